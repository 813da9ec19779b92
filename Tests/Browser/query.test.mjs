import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { chips, formatQuery, inWords, narrowing, milesTo, parseQuery, question } = await load('query')
const parse = (address) => parseQuery(new URLSearchParams(address))

test('an address survives being read and written', () => {
  const address = 'what=nurse&where=Maine&near=1&radius=25&posted=7&closing=30&sort=distance&page=3&workplace=remote&workplace=telework' +
    '&kind=job&category=Health&schedule=Full-time&organization=Clinic&grade=GS-9&source=usajobs&hiringPath=Veterans&clearance=Secret' +
    '&travel=Not+required&timeZone=UTC%2B1&sponsorship=Yes&pay=60000&payMax=90000&stated=1'
  assert.equal(formatQuery(parse(address)), address)
})

test('what is unknown, wrong or empty leaves the address', () => {
  assert.equal(formatQuery(parse('what=+&pay=many&posted=never&closing=x&sort=__proto__&kind=&other=1&stated=yes&radius=50&page=1')), '')
})

test('a distance is asked for only where near me is, and has a usual one', () => {
  assert.equal(formatQuery(parse('sort=distance')), '')
  assert.equal(parse('near=1&radius=7').radius, '50')
})

test('a pay below nothing is none', () => {
  assert.equal(parse('pay=-5').pay, 0)
})

test('an order or a page alone narrows nothing', () => {
  assert.equal(narrowing(parse('sort=pay&page=2')), '')
  assert.equal(narrowing(parse('stated=1')), 'stated=1')
})

test('each filter in use has a chip in words', () => {
  const query = parse('what=lock&where=Bath&near=1&radius=25&workplace=on-site&category=Waterways&grade=GS-9&pay=30000&posted=7&closing=2&sort=pay')
  const money = (amount) => `£${amount / 1000}K`
  assert.deepEqual(chips(query, money).map((chip) => chip.words),
    ['“lock”', 'in Bath', 'within 25 miles of me', 'Last 7 days', 'Closing within 2 days', 'On site', 'Waterways', 'Grade GS-9', '£30K a year or more'])
})

test('what was typed is said as it was typed, whatever else a word means here', () => {
  for (const word of ['job', 'remote', 'constructor', 'valueOf'])
    assert.deepEqual(chips(parse(`what=${word}&where=${word}`)).map((chip) => chip.words), [`“${word}”`, `in ${word}`])
  assert.deepEqual(chips(parse('category=constructor')).map((chip) => chip.words), ['constructor'])
})

test('a condition says which it is: the same value is found in several', () => {
  const query = parse('clearance=Not+required&travel=Not+required&payMax=50000')
  assert.deepEqual(chips(query).map((chip) => chip.words), ['Clearance: Not required', 'Travel: Not required', '50000 a year or less'])
  assert.deepEqual(chips(parse('travel=Not+required'), undefined, () => 'Nicht erforderlich').map((chip) => chip.words), ['Travel: Nicht erforderlich'])
})

test('the order is no filter and has no chip', () => {
  assert.deepEqual(chips(parse('sort=pay')), [])
})

test('a query has a name in words, also when it asks for nothing', () => {
  assert.equal(inWords(chips(parse('what=nurse&kind=job'))), '“nurse” · Jobs')
  assert.equal(inWords(chips(parse(''))), 'Every job')
  const money = (amount) => `$${amount / 1000}K`
  assert.equal(inWords(chips(parse('travel=25%25+or+less&pay=50000'), money, (name) => name === 'travel' ? 'Höchstens 25 %' : undefined)), 'Travel: Höchstens 25 % · $50K a year or more')
})

test('the search is asked what the address says, and where the visitor is only where it is wanted', () => {
  const here = { lat: 43.66, lon: -70.26 }
  const asked = question(parse('what=nurse&where=Maine&posted=7&closing=2&category=Health&pay=60000&stated=1&sort=pay'), here)
  assert.equal(asked.near, undefined)
  assert.deepEqual([asked.words, asked.place, asked.category, asked.payMin, asked.keepUnknownPay, asked.postedWithin, asked.closingWithin, asked.sort],
    ['nurse', 'Maine', ['Health'], 60000, false, 7, 2, 'pay'])
  assert.equal(asked.payMax, undefined)
  assert.equal(question(parse('payMax=90000')).payMax, 90000)
  const near = question(parse('near=1&radius=100'), here).near
  assert.deepEqual([near.lat, near.lon, Math.round(near.km)], [43.66, -70.26, 161])
  assert.equal(question(parse('near=1')).near, undefined)
})

test('the distance is that to the nearest of all places, over the ground', () => {
  const portland = { lat: 43.66, lon: -70.26 }
  assert.equal(Math.round(milesTo({ at: [34.05, -118.24, 42.36, -71.06] }, portland)), 98)
  assert.equal(milesTo({}, portland), undefined)
  assert.equal(milesTo({ at: [43.66, -70.26] }, portland), 0)
})
