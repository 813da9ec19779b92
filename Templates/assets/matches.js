// Answers queries by the board's JSON index. Knows no page: the service worker asks, too.

import { dayOf } from './days.js'
import { filter } from './filter.js'

const root = new URL('../', import.meta.url)
let index

/** What matches: `count` of `total`, `rows(from, to)` in order, and `counts` for each value of each filter. */
export async function answer(query, here) {
  index ??= read().catch((error) => {
    index = undefined
    throw error
  })
  const all = await index
  const { rows, counts } = filter(all, query, dayOf(Date.now()), here)
  return { count: rows.length, total: all.length, rows: (from, to) => rows.slice(from, to), counts }
}

/** When the board's data last changed, as the index says. */
export async function updated() {
  return (await readJSON('data/index.json')).updated
}

/** Every row of every part of the index. */
async function read() {
  const { version, parts } = await readJSON('data/index.json')
  if (version !== 1) throw new Error(`index version ${version}`)
  return (await Promise.all(parts.map(({ path }) => readJSON(path)))).flat()
}

async function readJSON(path) {
  const response = await fetch(new URL(path, root))
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
