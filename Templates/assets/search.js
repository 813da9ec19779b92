/**
 * Searches the JSON index of a board, of any size. Knows no page; works in a browser, in a worker and in Node.
 *
 *     import { open } from './search.js'
 *     const index = await open(new URL('../', import.meta.url))        // the site's root; asks for data/index.json only
 *     index.count, index.updated, index.title
 *     index.facets                                                     // {category: [{title, slug, count, at?}], …}: the most frequent values
 *     await index.values('location')                                      // all values of a facet
 *     const found = await index.search(query, {size: 25})
 *     found.total                                                      // how many jobs match
 *     found.synonyms, found.plain                                      // what else was looked for; the words in quotes, to ask without
 *     found.rows                                                       // the first page of them
 *     await found.page(25, 50)                                         // rows from the 25th on, at most 50
 *     await found.counts(['category', 'kind'])                         // {category: Map(title → matching jobs), …}
 *     await found.ids()                                                // of all that match
 *     await found.nearest()                                            // the saved search most like it: {slug, likeness} or undefined
 *     await index.rows(['usajobs:804000001'])                          // rows by id, `undefined` for those that are not on offer
 *
 * A query; every member may be left out:
 *
 *     words          text: all words, or the board's synonyms of them, must occur in the job; the last may be unfinished (three
 *                    letters at least); "whole words" in quotes; -unwanted. Titles, texts, organizations, places, skills … all count.
 *     place          text: every word must begin a word of one of the job's places: `portland ma`, `Portland, ME`; `USA`, `remote`;
 *                    what stands behind a comma is wider, or all the way round: `New York, NY` is the city
 *     near           {lat, lon, km}: a place of the job lies so near
 *     organization, category, grade, schedule, kind, source, workplace, search, hiringPath, clearance, travel, timeZone, sponsorship
 *                    each a value or a list of alternatives, as `index.values` gives their titles; jobs that name no zone stay
 *     remote         true: only what can be done from anywhere
 *     payMin         the top of the yearly pay is at least so much
 *     payMax         the bottom of the yearly pay is at most so much
 *     keepUnknownPay false leaves out jobs whose pay is not known
 *     postedWithin   days; 1 is today alone
 *     closingWithin  days; 0 is today, and yesterday as far as it goes on somewhere on earth: what is over is not in the index
 *     seenFrom, seenTo  first seen on these days or between, 2026-11-20; `seenTo` may be left out
 *     sort           newest (as when left out), closing, pay, title, distance (needs near)
 *     today          the day that is today, 2026-11-20; Greenwich's when left out
 *     now            milliseconds since 1970: with it, of what closed yesterday, less that goes on nowhere on earth is found
 *
 * A row: number, id, kind, url (from the site's root), title, organization, placeText, payText, grade, schedule, posted,
 * closes, until, firstSeen (days), workplace (list), at ([north, east, north, east, …] of its places), monogram, hue, logo.
 *
 * Counts ask for the whole of each facet, some 10 to 60 KB at 100,000 jobs: ask when the rows are shown.
 */

import { add, count, descending, has, intersect, openFiles, subtract, unite } from './index.js'
import { stem, terms, words } from './words.js'

/** Rows that are read for one term: more take longer than a visitor waits. */
const mostRead = 500

/** Opens the index of the site whose root is `base`. `read` is for machines without `fetch`: the value of a URL's JSON. */
export async function open(base, read) {
  const files = await openFiles(base, read)
  const { count, updated, title, facets, synonyms = [] } = files.manifest
  const others = othersOf(synonyms)
  return {
    count, updated, title, facets, values: files.values,
    async search(query, { size = 25 } = {}) {
      const asked = withSynonyms(terms(query.words ?? ''), others)
      const found = foundBy(files, query, await matching(files, query, asked))
      return {
        ...found, rows: await found.page(0, size), synonyms: asked.flatMap((term) => term.others),
        plain: asked.map(({ text, others }) => (others.length ? `"${text}"` : text)).join(' '),
      }
    },
    async rows(ids) {
      const wanted = new Set(ids)
      const numbers = []
      if (wanted.size) {
        await files.eachKey('id', files.live, (number, id) => {
          if (wanted.has(id)) numbers.push(number)
          return numbers.length === wanted.size
        })
      }
      const byID = new Map((await files.cards(numbers)).map((card) => [card.id, card]))
      return ids.map((id) => byID.get(id))
    },
  }
}

function foundBy(files, query, set) {
  const ordered = order(files, query, set)
  const known = []
  const total = count(set)
  return {
    total,
    /** Rows in the order asked for, from one on. */
    async page(from, size = 25) {
      while (known.length < from + size) {
        const { value, done } = await ordered.next()
        if (done) break
        known.push(value)
      }
      return files.cards(known.slice(from, from + size))
    },
    async ids() {
      const all = []
      await files.eachKey('id', set, (number, id) => { all.push(id) })
      return all
    },
    async counts(names) {
      const entries = await Promise.all(names.map(async (name) => {
        const counted = (await files.values(name)).map(async (value) => [value.title, count(await allowing(files, name, [value]), set)])
        return [name, new Map(await Promise.all(counted))]
      }))
      return Object.fromEntries(entries)
    },
    async nearest() {
      let best
      for (const value of await files.values('search')) {
        const both = count(await files.jobsOf('search', [value]), set)
        const likeness = both / (value.count + total - both)
        if (both && likeness > (best?.likeness ?? 0)) best = { slug: value.slug, likeness }
      }
      return best
    },
  }
}

/** The jobs that match a query, as a set of their numbers. */
async function matching(files, query, asked) {
  const { payMin = 0, payMax, keepUnknownPay = true } = query
  const filters = Object.keys(files.manifest.facets).map((name) => [name, [query[name] ?? []].flat()]).filter(([, wanted]) => wanted.length)
  if (query.remote) filters.push(['workplace', ['remote']])
  const sets = await Promise.all([
    ...asked.map((term) => withTerm(files, term)),
    ...filters.map(([name, wanted]) => having(files, name, ({ title }) => wanted.includes(title))),
    query.place && words(query.place).length && having(files, 'location', placeNamed(query.place, files.manifest.placeNames)),
    query.near && having(files, 'location', ({ at }) => at && kilometres(query.near, at) <= query.near.km),
    (payMin > 0 || !keepUnknownPay) && paying(files, 'pay', keepUnknownPay, (pay) => pay >= payMin),
    payMax >= 0 && paying(files, 'payFrom', keepUnknownPay, (pay) => pay <= payMax),
    query.closingWithin >= 0 && between(files, 'closes', firstOpen(query), dayText(todayOf(query) + query.closingWithin)),
    query.seenFrom && between(files, 'firstSeen', query.seenFrom, query.seenTo),
  ])
  const set = files.live.slice()
  for (const other of sets) if (other) intersect(set, other)
  if (query.postedWithin > 0) {
    const since = todayOf(query) - query.postedWithin + 1
    for (const run of files.runs) if (run.day < since) for (const number of descending(set, run.first, run.last)) remove(set, number)
  }
  return set
}

const remove = (set, number) => { set[number >>> 5] &= ~(1 << (number & 31)) }

/** The jobs with all words of a term, or of a synonym; with a minus, those of which it is not known that they have it. */
async function withTerm(files, { words: said, isOpen, isWanted, others }) {
  const sets = await Promise.all([withWords(files, said, isOpen), ...others.map((other) => withWords(files, words(other)))])
  const set = sets.reduce(unite)
  if (isWanted) return set
  return said.length > 1 ? notSaying(files, set, said) : subtract(files.live.slice(), set)
}

/** All jobs but those of some whose rows say words side by side: whether a text does the index does not know. */
async function notSaying(files, some, said) {
  const left = files.live.slice()
  const numbers = [...descending(some, 0, files.manifest.end - 1)].slice(0, mostRead)
  const says = (text = '') => ` ${keyOf(words(text))} `.includes(` ${keyOf(said)} `)
  for (const { number, title, schedule } of await files.cards(numbers)) if (says(title) || says(schedule)) remove(left, number)
  return left
}

async function withWords(files, some, isOpen) {
  const sets = await Promise.all(some.map((word, i) => withWord(files, word, isOpen && i === some.length - 1)))
  return sets.reduce(intersect)
}

async function withWord(files, word, isOpen) {
  const plain = stem(word)
  const set = await files.jobsByWords(plain, plain, (one) => one === plain)
  // Behind every word that begins with it.
  return isOpen ? unite(set, await files.jobsByWords(word, `${word}\u{10ffff}`, (one) => one.startsWith(word))) : set
}

const having = async (files, facet, wants) => allowing(files, facet, (await files.values(facet)).filter(wants))

/** The jobs that have one of some values. One that names no time zones does not mind them. */
async function allowing(files, facet, some) {
  const set = await files.jobsOf(facet, some)
  if (facet !== 'timeZone') return set
  return unite(set, subtract(files.live.slice(), await files.jobsOf(facet, await files.values(facet))))
}

/** For words as they are compared the synonyms of them. */
function othersOf(groups) {
  const others = new Map()
  for (const group of groups) {
    for (const one of group) {
      const key = keyOf(words(one))
      others.set(key, [...others.get(key) ?? [], ...group.filter((other) => other !== one)])
    }
  }
  return others
}

const keyOf = (words) => words.map(stem).join(' ')

/** Terms with their synonyms: words side by side that have some together are one term, the longest run of them first. */
function withSynonyms(some, known) {
  const all = []
  const longest = Math.max(1, ...Array.from(known.keys(), (key) => key.split(' ').length))
  // No words have a quote: what is quoted or not wanted is no part of a run.
  const keys = some.map(({ isWanted, isQuoted, words }) => isWanted && !isQuoted ? keyOf(words) : '"')
  for (let at = 0, length; at < some.length; at += length) {
    const others = () => known.get(keys.slice(at, at + length).join(' '))
    length = longest
    while (length > 1 && !others()) length -= 1
    const run = some.slice(at, at + length)
    all.push({
      ...run.at(-1), text: run.map(({ text }) => text).join(' '), words: run.flatMap(({ words }) => words), others: others() ?? [],
    })
  }
  return all
}

/**
 * Whether a text names a place: its words begin words of a title, or of what the ends of that are called besides, those behind a
 * comma of something wider than those before it, or the other way round: `New York, NY` is not all of the state.
 */
function placeNamed(text, others = {}) {
  const parts = text.split(',').map(words)
  return ({ title }) => {
    // A letter that no name has stands before what is wider.
    const ends = title.split(', ').map((part, i, all) =>
      // A name that has names itself is.
      [part, others[all.slice(i).join(', ')]?.map((name) => others[name] ? `ǀ ${name} ${others[name]}` : name)])
    const there = ` ${words(ends.join(' ǀ ')).join(' ')}`
    const goUp = (from = 0) => parts.every((some) => {
      const found = some.map((word) => there.indexOf(` ${word}`, from))
      from = there.indexOf('ǀ', Math.max(...found)) >>> 0
      return !found.includes(-1)
    })
    return goUp() || parts.reverse() && goUp()
  }
}

/** Jobs with an end of their yearly pay for which `holds` says yes. Groups go from their title up, those of the bottom down. */
async function paying(files, facet, keepsUnknown, holds) {
  const reach = (files.manifest.payStep - 1) * (facet === 'pay' ? 1 : -1)
  const ends = ({ title }) => [holds(+title), holds(+title + reach)]
  const set = await having(files, facet, (value) => value.title === 'unknown' ? keepsUnknown : ends(value).every(Boolean))
  const some = await having(files, facet, (value) => ends(value)[0] !== ends(value)[1])
  await files.eachKey(facet, some, (number, pay) => { if (holds(pay)) add(set, number) })
  return set
}

const between = (files, facet, first, last) => having(files, facet, ({ title }) => title >= first && title <= (last ?? title))

/** The numbers of a set in the order asked for, one by one, asking for no more than that takes. */
async function* order(files, query, set) {
  const rest = set.slice()
  /** Those of some numbers that did not come yet. */
  const left = function* (numbers) {
    for (const number of numbers) {
      if (!has(rest, number)) continue
      remove(rest, number)
      yield number
    }
  }
  /** Those of some jobs, the newest first. */
  const next = function* (some) {
    for (const run of files.runs) yield* left(descending(some, run.first, run.last))
  }
  if (query.sort === 'closing') {
    for (const value of await files.values('closes')) {
      if (value.title < firstOpen(query)) continue
      yield* next(intersect(await files.jobsOf('closes', [value]), rest))
    }
  } else if (query.sort === 'distance' && query.near) {
    const places = (await files.values('location')).filter(({ at }) => at)
      .map((value) => ({ value, away: kilometres(query.near, value.at) })).sort((a, b) => a.away - b.away)
    for (const { value } of places) yield* next(intersect(await files.jobsOf('location', [value]), rest))
  } else if (query.sort === 'title') {
    for await (const some of files.titles()) yield* left(some)
  } else if (query.sort === 'pay') {
    const pays = new Map()
    await files.eachKey('pay', rest, (number, pay) => { pays.set(number, pay) })
    const newest = [...next(rest.slice())]
    yield* newest.sort((a, b) => (pays.get(b) ?? -1) - (pays.get(a) ?? -1))
    return
  }
  yield* next(rest.slice())
}

/** The great-circle distance on a sphere of 6,371 km. */
export function kilometres({ lat, lon }, [north, east]) {
  const radians = Math.PI / 180
  const rise = Math.sin((north - lat) * radians / 2)
  const turn = Math.sin((east - lon) * radians / 2)
  const chord = rise * rise + Math.cos(lat * radians) * Math.cos(north * radians) * turn * turn
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The day that is asked for as today in days since 1970. */
const todayOf = (query) => Math.floor(new Date(query.today ?? Date.now()) / 864e5)

/** The first day that is not yet over everywhere on earth: 36 hours after it began in Greenwich it is. */
const firstOpen = ({ now, today: day = Date.now() }) => dayText(todayOf({ today: (now ?? new Date(day)) - 1296e5 }) + 1)

const dayText = (day) => new Date(day * 864e5).toISOString().slice(0, 10)
