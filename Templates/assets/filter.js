// The rows of the index and a query in; the rows that match, in order, out. Knows no page.

const texts = ['what', 'where', 'posted', 'sort']
const lists = ['kind', 'workplace', 'category']
const names = new Map([
  ['remote', 'Remote'], ['telework', 'Telework'], ['on-site', 'On site'], ['job', 'Jobs'], ['referral', 'Referrals'],
])
const spans = new Map([['1', 'Posted today'], ['7', 'Last 7 days'], ['30', 'Last 30 days']])

const byPosted = (a, b) => (a.posted < b.posted) - (a.posted > b.posted)
const closes = (row) => row.closes ?? '9999'
const orders = new Map([
  ['closing', (a, b) => (closes(a) > closes(b)) - (closes(a) < closes(b)) || byPosted(a, b)],
  ['pay', (a, b) => (yearlyMax(b) ?? -1) - (yearlyMax(a) ?? -1) || byPosted(a, b)],
  ['title', (a, b) => a.title.localeCompare(b.title)],
])

/** A query from an address's parameters; what is unknown is dropped. */
export function parseQuery(parameters) {
  const pay = Math.max(0, Number.parseInt(parameters.get('pay'), 10) || 0)
  const query = { pay, stated: Number(parameters.get('stated') === '1') }
  for (const name of texts) query[name] = (parameters.get(name) ?? '').trim()
  for (const name of lists) query[name] = parameters.getAll(name).filter(Boolean)
  if (!spans.has(query.posted)) query.posted = ''
  if (!orders.has(query.sort)) query.sort = ''
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

/** A chip for each filter in use. `money` formats an amount. */
export function chips(query, money) {
  const words = {
    what: (value) => `“${value}”`, where: (value) => `in ${value}`, posted: (value) => spans.get(value),
    pay: (value) => `${money?.format(value) ?? value} a year or more`, stated: () => 'Pay stated',
  }
  return [...new URLSearchParams(formatQuery(query))].filter(([name]) => name !== 'sort')
    .map(([name, value]) => ({ name, value, words: words[name]?.(value) ?? names.get(value) ?? value }))
}

/** The rows that match, in the order asked for. `today` is a day: 2026-11-20. */
export function filter(rows, query, today) {
  const what = terms(query.what)
  const where = terms(query.where)
  const since = query.posted && new Date(Date.parse(today) - (query.posted - 1) * 864e5).toISOString().slice(0, 10)
  const found = rows.filter((row) =>
    (!query.kind.length || query.kind.includes(row.kind)) &&
    (!query.workplace.length || query.workplace.some((one) => row.workplace?.includes(one))) &&
    (!query.category.length || query.category.some((one) => row.categories?.includes(one))) &&
    row.posted >= since &&
    (yearlyMax(row) === undefined ? !query.stated : yearlyMax(row) >= query.pay) &&
    matches(folded(row).words, what) &&
    (!where.length || folded(row).places.some((place) => matches(place, where))))
  return query.sort ? found.sort(orders.get(query.sort)) : found
}

/** What a year pays at most; undefined when not stated. */
function yearlyMax(row) {
  return row.yearlyMax ?? row.pay?.yearlyMax ?? undefined
}

/** Lower case words without accents, a space before each; "C++" stays whole. */
function fold(text) {
  return ` ${text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ')}`
}

/** The words wanted; "two words" in quotes stay together, a leading minus excludes. */
function terms(text) {
  return [...text.matchAll(/(?<![^\s,])(-?)(?:"([^"]+)"|([^\s,]+))/g)]
    .map(([, minus, phrase, word]) => ({ isWanted: !minus, words: fold(phrase ?? word).trim() }))
    .filter((term) => term.words)
}

/** Whether every term begins a word of the text. */
function matches(text, wanted) {
  return wanted.every((term) => text.includes(` ${term.words}`) === term.isWanted)
}

const foldedRows = new WeakMap()

/** A row's words as they are compared, made once. */
function folded(row) {
  let known = foldedRows.get(row)
  if (!known) {
    const said = [row.title, row.organization, row.grade, row.schedule, row.categories, row.skills].flat()
    const places = [row.places, row.placeText, row.workplace?.includes('remote') && 'remote'].flat()
    known = { words: said.filter(Boolean).map(fold).join('\n'), places: places.filter(Boolean).map(fold) }
    foldedRows.set(row, known)
  }
  return known
}
