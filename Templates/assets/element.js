// What every script needs of the page: where the site begins, making elements, saying something.

import { strings } from './strings.js'

/** The site's root, whatever page this is. */
export const root = new URL('../', import.meta.url)
/** The worker that the page names where the board can be read without a network. */
export const { worker: offline } = document.documentElement.dataset

let worker

/** Registers the board's own worker. */
export function registerWorker() {
  // The one address that this policy lets become a script's.
  worker ??= globalThis.trustedTypes?.createPolicy('boardwalk', { createScriptURL: () => new URL('sw.js', root).href }).createScriptURL('') ?? new URL('sw.js', root)
  return navigator.serviceWorker.register(worker, { scope: root.pathname, type: 'module', updateViaCache: 'none' })
}

/** Says what went wrong, most often when something was to be stored. */
export function complain(error) {
  console.info(error)
  toast(strings[error.reason] ?? strings.trouble)
}

/**
 * Does something when an event comes to an element, or to the one with that id, and complains when it fails. No form leads elsewhere;
 * a button does one thing after the other, and a form is sent once.
 */
export function on(place, kind, act) {
  let isBusy
  const target = place.nodeType ? place : one(place)
  target.addEventListener(kind, async (event) => {
    if (kind === 'submit') event.preventDefault()
    if (isBusy) return
    isBusy = kind === 'submit' || target.nodeName === 'BUTTON'
    try {
      await act(event)
    } catch (error) {
      complain(error)
    }
    isBusy = false
  })
}

/** Says how many things a page of such has; what stands for them until they are read, or where there are none, goes. */
export function showCount(words, hasAny) {
  one('count').textContent = words
  one('nothing').hidden = hasAny
  one('waiting').hidden = true
}

/** Makes an element. Attributes that are false or missing are left out; functions listen to the event so named. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') on(made, key, value)
    else if (isThere(value)) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children.flat().filter(isThere))
  return made
}

const isThere = (value) => (value ?? false) !== false

export const button = (words, act, attributes) => element('button', { type: 'button', class: 'plain small', click: act, ...attributes }, words)

/** A button of one of several things. */
export const buttonOf = (title, words, act, attributes) => button(words, act, { 'aria-label': strings.actOn({ words, title }), ...attributes })

/** Shows other elements at a place. The focus stays with what has, or is in what has, the same `data-key`; with the first link else. */
export function refill(place, made) {
  const { activeElement: old } = document
  place.replaceChildren(...made)
  if (old.isConnected) return old.focus()
  const next = place.querySelector(`[data-key="${CSS.escape(old.closest('[data-key]')?.dataset.key)}"]`)
  focusOn(next?.querySelector('summary') ?? next ?? place.querySelector('a'))
}

/** Gives the focus to an element; where that cannot have it, to the page's heading: nobody begins at the top again. */
function focusOn(place) {
  place?.focus()
  if (document.activeElement === document.body) Object.assign(document.querySelector('h1'), { tabIndex: -1 }).focus({ preventScroll: true })
}

export const icon = (name) => element('span', { class: `icon icon-${name}`, 'aria-hidden': 'true' })

/** The element with that id. */
export const one = (id) => document.getElementById(id)

/** A new copy of the template with that id. */
export const copyOf = (id) => one(id).content.firstElementChild.cloneNode(true)

/** An act for a button: opens a page of the board. */
export const opens = (path) => () => location.assign(new URL(path, root))

const place = element('div', { class: 'toasts', role: 'status' })
document.body.append(place)

/** Says something at the edge of the window. With a way to act on it it stays until it is answered or ten seconds passed. */
export function toast(words, ...acts) {
  const said = element('div', { class: 'toast' }, element('span', {}, words))
  answers(said, [...acts, [icon('cross'), () => {}, { class: 'bare', 'aria-label': strings.close }]])
  place.replaceChildren(said)
  setTimeout(() => said.remove(), acts.length ? 10000 : 5000)
}

/** Gives what is said buttons for what can be done about it. With the answer it goes, and the focus is where it was before. */
function answers(said, acts) {
  const { activeElement: old } = document
  for (const [title, act, attributes] of acts) said.append(button(title, async () => { said.remove(); await act(); focusOn(old) }, attributes))
}

/** A question that waits: a bar at the edge of the window. It is said aloud, and few steps from the top for the keyboard. */
export function question(words, ...acts) {
  const asked = element('div', { class: 'toast question', role: 'alert' }, element('span', {}, words))
  answers(asked, acts)
  one('main').before(element('div', { class: 'toasts questions' }, asked))
}

/** Where the visitor is: `{ lat, lon }`. Asked for on a click only, or where the browser was allowed before; it never leaves the browser. */
export function locate() {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }), reject, { maximumAge: 6e5, timeout: 15000 })
  })
}

/** Where the visitor is, asked for because a box was checked; the box is empty again where nobody says. */
export const locateFor = (box) => box.checked ? locate().catch(() => { box.checked = false; toast(strings.noPosition) }) : undefined

/** Shows values in a form's fields by their names: a text, or of boxes those that are checked. What has none is as usual. */
export function fill(form, values) {
  for (const field of form.elements) {
    const some = [values[field.name] || ''].flat().map(String)
    if (/box|radio/.test(field.type)) field.checked = some.includes(field.value)
    else if (field.name in values) field.value = some[0] || field.dataset.usual || ''
  }
}

/** Numbered pages as links that can be shared; `choose` opens one. */
export function showPager(pages, current, last, addressOf, choose) {
  pages.hidden = last < 2
  const numbers = [...new Set([1, current - 1, current, current + 1, last])].filter((number) => number > 0 && number <= last)
  const link = (number, words, attributes) => element('a', { href: addressOf(number), ...attributes, click: (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(number)
  } }, words)
  pages.replaceChildren(current > 1 ? link(current - 1, strings.previous, { class: 'step', rel: 'prev' }) : '', element('ol', {}, numbers.flatMap((number, i) => [
    i > 0 && number > numbers[i - 1] + 1 && element('li', {}, element('span', { 'aria-hidden': 'true' }, '…')),
    element('li', {}, link(number, number, { 'aria-current': number === current && 'page' })),
  ])), element('span', { class: 'position' }, `${current} / ${last}`), current < last ? link(current + 1, strings.next, { class: 'step', rel: 'next' }) : '')
}

/** Gives the visitor a file. */
export function save(name, type, content) {
  const href = URL.createObjectURL(new Blob([content], { type }))
  element('a', { href, download: name }).click()
  setTimeout(URL.revokeObjectURL, 1000, href)
}

/** A job's address, on the board or elsewhere; undefined where it has none, or none that can be one. */
export function addressOf({ url }) {
  try {
    return url ? new URL(url, root).href : undefined
  } catch {
    // As somebody typed it, in a table or elsewhere.
  }
}

/** A job's title, as a link where it has an address. */
export const titleOf = (job) => addressOf(job) ? element('a', { href: addressOf(job) }, job.title) : job.title

/** Shows above a list what wants attention: of each its class, the job, what is said of it, and buttons. */
export function showDue(due) {
  one('due').hidden = !due.length
  refill(one('due'), [element('ul', {}, due.map(([kind, job, words, acts]) => element('li', { class: kind },
    element('span', {}, titleOf(job), ` · ${words}`), element('span', { class: 'acts' }, acts))))])
}

const facts = (job) => [job.organization, job.placeText, job.payText].filter(Boolean)

const lastDay = ({ closes }) => closes && strings.closesOn(closes)

/** A job as an item of a Markdown list. What has a meaning in Markdown is escaped. */
function markdown(job, note) {
  const plain = (text) => text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&').replace(/\s+/g, ' ')
  const title = addressOf(job) ? `[${plain(job.title)}](<${addressOf(job)}>)` : plain(job.title)
  return `- ${[title, ...facts(job).map(plain), lastDay(job)].filter(Boolean).join(' · ')}${note ? `\n  ${plain(note)}` : ''}`
}

const text = (jobs) => jobs.map((job) => [
  job.title, facts(job).join(' · '), lastDay(job), addressOf(job),
].filter(Boolean).join('\n')).join('\n\n')

/** Has the links to a mail and to a message pass on some jobs. */
export function mail(title, jobs) {
  const body = `body=${encodeURIComponent(text(jobs))}`
  one('mail').href = `mailto:?subject=${encodeURIComponent(title)}&${body}`
  // A board's own template may be older than this.
  const sms = one('sms')
  if (sms) sms.href = `sms:?${body}`
}

/** Copies a text, and says so. */
export async function copy(text, words) {
  try {
    await navigator.clipboard.writeText(text)
  } catch (error) {
    console.info(error)
    words = strings.notCopied
  }
  toast(words)
}

/** The buttons that pass jobs on: those, with their notes, that `kept` gives when one is pressed. */
export function passOn(title, kept) {
  on('share', 'click', () => {
    const jobs = kept().map(({ job }) => job)
    const data = jobs.length === 1 ? { title, text: text(jobs).split('\n').slice(0, 2).join(', '), url: addressOf(jobs[0]) } : { title, text: text(jobs) }
    // A visitor who closes the sheet again has changed their mind, nothing more.
    navigator.share(data).catch(console.info)
  })
  on('copy', 'click', () => copy(kept().map(({ job, note }) => markdown(job, note)).join('\n'), strings.copied))
  on('print', 'click', () => print())
}

/**
 * Reads a page of the board. An XMLHttpRequest parses it without running anything and without markup made of text.
 * `isFromHost`: not what the worker has kept of it.
 */
export function readPage(address, isFromHost) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    // What a browser takes for fresh may be of last week.
    request.setRequestHeader('cache-control', 'no-cache')
    if (isFromHost) request.setRequestHeader('pragma', 'no-cache')
    request.responseType = 'document'
    request.onload = () => resolve(request)
    request.onerror = () => reject(new Error(address))
    request.send()
  })
}

/** A form's texts by their names. */
export function fields(form) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value.trim()]))
}

/** What is typed into a form stays with it until it is sent: a page that is left or cannot be sent loses nothing. */
export function keepDraft(form) {
  const name = `draft ${location.pathname} ${form.id}`
  try {
    for (const [key, value] of Object.entries(JSON.parse(sessionStorage.getItem(name)) ?? {})) {
      const field = form.elements[key]
      if (field) field.value = value
    }
    form.addEventListener('input', () => {
      sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(new FormData(form))))
    })
    form.addEventListener('reset', () => sessionStorage.removeItem(name))
  } catch {
    // Without storage a draft lives as long as its page.
  }
}
