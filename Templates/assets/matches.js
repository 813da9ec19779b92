// Answers queries by the board's JSON index. Knows no page: the service worker asks, too.

import { dayOf } from './days.js'
import { lists, question } from './query.js'
import { open } from './search.js'

const root = new URL('../', import.meta.url)
let index

/** The index, opened once. */
function opened() {
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
