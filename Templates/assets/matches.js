// Answers queries by the board's JSON index, and the visitor's saved searches: what is new in each since the last look, and
// telling of it. Knows no page: the service worker asks, too.

import { dayAfter, today } from './days.js'
import { parseQuery, question } from './query.js'
import { open } from './search.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const root = new URL('../', import.meta.url)
/** A day is a long time, and another one in another zone: jobs first seen so many days before a look may come after it. */
const margin = 2
/** Of what either of two searches finds so much must be found by both for one to stand for the other. */
const likeness = 0.3
let index

/** The index, opened once; worth asking for as soon as somebody is about to search. */
export function opened() {
  return index ??= open(root).catch((error) => {
    forgetIndex()
    throw error
  })
}

/**
 * What matches: `total` of `all`, the first `rows`, `page(from, size)` for more, `nearest()`, and `counts(names)`. Where a file is gone
 * the board has another index by now: that one is asked.
 */
export const answer = (...asked) => ask(...asked).catch((error) => {
  if (error.cause !== 404) throw error
  forgetIndex()
  return ask(...asked)
})

async function ask(query, { here, size, from = 0, seen }) {
  const all = await opened()
  let found = await all.search({ ...question(query, here), today: today(), now: Date.now(), ...seen }, { size: 0 })
  return {
    ...found, all: all.count, rows: await found.page(from, size),
    page: (from, size) => found.page(from, size).catch(async () => {
      found = await answer(query, { here, size, from, seen })
      return found.rows
    }),
    /** For each value of a filter how many it would leave, whatever else of that filter is chosen. */
    counts: async (names) => Object.assign({}, ...await Promise.all(names.map(async (name) =>
      (query[name].length ? await answer({ ...query, [name]: [] }, { here, size: 0 }) : found).counts([name])))),
  }
}

/** For who lives longer than a page: the next to ask gets the index of that moment. */
export function forgetIndex() {
  index = undefined
}

/** How many a search finds, and what of that the last look may have missed: `around` the day of its index by ids, and `after` it. */
async function find({ query, here, looked, until = looked }) {
  const day = (days) => dayAfter(until, days)
  const [{ total }, near, after] = await Promise.all([
    {}, { seenFrom: day(-margin), seenTo: day(margin) }, { seenFrom: day(margin + 1) },
  ].map((seen) => answer(parseQuery(query), { here, size: 0, seen })))
  return { total, around: await near.ids(), after }
}

/** The path of the board's own search that finds much the same; undefined when none does. */
export async function nearest({ query, here }) {
  const best = await (await answer(parseQuery(query), { here, size: 0 })).nearest()
  return best?.likeness >= likeness ? `searches/${best.slug}/` : undefined
}

/** What a look remembers: the day, that of the index, which may be the device's of last week, and the ids that may seem new after it. */
async function seenNow({ query, here }) {
  const until = today(Date.parse((await opened()).updated))
  return { looked: today(), until, known: (await find({ query, here, until })).around }
}

/**
 * Keeps a search; under an id of its own, in place of what was kept there. What is near is near to where the visitor is now, `here`.
 * `words` say the query as the form does. What it finds today is remembered once the index is there.
 */
export async function keepSearch(name, query, { id = String(Date.now()), here, words }) {
  await storage.change('searches', id, (old) => ({
    notify: false, ...old, name: name || strings.everyJob, query, words, here: here ?? old?.here, at: Date.now(), looked: today(), until: undefined, known: undefined,
  }))
  look(id).catch(console.info)
}

/** How many jobs a search finds, how many of them are new since the last look, and some of those: `first(count)`. */
export async function check({ known, ...search }) {
  const { total, around, after } = await find(search)
  // Where no index was there at that look, what it may have shown is not called new.
  const old = new Set(known ?? around)
  const missed = around.filter((id) => !old.has(id))
  return {
    count: total, fresh: missed.length + after.total,
    first: async (count) => [...await after.page(0, count), ...await (await opened()).rows(missed.slice(0, count))].slice(0, count),
  }
}

/** Remembers that the visitor saw what a search finds today. */
export async function look(id) {
  const search = await storage.get('searches', id)
  if (!search) return
  const seen = await seenNow(search)
  await storage.change('searches', id, (old) => old && { ...old, ...seen, told: undefined })
}

/** Tells of new matches of the searches that it is wanted for; of each match once. */
export async function tellOfNew(registration) {
  if (globalThis.Notification?.permission !== 'granted') return
  const wanted = [...await storage.all('searches')].filter(([, { notify }]) => notify)
  const last = await storage.get('settings', 'told')
  // One look an hour is enough while the visitor reads something else.
  if (!wanted.length || Date.now() - (last?.at ?? 0) < 36e5) return
  const { updated: stamp } = await opened()
  await storage.put('settings', 'told', { at: Date.now(), stamp })
  if (stamp === last?.stamp) return
  for (const [id, search] of wanted) {
    const { fresh } = await check(search)
    // What was told of and not looked at is no news.
    const news = await check({ ...search, ...search.told })
    if (!news.fresh) continue
    await registration.showNotification(strings.newMatches({ name: search.name, count: fresh }), {
      body: (await news.first(3)).map(({ title }) => title).join('\n'), tag: `search ${id}`,
      icon: new URL('assets/icon-192.png', root).href, data: new URL(`index.html?${search.query}`, root).href,
    })
    const told = await seenNow(search)
    await storage.change('searches', id, (old) => old && { ...old, told })
  }
}
