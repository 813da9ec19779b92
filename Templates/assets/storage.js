// Everything a visitor keeps, on this device only: records on shelves, in one database of the browser.
//
// Two tabs are safe: a change reads and writes in one transaction, and tells the other tabs. A full store refuses the new
// and keeps the old. A record that makes no sense is passed over, never thrown away. Where the browser stores nothing the
// page goes on with what it has in memory, and says so.

import { isMoment } from './days.js'
import { strings } from './strings.js'

/** Where the site begins in each of its languages; what is kept is the same in all, under the address of the first. */
export const roots = strings.roots.map((way) => new URL(`../${way}`, import.meta.url))
const name = `boardwalk ${roots[0].pathname}`
const watchers = new Set()
const memory = new Map()
let opened, channel

/** What a shelf's values have at least; others can be anything that is an object. */
const needed = { favourites: ['job'], applications: ['job', 'status'], searches: ['name', 'query', 'looked'] }
const isThere = (value) => (value ?? null) !== null
const isText = (value) => typeof value === 'string'
const isJob = (value) => isText(value?.title) && isText(value.closes ?? '')
/** What members of values are, where they are there. */
const kinds = {
  at: isMoment, followUp: isText, job: isJob, looked: isText, name: isText, query: isText, status: isText, tags: Array.isArray,
  near: (some) => Array.isArray(some) && some.every((one) => isJob(one?.job)),
  timeline: (some) => Array.isArray(some) && some.every((value) => isSound({ value })),
}
/** Shelves of small things that may go when there is no room for what matters. */
const passing = ['activity', 'seen']

/** An error that says as its `reason` why something could not be kept: `full` or `failed`. */
function fault(cause) {
  const reason = cause?.name === 'QuotaExceededError' ? 'full' : 'failed'
  return Object.assign(new Error(`storage: ${reason}`, { cause }), { reason })
}

/** Whether the browser keeps what is stored: false where it does not let this site store anything. */
export const isKept = async () => Boolean(await database())

/** The values of a shelf by their ids. */
export async function all(shelf) {
  const records = await read((store) => store.getAll(range(shelf)), () => [...memory.values()].filter((one) => one.shelf === shelf))
  return new Map(records.filter((record) => isSound(record)).map(({ id, value }) => [id, value]))
}

/** The ids on a shelf. */
export async function ids(shelf) {
  return new Set((await all(shelf)).keys())
}

export async function get(shelf, id) {
  const record = await read((store) => store.get([shelf, id]), () => memory.get(`${shelf} ${id}`))
  return record && isSound(record) ? record.value : undefined
}

/**
 * Changes a value: `edit` takes the old one, undefined when there is none, and gives the new one; null removes it. News of what is
 * kept are no change of the visitor's, which go before the same value of another device.
 */
export async function change(shelf, id, edit, isNews, isRetry) {
  try {
    return await tell(shelf, await write((store, done) => {
      store.get([shelf, id]).onsuccess = ({ target: { result: record } }) => done(() => {
        const isWhole = record && isSound(record)
        const value = edit(isWhole ? record.value : undefined)
        if (value === undefined) return record?.value
        if (record && !isWhole && record.value !== null) store.put({ ...record, shelf: 'damaged', id: `${shelf} ${id} ${Date.now()}` })
        store.put({ shelf, id, changed: isNews ? record.changed : Math.max(Date.now(), (record?.changed ?? 0) + 1), value })
        return value
      })
    }))
  } catch (error) {
    const told = error?.reason ? error : fault(error)
    if (isRetry || told.reason !== 'full') throw told
    for (const shelf of passing) await forget(shelf)
    return change(shelf, id, edit, isNews, true)
  }
}

export const put = (shelf, id, value) => change(shelf, id, () => value)
export const remove = (shelf, id) => change(shelf, id, (old) => old && null)

/** Empties a shelf for good. */
export async function forget(shelf) {
  await write((store, done) => done(() => { store.delete(range(shelf)) }))
  await tell(shelf)
}

/** Every record as it is stored, also what makes no sense: for a backup. */
export function everything() {
  return read((store) => store.getAll(), () => [...memory.values()])
}

/** Records that are stored and make no sense. */
export async function damaged() {
  return (await everything()).filter(isDamaged)
}

const isDamaged = (record) => record.shelf === 'damaged' || (record.value !== null && !isSound(record))

/** Puts in records of a backup; of two with one id the one that makes sense or was changed last stays. Gives how many were taken. */
export async function merge(records) {
  let taken = 0
  await write((store, done) => {
    for (const record of records) {
      store.get([record.shelf, record.id]).onsuccess = ({ target: { result: old } }) => {
        if (old && (old.changed >= record.changed || isDamaged(record))) return
        store.put(record)
        taken += 1
      }
    }
    done(() => {})
  }).catch((error) => { throw fault(error) })
  await tell('*')
  return taken
}

/** Calls when one of some shelves changes, in this tab or another. */
export function watch(listener, ...shelves) {
  watchers.add((shelf) => { if ([...shelves, '*'].includes(shelf)) listener() })
}

const pass = (shelf) => { for (const listener of watchers) listener(shelf) }

function listen() {
  channel = globalThis.BroadcastChannel && new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }) => pass(data))
}
listen()
// A browser keeps the page that one leaves for the way back, with its rows and its place, until a message comes for it.
addEventListener('pagehide', () => { channel = channel?.close() })
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  listen()
  pass('*')
})

function tell(shelf, value) {
  channel?.postMessage(shelf)
  pass(shelf)
  return value
}

const range = (shelf) => IDBKeyRange.bound([shelf], [shelf, []])

function isSound({ shelf, value }) {
  return typeof value === 'object' && isThere(value) && (needed[shelf] ?? []).every((name) => isThere(value[name]))
    && Object.entries(kinds).every(([name, holds]) => !isThere(value[name]) || holds(value[name]))
}

/** The database; undefined where the browser gives none. */
async function database() {
  opened ??= open().catch(console.info)
  return opened
}

async function open(version) {
  const made = await new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => request.result.createObjectStore('records', { keyPath: ['shelf', 'id'] })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
  // Another tab wants to change it, or the browser took it away: it is opened again when it is next asked for.
  made.onversionchange = () => { made.close(); opened = undefined }
  made.onclose = () => { opened = undefined }
  if (made.objectStoreNames.contains('records')) return made
  made.close()
  return open(made.version + 1)
}

async function read(ask, otherwise) {
  const store = await database()
  if (!store) return otherwise()
  return new Promise((resolve, reject) => {
    const request = ask(store.transaction('records').objectStore('records'))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(fault(request.error))
  })
}

/** One transaction. `work` gives its result by calling `done` with what makes it. */
async function write(work) {
  const kept = await database()
  if (!kept) return new Promise((resolve) => work(shelfInMemory, (make) => resolve(make())))
  return new Promise((resolve, reject) => {
    const transaction = kept.transaction('records', 'readwrite')
    let result
    transaction.oncomplete = () => resolve(result)
    transaction.onabort = () => reject(transaction.error)
    work(transaction.objectStore('records'), (make) => {
      try {
        result = make()
      } catch (error) {
        reject(error)
        transaction.abort()
      }
    })
  })
}

/** As much of an object store as `work` asks for. */
const shelfInMemory = {
  get: ([shelf, id]) => ({ set onsuccess(act) { act({ target: { result: memory.get(`${shelf} ${id}`) } }) } }),
  put: (record) => memory.set(`${record.shelf} ${record.id}`, record),
  delete: ({ lower: [shelf] }) => { for (const key of memory.keys()) if (key.startsWith(`${shelf} `)) memory.delete(key) },
}
