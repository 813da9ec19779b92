// Keeps the board readable without a network. The line above is the board's: `board.version`, `board.shell`.
//
// Pages come from the network when there is one, so nobody is shown an old list by a worker; what was visited is kept.
// Scripts and styles have their version in their address and come from the device. A new worker takes over at once.

import { forgetIndex, tellOfNew } from './assets/matches.js'

const root = new URL('./', location)
const own = `boardwalk ${root.pathname} `
const shell = `${own}shell ${board.version}`
const [visited, favourites, data, whole] = ['visited', 'favourites', 'data', 'whole'].map((name) => own + name)
/** Pages kept of those visited, the last ones. */
const mostVisited = 60
/** Milliseconds after which a page that is on the device is not waited for any longer. */
const patience = 3000
/** What files of the whole index end in, once they were asked for. */
let hashes
/** Files of the whole index asked for at the same time: a search beside it goes on. */
const atOnce = 4
/** Says the hash of each file of the whole index. */
const list = new URL('data/files.json', root).href
/** Pages that had to come from the device, by the window that shows them. */
const fromDevice = new Set()

addEventListener('install', (event) => event.waitUntil(keepShell().then(skipWaiting)))

async function keepShell() {
  const cache = await caches.open(shell)
  await cache.addAll(board.shell.map((path) => new Request(new URL(path, root), { cache: 'no-cache' })))
}

addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(own) && ![shell, visited, favourites, data, whole].includes(name)) await caches.delete(name)
  }
  await clients.claim()
})()))

addEventListener('message', (event) => {
  const { data, ports: [port], source } = event
  if (data === 'whence' && fromDevice.has(source.id)) source.postMessage('device')
  if (data !== 'whole') return
  // What is kept ahead may have been removed since.
  event.waitUntil(keepShell().then(() => keepWhole((done) => port.postMessage(done)))
    .then(() => port.postMessage({ isWhole: true }), ({ name }) => port.postMessage({ fault: name })))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return
  const path = url.pathname.slice(root.pathname.length)
  if (path.startsWith('data/')) event.respondWith(path === 'data/index.json' ? fresh(event, data) : part(event, path))
  else if (path.startsWith('assets/') && url.searchParams.has('v')) event.respondWith(asset(event))
  else if (request.mode === 'navigate') event.respondWith(page(event))
  // Who asks with this header wants to know what the host says.
  else if (!request.headers.has('pragma')) event.respondWith(fetch(request).catch(async () => await onDevice(request) ?? Response.error()))
})

/** A page: from the network, else the device, else the page that says so. */
async function page(event) {
  try {
    return await fresh(event, visited)
  } catch {
    if (event.resultingClientId) fromDevice.add(event.resultingClientId)
    const known = await onDevice(event.request)
    if (known) return known
    // It is one folder deep and shown at any depth, so its links are made to begin at the root.
    const stand = await caches.match(new URL('offline/', root))
    const text = (await stand?.text())?.replaceAll('="../', `="${root.pathname}`)
    return new Response(text, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

/** From the network, and kept; throws where there is none. What is on the device is not kept waiting for. */
async function fresh(event, name) {
  const asked = ask(event, name)
  const known = (name === data && await kept('data/index.json')) || await onDevice(event.request)
  if (!known) return asked
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const first = await Promise.race([asked.catch(() => {}), late])
  if (!first && name === visited) throw new Error()
  return first ?? known
}

async function ask(event, name) {
  const { request } = event
  // A redirected answer must not stand for a page that was asked for by another address.
  // Asked anew: what a browser takes for fresh may be of yesterday.
  const answer = await fetch(request, { cache: 'no-cache' })
  if (answer.ok && !answer.redirected && answer.type === 'basic') {
    const isNew = keep(request, answer.clone(), name)
    event.waitUntil(isNew)
    // The parts of a former index go before anybody asks for those of this one.
    if (name === data && await isNew && await caches.has(whole) && !isMetered()) event.waitUntil(keepWhole())
  }
  return answer
}

/** Whether somebody pays for what is fetched without being asked for. */
function isMetered() {
  const { saveData, type } = navigator.connection ?? {}
  return saveData || type === 'cellular'
}

async function keep(request, answer, name) {
  const cache = await caches.open(name)
  const address = pageOf(request)
  try {
    const isNew = address.endsWith('data/index.json') && await dropFormer(cache, address, await answer.clone().text())
    await cache.put(address, answer)
    if (name !== visited) return isNew
    for (const key of (await cache.keys()).slice(0, -mostVisited)) await cache.delete(key)
  } catch {
    // No room on the device: the page is shown all the same.
  }
}

/** A page is the same with and without its file's name and its search. */
const pageOf = ({ url }) => url.replace(/[?#].*/, '').replace(/index\.html$/, '')

/** What the device has of it, from wherever. */
async function onDevice(request) {
  const address = pageOf(request)
  for (const name of [visited, favourites, data, shell]) {
    const known = await (await caches.open(name)).match(address)
    if (known) return known
  }
}

/** A part of the index: as it was read since the manifest came, or as the device has it with the whole. */
async function part(event, path) {
  if (!await caches.has(whole)) return await onDevice(event.request) ?? ask(event, data)
  return fetch(event.request).catch(async () => await kept(path) ?? Response.error())
}

/** A file of the whole index, where the visitor keeps it. Each lies under its address and its hash. */
async function kept(path) {
  if (!await caches.has(whole)) return
  const cache = await caches.open(whole)
  hashes = path === 'data/index.json' ? undefined : hashes ?? await (await cache.match(list))?.json()
  return cache.match(hashed(path, hashes))
}

/** `{path: hash}` from texts that have the hashes for all numbers that `*` in a path stands for, dots where none is. */
function spread(list) {
  const hashes = {}
  for (const path in list) {
    for (const { 0: hash, index } of list[path].matchAll(/[^.]{5}/g)) hashes[path.replace('*', index / 5)] = hash
  }
  return hashes
}

const hashed = (path, hashes) => new URL(hashes ? `${path}?${hashes[path]}` : path, root).href

/** Fetches the files of the index that became different. Until all are there the former ones count. */
async function keepWhole(report = () => {}) {
  const read = async (path) => {
    const answer = await fetch(new URL(path, root), { cache: 'no-cache' })
    if (answer.ok) return answer
    throw new Error(path)
  }
  const manifest = await read('data/index.json')
  const { files } = await manifest.clone().json()
  // A small board has everything in its manifest.
  const now = files ? spread(await (await read(files.path)).json()) : {}
  const cache = await caches.open(whole)
  const old = new Set((await cache.keys()).map(({ url }) => url))
  const paths = Object.keys(now)
  const waiting = paths.filter((path) => !old.has(hashed(path, now)))
  let done = paths.length - waiting.length
  const queue = waiting.values()
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const path of queue) {
      await cache.put(hashed(path, now), await read(path))
      report({ done: ++done, count: paths.length })
    }
  }))
  await cache.put(list, new Response(JSON.stringify(now)))
  await cache.put(hashed('data/index.json'), manifest)
  const known = new Set(paths.map((path) => hashed(path, now)))
  for (const url of old) if (url.includes('?') && !known.has(url)) await cache.delete(url)
}

/** Parts of a manifest that is not the board's any more: under the same name there is another one now. */
async function dropFormer(cache, address, manifest) {
  const known = await cache.match(address)
  if (!known || await known.text() === manifest) return false
  for (const key of await cache.keys()) await cache.delete(key)
  return true
}

async function asset(event) {
  const known = await caches.match(event.request)
  if (known) return known
  const answer = await fetch(event.request).catch(Response.error)
  if (answer.ok) return answer
  // A page of yesterday asks for a script of yesterday: the one of today is better than none.
  return await caches.match(event.request, { ignoreSearch: true }) ?? answer
}

addEventListener('periodicsync', (event) => {
  if (event.tag !== 'searches') return
  forgetIndex()
  event.waitUntil(tellOfNew(registration))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data))
})
