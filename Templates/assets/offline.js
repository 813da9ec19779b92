// Keeps the board readable without a network: starts the service worker, and says how old the data is when there is none.

import { button, element, one, root } from './element.js'
import { strings } from './strings.js'

/** Tells the visitor that there is no network, and since when the data is. */
export async function showAge() {
  if (one('offline')) return
  const kept = await caches.match(location.href.split('#')[0], { ignoreSearch: true }) ?? await caches.match(new URL('data/index.json', root))
  const date = Date.parse(kept?.headers.get('date') ?? '')
  const when = Number.isNaN(date) ? '' : new Date(date).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' })
  const bar = element('div', { class: 'offline', id: 'offline', role: 'status' },
    element('div', { class: 'page' }, element('span', {}, when ? strings.offlineSince(when) : strings.offlineKept), button(strings.tryAgain, () => location.reload())))
  document.querySelector('header.top').after(bar)
}

/** Registers the worker that the page names; takes one away where the board has none any more. */
export async function start() {
  // On the page that stands in for one that this device does not have.
  one('again')?.addEventListener('click', () => location.reload())
  const { worker } = document.documentElement.dataset
  if (!('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  addEventListener('offline', () => showAge().catch(console.info))
  addEventListener('online', () => one('again') ? location.reload() : one('offline')?.remove())
  if (!worker) {
    const old = await container.getRegistration(root)
    await old?.unregister()
    return
  }
  if (!navigator.onLine) await showAge()
  container.addEventListener('message', ({ data }) => { if (data === 'from the device') showAge().catch(console.info) })
  container.controller?.postMessage('where is this page from?')
  // The one address that this policy lets become a script's: the board's own worker.
  const policy = globalThis.trustedTypes?.createPolicy('boardwalk', { createScriptURL: () => new URL('sw.js', root).href })
  const address = policy?.createScriptURL('') ?? new URL('sw.js', root)
  const registration = await container.register(address, { scope: root.pathname, type: 'module', updateViaCache: 'none' })
  await askForVisits(registration).catch(console.info)
  return registration
}

/** Where the browser does so, the worker looks for new matches once a day while the board is closed. */
async function askForVisits(registration) {
  if (!registration.periodicSync) return
  const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' })
  if (state === 'granted') await registration.periodicSync.register('searches', { minInterval: 864e5 })
}
