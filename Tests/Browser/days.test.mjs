import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { closing, dayOf, dayTitle, dayWords, hoursLeft, isDay, today } = await load('days')

test('a recent day has no capital within a sentence, and one where it stands by itself', () => {
  assert.equal(dayWords('2026-11-20', '2026-11-21'), 'yesterday')
  assert.equal(dayTitle('2026-11-20', '2026-11-21'), 'Yesterday')
  assert.equal(dayTitle('2026-11-18', '2026-11-21'), '18 Nov')
  assert.deepEqual(closing({ closes: '2026-11-20' }, '2026-11-21', Date.parse('2026-11-21T12:00Z')), ['past', 'closed yesterday'])
})

test('a day whose year is still being typed is none', () => {
  assert.deepEqual(['0002-12-20', '0020-12-20', '0202-12-20', '2026-12-20', '2026-13-20', ''].filter(isDay), ['2026-12-20'])
})

test('of a last day that nobody names nothing is said', () => {
  assert.deepEqual(closing({}, '2026-11-21'), ['', ''])
  assert.deepEqual(closing({ state: 'closed' }, '2026-11-21'), ['past', 'closed'])
})

test('what is closed has no time left, whatever its last day was said to be', () => {
  const said = (closes) => closing({ state: 'closed', closes }, '2026-11-21', Date.parse('2026-11-21T12:00Z'))
  assert.deepEqual(said('2026-12-20'), ['past', 'closed'])
  assert.deepEqual(said('2026-11-21'), ['past', 'closed today'])
  assert.deepEqual(said('2026-11-18'), ['past', 'closed 18 Nov'])
  assert.equal(hoursLeft({ state: 'closed', closes: '2026-12-20' }, Date.parse('2026-11-21T12:00Z')), 0)
})

test('a last day goes on until it is over everywhere on earth', () => {
  const said = (moment) => closing({ closes: '2026-11-20' }, '2026-11-21', Date.parse(moment))[1]
  assert.equal(said('2026-11-21T11:59Z'), 'closes today')
  assert.equal(said('2026-11-21T12:00Z'), 'closed yesterday')
})

test('a job that says when it is over is closed by that, on the same day, too', () => {
  const said = (until, moment) => closing({ closes: '2026-11-20', until }, '2026-11-20', Date.parse(moment))[1]
  assert.equal(said('1020', '2026-11-20T16:59:59Z'), 'closes today')
  assert.equal(said('1020', '2026-11-20T17:00Z'), 'closed today')
  for (const moment of ['2026-11-20T01:00Z', '2026-11-21T04:30Z', '2026-11-21T05:00Z', '2026-11-21T11:59Z', '2026-11-21T12:00Z']) {
    for (const until of [1740, '1740', undefined]) {
      const job = { closes: '2026-11-20', until }
      const isPast = closing(job, '2026-11-21', Date.parse(moment))[0] === 'past'
      assert.equal(hoursLeft(job, Date.parse(moment)) <= 0, isPast, `${moment} ${until}`)
    }
  }
  assert.equal(hoursLeft({ closes: '2026-11-20', until: 1740 }, Date.parse('2026-11-21T04:00Z')), 1)
  assert.equal(hoursLeft({ closes: '2026-11-20' }, Date.parse('2026-11-21T04:00Z')), 8)
})

test('days begin where the board is: its clocks are those of the build', async () => {
  const { strings } = await load('strings')
  strings.clock = [['2026-11-01T06:00:00Z', -300], ['2026-03-08T07:00:00Z', -240], ['2026-01-01', -300]].map(([from, east]) => [Date.parse(from) / 6e4, east])
  assert.equal(today(Date.parse('2026-11-21T04:59:59Z')), '2026-11-20')
  assert.equal(today(Date.parse('2026-11-21T05:00:00Z')), '2026-11-21')
  assert.equal(today(Date.parse('2026-11-01T03:59:59Z')), '2026-10-31')
})

test('the visitor’s own day is theirs, and what is no moment has none', () => {
  const noon = new Date(2026, 10, 21, 12)
  assert.equal(dayOf(+noon), '2026-11-21')
  assert.equal(dayOf(+new Date(2026, 10, 21, 23, 59)), '2026-11-21')
  assert.equal(dayOf(+new Date(2026, 10, 21, 0, 0)), '2026-11-21')
  for (const at of [NaN, Infinity, 9e15, 'yesterday']) assert.equal(dayOf(at), '')
})
