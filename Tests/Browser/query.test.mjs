import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { chips, formatQuery, parseQuery, question } = await load('query')

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

test('the search is asked what the address says', () => {
  const query = parseQuery(new URLSearchParams('what=nurse&where=Maine&posted=7&category=Health&pay=60000&stated=1&sort=pay'))
  assert.deepEqual(question(query), {
    words: 'nurse', place: 'Maine', kind: [], workplace: [], category: ['Health'], payMin: 60000, keepUnknownPay: false,
    postedWithin: 7, sort: 'pay',
  })
})
