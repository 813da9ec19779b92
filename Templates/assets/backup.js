// The page that takes what is kept to another device.

import { dayOf } from './days.js'
import { on, one, root, save, toast } from './element.js'
import { keepShowing } from './keep.js'
import { faults, seal, unseal } from './sealed.js'
import * as storage from './storage.js'
import { strings } from './strings.js'
import { keepWhole } from './whole.js'

const says = strings.passphrase
const hints = new Map([...document.querySelectorAll('.hint')].map((hint) => [hint.id, hint.textContent]))
const shelves = ['favourites', 'applications', 'searches', 'settings', 'hidden', 'seen', 'activity', 'damaged']

/** Shows what is wrong with a field in place of its hint; nothing when it is right. */
function mark(field, wrong) {
  const hint = one(`${field.id}hint`)
  hint.textContent = wrong || hints.get(hint.id)
  hint.classList.toggle('error', Boolean(wrong))
  field.setAttribute('aria-invalid', Boolean(wrong))
  return !wrong
}

/** Checks fields; the first that is wrong gets the focus. */
function isRight(checks) {
  const wrong = checks.filter(([field, words]) => !mark(field, words)).map(([field]) => field)
  wrong[0]?.focus()
  return wrong.length === 0
}

const lacks = (passphrase) => passphrase ? faults(passphrase).map((fault) => says[fault]).join(' ') : says.empty

on(document, 'input', ({ target }) => { if (target.ariaInvalid === 'true') mark(target, '') })

/** Runs what takes a while, with the button saying so. */
async function busy(form, work) {
  const press = form.querySelector('[type=submit]')
  const words = press.textContent
  press.disabled = true
  press.textContent = strings.working
  try {
    await work()
  } finally {
    press.disabled = false
    press.textContent = words
  }
}

on('export', 'submit', (event) => {
  event.preventDefault()
  const [first, again] = [one('new'), one('again')]
  if (!globalThis.crypto?.subtle) return mark(first, strings.insecure)
  const lacking = lacks(first.value)
  if (!isRight([[first, lacking], [again, !lacking && first.value !== again.value && says.different]])) return
  return busy(event.target, async () => {
    const records = await storage.everything()
    save(`boardwalk-${dayOf()}.boardwalk`, 'application/octet-stream', await seal({ records }, first.value))
    event.target.reset()
    toast(strings.backupMade(records.length))
  })
})

on('restore', 'submit', (event) => {
  event.preventDefault()
  const [file, old] = [one('file'), one('old')]
  if (!globalThis.crypto?.subtle) return mark(old, strings.insecure)
  if (!isRight([[file, !file.files.length && says.nofile], [old, !old.value && says.empty]])) return
  return busy(event.target, async () => {
    let records
    try {
      records = (await unseal(await file.files[0].text(), old.value)).records
      if (!Array.isArray(records)) throw Object.assign(new Error(), { name: 'nobackup' })
    } catch (error) {
      return isRight([error.name === 'nobackup' ? [file, says.nobackup] : [old, says.wrong]])
    }
    const whole = records.filter((one) => shelves.includes(one?.shelf) && typeof one.id === 'string' && Number.isFinite(one.changed))
    const taken = await storage.merge(whole)
    event.target.reset()
    toast(strings.backupTaken({ taken, count: whole.length }))
  })
})

async function show() {
  const counts = await Promise.all(Object.entries(strings.shelves).map(async ([shelf, words]) => {
    const { size } = await storage.ids(shelf)
    return size ? words(size) : undefined
  }))
  const things = counts.filter(Boolean).join(', ')
  one('count').textContent = things ? strings.onDevice(things) : strings.nothingKept
  const damaged = (await storage.damaged()).length
  const trouble = await storage.isKept() ? damaged ? strings.damaged(damaged) : '' : strings.blocked
  if (await storage.get('settings', 'whole')) one('wholestate').textContent = strings.wholeKept
  one('trouble').textContent = trouble
  one('trouble').hidden = !trouble
}

on('whole', 'click', async ({ target }) => {
  target.disabled = true
  try {
    await keepWhole((progress) => { one('wholestate').textContent = strings.keepingWhole(progress) })
    one('wholestate').textContent = strings.wholeKept
  } catch (error) {
    throw error.name === 'QuotaExceededError' ? { reason: 'full' } : error
  } finally {
    target.disabled = false
  }
})
on('persist', 'click', async () => {
  toast(await navigator.storage?.persist?.() ? strings.persisted : strings.notPersisted)
})
on('forgetpages', 'click', async () => {
  const registration = await navigator.serviceWorker?.getRegistration(root)
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(`boardwalk ${root.pathname} `)) await caches.delete(name)
  await storage.remove('settings', 'whole')
  toast(strings.offlineRemoved)
})
on('erase', 'click', async ({ target }) => {
  const { words } = target.dataset
  if (!words) {
    target.dataset.words = target.textContent
    target.textContent = strings.sureErase
    return
  }
  delete target.dataset.words
  target.textContent = words
  for (const shelf of shelves) await storage.forget(shelf)
  for (const name of ['hidden', 'seen', 'view']) localStorage.removeItem(`${name} ${root}`)
  toast(strings.everythingErased)
})
await keepShowing(show, ...shelves)
