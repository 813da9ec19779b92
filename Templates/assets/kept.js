// The pages of what a visitor keeps: favourites, filed in collections, with tags and notes and with what has become of each; and
// searches, with what is new in each.

import { dayOf, dayWords, hoursLeft, today } from './days.js'
import {
  addressOf, buttonOf, copy, copyOf, element, fields, fill, keepDraft, mail, on, one, passOn, refill, root, showCount, showDue, toast,
} from './element.js'
import { checkAll, dress, drop, isHidden, jobAt, keepShowing, rowOf, sayKept, track } from './keep.js'
import * as searches from './matches.js'
import { chips, inWords, parseQuery } from './query.js'
import * as storage from './storage.js'
import { strings } from './strings.js'
import { words } from './words.js'

/** So many jobs are suggested. */
const most = 6
/** So many pages of a shared link are read: more than anybody sends, and fewer than keep a browser busy. */
const mostShared = 500
let favourites = new Map()
/** The rows in which a form is open, by their ids: they stay as they are until it is sent or given up. */
const edited = new Map()

/** What has become of it: closed by its page, by its day, or open. */
function stateOf({ state, job }) {
  if (state === 'gone') return state
  const hours = hoursLeft(job)
  return hours <= 0 ? 'closed' : hours < 96 ? 'closing' : 'open'
}

const heading = () => document.querySelector('h1').textContent

function chosen() {
  const wanted = one('collection').value
  return [...favourites].filter(([, { collection, tags }]) =>
    !wanted || (wanted[0] === '#' ? tags?.includes(wanted.slice(1)) : wanted === '-' ? !collection : collection === wanted.slice(1)))
    .sort(([, a], [, b]) => b.at - a.at)
}

async function showFavourites() {
  favourites = await storage.all('favourites')
  const values = [...favourites.values()]
  showChoice(values)
  const shown = chosen()
  showCount(strings.favouritesCount(shown.length), favourites.size)
  one('acts').hidden = !favourites.size
  refill(one('kept'), shown.map((one) => edited.get(one[0]) ?? row(...one)))
  dress(one('kept').children)
  mail(heading(), shown.map(([, { job }]) => job))
  const due = values.filter((one) => stateOf(one) === 'closing' && hoursLeft(one.job) <= 48).sort((a, b) => hoursLeft(a.job) - hoursLeft(b.job))
  showDue(due.map(({ job }) => ['', job, strings.dueHours(Math.floor(hoursLeft(job)))]))
  showSuggestions()
}

function showChoice(values) {
  const choice = one('collection')
  const former = choice.value
  const named = [...new Set(values.map(({ collection }) => collection).filter(Boolean))].sort()
  const tags = [...new Set(values.flatMap(({ tags }) => tags ?? []))].sort()
  const { all, none } = choice.dataset
  const options = [['', all], ...named.map((name) => [`=${name}`, name]),
    ...named.length ? [['-', none]] : [], ...tags.map((tag) => [`#${tag}`, `#${tag}`])]
  choice.replaceChildren(...options.map(([value, words]) => element('option', { value }, words)))
  choice.value = options.some(([value]) => value === former) ? former : ''
  one('known')?.remove()
  document.body.append(element('datalist', { id: 'known' }, named.map((value) => element('option', { value }))))
}

function row(id, favourite) {
  const { job, collection, tags, colour, note, at } = favourite
  const state = stateOf(favourite)
  return rowOf({ ...job, posted: undefined, state: state === 'gone' ? 'closed' : state }, today(),
    element('p', { class: 'own' },
      element('span', { class: `state ${state}` }, one('kept').dataset[state]),
      colour && element('span', { class: `mark hue-${colour}` }),
      collection && element('span', { class: 'chip' }, collection),
      (tags ?? []).map((tag) => element('span', { class: 'chip quiet' }, `#${tag}`)),
      element('span', { class: 'small' }, strings.starredOn(dayWords(dayOf(at))))),
    note && element('p', { class: 'note' }, note),
    element('p', { class: 'acts' },
      buttonOf(job.title, strings.edit, () => edit(id), { 'data-key': `edit ${id}` }),
      buttonOf(job.title, strings.track, async () => sayKept(await track(job) ? strings.tracked : strings.already))))
}

/** Puts a form in place of a row's buttons. Sent or given up it makes room for what it changed. */
function editIn(row, id, values, show, change) {
  const form = copyOf('editing')
  form.id = `edit-${id}`
  form.dataset.key = `edit ${id}`
  fill(form, values)
  row.querySelector('.acts:not(.side *)').replaceWith(form)
  edited.set(id, row)
  on(form, 'reset', () => {
    edited.delete(id)
    return show()
  })
  on(form, 'submit', async () => {
    await change(fields(form))
    form.reset()
  })
  form.elements[0].focus()
  return form
}

/** A form in place of a favourite's notes. */
function edit(id) {
  const shown = favourites.get(id)
  const place = one('kept').querySelector(`[data-id="${CSS.escape(id)}"]`)
  keepDraft(editIn(place, id, { ...shown, tags: shown.tags?.join(', ') }, showFavourites, async (typed) => {
    typed.tags = [...new Set(typed.tags.split(',').map((tag) => tag.trim().replace(/^#/, '')).filter(Boolean))]
    // When this fails, what was typed stays in its fields. What another tab wrote meanwhile stays, too.
    await storage.change('favourites', id, (old = shown) => {
      const changed = Object.entries(typed).filter(([name, value]) => String(value) !== String(shown[name] ?? ''))
      const next = { ...old, ...Object.fromEntries(changed) }
      if (old.note && next.note !== old.note && old.note !== shown.note) next.note = `${old.note}\n${next.note}`
      return next
    })
    await sayKept(one('kept').dataset.done)
  }))
}

/** Jobs near to favourites, by the neighbours that the board names for each: `{ job, reason, because }`, nearest to all together first. */
function suggest() {
  const found = new Map()
  for (const { job: { title }, near } of favourites.values()) {
    for (const [rank, { job, reason }] of (near ?? []).entries()) {
      if (favourites.has(job.id) || isHidden(job.id) || job.state === 'closed') continue
      const one = found.get(job.id) ?? { job, score: 0, rank: Infinity }
      // Why: as of the favourite it is nearest to.
      if (rank < one.rank) Object.assign(one, { reason, because: title, rank })
      one.score += 1 / (rank + 1)
      found.set(job.id, one)
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, most)
}

function showSuggestions() {
  const found = suggest()
  const now = today()
  one('suggested').hidden = !found.length
  refill(one('suggestedjobs'), found.map(({ job, reason, because }) =>
    rowOf(job, now, element('p', { class: 'reason' }, strings.becauseStarred({ reason, title: because })))))
  dress(one('suggestedjobs').children)
}

/** Jobs that somebody sent as a link: the paths of their pages behind its `#`. None is kept before it is starred. */
async function showShared() {
  if (!one('shared')) return
  const pages = location.hash.slice(1).split(',').slice(0, mostShared).map((path) => addressOf({ url: path.includes('/') && path }))
  const found = await Promise.all(pages.map((page) => page?.startsWith(root.href) && jobAt(page).catch(console.info)))
  const rows = found.filter((job) => job?.id).map((job) => rowOf(job, today()))
  const gone = found.filter((job) => job === true).length
  if (gone) rows.push(element('li', { class: 'small' }, `${one('kept').dataset.gone} · ${gone}`))
  one('shared').hidden = !rows[0]
  one('sharedjobs').replaceChildren(...rows)
  dress(one('sharedjobs').children)
}

async function favouritesPage() {
  on('collection', 'change', showFavourites)
  if (one('link')) on('link', 'click', () => copy(`${location.href.split('#')[0]}#${chosen().map(([, { job }]) => job.url?.replace(/index\.html$/, ''))}`, strings.linkCopied))
  addEventListener('hashchange', () => { showShared().catch(console.info) })
  passOn(heading(), () => chosen().map(([, one]) => one))
  await keepShowing(showFavourites, 'favourites', 'hidden')
  await showShared()
  checkAll('favourites').catch(console.info)
}

async function showSearches() {
  const kept = [...await storage.all('searches')].sort(([, a], [, b]) => b.at - a.at)
  showCount(strings.searchesCount(kept.length), kept.length)
  refill(one('kept'), kept.map((one) => edited.get(one[0]) ?? searchRow(...one)))
}

const addressOfQuery = (query) => new URL(`index.html${query && `?${query}`}`, root).href

function searchRow(id, search) {
  const { name, query, notify, looked, words = inWords(chips(parseQuery(query))) } = search
  const made = copyOf('search')
  const [link, who, acts, box, edit, numbers] = ['a', '.who', '.acts', 'input', 'button', '.side'].map((one) => made.querySelector(one))
  link.href = addressOfQuery(query)
  link.textContent = name
  who.textContent = (words === name ? '' : `${words} · `) + strings.lookedOn(dayWords(looked, today()))
  box.checked = notify && globalThis.Notification?.permission === 'granted'
  box.ariaLabel = strings.actOn({ words: box.parentElement.textContent, title: name })
  on(box, 'change', () => notifyOf(id, box))
  edit.ariaLabel = strings.actOn({ words: edit.textContent, title: name })
  edit.dataset.key = `edit ${id}`
  on(edit, 'click', () => rename(id, search, made))
  acts.append(buttonOf(name, strings.deleteIt, () => drop('searches', id, search, name)))
  count(search, numbers).catch((error) => {
    console.info(error)
    numbers.textContent = one('kept').dataset.uncounted
  })
  offer(made, search).catch(console.info)
  return made
}

async function count(search, place) {
  const { count, fresh } = await searches.check(search)
  place.replaceChildren(strings.openNow(count), fresh ? element('strong', { class: 'new' }, strings.newSince(fresh)) : '')
}

/** Offers the feed and the calendar of the board's own search that is most like this one, or a way to ask the board for one. */
async function offer(place, search) {
  const path = await searches.nearest(search)
  const { ask } = one('kept').dataset
  const request = !path && ask && requestAt(ask, search)
  if (!path && !request) return
  const offered = copyOf(path ? 'nearest' : 'ask')
  for (const link of offered.querySelectorAll('a')) link.href = request || new URL(path + link.dataset.file, root)
  place.append(offered)
}

/** Where the file of such a search is begun at the host of the board's files: `pattern` with a name and a text; empty where no file says all of it. */
function requestAt(pattern, { name, query }) {
  const { what, where, pay, payMax, posted, near, closing, stated, ...lists } = parseQuery(query)
  if (near || closing || stated) return ''
  const fields = { title: name, keywords: what, location: where, salaryMin: pay, salaryMax: payMax, postedWithin: Number(posted), ...lists }
  const lines = Object.entries(fields).map(([key, value]) =>
    value && value.length !== 0 ? `${key.replace(/[A-Z]/, '-$&').toLowerCase()}: ${JSON.stringify(value)}\n` : '')
  const plain = words(name).join('-').match(/[a-z0-9]+/g)
  const file = `${plain?.join('-').slice(0, 80) ?? Date.now()}.md`
  return pattern.replace('{name}', file).replace('{text}', encodeURIComponent(`---\n${lines.join('')}---\n`))
}

async function notifyOf(id, box) {
  const notify = box.checked
  if (notify && await globalThis.Notification?.requestPermission() !== 'granted') {
    box.checked = false
    return toast(one('kept').dataset.refused)
  }
  await storage.change('searches', id, (old) => old && { ...old, notify })
}

function rename(id, search, place) {
  const form = editIn(place, id, search, showSearches, ({ name }) =>
    storage.change('searches', id, (old) => old && { ...old, name: name || old.name }))
  form.querySelector('a').href = addressOfQuery(search.query)
  form.elements[0].select()
}

await (one('main').dataset.script === 'saved' ? keepShowing(showSearches, 'searches') : favouritesPage())
