// Begins every page: what all of them have, then the script of this one; and keeps the board readable without a network.

import { button, element, offline, one, question, registerWorker, root } from './element.js'
import * as keep from './keep.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

// Links name the file for file managers; an address on the web need not.
const folder = location.pathname.replace(/\/index\.html$/, '/')
if (location.protocol !== 'file:') history.replaceState(history.state, '', folder + location.search + location.hash)

const device = () => import('./device.js')
const kept = () => import('./kept.js')
const scripts = {
  activity: device,
  applications: () => import('./applications.js'),
  backup: device,
  favourites: kept,
  find: () => import('./find.js'),
  profile: device,
  saved: kept,
}
const page = one('main')
const own = scripts[page.dataset.script]?.()
if (!page.dataset.script && one('more')) keep.startMore(one('jobs'), one('pages'), one('more'))

await keep.keepShowing(keep.refresh, 'favourites', 'hidden', 'applications')
if (page.dataset.script === 'job') await keep.startPage(page)
await own
// For whoever waits for the page to be whole.
document.body.dataset.ready = 'yes'

/** After the way to apply was taken: how it went, of one job after the other. */
async function askHowItWent() {
  const [[id, { job, at }] = ['', {}]] = await storage.all('asked')
  if (!job || document.hidden) return
  const forget = () => storage.remove('asked', id).then(ask)
  const status = (await storage.get('applications', id))?.status
  if (status && !['interested', 'preparing'].includes(status)) return forget()
  // Two may have asked at once.
  if (!document.querySelector('.question')) question(strings.didYouApply(job.title),
    [strings.yes, () => keep.track(job, 'applied', at).then(forget)],
    [strings.notYet, () => keep.track(job, 'preparing').then(forget)],
    [strings.no, forget])
}

// The page in another language shows what was searched for, or sent.
document.querySelector('.languages')?.addEventListener('click', ({ target }) => {
  if (target.href) target.href = target.href.split(/[?#]/)[0] + location.search + location.hash
})

const ask = () => askHowItWent().catch(console.info)
document.addEventListener('visibilitychange', () => { if (!document.hidden) keep.refresh().catch(console.info).then(ask) })
addEventListener('pageshow', ({ persisted }) => { if (persisted) ask() })
ask()

/** Tells the visitor that there is no network, and since when the data is. */
async function showAge() {
  const kept = await caches.match(location.href.split('#')[0], { ignoreSearch: true }) ?? await caches.match(new URL('data/index.json', root))
  const date = Date.parse(kept?.headers.get('date'))
  const words = date ? strings.offlineSince(new Date(date).toLocaleString(strings.locale, { dateStyle: 'medium', timeStyle: 'short' })) : strings.offlineKept
  const bar = element('div', { class: 'offline', id: 'offline', role: 'status' },
    element('div', { class: 'page' }, element('span', {}, words), button(strings.tryAgain, () => location.reload())))
  // Two may have asked at once.
  if (!one('offline')) document.querySelector('header.top').after(bar)
}

const age = () => showAge().catch(console.info)

/** Begins the worker that the page names; takes those away, and what they kept, where the board has none any more. */
async function startWorker() {
  // On the page that stands in for one that this device does not have.
  one('again')?.addEventListener('click', () => location.reload())
  const { serviceWorker: container } = navigator
  if (!container) return
  addEventListener('offline', age)
  addEventListener('online', () => one('again') ? location.reload() : one('offline')?.remove())
  if (!offline) return keep.forgetPages()
  if (!navigator.onLine) age()
  container.addEventListener('message', ({ data }) => { if (data === 'device') age() })
  container.controller?.postMessage('whence')
  const registration = await registerWorker()
  await askForVisits(registration).catch(console.info)
  return registration
}

/** Where the browser does so, the worker looks for new matches once a day while the board is closed. */
async function askForVisits(registration) {
  if (!registration.periodicSync) return
  const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' })
  if (state === 'granted') await registration.periodicSync.register('searches', { minInterval: 864e5 })
}

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 200))
whenIdle(async () => {
  if (!await startWorker() || globalThis.Notification?.permission !== 'granted') return
  const { tellOfNew } = await import('./matches.js')
  // Only a worker that has begun can say something.
  await tellOfNew(await navigator.serviceWorker.ready)
}, { timeout: 2000 })
