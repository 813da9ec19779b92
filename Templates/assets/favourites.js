// The page of favourites: filed in collections, with tags and notes, and with what has become of each.

import { dayOf, dayWords, hoursLeft } from './days.js'
import { button, element, fields, keepDraft, one, readPage, root, toast } from './element.js'
import { complain, dress, isHidden, keepPage, track } from './keep.js'
import { addressOf, jobIn, rowOf } from './rows.js'
import { copy, mail, markdown, share } from './sharing.js'
import * as storage from './storage.js'
import { strings } from './strings.js'
import { suggest } from './suggestions.js'

/** So many pages are asked for at once. */
const atOnce = 4
let favourites = new Map()
let editing

/** What has become of it: closed by its page, by its day, or open. */
function stateOf({ state, job }, now) {
  if (['closed', 'gone'].includes(state)) return state
  if (!job.closes) return 'open'
  const hours = hoursLeft(job.closes, now)
  return hours < 0 ? 'closed' : hours < 96 ? 'closing' : 'open'
}

function chosen() {
  const wanted = one('collection').value
  return [...favourites].filter(([, { collection, tags }]) =>
    !wanted || (wanted[0] === '#' ? tags?.includes(wanted.slice(1)) : wanted === '-' ? !collection : collection === wanted.slice(1)))
    .sort(([, a], [, b]) => b.at - a.at)
}

async function show() {
  if (editing) return
  favourites = await storage.all('favourites')
  const now = Date.now()
  const today = dayOf(now)
  const values = [...favourites.values()]
  showChoice(values)
  const shown = chosen()
  one('count').replaceChildren(strings.favouritesCount(shown.length))
  one('nothing').hidden = favourites.size > 0
  one('acts').hidden = !favourites.size
  one('waiting').hidden = true
  one('kept').replaceChildren(...shown.map(([id, favourite]) => row(id, favourite, now, today)))
  dress(one('kept').children)
  const jobs = shown.map(([, { job }]) => job)
  one('mail').href = mail(strings.markdownTitle, jobs)
  showDue(now)
  showSuggestions()
}

function showChoice(values) {
  const choice = one('collection')
  const former = choice.value
  const named = [...new Set(values.map(({ collection }) => collection).filter(Boolean))].sort()
  const tags = [...new Set(values.flatMap(({ tags }) => tags ?? []))].sort()
  const options = [['', strings.everything], ...named.map((name) => [`=${name}`, name]),
    ...named.length ? [['-', strings.noCollection]] : [], ...tags.map((tag) => [`#${tag}`, `#${tag}`])]
  choice.replaceChildren(...options.map(([value, words]) => element('option', { value }, words)))
  choice.value = options.some(([value]) => value === former) ? former : ''
  one('known')?.remove()
  document.body.append(element('datalist', { id: 'known' }, named.map((value) => element('option', { value }))))
}

function row(id, favourite, now, today) {
  const { job, collection, tags, note, at } = favourite
  const state = stateOf(favourite, now)
  const made = rowOf({ ...job, posted: undefined, state: ['closed', 'gone'].includes(state) ? 'closed' : 'open' }, today,
    element('p', { class: 'own' },
      element('span', { class: `state ${state}` }, strings.states[state]),
      collection && element('span', { class: 'chip' }, collection),
      (tags ?? []).map((tag) => element('span', { class: 'chip quiet' }, `#${tag}`)),
      element('span', { class: 'small' }, strings.starredOn(dayWords(dayOf(at), today)))),
    note && element('p', { class: 'note' }, note),
    element('p', { class: 'acts' },
      button(strings.edit, () => edit(id), { 'aria-label': strings.editOf(job.title) }),
      button(strings.track, () => track(job).then((isNew) => toast(isNew ? strings.tracked : strings.already)).catch(complain),
        { 'aria-label': strings.trackOf(job.title) })))
  return made
}

/** A form in place of a favourite's notes. */
function edit(id) {
  const { job, collection, tags, note } = favourites.get(id)
  const place = one('kept').querySelector(`[data-id="${CSS.escape(id)}"]`)
  editing = id
  const close = () => { editing = undefined; show().catch(complain) }
  const form = element('form', { class: 'fields inline', id: `edit-${id}` },
    element('label', {}, strings.collection, element('input', { name: 'collection', list: 'known', maxlength: 80, value: collection, autocomplete: 'off' })),
    element('label', {}, strings.tags, element('input', { name: 'tags', maxlength: 200, value: (tags ?? []).join(', '), autocomplete: 'off' })),
    element('label', {}, strings.note, element('textarea', { name: 'note', maxlength: 5000, rows: 3 }, note ?? '')),
    element('p', {}, element('button', { type: 'submit' }, strings.saveChanges), ' ', button(strings.cancel, () => { form.reset(); close() })))
  place.querySelector('.acts:not(.side *)').replaceWith(form)
  keepDraft(form)
  form.elements[0].focus()
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const typed = fields(form)
    try {
      const tags = [...new Set(typed.tags.split(',').map((tag) => tag.trim().replace(/^#/, '')).filter(Boolean))]
      await storage.change('favourites', id, (old) => ({ at: Date.now(), job, ...old, collection: typed.collection, note: typed.note, tags }))
      form.reset()
      close()
      toast(strings.kept)
    } catch (error) {
      // What was typed stays in its fields.
      complain(error)
    }
  })
}

function showDue(now) {
  const due = [...favourites.values()].filter(({ job, state }) => job.closes && !['closed', 'gone'].includes(state))
    .map(({ job }) => ({ job, hours: hoursLeft(job.closes, now) })).filter(({ hours }) => hours >= 0 && hours <= 48)
  one('due').hidden = !due.length
  one('due').replaceChildren(element('ul', {}, due.map(({ job, hours }) => element('li', {},
    element('a', { href: addressOf(job) }, job.title), ` · ${strings.dueHours(Math.max(0, Math.floor(hours)))}`))))
}

function showSuggestions() {
  const known = new Set(favourites.keys())
  const found = suggest([...favourites.values()], known).filter(({ job }) => !isHidden(job.id))
  const today = dayOf(Date.now())
  one('suggested').hidden = !found.length
  one('suggestedjobs').replaceChildren(...found.map(({ job, reason, because }) =>
    rowOf(job, today, element('p', { class: 'reason' }, strings.becauseStarred({ reason, title: because })))))
  dress(one('suggestedjobs').children)
}

/** Asks the page of a favourite once a day what has become of it and what is like it. */
async function check(id, { job }, today) {
  let { status, response } = await readPage(addressOf(job))
  const moved = response?.querySelector('meta[http-equiv=refresh]') && response.querySelector('.lede a')
  if (moved?.href.startsWith(root.href)) ({ status, response } = await readPage(moved.href))
  const page = response?.querySelector('main[data-id]')
  if (!page && status !== 404 && status !== 410) return
  const near = [...response?.querySelectorAll('.similar .job[data-id]') ?? []].map((row) =>
    ({ job: jobIn(row), reason: row.querySelector('.reason')?.textContent ?? '' }))
  const now = page ? { ...jobIn(page), id, closes: page.dataset.closes } : job
  const state = page?.dataset.state ?? 'gone'
  await storage.change('favourites', id, (old) => old && { ...old, job: now, state, near, checked: today })
  if (page) await keepPage(now, true)
}

async function checkAll() {
  const today = dayOf(Date.now())
  const waiting = [...favourites].filter(([, { checked, job }]) => checked !== today && job.url)
  const takeTurns = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await check(...next, today).catch(console.info)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
}

one('collection').addEventListener('change', () => show().catch(complain))
one('share').addEventListener('click', () => share(strings.markdownTitle, chosen().map(([, { job }]) => job)))
one('copy').addEventListener('click', () => copy(chosen().map(([, { job, note }]) => markdown(job, note)).join('\n')))
one('print').addEventListener('click', () => print())
storage.watch((shelf) => { if (['favourites', 'hidden', '*'].includes(shelf)) show().catch(complain) })
await show().catch(complain)
checkAll().catch(console.info)
