import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { begun, moved } = await load('status')
const { due, followedUp, fromCSV, fromJSON, noted, snoozed, toCSV, toJSON } = await load('tracking')

const noon = (day) => new Date(`${day}T12:00:00`).getTime()
const job = (closes) => ({ id: 'a:1', title: 'Clerk', organization: 'Lights', placeText: 'Maine', url: 'jobs/clerk/index.html', closes })
const one = (application) => new Map([['a:1', application]])
const kinds = (application, now) => due(one(application), now).map(({ kind }) => kind)

test('every change is appended to the timeline, and a change to the same is none', () => {
  const first = begun(job(), 'interested', 1)
  const second = moved(first, 'applied', 2)
  assert.deepEqual(second.timeline, [{ at: 1, status: 'interested' }, { at: 2, status: 'applied' }])
  assert.deepEqual(moved(second, 'offer', 60002).timeline.at(1), { at: 2, status: 'applied' })
  assert.equal(moved(second, 'applied', 3), second)
  assert.equal(moved(second, 'no such status', 3), second)
  assert.deepEqual(noted(second, 'called', 4).timeline.at(-1), { at: 4, note: 'called' })
  assert.equal(first.timeline.length, 1)
})

test('a status that is left within a minute was passed by on the way, but for the first one and for what else is noted', () => {
  let application = begun(job(), 'interested', 1)
  for (const [i, status] of ['preparing', 'applied', 'referred', 'interview'].entries()) application = moved(application, status, 1000 * i)
  assert.deepEqual(application.timeline, [{ at: 1, status: 'interested' }, { at: 3000, status: 'interview' }])
  const later = moved(noted(application, 'called', 4000), 'offer', 5000)
  assert.deepEqual(later.timeline.map(({ status, note }) => status ?? note), ['interested', 'interview', 'called', 'offer'])
  assert.equal(application.timeline.length, 2)
  const back = moved(moved(application, 'rejected', 90000), 'interview', 91000)
  assert.deepEqual([back.status, back.timeline], ['interview', application.timeline])
  assert.equal(moved(moved(application, 'offer', 2e6), 'accepted', 1e6).timeline.length, 4)
})

test('what closes within 48 hours is due, and what passed, until an application was sent', () => {
  const application = begun(job('2026-11-22'), 'preparing', noon('2026-11-01'))
  assert.deepEqual(kinds(application, noon('2026-11-20')), [])
  assert.deepEqual(kinds(application, noon('2026-11-21')), ['closing'])
  assert.deepEqual(kinds(application, noon('2026-11-23')), ['passed'])
  assert.deepEqual(kinds(moved(application, 'applied', noon('2026-11-21')), noon('2026-11-23')), [])
})

test('what closed early is over on the day it did; of what is gone nothing is said', () => {
  const application = begun(job('2026-12-20'), 'preparing', noon('2026-11-01'))
  const closed = { ...application, job: { ...job('2026-11-19'), state: 'closed' } }
  assert.deepEqual(due(one(closed), noon('2026-11-19')).map(({ kind, day }) => [kind, day]), [['passed', '2026-11-19']])
  assert.deepEqual(kinds({ ...application, job: { ...job(''), state: 'closed' } }, noon('2026-12-19')), [])
})

test('a follow-up is due from its day on, until it is put off or nothing is expected any more', () => {
  const application = followedUp(begun(job(), 'applied', noon('2026-11-01')), '2026-11-10', noon('2026-11-01'))
  assert.deepEqual(kinds(application, noon('2026-11-09')), [])
  assert.deepEqual(kinds(application, noon('2026-11-10')), ['follow-up'])
  assert.deepEqual(kinds(snoozed(application, 3, noon('2026-11-10')), noon('2026-11-12')), [])
  assert.deepEqual(kinds(snoozed(application, 3, noon('2026-11-10')), noon('2026-11-13')), ['follow-up'])
  assert.deepEqual(kinds(moved(application, 'rejected', noon('2026-11-10')), noon('2026-11-20')), [])
})

test('an application that nobody answered for thirty days is pointed at', () => {
  const application = begun(job(), 'applied', noon('2026-10-01'))
  assert.deepEqual(kinds(application, noon('2026-10-30')), [])
  assert.deepEqual(kinds(application, noon('2026-10-31')), ['quiet'])
  assert.deepEqual(kinds(moved(application, 'ghosted', noon('2026-10-31')), noon('2026-12-31')), [])
})

const hostile = ['=1+1', '+1', '-1', '@x', '\tx', "'=x", 'a "quoted", b', 'two\nlines', '＝1', 'ünïcödé 🚢', '']

test('a table survives being written and read, whatever is in it, and no cell begins a formula', () => {
  const applications = new Map(hostile.map((text, i) => [`a:${i}`, {
    ...noted(begun({ ...job('2026-11-22'), id: `a:${i}`, title: text || 'x' }, 'offer', 1e12), text, 2e12), note: text, followUp: '2026-12-01',
  }]))
  const table = toCSV(applications, ({ url }) => `https://example.org/${url}`)
  assert.ok(table.startsWith('\ufeff"id"'))
  for (const cell of table.matchAll(/(?:^|,)"((?:[^"]|"")*)"/gm)) assert.doesNotMatch(cell[1], /^[=+\-@\t\r＝＋－＠]/)
  const read = fromCSV(table)
  assert.equal(read.size, applications.size)
  for (const [id, { job, note, status, followUp, timeline }] of applications) {
    const back = read.get(id)
    assert.equal(back.job.url, 'https://example.org/jobs/clerk/index.html')
    assert.deepEqual([back.job.title, back.note, back.status, back.followUp, back.timeline], [job.title, note, status, followUp, timeline])
  }
  assert.deepEqual(fromJSON(toJSON(applications)).get('a:6').note, 'a "quoted", b')
})

test('columns may stand in any order, and what a table does not know has a usual value', () => {
  const read = [...fromCSV('status,title\noffer,Pilot\nnonsense,Cook\n').values()]
  assert.deepEqual(read.map(({ job, status }) => [job.title, status]), [['Pilot', 'offer'], ['Cook', 'interested']])
})

test('a table of one\'s own is read with statuses as people write them, and twice it brings the same', () => {
  const text = 'title,status,organization\nCook,Interview,Mill\nCook,OFFER,Quay\n'
  const [first, again] = [fromCSV(text), fromCSV(text)]
  assert.deepEqual([...first.values()].map(({ status }) => status), ['interview', 'offer'])
  assert.equal(first.size, 2)
  assert.deepEqual([...first.keys()], [...again.keys()])
})

test('a moment that the calendar does not have is now', () => {
  const entry = (at) => ({ job: { title: 'x' }, status: 'applied', at, timeline: [{ at, note: 'x' }, { at: 5, note: 'y' }] })
  for (const at of [1e300, -1e300, '2026', null, undefined, Number.NaN]) {
    const [[, read]] = fromJSON(JSON.stringify({ format: 'boardwalk-applications', applications: { a: entry(at) } }))
    assert.ok(Math.abs(read.at - Date.now()) < 1e5, `${at}`)
    assert.deepEqual(read.timeline, [{ at: 5, note: 'y' }])
  }
  const [[, old]] = fromJSON(JSON.stringify({ format: 'boardwalk-applications', applications: { a: entry(0) } }))
  assert.equal(old.at, 0)
})

test('what is no table of applications is refused', () => {
  assert.throws(() => fromCSV('a,b\n1,2\n'))
  assert.throws(() => fromCSV(''))
  assert.throws(() => fromJSON('{}'))
  assert.throws(() => fromJSON('nonsense'))
})

test('an address that a file brings leads to the web or to the board, never to a script', () => {
  const urls = ['javascript:alert(1)', 'https://example.org/', 'jobs/x/index.html', 'data:text/html,x', '//example.org/', ' javascript:x']
  const read = [...fromCSV(['title,status,url', ...urls.map((url) => `x,offer,"${url}"`)].join('\n')).values()]
  assert.deepEqual(read.map(({ job }) => job.url), [undefined, 'https://example.org/', 'jobs/x/index.html', undefined, undefined, undefined])
})
