// What is asked for, as an address writes it and as chips say it; and the rows of the index that answer it. Knows no page.

import { strings } from './strings.js'

const texts = ['what', 'where', 'near', 'radius', 'posted', 'closing', 'sort', 'page']
/** Filters with counts beside their values; within one any value will do. */
export const lists = ['workplace', 'kind', 'category', 'schedule', 'organization', 'grade', 'source']
const spans = ['1', '7', '30']
const closings = ['2', '7', '30']
export const radii = ['10', '25', '50', '100', '250']
const kilometresAMile = 1.609344

const byPosted = (a, b) => (a.posted < b.posted) - (a.posted > b.posted)
const closes = (row) => row.closes ?? '9999'
const orders = new Map([
  ['closing', (a, b) => (closes(a) > closes(b)) - (closes(a) < closes(b)) || byPosted(a, b)],
  ['pay', (a, b) => (yearlyMax(b) ?? -1) - (yearlyMax(a) ?? -1) || byPosted(a, b)],
  ['title', (a, b) => a.title.localeCompare(b.title)],
  ['distance', undefined],
])

/** A query from an address's parameters; what is unknown is dropped. */
export function parseQuery(parameters) {
  const pay = Math.max(0, Number.parseInt(parameters.get('pay'), 10) || 0)
  const query = { pay, stated: Number(parameters.get('stated') === '1') }
  for (const name of texts) query[name] = (parameters.get(name) ?? '').trim()
  for (const name of lists) query[name] = parameters.getAll(name).filter(Boolean)
  if (!spans.includes(query.posted)) query.posted = ''
  if (!closings.includes(query.closing)) query.closing = ''
  query.near = query.near === '1' ? '1' : ''
  if (!query.near) query.radius = ''
  else if (!radii.includes(query.radius)) query.radius = '50'
  if (!orders.has(query.sort) || (query.sort === 'distance' && !query.near)) query.sort = ''
  if (!(Number.parseInt(query.page, 10) > 1)) query.page = ''
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

/** Whether anything narrows the list: an order or a page alone does not. */
export const isNarrow = (query) => formatQuery({ ...query, sort: '', page: '' }) !== ''

/** A chip for each filter in use. `money` formats an amount. */
export function chips(query, money) {
  const words = {
    what: (value) => `“${value}”`, where: (value) => strings.inPlace(value), posted: (value) => strings.postedWithin[value],
    closing: (value) => strings.closingWithin[value], near: () => strings.within(query.radius), grade: (value) => strings.gradeIs(value),
    pay: (value) => strings.payAtLeast(money?.format(value) ?? value), stated: () => strings.payStated,
  }
  return [...new URLSearchParams(formatQuery(query))].filter(([name]) => !['sort', 'page', 'radius'].includes(name))
    .map(([name, value]) => ({ name, value, words: words[name]?.(value) ?? strings.values[value] ?? value }))
}

/** A query in words, for a name. */
export const inWords = (query) => chips(query).map(({ words }) => words).join(' · ') || strings.everyJob

/**
 * The rows that match, in the order asked for, and for each filter how many each of its values would leave.
 * `today` is a day: 2026-11-20. `here` is where the visitor is: `{ latitude, longitude }`.
 */
export function filter(rows, query, today, here) {
  const what = terms(query.what)
  const where = terms(query.where)
  const since = query.posted && dayFrom(today, 1 - query.posted)
  const until = query.closing && dayFrom(today, Number(query.closing))
  const reach = here && query.near ? Number(query.radius) * kilometresAMile : undefined
  const counts = Object.fromEntries(lists.map((name) => [name, new Map()]))
  const found = []
  for (const row of rows) {
    if (row.posted < since || (until && !(row.closes >= today && row.closes <= until))) continue
    if (yearlyMax(row) === undefined ? query.stated : yearlyMax(row) < query.pay) continue
    if (!matches(folded(row).words, what)) continue
    if (where.length && !folded(row).places.some((place) => matches(place, where))) continue
    if (reach !== undefined && !(distance(row, here) <= reach)) continue
    const failed = lists.filter((name) => query[name].length && !query[name].some((one) => valuesOf(row, name).includes(one)))
    if (!failed.length) found.push(row)
    if (failed.length > 1) continue
    for (const name of failed.length ? failed : lists) {
      for (const value of valuesOf(row, name)) counts[name].set(value, (counts[name].get(value) ?? 0) + 1)
    }
  }
  const order = query.sort === 'distance' ? here && ((a, b) => distance(a, here) - distance(b, here)) : orders.get(query.sort)
  return { rows: order ? found.sort(order) : found, counts }
}

/** What a row has of a filter. */
function valuesOf(row, name) {
  const { [name]: value, categories } = row
  return [name === 'category' ? categories : value].flat().filter(Boolean)
}

const dayFrom = (day, count) => new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

/** Kilometres to the nearest place of a row, over the ground; endless when no place of it is known. */
export function distance({ points }, { latitude, longitude }) {
  const turn = Math.PI / 180
  return Math.min(...(points ?? []).map(([north, east]) => {
    const a = Math.sin((north - latitude) * turn / 2) ** 2
      + Math.cos(latitude * turn) * Math.cos(north * turn) * Math.sin((east - longitude) * turn / 2) ** 2
    return 12742 * Math.asin(Math.sqrt(a))
  }))
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
