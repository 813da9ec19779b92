import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { open } = await load('search')
const { stem, words } = await load('words')

const today = '2026-11-20'
const jobs = [ // the newest first
  {
    id: 'a', kind: 'job', title: 'Lock Keeper', organization: 'Canal Trust', places: ['Bath, England, United Kingdom'],
    workplace: ['on-site'], pay: 31000, hiringPath: ['Veterans'], categories: ['Waterways'], posted: '2026-11-20', firstSeen: '2026-11-20', closes: '2026-12-20',
    text: 'You open the gates by hand. 営業部', points: { 'Bath, England, United Kingdom': [51.38, -2.36] },
  },
  {
    id: 'b', kind: 'job', title: 'Software Engineer (C++)', organization: 'Bureau of Clocks',
    places: ['Zürich, Switzerland', 'Portland, Maine', 'Remote'], workplace: ['remote', 'telework'], pay: 120000, payFrom: 90000, grade: 'GS-12',
    hiringPath: ['The public', 'Veterans'], clearance: 'Secret', timeZone: ['UTC-5', 'UTC+1'], sponsorship: 'Yes',
    categories: ['Information technology', 'Engineering'], posted: '2026-11-14', firstSeen: '2026-11-18', closes: '2026-11-22',
    text: 'embedded systems 業営部', points: { 'Zürich, Switzerland': [47.37, 8.54], 'Portland, Maine': [43.66, -70.26] },
  },
  {
    id: 'c', kind: 'referral', title: 'Night Nurse', organization: 'Saint Agnes Clinic', places: ['Portland, Oregon'],
    workplace: ['on-site', 'telework'], travel: '25% or less', timeZone: ['UTC-8'], categories: ['Health'], posted: '2026-10-01', firstSeen: '2026-11-19', searches: ['nights'],
    text: 'Night by night.', points: { 'Portland, Oregon': [45.52, -122.68] },
  },
]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const written = (number) => (number < 32 ? letters[number] : letters[32 | number & 31] + written(number >> 5))
const signed = (number) => written(number < 0 ? -2 * number - 1 : 2 * number)
const differences = (numbers) => numbers.map((number, i) => signed(number - (numbers[i - 1] ?? 0))).join('')
/** Gaps as bits, one of each as it is. */
const coded = (numbers) => {
  let next = 0
  const bits = numbers.flatMap((number) => {
    const gap = number - next
    next = number + 1
    return [...Array(gap >> 1).fill(0), 1, gap & 1]
  })
  const sixes = Array.from({ length: Math.ceil(bits.length / 6) }, (_, i) => bits.slice(6 * i, 6 * i + 6))
  return `$${sixes.map((six) => letters[six.reduce((sum, bit, place) => sum + (bit << place), 0)]).join('')}`
}

/** An index as the README describes it, all of it in the manifest. */
function manifestOf(jobs) {
  const numbered = jobs.map((job, i) => ({ ...job, number: jobs.length - 1 - i })).reverse()
  const group = (values) => {
    const groups = new Map()
    for (const job of numbered) {
      for (const value of values(job)) groups.set(value, [...groups.get(value) ?? [], job.number])
    }
    return groups
  }
  const divisions = {
    category: (job) => job.categories, firstSeen: (job) => [job.firstSeen], closes: (job) => [job.closes ?? []].flat(), grade: (job) => [job.grade ?? []].flat(),
    kind: (job) => [job.kind], organization: (job) => [job.organization], location: (job) => job.places, schedule: () => [],
    hiringPath: (job) => job.hiringPath ?? [], clearance: (job) => [job.clearance ?? []].flat(), travel: (job) => [job.travel ?? []].flat(),
    timeZone: (job) => job.timeZone ?? [], sponsorship: (job) => [job.sponsorship ?? []].flat(),
    payFrom: (job) => [job.pay === undefined ? 'unknown' : `${Math.ceil((job.payFrom ?? job.pay) / 5000) * 5000}`],
    pay: (job) => [job.pay === undefined ? 'unknown' : `${Math.floor(job.pay / 5000) * 5000}`], source: () => ['api'],
    search: (job) => job.searches ?? [], workplace: (job) => job.workplace,
  }
  const inline = {}
  const facets = {}
  const facetFiles = {}
  const points = Object.assign({}, ...jobs.map((job) => job.points))
  for (const [name, values] of Object.entries(divisions)) {
    const groups = [...group(values)].sort(([a], [b]) => (a < b ? -1 : 1))
    facets[name] = groups.map(([title, some]) => ({ title, slug: title, count: some.length, part: 0, at: points[title] }))
    facetFiles[name] = { values: groups.length, parts: 1 }
    inline[`data/facets/${name}-0.json`] = Object.fromEntries(groups.map(([title, some]) => [title, coded(some)]))
  }
  // Listed in its own file only.
  inline['data/facets/firstSeen.json'] = facets.firstSeen
  facets.firstSeen = []
  const said = (job) => [job.title, job.organization, job.grade, job.text, ...job.categories].filter(Boolean)
  let last = ''
  inline[`data/words/0/0-${jobs.length - 1}/0.json`] = [...group((job) => new Set(said(job).flatMap(words).map(stem)))]
    .sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, some]) => {
      const common = [...word].findIndex((letter, i) => letter !== last[i])
      last = word
      return `${letters[common]}${word.slice(common)}${coded(some)}`
    }).join(' ')
  const paid = numbered.filter(({ pay }) => pay)
  const table = (some, columns) => ({ count: some.length, columns: { number: differences(some.map(({ number }) => number)), ...columns } })
  inline[`data/keys/0-${jobs.length - 1}-id.json`] = table(numbered, { id: numbered.map(({ id }) => id) })
  inline[`data/keys/0-${jobs.length - 1}-pay.json`] = table(paid, { yearlyMax: paid.map(({ pay }) => pay) })
  inline[`data/keys/0-${jobs.length - 1}-payFrom.json`] = table(paid, { yearlyMin: differences(paid.map(({ pay, payFrom = pay }) => payFrom)) })
  inline['data/titles/0.json'] = differences([...numbered].sort((a, b) => (a.title < b.title ? -1 : 1)).map(({ number }) => number))
  inline['data/cards/0/0.json'] = table(numbered, {
    id: numbered.map(({ id }) => id), title: numbered.map(({ title }) => title), source: ['api'],
    url: { begin: 'jobs/', end: '/index.html', of: numbered.map(({ id }) => id) },
    grade: { begin: 'GS-', of: [null, '12'], rows: numbered.map(({ grade }) => (grade ? 'B' : 'A')).join('') },
  })
  let day = 0
  const posted = numbered.map((job) => Date.parse(job.posted) / 864e5)
    .map((one, i) => signed(i && 1) + signed(one - day + ((day = one), 0))).join('')
  return {
    version: 3, title: 'Test', count: jobs.length, end: jobs.length, facets, facetFiles, inline, titles: 1, payStep: 5000,
    placeNames: {
      'England, United Kingdom': ['ENG'], Maine: ['ME', 'United States', 'US'], Oregon: ['OR', 'United States', 'US'], Remote: ['Homeoffice'],
      'United Kingdom': ['GB', 'UK'], 'United States': ['US'],
    },
    synonyms: [['RN', 'night nurse'], ['engineer', 'developer', 'programmer']],
    cards: { size: 32, filesAFolder: 256, fields: ['number', 'id', 'title', 'source', 'url', 'grade'] }, words: { folder: 'data/words/0', shelves: [] },
    parts: [{ first: 0, last: jobs.length - 1, step: 1, count: jobs.length, live: coded(numbered.map(({ number }) => number)), posted }],
  }
}

const index = await open('https://board.example/', async (url) => {
  assert.equal(url.href, 'https://board.example/data/index.json')
  return manifestOf(jobs)
})
const ask = async (query) => (await index.search({ today, ...query })).rows.map((row) => row.id).join('')

for (const [name, query, ids] of [
  ['an empty query finds everything, the newest first', {}, 'abc'],
  ['all words must occur', { words: 'software engineer' }, 'b'],
  ['one word that does not occur finds nothing', { words: 'software nurse' }, ''],
  ['the last word may be unfinished', { words: 'software engin' }, 'b'],
  ['the others may not', { words: 'soft engineer' }, ''],
  ['a word in the middle of another is not found', { words: 'ware' }, ''],
  ['plural and singular are one', { words: 'keepers' }, 'a'],
  ['a word may be in the text, the organization or the field', { words: 'embedded clocks information' }, 'b'],
  ['signs that belong to a name count', { words: 'c++' }, 'b'],
  ['words in quotes are whole', { words: '"night nur"' }, ''],
  ['a leading minus excludes', { words: '-nurse' }, 'ab'],
  ['unwanted words side by side exclude a job that says them', { words: '-"night nurse"' }, 'ab'],
  ['and none that may have them apart', { words: '-"nurse night"' }, 'abc'],
  ['a minus inside a word does not exclude', { words: 'gs-12' }, 'b'],
  ['signs that touch are found where they touch', { words: '営業' }, 'a'],
  ['whatever touches them', { words: '"業部"' }, 'a'],
  ['and excluded there', { words: '-営業' }, 'bc'],
  ['signs alone ask for nothing', { words: '***' }, 'abc'],
  ['case and accents do not matter', { place: 'ZURICH' }, 'b'],
  ['the words of a place belong to one place', { place: 'Portland, Maine' }, 'b'],
  ['words of two places do not find a job', { place: 'Zurich Maine' }, ''],
  ['a state may be written by its letters', { place: 'Portland, ME' }, 'b'],
  ['in any order', { place: 'or portland' }, 'c'],
  ['a country may be left out in a title', { place: 'United States' }, 'bc'],
  ['countries have letters, too', { place: 'UK' }, 'a'],
  ['remote is called what the language calls it', { place: 'homeoff' }, 'b'],
  ['letters of a state are not those of a city', { place: 'Bath, ME' }, ''],
  ['remote is a place to ask for', { place: 'remote' }, 'b'],
  ['remote is a filter too', { remote: true }, 'b'],
  ['two values of one filter are alternatives', { workplace: ['remote', 'on-site'] }, 'abc'],
  ['two filters must both hold', { workplace: 'telework', kind: ['referral'] }, 'c'],
  ['a job may have several fields of work', { category: ['Engineering'] }, 'b'],
  ['a value that nobody has finds nothing', { category: ['Alchemy'] }, ''],
  ['a wanted pay is compared with the top of the range, and jobs without pay stay', { payMin: 100000 }, 'bc'],
  ['jobs without pay go when asked', { payMin: 30000, keepUnknownPay: false }, 'ab'],
  ['a wanted pay between two steps is exact', { payMin: 31000, keepUnknownPay: false }, 'ab'],
  ['and one more is too much', { payMin: 31001, keepUnknownPay: false }, 'b'],
  ['stated pay alone is a filter', { keepUnknownPay: false }, 'ab'],
  ['a wanted most is compared with the bottom of the range, and jobs without pay stay', { payMax: 100000 }, 'abc'],
  ['a bottom that is as much is not too much', { payMax: 90000, keepUnknownPay: false }, 'ab'],
  ['one less is', { payMax: 89999, keepUnknownPay: false }, 'a'],
  ['a most between two steps is exact', { payMax: 31000, keepUnknownPay: false }, 'a'],
  ['down to one', { payMax: 30999, keepUnknownPay: false }, ''],
  ['a least and a most find what lies between or reaches in', { payMin: 100000, payMax: 110000, keepUnknownPay: false }, 'b'],
  ['who may apply', { hiringPath: ['The public'] }, 'b'],
  ['two who may apply', { hiringPath: ['Veterans', 'The public'] }, 'ab'],
  ['a clearance', { clearance: 'Secret' }, 'b'],
  ['travel', { travel: ['25% or less'] }, 'c'],
  ['help for a visa', { sponsorship: 'Yes' }, 'b'],
  ['a time zone leaves the jobs that name it, and those that name none', { timeZone: 'UTC+1' }, 'ab'],
  ['a word finds its synonyms', { words: 'developer' }, 'b'],
  ['plural and capitals do not matter to synonyms', { words: 'Programmers' }, 'b'],
  ['a synonym may be several words', { words: 'rn' }, 'c'],
  ['several words have synonyms together, beside other words', { words: 'software programmer embedded' }, 'b'],
  ['words in quotes have none', { words: '"developer"' }, ''],
  ['words that are not wanted have none', { words: '-developer' }, 'abc'],
  ['posted today', { postedWithin: 1 }, 'a'],
  ['posted within seven days counts today as the first', { postedWithin: 7 }, 'ab'],
  ['closing within two days', { closingWithin: 2 }, 'b'],
  ['closing today', { closingWithin: 0 }, ''],
  ['what is still open when its day is over', { closingWithin: 0, today: '2026-11-23' }, 'b'],
  ['and is not the last by closing day', { sort: 'closing', today: '2026-11-23' }, 'bac'],
  ['near a point', { near: { lat: 45.5, lon: -122.6, km: 20 } }, 'c'],
  ['not so near', { near: { lat: 45.5, lon: -122.6, km: 2 } }, ''],
  ['closing soonest first, open ends last', { sort: 'closing' }, 'bac'],
  ['highest pay first, unstated last', { sort: 'pay' }, 'bac'],
  ['by title', { sort: 'title' }, 'acb'],
  ['nearest first', { sort: 'distance', near: { lat: 44, lon: -71, km: 20000 } }, 'bca'],
  ['an order nobody offers is the usual one', { sort: 'constructor' }, 'abc'],
]) test(name, async () => assert.equal(await ask(query), ids))

/** Where of some places a text finds a job, when these are called so besides. */
const placeNames = {
  'Bavaria, Germany': ['BY', 'Bayern'], 'Berlin, Germany': ['BE', 'Berlin, Germany'], Germany: ['DE', 'Deutschland'], Maine: ['ME', 'United States', 'US', 'USA'],
  'München, Germany': ['munich', 'Bavaria, Germany'], 'New York': ['NY', 'United States', 'US', 'USA'], 'New York, New York': ['new york city', 'nyc'],
  Singapore: ['SG', 'Singapore'], 'United States': ['US', 'USA'],
}
const places = ['New York, New York', 'New York', 'Albany, New York', 'Portland, Maine', 'Maine', 'Berlin, Germany', 'München, Germany', 'Singapore']
const named = await open('https://places.example/', async () => {
  const [job] = jobs
  return { ...manifestOf(places.map((place, i) => ({ ...job, id: `${i}`, places: [place], points: {} }))), placeNames }
})
for (const [where, found] of [
  ['New York, NY', 'New York, New York'],
  ['New York, New York, USA', 'New York, New York'],
  ['NY, New York', 'New York, New York'],
  ['New York', 'New York, New York|New York|Albany, New York'],
  ['new york ny', 'New York, New York|New York|Albany, New York'],
  ['NYC', 'New York, New York'],
  ['New York City, NY', 'New York, New York'],
  ['Albany, NY', 'Albany, New York'],
  ['Maine, USA', 'Portland, Maine|Maine'],
  ['Portland ME, USA', 'Portland, Maine'],
  ['Munich', 'München, Germany'],
  ['Munich, Bavaria', 'München, Germany'],
  ['München, Bayern, Deutschland', 'München, Germany'],
  ['Bayern', 'München, Germany'],
  ['Germany, Munich', 'München, Germany'],
  ['Munich, Maine', ''],
  ['Berlin, Berlin, Germany', 'Berlin, Germany'],
  ['Berlin, BE', 'Berlin, Germany'],
  ['Singapore, Singapore', 'Singapore'],
  [',', places.join('|')],
]) {
  test(`as a place ${where} is ${found || 'nowhere'}`, async () => {
    const { rows } = await named.search({ place: where, today })
    assert.equal(rows.map(({ id }) => places[id]).join('|'), found)
  })
}

test('pages follow each other', async () => {
  const found = await index.search({ sort: 'title', today }, { size: 1 })
  assert.equal(found.total, 3)
  assert.deepEqual(found.rows.map(({ id }) => id), ['a'])
  assert.deepEqual((await found.page(1, 5)).map(({ id }) => id), ['c', 'b'])
  assert.deepEqual(await found.page(3, 5), [])
})

test('what else was looked for is said, and how to ask without it', async () => {
  const asked = async (words) => {
    const { synonyms, plain } = await index.search({ words, today })
    return [synonyms, plain]
  }
  assert.deepEqual(await asked('software developer -gate'), [['engineer', 'programmer'], 'software "developer" -gate'])
  assert.deepEqual(await asked('night nurse clinic'), [['RN'], '"night nurse" clinic'])
  assert.deepEqual(await asked('clinic'), [[], 'clinic'])
  assert.deepEqual(await asked((await asked('rn'))[1]), [[], '"rn"'])
})

test('a time zone is counted as it would be found', async () => {
  const { timeZone } = await (await index.search({ today })).counts(['timeZone'])
  assert.deepEqual([...timeZone], [['UTC+1', 2], ['UTC-5', 2], ['UTC-8', 2]])
})

test('values are counted among what was found', async () => {
  const found = await index.search({ words: 'night', today })
  const { workplace, kind } = await found.counts(['workplace', 'kind'])
  assert.deepEqual([...workplace], [['on-site', 1], ['remote', 0], ['telework', 1]])
  assert.deepEqual([...kind], [['job', 0], ['referral', 1]])
})

test('what was first seen since a day, or between two, is found with its ids', async () => {
  const ids = async (query) => (await index.search({ ...query, today }, { size: 0 })).ids()
  assert.deepEqual(await ids({ seenFrom: '2026-11-19' }), ['c', 'a'])
  assert.deepEqual(await ids({ seenFrom: '2026-11-18', seenTo: '2026-11-19' }), ['c', 'b'])
  assert.deepEqual(await ids({ seenFrom: '2026-11-18', workplace: 'remote' }), ['b'])
  assert.deepEqual(await ids({ seenFrom: '2026-11-21' }), [])
  assert.equal((await index.search({ seenFrom: '2026-11-19', today }, { size: 1 })).total, 2)
})

test('the nearest saved search is the one with the most jobs in common', async () => {
  assert.deepEqual(await (await index.search({ words: 'nurse', today })).nearest(), { slug: 'nights', likeness: 1 })
  assert.equal(await (await index.search({ words: 'keeper', today })).nearest(), undefined)
})

test('rows are found by id; one that is not there is undefined', async () => {
  const rows = await index.rows(['c', 'x', 'a'])
  assert.deepEqual(rows.map((row) => row?.title), ['Night Nurse', undefined, 'Lock Keeper'])
  assert.deepEqual(await index.rows([]), [])
})

test('a row has the values of its columns, and nothing where nothing is known', async () => {
  const [engineer, nurse] = await index.rows(['b', 'c'])
  assert.deepEqual(engineer, {
    number: 1, id: 'b', title: 'Software Engineer (C++)', source: 'api', url: 'jobs/b/index.html', grade: 'GS-12',
  })
  assert.equal(nurse.grade, undefined)
})

test('an index of another version is not read', async () => {
  await assert.rejects(open('https://board.example/', async () => ({ version: 2 })), /version 2/)
})
