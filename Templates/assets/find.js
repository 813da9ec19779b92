// The search on the home page: keeps form, chips, list, counts and address in step.

import { today } from './days.js'
import { element, fields, fill, icon, locate, locateFor, on, one, opens, showPager, toast } from './element.js'
import { appendNext, dress, log, rowOf, sayKept, startView } from './keep.js'
import { answer, keepSearch, look, opened } from './matches.js'
import { chips, formatQuery, inWords, lists, milesTo, narrowing, parseQuery, shownDistance } from './query.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

/** Milliseconds without a key after which a search is worth an entry in the history and in the activity. */
const pause = 1500
/** Milliseconds without a key after which the address is written: it costs as much as the search. */
const addressPause = 200
/** Milliseconds without a key after which the rows out of sight come, and the counts beside the filters. */
const restPause = 250
const folder = location.pathname
const form = one('find')
const [also, chipList, count, nothing, list, more, pages, pay] = ['also', 'chips', 'count', 'nothing', 'jobs', 'more', 'pages', 'pay'].map(one)
const published = { count: [...count.childNodes], rows: [...list.children], pages: [...pages?.childNodes ?? []] }
/** Formats an amount. The formatter is made with the first: making it takes longer than all else here, and most visits show none. */
const money = (amount) => pay ? (money.formatter ??= new Intl.NumberFormat(strings.locale, { style: 'currency', currency: pay.dataset.currency, notation: 'compact' })).format(amount) : amount
const amounts = [...form.elements].filter(({ type }) => type === 'range')
const anyPay = pay?.nextElementSibling.value
const pageSize = Number(list.dataset.size)
let query = parseQuery()
let found, here
/** How many of those found are to be in the list; 0 where it is the published one. */
let shown
let recorded, isFromProfile
let [typed, turn] = [0, 0]

on(document, 'input', ({ target }) => {
  if (target.form === form && target.name !== 'near') return ask(readForm(), ['search', 'range', 'text'].includes(target.type))
})
on(form, 'submit', () => {
  ask(readForm())
  one('filters').classList.remove('open')
  one('openfilters').setAttribute('aria-expanded', false)
  document.activeElement.blur()
})
on('openfilters', 'click', ({ currentTarget }) => currentTarget.setAttribute('aria-expanded', one('filters').classList.toggle('open')))
form.addEventListener('focusin', () => { opened().catch(console.info) }, { once: true })
on(form, 'keydown', ({ key, target }) => { if (key === 'Escape') target.blur() })
on(chipList, 'click', ({ target }) => {
  const chip = target.closest('button')
  if (!chip) return
  const rest = new URLSearchParams(formatQuery({ ...query, page: '' }))
  rest.delete(chip.name, chip.value)
  ask(parseQuery(rest))
  fillForm();
  (chipList.querySelector('button') ?? one('sort')).focus()
})
on(also.querySelector('button'), 'click', () => {
  ask({ ...query, what: found.plain, page: '' })
  fillForm()
  one('sort').focus()
})
on('near', 'click', async ({ target }) => {
  here = await locateFor(target) ?? here
  return ask(readForm())
})
startView()
on('all', 'click', () => {
  history.pushState({ all: true }, '', folder)
  one('sort').focus()
  return readAddress()
})
addEventListener('popstate', () => location.hash && location.search.slice(1) === recorded || readAddress())

async function readAddress(isFirst) {
  ask.later = clearTimeout(ask.later)
  const mine = ++turn
  const profile = !location.search && !history.state?.all && await storage.get('settings', 'profile').catch(console.info)
  if (mine !== turn) return
  query = parseQuery(profile ? profile.query : location.search)
  isFromProfile = profile && narrowing(query)
  recorded = formatQuery(query)
  // Whoever got this address as a link was not asked for a position yet; the address says no more than that it is wanted.
  if (query.near && !here && (await navigator.permissions?.query({ name: 'geolocation' }))?.state === 'granted') {
    here = await locate().catch(console.info)
  }
  if (mine !== turn) return
  const { near, radius } = query
  if (near && !here) {
    // The order by distance goes with it.
    query = parseQuery(formatQuery({ ...query, near: '' }))
    toast(strings.noPosition, [strings.within[radius], () => {
      form.elements.radius.value = radius
      one('near').click()
    }])
  }
  // What was typed before this script came is not in the address yet.
  const early = [...form.querySelectorAll('[type=search]')].filter(({ value }) => value && isFirst && document.activeElement.form === form)
  for (const { name, value } of early) query[name] = value
  fillForm()
  return early[0] ? ask(query, true) : show()
}

/** Makes a query the current one, on the page at once and in the address when nothing more is typed for a moment. */
function ask(next, isGradual = false) {
  isFromProfile = false
  if (!isGradual && ask.later) record(true)
  query = next
  clearTimeout(ask.later)
  ask.later = isGradual ? setTimeout(record, addressPause) : record(true)
  return show(isGradual)
}

/** Writes the query into the address: as a step of its own unless it goes on with what was typed just before. */
function record(isStep) {
  ask.later = clearTimeout(ask.later)
  const words = formatQuery(query)
  if (words === recorded) return
  const now = Date.now()
  history[isStep || now - typed > pause ? 'pushState' : 'replaceState']({ all: !words }, '', folder + (words && `?${words}`))
  recorded = words
  typed = isStep ? 0 : now
  clearTimeout(record.later)
  const title = inWords(asked())
  if (narrowing(query)) record.later = setTimeout(() => log('searched', { title, query: words }), pause)
}

function readForm() {
  const next = parseQuery(new FormData(form))
  // An amount that the slider cannot show stays until it is moved.
  for (const range of amounts) {
    if (range.value === range.filled) next[range.name] = query[range.name]
  }
  showPay(next)
  // Values that the form does not offer stay until their chip is taken away.
  for (const name of lists) {
    next[name].push(...query[name].filter((value) => !boxOf(name, value)))
  }
  return next
}

function fillForm() {
  fill(form, query)
  showPay(query)
}

/** Shows the amounts. One that asks for nothing is no part of the query, though a form that is sent before this script runs says it. */
function showPay(query) {
  for (const range of amounts) {
    const { name, value, dataset: { usual }, nextElementSibling } = range
    if (String(query[name]) === usual) query[name] = 0
    range.filled = value
    nextElementSibling.value = query[name] ? money(query[name]) : anyPay
  }
}

function showChips() {
  chipList.replaceChildren(...asked().map(({ name, value, words }) => element('li', {},
    element('button', { class: 'chip', type: 'button', name, value, 'aria-label': strings.removeFilter(words) }, words, icon('cross')))))
  chipList.hidden = !chipList.firstChild
  one('all').hidden = !isFromProfile
  one('savesearch').hidden = !narrowing(query)
  one('savebar').hidden = true
  // They are of the whole board; its own template may not mark them.
  const feeds = one('feeds')
  if (feeds) feeds.hidden = narrowing(query)
  for (const option of one('sort').querySelectorAll('[value=distance]')) option.hidden = option.disabled = !query.near
}

/** The first row of the page that is asked for. */
const begin = () => Math.max(0, query.page - 1) * pageSize

/** The box of a value of a filter. */
const boxOf = (name, value) => [...form.elements].find((one) => one.name === name && one.value === value && one.type === 'checkbox')

/** What is asked for, with amounts and values as the form has them. */
const asked = () => chips(query, money, (name, value) => boxOf(name, value)?.nextElementSibling?.textContent)

async function show(isGradual) {
  const mine = ++turn
  showChips()
  if (!formatQuery(query)) return showPublished()
  try {
    if (!found) count.textContent = count.dataset.waiting
    const from = begin()
    // Rows out of sight would cost as much as those in sight, and the next key makes others of them. A row has more than 150
    // pixels of the screen, and something stands above the list.
    const size = isGradual === true ? Math.min(pageSize, Math.ceil(screen.availHeight / 150)) : pageSize
    const result = await answer(query, { here, from, size })
    if (mine !== turn) return
    if (from && from >= result.total) {
      query.page = Math.ceil(result.total / pageSize)
      return show(isGradual)
    }
    showFound(result, from)
    scheduleRest(mine)
  } catch (error) {
    console.info(error)
    if (mine !== turn) return
    showPublished()
    count.textContent = count.dataset.failed
  }
}

function showPublished() {
  shown = 0
  count.replaceChildren(...published.count)
  list.replaceChildren(...published.rows)
  list.classList.remove('partial')
  pages?.replaceChildren(...published.pages)
  if (pages) pages.hidden = false
  nothing.hidden = also.hidden = true
  more.hidden = !pages?.querySelector('[rel=next]')
  for (const number of document.querySelectorAll('#filters b[data-published]')) number.textContent = number.dataset.published
  dress(list.children)
}

function showFound(result, from) {
  found = result
  shown = Math.min(found.total, from + pageSize)
  // What stands below the list stays out of sight until all rows are there.
  list.classList.toggle('partial', from + result.rows.length < shown)
  count.replaceChildren(element('strong', {}, strings.figure(found.total)), ' ', strings.resultsOf(found.all))
  nothing.hidden = found.total > 0
  also.hidden = !found.synonyms.length
  also.querySelector('b').textContent = found.synonyms.join(', ')
  // One letter more often finds the same jobs: what stands there already stays.
  const next = rows(found.rows)
  if (next.length !== list.children.length || next.some((row, i) => row !== list.children[i])) list.replaceChildren(...next)
  dress(next)
  showPages(from / pageSize + 1)
}

function rows(found) {
  const now = today()
  const known = new Map([...list.children].map((row) => [row.dataset.id, row]))
  return found.map((row) => {
    const miles = query.near && here ? milesTo(row, here) : undefined
    const old = known.get(row.id)
    if (old && miles === old.miles) return old
    return Object.assign(rowOf({ ...row, distanceText: miles >= 0 && strings.away(shownDistance(miles)) }, now), { miles })
  })
}

/** The pages of what was found. */
function showPages(current) {
  more.hidden = shown >= found.total
  const asking = (number) => ({ ...query, page: number > 1 ? number : '' })
  pages && showPager(pages, current, Math.ceil(found.total / pageSize), (number) => `${folder}?${formatQuery(asking(number))}`, (number) => {
    ask(asking(number))
    one('results').scrollIntoView()
    one('results').focus()
  })
}

/** The rows out of sight and the counts come when no key was pressed for a moment. */
function scheduleRest(mine) {
  clearTimeout(scheduleRest.later)
  scheduleRest.later = setTimeout(async () => {
    if (mine !== turn) return
    await showUpTo(shown)
    const counts = await found.counts(lists.filter((name) => form.elements[name])).catch(console.info)
    if (counts && mine === turn) showCounts(counts)
    await lookAtSaved().catch(console.info)
  }, restPause)
}

/** A saved search that is shown was looked at. */
async function lookAtSaved() {
  for (const [id, saved] of await storage.all('searches')) {
    if (narrowing(parseQuery(saved.query)) === narrowing(query)) await look(id)
  }
}

/** How many each value of a filter would leave, beside it. */
function showCounts(counts) {
  for (const control of form.elements) {
    const number = counts[control.name] && control.parentElement.querySelector('b')
    if (!number) continue
    number.dataset.published ??= number.textContent
    number.textContent = strings.figure(counts[control.name].get(control.value) ?? 0)
  }
}

on(more, 'click', async () => {
  if (!shown) return appendNext(list, pages, more)
  const next = await showUpTo(Math.min(found.total, shown + pageSize))
  next[0]?.querySelector('a').focus()
})

/** Appends the rows that are missing. */
async function showUpTo(end) {
  const mine = turn
  const at = begin() + list.children.length
  const next = end > at ? await found.page(at, end - at) : []
  if (mine !== turn) return []
  shown = end
  more.hidden = shown >= found.total
  const made = rows(next)
  list.append(...made)
  list.classList.remove('partial')
  dress(made)
  return made
}

on('savesearch', 'click', () => {
  const bar = one('savebar')
  bar.hidden = !bar.hidden
  const field = bar.querySelector('input')
  field.value = inWords(asked())
  field.select()
  field.focus()
})
on('savebar', 'submit', async ({ target }) => {
  const { name } = fields(target)
  await keepSearch(name, formatQuery({ ...query, page: '' }), { here, words: inWords(asked()) })
  target.hidden = true
  one('savesearch').focus()
  await sayKept(strings.searchKept(name), [strings.openFavourites, opens('saved/index.html')])
})

await readAddress(true)
