// A query as an address has it, as people read it, and as the search takes it. Knows no page.

const texts = ['what', 'where', 'posted', 'sort']
const lists = ['kind', 'workplace', 'category']
const names = new Map([
  ['remote', 'Remote'], ['telework', 'Telework'], ['on-site', 'On site'], ['job', 'Jobs'], ['referral', 'Referrals'],
])
const spans = new Map([['1', 'Posted today'], ['7', 'Last 7 days'], ['30', 'Last 30 days']])
const orders = ['closing', 'pay', 'title']

/** A query from an address's parameters; what is unknown is dropped. */
export function parseQuery(parameters) {
  const pay = Math.max(0, Number.parseInt(parameters.get('pay'), 10) || 0)
  const query = { pay, stated: Number(parameters.get('stated') === '1') }
  for (const name of texts) query[name] = (parameters.get(name) ?? '').trim()
  for (const name of lists) query[name] = parameters.getAll(name).filter(Boolean)
  if (!spans.has(query.posted)) query.posted = ''
  if (!orders.includes(query.sort)) query.sort = ''
  return query
}

/** The query as an address writes it; empty when nothing is asked. */
export function formatQuery(query) {
  const parameters = new URLSearchParams()
  for (const name of [...texts, ...lists, 'pay', 'stated']) {
    for (const value of [query[name]].flat()) if (value) parameters.append(name, value)
  }
  return parameters.toString()
}

/** The query as `search` of search.js takes it. */
export function question({ what, where, posted, sort, kind, workplace, category, pay, stated }) {
  return {
    words: what, place: where, kind, workplace, category, payMin: pay, keepUnknownPay: !stated,
    postedWithin: Number(posted), sort,
  }
}

/** A chip for each filter in use. `money` formats an amount. */
export function chips(query, money) {
  const words = {
    what: (value) => `“${value}”`, where: (value) => `in ${value}`, posted: (value) => spans.get(value),
    pay: (value) => `${money?.format(value) ?? value} a year or more`, stated: () => 'Pay stated',
  }
  return [...new URLSearchParams(formatQuery(query))].filter(([name]) => name !== 'sort')
    .map(([name, value]) => ({ name, value, words: words[name]?.(value) ?? names.get(value) ?? value }))
}
