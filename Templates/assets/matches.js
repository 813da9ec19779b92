// Answers queries by the board's JSON index, and the visitor's saved searches: what is new in each since the last look, and
// telling of it. Knows no page: the service worker asks, too.

import { dayAfter, dayOf } from './days.js'
import { lists, parseQuery, question } from './query.js'
import { open } from './search.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const root = new URL('../', import.meta.url)
/** A day is a long time, and another one in another zone: jobs first seen so many days before a look may come after it. */
const margin = 2
/** Milliseconds between two looks for what is new while the visitor reads something else. */
const rest = 36e5
/** Of what either of two searches finds so much must be found by both for one to stand for the other. */
const likeness = 0.3
let index

/** The index, opened once; worth asking for as soon as somebody is about to search. */
export function opened() {
  index ??= open(root).catch((error) => {
    index = undefined
    throw error
  })
  return index
}

/** What matches: `total` of `all`, the first `rows`, `page(from, size)` for more, `nearest()`, and `counts(names)`. */
export async function answer(query, { here, size = 25, from = 0 } = {}) {
  const all = await opened()
  const asked = { ...question(query, here), today: dayOf(Date.now()) }
  const found = await all.search(asked, { size: 0 })
  return {
    total: found.total, all: all.count, rows: await found.page(from, size), nearest: () => found.nearest(),
    page: (from, size) => found.page(from, size),
    /** For each value of a filter how many it would leave, whatever else of that filter is chosen. */
    async counts(names = lists) {
      const [chosen, others] = [names.filter((name) => query[name].length), names.filter((name) => !query[name].length)]
      const counted = await Promise.all([
        found.counts(others),
        ...chosen.map(async (name) => (await all.search({ ...asked, [name]: [] }, { size: 0 })).counts([name])),
      ])
      return Object.assign({}, ...counted)
    },
  }
}

/** When the board's data last changed, as the index says. */
export async function updated() {
  return (await opened()).updated
}

/** So many of the newest are looked at: more would be no news. */
const lookedAt = 200

/** How many a search finds, and those first seen so lately that the last look may have missed them. */
async function find({ query, looked }) {
  const found = await answer({ ...parseQuery(new URLSearchParams(query)), sort: '', page: '' }, { size: lookedAt })
  const since = dayAfter(looked ?? dayOf(Date.now()), -margin)
  return { count: found.total, late: found.rows.filter(({ firstSeen }) => firstSeen >= since), nearest: found.nearest }
}

/** The path of the board's own search that finds much the same; undefined when none does. */
export async function nearest(search) {
  const { nearest } = await find(search)
  const best = await nearest()
  return best?.likeness >= likeness ? `searches/${best.slug}/` : undefined
}

export async function keepSearch(name, query) {
  const id = String(Date.now())
  const looked = dayOf(Date.now())
  const { late } = await find({ query, looked })
  await storage.put('searches', id, { name: name || strings.everyJob, query, at: Date.now(), looked, known: late.map((row) => row.id), notify: false })
}

/** How many jobs a search finds, and which of them are new since the last look. */
export async function check(search) {
  const { count, late } = await find(search)
  const known = new Set(search.known)
  return { count, fresh: late.filter((row) => !known.has(row.id)) }
}

/** Remembers that the visitor saw what a search finds today. */
export async function look(id) {
  const search = await storage.get('searches', id)
  if (!search) return
  const looked = dayOf(Date.now())
  const { late } = await find({ ...search, looked })
  await storage.change('searches', id, (old) => old && { ...old, looked, known: late.map((row) => row.id), told: 0 })
}

/** Tells of new matches of the searches that it is wanted for; of each match once. */
export async function tellOfNew(registration) {
  if (globalThis.Notification?.permission !== 'granted') return
  const wanted = [...await storage.all('searches')].filter(([, { notify }]) => notify)
  const last = await storage.get('settings', 'told')
  if (!wanted.length || Date.now() - (last?.at ?? 0) < rest) return
  const stamp = await updated()
  await storage.put('settings', 'told', { at: Date.now(), stamp })
  if (stamp === last?.stamp) return
  for (const [id, search] of wanted) {
    const { fresh } = await check(search)
    if (fresh.length <= (search.told ?? 0)) continue
    await registration.showNotification(strings.newMatches({ name: search.name, count: fresh.length }), {
      body: fresh.slice(0, 3).map(({ title }) => title).join('\n'), tag: `search ${id}`,
      icon: new URL('assets/icon-192.png', root).href, data: new URL(`index.html?${search.query}`, root).href,
    })
    await storage.change('searches', id, (old) => old && { ...old, told: fresh.length })
  }
}
