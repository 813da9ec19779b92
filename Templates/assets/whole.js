// Keeps every file that a search may ask for on the device, so that the whole board can be searched without a network. The worker
// gives them out when there is none: see `kept` in sw.js.

import { root } from './element.js'
import * as storage from './storage.js'

/** Files asked for at the same time: as many as a browser asks one host for anyway. */
const atOnce = 6
/** Milliseconds between two looks for what is new. */
const rest = 36e5

/** Fetches the files that became different since the last time. Calls `report` with how many of how many are there. */
export async function keepWhole(report = () => {}) {
  const manifest = await read('data/index.json')
  const { files } = await manifest.clone().json()
  // A small board has everything in its manifest.
  const hashes = files ? await (await read(files.path)).json() : {}
  const cache = await caches.open(`boardwalk ${root.pathname} whole`)
  const address = (path) => new URL(`${path}?${hashes[path]}`, root).href
  const wanted = new Set(Object.keys(hashes).map(address))
  const old = new Set((await cache.keys()).map(({ url }) => url))
  const missing = Object.keys(hashes).filter((path) => !old.has(address(path)))
  const queue = missing.values()
  let done = wanted.size - missing.length
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const path of queue) {
      await cache.put(address(path), await read(path))
      done += 1
      report({ done, count: wanted.size })
    }
  }))
  // From here on the new ones count.
  await cache.put(new URL('data/files.json', root), new Response(JSON.stringify(hashes)))
  await cache.put(new URL('data/index.json', root), manifest)
  for (const url of old) if (url.includes('?') && !wanted.has(url)) await cache.delete(url)
  await storage.put('settings', 'whole', { at: Date.now() })
}

async function read(path) {
  const answer = await fetch(new URL(path, root), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

/** Fetches what is new, where the visitor wanted all of it and nobody pays for each byte. */
export async function refreshWhole() {
  const kept = await storage.get('settings', 'whole')
  const { saveData, type } = navigator.connection ?? {}
  if (kept && navigator.onLine && !saveData && type !== 'cellular' && Date.now() - kept.at > rest) await keepWhole()
}
