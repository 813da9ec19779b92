// A query as an address has it, as people read it, and as the search takes it. Knows no page.

import { kilometres } from './search.js'
import { strings } from './strings.js'

const texts = ['what', 'where', 'near', 'radius', 'posted', 'closing', 'sort', 'page']
/** Filters with counts beside their values; within one any value will do. */
export const lists = [
  'workplace', 'kind', 'category', 'schedule', 'organization', 'grade', 'source', 'hiringPath', 'clearance', 'travel', 'timeZone', 'sponsorship',
]
const pays = ['pay', 'payMax']
/** What there is to choose from; anything else is nothing. */
const choices = {
  near: ['1'], radius: ['10', '25', '50', '100', '250'], posted: ['1', '7', '30'], closing: ['2', '7', '30'],
  sort: ['closing', 'pay', 'title', 'distance'],
}
const kilometresAMile = 1.609344

/** A query from an address's parameters or what it says of them; what is unknown is dropped. */
export function parseQuery(address) {
  const parameters = new URLSearchParams(address)
  const query = { stated: Number(parameters.get('stated') === '1') }
  for (const name of pays) query[name] = Math.max(0, Number.parseInt(parameters.get(name), 10) || 0)
  for (const name of texts) query[name] = (parameters.get(name) ?? '').trim()
  for (const name of lists) query[name] = [...new Set(parameters.getAll(name))].filter(Boolean)
  for (const name in choices) if (!choices[name].includes(query[name])) query[name] = ''
  query.radius = query.near && (query.radius || '50')
  if (query.sort === 'distance' && !query.near) query.sort = ''
  if (!/^\d{1,5}$/.test(query.page) || query.page < 2) query.page = ''
  return query
}

/** The query as an address writes it; empty when nothing is asked. */
export function formatQuery(query) {
  const parameters = new URLSearchParams()
  for (const name of [...texts, ...lists, ...pays, 'stated']) {
    for (const value of [query[name]].flat()) if (value) parameters.append(name, value)
  }
  return parameters.toString()
}

/** What narrows the list, as an address writes it: an order or a page does not. */
export const narrowing = (query) => formatQuery({ ...query, sort: '', page: '' })

/** A chip for each filter in use. `money` formats an amount, `title` gives what the form calls a value. */
export function chips(query, money = (value) => value, title = () => {}) {
  const words = {
    ...strings.conditions,
    what: strings.quoted, where: strings.inPlace, posted: (value) => strings.postedWithin[value],
    closing: strings.closingWithin, near: () => strings.within[query.radius], grade: strings.gradeIs,
    pay: (value) => strings.payAtLeast(money(value)), payMax: (value) => strings.payAtMost(money(value)), stated: () => strings.payStated,
  }
  return [...new URLSearchParams(narrowing({ ...query, radius: '' }))]
    .map(([name, value]) => {
      // What was typed is said as it was.
      const isKnown = name !== 'what' && name !== 'where' && Object.hasOwn(strings.values, value)
      const said = title(name, value) ?? (isKnown ? strings.values[value] : value)
      return { name, value, words: words[name]?.(said) ?? said }
    })
}

/** A query in words, for a name; of it and what else `chips` takes. */
export const inWords = (chips) => chips.map(({ words }) => words).join(' · ') || strings.everyJob

/** The query as `search` of search.js takes it. `here` is where the visitor is, for what is near. */
export function question({ what, where, near, radius, posted, closing, pay, payMax, stated, sort, ...rest }, here) {
  const asked = { ...rest, words: what, place: where, payMin: pay, payMax: payMax || undefined, keepUnknownPay: !stated, postedWithin: Number(posted), sort }
  if (near && here) asked.near = { ...here, km: radius * kilometresAMile }
  if (closing) asked.closingWithin = Number(closing)
  return asked
}

/** Miles in whole numbers of what the page says distances in; less than one is none. */
export function shownDistance(miles) {
  const distance = miles * (strings.distance === 'miles' ? 1 : kilometresAMile)
  return distance < 1 ? 0 : Math.round(distance)
}

/** Miles from the visitor to the nearest of a row's places; undefined when none is known. `at` is north, east, north, … */
export function milesTo({ at }, here) {
  if (!at?.length) return
  const away = at.map((north, i) => i % 2 ? Infinity : kilometres(here, [north, at[i + 1]]))
  return Math.min(...away) / kilometresAMile
}
