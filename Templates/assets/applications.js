// The page of applications: as a board of columns and as a table, with what is due on top.

import { closing, dayOf, dayTitle, dayWords, hoursLeft, isDay, today } from './days.js'
import { addressOf, buttonOf, copyOf, element, fields, keepDraft, on, one, refill, save, showCount, showDue, titleOf, toast } from './element.js'
import { checkAll, drop, keepShowing, sayKept } from './keep.js'
import { begun, moved, statuses } from './status.js'
import * as storage from './storage.js'
import { strings } from './strings.js'
import { before, calendar, due, followedUp, fromCSV, fromJSON, joined, lastChange, noted, over, snoozed, toCSV, toJSON } from './tracking.js'

/** Columns that are shown also when nothing is in them: the usual way of an application. */
const usual = ['interested', 'preparing', 'applied', 'interview', 'offer']
const snoozes = [1, 3, 7]
/** Milliseconds without a change after which a date is no longer typed. */
const pause = 800
const open = new Set()
const views = ['asboard', 'astable']
let applications = new Map()
/** The timer of a date that is being typed. */
let typing
let [view] = views

const edit = (id, change) => storage.change('applications', id, (old) => old && change(old))

async function show() {
  // The field of a date that is being typed stays where it is.
  if (typing) return
  applications = new Map([...await storage.all('applications')].sort(([, a], [, b]) => lastChange(b) - lastChange(a)))
  showCount(strings.applicationsCount(applications.size), applications.size)
  showDue(due(applications).map(dueOf))
  const isTable = view === 'astable'
  for (const id of views) one(id).setAttribute('aria-pressed', id === view)
  one('columns').hidden = isTable || !applications.size
  one('table').hidden = !isTable || !applications.size
  refill(one('lines'), isTable ? lines() : [])
  if (!isTable) refill(one('columns'), columns())
}

/** What is due, for `showDue`. */
function dueOf({ id, application, kind, hours, day, days }) {
  const words = { closing: () => strings.dueHours(Math.floor(hours)), passed: () => strings.duePassed(dayWords(day, today())),
    'follow-up': () => strings.dueFollowUp(dayWords(day)), quiet: () => strings.quiet(days) }[kind]()
  return [kind, application.job, words, answers(id, application, kind)]
}

/** Buttons for what is due. */
function answers(id, { job: { title } }, kind) {
  const after = (words, change) => buttonOf(title, words, () => edit(id, change))
  if (kind === 'quiet') return after(strings.statuses.ghosted, (old) => moved(old, 'ghosted'))
  return kind === 'follow-up' && [
    after(strings.done, (old) => noted(followedUp(old, ''), strings.followUpDone)),
    ...snoozes.map((days) => after(one('due').dataset[days], (old) => snoozed(old, days))),
  ]
}

function columns() {
  return statuses.map((status) => {
    const own = [...applications].filter(([, application]) => application.status === status)
    if (!own.length && !usual.includes(status)) return ''
    return element('section', {
      class: `column ${status}${own.length ? '' : ' vacant'}`, 'aria-label': strings.statuses[status],
      dragover: (event) => event.preventDefault(),
      drop: (event) => {
        event.preventDefault()
        return edit(event.dataTransfer.getData('text/plain'), (old) => moved(old, status))
      },
    },
    element('h2', {}, strings.statuses[status], element('b', {}, own.length)),
    element('ul', {}, own.map(([id, application]) => card(id, application))))
  }).filter(Boolean)
}

function statusChoice(id, application) {
  const choice = element('select', {
    class: 'sort', 'data-key': `status ${id}`, 'aria-label': strings.statusOf(application.job.title),
    change: () => edit(id, (old) => moved(old, choice.value)),
  }, statuses.map((status) => element('option', { value: status, selected: status === application.status }, strings.statuses[status])))
  return choice
}

function dates({ job, followUp }) {
  return [closing(job, today())[1], followUp && strings.followUpOn(dayWords(followUp))].filter(Boolean)
}

function card(id, application) {
  const { job } = application
  const details = element('details', { 'data-key': `details ${id}`, open: open.has(id), toggle: () => {
    open[details.open ? 'add' : 'delete'](id)
    if (details.open && !details.children[1]) details.append(inside(id, applications.get(id)))
  } }, element('summary', { 'aria-label': strings.actOn({ words: strings.details, title: job.title }) }, strings.details), open.has(id) && inside(id, application))
  return element('li', {
    class: 'card', draggable: 'true', dragstart: (event) => event.dataTransfer.setData('text/plain', id),
  },
  element('h3', {}, titleOf(job)),
  element('p', { class: 'small' }, [job.organization, job.placeText].filter(Boolean).join(' · ')),
  dates(application).map((words) => element('p', { class: 'small' }, words)),
  statusChoice(id, application), details)
}

/** A card opened: follow-up, notes, and everything that happened. */
function inside(id, application) {
  const { job, timeline, followUp } = application
  const opened = copyOf('opened')
  const [date, form, acts, list] = ['input', 'form', '.acts', 'ol'].map((selector) => opened.querySelector(selector))
  date.value = followUp
  date.dataset.key = `date ${id}`
  // While it is typed a date changes with each digit: each is kept at once, as the page may be left, and shown after the last.
  on(date, 'change', () => {
    const { value } = date
    const isWhole = !value || isDay(value)
    clearTimeout(typing)
    typing = isWhole && setTimeout(() => {
      typing = false
      show().catch(console.info)
    }, pause)
    return isWhole && edit(id, (old) => followedUp(old, value))
  })
  form.id = `note-${id}`
  form.elements[0].dataset.key = `note ${id}`
  on(form, 'submit', async () => {
    const { note } = fields(form)
    if (!note) return
    await edit(id, (old) => noted(old, note))
    form.reset()
  })
  keepDraft(form)
  acts.append(...answers(id, application, 'follow-up').slice(followUp ? 0 : 1))
  list.append(...(timeline ?? []).toReversed().map((entry) => element('li', {},
    element('time', { datetime: new Date(entry.at).toISOString() }, dayTitle(dayOf(entry.at))), ' ', happened(entry))))
  opened.append(buttonOf(job.title, strings.deleteIt, () => drop('applications', id, application, job.title)))
  return opened
}

function happened({ status, note, followUp }) {
  if (status) return strings.statuses[status] ?? status
  if (note !== undefined) return note
  return followUp ? strings.followUpSet(dayWords(followUp)) : strings.followUpDone
}

function lines() {
  return [...applications].map(([id, application]) => element('tr', {},
    element('th', { scope: 'row' }, titleOf(application.job), element('span', { class: 'small' }, application.job.organization ?? '')),
    [
      statusChoice(id, application), ...[[application.job.closes, today()], [application.followUp], [dayOf(application.at)]].map(([day, now]) => day && dayTitle(day, now)),
    ].map((inside) => element('td', {}, inside))))
}

for (const id of views) {
  on(id, 'click', async () => {
    view = id
    await show()
    await storage.put('settings', 'applications', { view })
  })
}
on('add', 'click', () => {
  const form = one('byhand')
  form.hidden = !form.hidden
  one('add').setAttribute('aria-expanded', !form.hidden)
  if (!form.hidden) form.elements[0].focus()
})
on('byhand', 'submit', async ({ target }) => {
  const { title, organization, url, closes } = fields(target)
  const at = Date.now()
  const job = { id: `hand:${at}`, title, organization, url: /^https?:/.test(url) ? url : '', closes }
  await storage.put('applications', job.id, begun(job, 'interested', at))
  await sayKept(strings.tracked)
  target.reset()
  one('add').click()
  one('add').focus()
})
keepDraft(one('byhand'))
on('calendar', 'click', () => {
  const events = [...applications].flatMap(([id, { job, status, followUp }]) => {
    const about = { text: [job.organization, job.placeText].filter(Boolean).join(', '), url: addressOf(job) }
    return [
      before.includes(status) && hoursLeft(job) > 0
        && { ...about, uid: `${id}-closes@boardwalk`, day: job.closes, title: strings.calendarClosing(job.title), alarm: '-P1D' },
      followUp && !over.includes(status) && { ...about, uid: `${id}-follow-up@boardwalk`, day: followUp, title: strings.calendarFollowUp(job.title), alarm: 'PT9H' },
    ].filter(Boolean)
  })
  save('applications.ics', 'text/calendar', calendar(document.title, events))
})
on('csv', 'click', () => save('applications.csv', 'text/csv', toCSV(applications, addressOf)))
on('json', 'click', () => save('applications.json', 'application/json', toJSON(applications)))
on('import', 'click', () => one('file').click())
on('file', 'change', async ({ target }) => {
  const text = await target.files[0]?.text()
  target.value = ''
  let taken
  try {
    taken = text.trimStart().startsWith('{') ? fromJSON(text) : fromCSV(text)
  } catch (error) {
    console.info(error)
    return toast(one('import').dataset.failed)
  }
  const changed = Date.now()
  const count = await storage.merge([...taken].map(([id, application]) => ({ shelf: 'applications', id, changed, value: joined(applications.get(id), application) }))
    .filter(({ id, value }) => value !== applications.get(id)))
  await sayKept(`${one('import').dataset.done} ${count}`)
})
view = (await storage.get('settings', 'applications'))?.view ?? view
await keepShowing(show, 'applications')
checkAll('applications').catch(console.info)
