import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'

// Node before 20.19 takes a .js file for CommonJS; as data it is a module everywhere.
const source = await readFile(new URL('../../Templates/assets/filter.js', import.meta.url), 'base64')
const { chips, filter, formatQuery, parseQuery } = await import(`data:text/javascript;base64,${source}`)

const today = '2026-11-20'
const rows = [
  {
    id: 'a', kind: 'job', url: 'jobs/a/index.html', title: 'Lock Keeper', organization: 'Canal Trust',
    places: ['Bath, England, United Kingdom'], placeText: 'Bath, England', workplace: ['on-site'],
    pay: { currency: 'GBP', max: 31000, unit: 'year', yearlyMin: 28000, yearlyMax: 31000 },
    categories: ['Waterways'], posted: '2026-11-20', closes: '2026-12-20', firstSeen: '2026-11-20',
  },
  {
    id: 'b', kind: 'job', url: 'jobs/b/index.html', title: 'Software Engineer (C++)', organization: 'Bureau of Clocks',
    places: ['Zürich, Switzerland', 'Portland, Maine, United States'], placeText: '2 places',
    workplace: ['remote', 'telework'], yearlyMax: 120000, grade: 'GS-12', skills: ['embedded systems'],
    categories: ['Information technology', 'Engineering'],
    posted: '2026-11-14', closes: '2026-11-22', firstSeen: '2026-11-15',
  },
  {
    id: 'c', kind: 'referral', url: 'referrals/c/index.html', title: 'Night Nurse', organization: 'Saint Agnes Clinic',
    places: ['Portland, Oregon, United States'], placeText: 'Portland, Oregon', workplace: ['on-site', 'telework'],
    categories: ['Health'], posted: '2026-10-01', firstSeen: '2026-10-01',
  },
]
const ask = (address) => filter(rows, parseQuery(new URLSearchParams(address)), today).map((row) => row.id).join('')

const cases = [
  ['an empty query finds everything in the order of the index', '', 'abc'],
  ['every word must begin a word of the row', 'what=soft+eng', 'b'],
  ['a word in the middle of another is not found', 'what=ware', ''],
  ['a word may be in the skills, the organization or the field', 'what=embedded+clocks+information', 'b'],
  ['signs that belong to a name count', 'what=c%2B%2B', 'b'],
  ['words in quotes stand together', 'what="night+nurse"', 'c'],
  ['words in quotes in another order are not found', 'what="nurse+night"', ''],
  ['a leading minus excludes', 'what=-nurse', 'ab'],
  ['a minus inside a word does not exclude', 'what=gs-12', 'b'],
  ['signs alone ask for nothing', 'what=***', 'abc'],
  ['case and accents do not matter', 'where=ZURICH', 'b'],
  ['the words of a place belong to one place', 'where=Portland,+Maine', 'b'],
  ['words of two places do not find a row', 'where=Zurich+Maine', ''],
  ['remote is a place to ask for', 'where=remote', 'b'],
  ['two values of one filter are alternatives', 'workplace=remote&workplace=on-site', 'abc'],
  ['two filters must both hold', 'workplace=telework&kind=referral', 'c'],
  ['a row may have several fields of work', 'category=Engineering', 'b'],
  ['a wanted pay is compared with the top of the range, and rows without pay stay', 'pay=100000', 'bc'],
  ['rows without pay go when asked', 'pay=30000&stated=1', 'ab'],
  ['stated pay alone is a filter', 'stated=1', 'ab'],
  ['posted today', 'posted=1', 'a'],
  ['posted within seven days counts today as the first', 'posted=7', 'ab'],
  ['a span nobody offers is no filter', 'posted=3', 'abc'],
  ['closing soonest first, open ends last', 'sort=closing', 'bac'],
  ['highest pay first, unstated last', 'sort=pay', 'bac'],
  ['by title', 'sort=title', 'acb'],
  ['an order nobody offers is the usual one', 'sort=constructor', 'abc'],
]
for (const [name, address, ids] of cases) test(name, () => assert.equal(ask(address), ids))

test('a row that says almost nothing is found by its title', () => {
  const bare = [{ id: 'z', kind: 'job', url: 'jobs/z/index.html', title: 'Beekeeper', posted: '2026-11-01' }]
  assert.equal(filter(bare, parseQuery(new URLSearchParams('what=bee')), today).length, 1)
  assert.equal(filter(bare, parseQuery(new URLSearchParams('what=bee&where=here')), today).length, 0)
})

test('filtering leaves the index as it was', () => {
  ask('sort=title')
  assert.equal(rows.map((row) => row.id).join(''), 'abc')
})

test('an address survives being read and written', () => {
  const address = 'what=nurse&where=Maine&posted=7&sort=pay&kind=job&workplace=remote&workplace=telework' +
    '&category=Health&pay=60000&stated=1'
  assert.equal(formatQuery(parseQuery(new URLSearchParams(address))), address)
})

test('what is unknown, wrong or empty leaves the address', () => {
  const address = 'what=+&pay=many&posted=never&sort=__proto__&kind=&other=1&stated=yes'
  assert.equal(formatQuery(parseQuery(new URLSearchParams(address))), '')
})

test('a pay below nothing is none', () => {
  assert.equal(parseQuery(new URLSearchParams('pay=-5')).pay, 0)
})

test('each filter in use has a chip in words', () => {
  const address = 'what=lock&where=Bath&workplace=on-site&category=Waterways&pay=30000&posted=7'
  const query = parseQuery(new URLSearchParams(address))
  assert.deepEqual(chips(query, { format: (amount) => `£${amount / 1000}K` }).map((chip) => chip.words),
    ['“lock”', 'in Bath', 'Last 7 days', 'On site', 'Waterways', '£30K a year or more'])
})

test('the order is no filter and has no chip', () => {
  assert.deepEqual(chips(parseQuery(new URLSearchParams('sort=pay'))), [])
})

test('the last seven days reach over the end of a year', () => {
  const both = ['2026-12-28', '2026-12-27'].map((posted) => ({ ...rows[0], posted }))
  const found = filter(both, parseQuery(new URLSearchParams('posted=7')), '2027-01-03')
  assert.deepEqual(found.map((row) => row.posted), ['2026-12-28'])
})
