// The page that takes what is kept to another device.

import { one, root, save, toast } from './element.js'
import { complain } from './keep.js'
import { faults, seal, unseal } from './sealed.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const says = strings.passphrase
const hints = new Map([...document.querySelectorAll('.hint')].map((hint) => [hint.id, hint.textContent]))
const shelves = ['favourites', 'applications', 'searches', 'settings', 'hidden', 'seen', 'activity', 'damaged']

/** Shows what is wrong with a field in place of its hint; nothing when it is right. */
function mark(field, wrong) {
  const hint = one(`${field.id}hint`)
  hint.textContent = wrong || hints.get(hint.id)
  hint.classList.toggle('error', Boolean(wrong))
  field.toggleAttribute('aria-invalid', Boolean(wrong))
  return !wrong
}

/** Checks fields; the first that is wrong gets the focus. */
function isRight(checks) {
  const wrong = checks.filter(([field, words]) => !mark(field, words)).map(([field]) => field)
  wrong[0]?.focus()
  return wrong.length === 0
}

const lacks = (passphrase) => passphrase ? faults(passphrase).map((fault) => says[fault]).join(' ') : says.empty

for (const id of ['new', 'again', 'old', 'file']) {
  one(id).addEventListener('input', () => { if (one(id).hasAttribute('aria-invalid')) mark(one(id), '') })
}

/** Runs what takes a while, with the button saying so. */
async function busy(form, work) {
  const press = form.querySelector('[type=submit]')
  const words = press.textContent
  press.disabled = true
  press.textContent = strings.working
  try {
    await work()
  } catch (error) {
    complain(error)
  } finally {
    press.disabled = false
    press.textContent = words
  }
}

one('export').addEventListener('submit', (event) => {
  event.preventDefault()
  const [first, again] = [one('new'), one('again')]
  if (!globalThis.crypto?.subtle) return mark(first, strings.insecure)
  const lacking = lacks(first.value)
  if (!isRight([[first, lacking], [again, !lacking && first.value !== again.value && says.different]])) return
  busy(event.target, async () => {
    const records = await storage.everything()
    save(`boardwalk-${new Date().toLocaleDateString('sv')}.boardwalk`, 'application/octet-stream', await seal({ records }, first.value))
    event.target.reset()
    toast(strings.backupMade(records.length))
  })
})

one('restore').addEventListener('submit', (event) => {
  event.preventDefault()
  const [file, old] = [one('file'), one('old')]
  if (!globalThis.crypto?.subtle) return mark(old, strings.insecure)
  if (!isRight([[file, !file.files.length && says.nofile], [old, !old.value && says.empty]])) return
  busy(event.target, async () => {
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
  one('trouble').textContent = trouble
  one('trouble').hidden = !trouble
}

one('persist').addEventListener('click', async () => {
  toast(await navigator.storage?.persist?.() ? strings.persisted : strings.notPersisted)
})
one('forgetpages').addEventListener('click', async () => {
  const registration = await navigator.serviceWorker?.getRegistration(root)
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith(`boardwalk ${root.pathname} `)) await caches.delete(name)
  toast(strings.offlineRemoved)
})
one('erase').addEventListener('click', async ({ target }) => {
  if (target.dataset.sure) {
    delete target.dataset.sure
    target.textContent = target.dataset.words
    try {
      for (const shelf of shelves) await storage.forget(shelf)
      localStorage.removeItem(`hidden ${root}`)
      localStorage.removeItem(`view ${root}`)
      toast(strings.everythingErased)
    } catch (error) {
      complain(error)
    }
  } else {
    Object.assign(target.dataset, { sure: true, words: target.textContent })
    target.textContent = strings.sureErase
  }
})
storage.watch(() => show().catch(complain))
await show().catch(complain)
