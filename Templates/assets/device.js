// The pages of what this device keeps beside jobs and searches: what was done on it, what every search starts from, and the file
// that takes all of it to another device.

import { dayOf, dayTitle, isMoment } from './days.js'
import { addressOf, buttonOf, element, fill, locateFor, offline, on, one, registerWorker, root, save, titleOf, toast } from './element.js'
import { checkAll, forgetPages, keepShowing, sayKept } from './keep.js'
import { keepSearch } from './matches.js'
import { formatQuery, parseQuery } from './query.js'
import { faults, seal, unseal } from './sealed.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const shelves = ['favourites', 'applications', 'searches', 'settings', 'hidden', 'seen', 'activity', 'asked', 'damaged']

/** The page of what was done on this device, and of what was hidden. */
function activity() {
  on('record', 'change', ({ target }) => storage.change('settings', 'quiet', () => target.checked ? null : { at: Date.now() }))
  on('json', 'click', async () => {
    const entries = [...(await storage.all('activity')).values()]
    save('activity.json', 'application/json', JSON.stringify(entries, null, 1))
  })
  on('erase', 'click', async ({ target }) => {
    for (const shelf of ['activity', 'seen']) await storage.forget(shelf)
    toast(target.dataset.done)
  })
  return keepShowing(showActivity, 'activity', 'hidden', 'settings')
}

async function showActivity() {
  const entries = [...(await storage.all('activity')).values()].filter(({ at }) => isMoment(at)).sort((a, b) => b.at - a.at)
  const days = Map.groupBy?.(entries, ({ at }) => dayOf(at)) ?? new Map([[dayOf(), entries]])
  one('count').textContent = strings.activityCount(entries.length)
  one('nothing').hidden = entries.length > 0
  one('days').replaceChildren(...[...days].map(([day, entries]) => element('section', { class: 'day' },
    element('h2', {}, dayTitle(day)),
    element('ul', { class: 'plainlist' }, entries.map(line)))))
  const hidden = [...await storage.all('hidden')].sort(([, a], [, b]) => b.at - a.at)
  one('hiddenjobs').hidden = !hidden.length
  one('hiddenlist').replaceChildren(...hidden.map(([id, { title, url }]) => element('li', {},
    titleOf({ title, url }),
    buttonOf(title, strings.showAgain, () => storage.remove('hidden', id)))))
  one('record').checked = !await storage.get('settings', 'quiet')
}

function line({ kind, at, title, url, query }) {
  const time = new Date(at).toLocaleTimeString(strings.locale, { timeStyle: 'short' })
  const address = addressOf({ url: query === undefined ? url : `index.html?${query}` })
  return element('li', {}, element('time', { datetime: new Date(at).toISOString() }, time), ' ',
    one('days').dataset[kind], ' ', element('a', { href: address }, title || strings.everyJob))
}

/** The page of what every search starts from: a query like any other. */
function profile() {
  const form = one('profile')
  let shown, here
  async function show() {
    shown = parseQuery((await storage.get('settings', 'profile'))?.query)
    fill(form, shown)
  }
  on('near', 'click', async ({ target }) => { here = await locateFor(target) ?? here })
  on(form, 'submit', async () => {
    here ??= await locateFor(one('near'))
    const typed = parseQuery(new FormData(form))
    let query
    await storage.change('settings', 'profile', (old) => {
      const next = parseQuery(shown && old?.query)
      // What another tab wrote meanwhile stays.
      for (const name in typed) if (String(typed[name]) !== String(shown?.[name])) next[name] = typed[name]
      query = formatQuery(next)
      return query ? { query } : null
    })
    // It is a search as well, in which new jobs are counted.
    await (query ? keepSearch(document.querySelector('h1').textContent, query, { id: 'profile', here }) : storage.remove('searches', 'profile'))
    await show()
    await sayKept(query ? form.dataset.kept : form.dataset.removed)
  })
  on('remove', 'click', () => {
    form.reset()
    shown = undefined
    form.requestSubmit()
  })
  return keepShowing(show)
}

/** Shows what is wrong with a field in place of its hint, in the hint's own words for it; the hint again when nothing is. */
function mark(field, ...wrong) {
  const hint = one(`${field.id}hint`)
  hint.usual ??= hint.textContent
  const isWrong = wrong.length > 0
  hint.textContent = wrong.map((name) => hint.dataset[name]).join(' ') || hint.usual
  hint.classList.toggle('error', isWrong)
  field.setAttribute('aria-invalid', isWrong)
  return !isWrong
}

/** Checks fields; the first that is wrong gets the focus. */
function isRight(checks) {
  const wrong = checks.filter(([field, ...names]) => !mark(field, ...names.filter(Boolean)))
  wrong[0]?.[0].focus()
  return !wrong[0]
}

/** Runs what takes a while, with the button saying so. It keeps the focus, and does nothing until then: `on` sees to that. */
async function busy(press, work) {
  const words = press.textContent
  press.ariaDisabled = true
  press.textContent = one('main').dataset.working
  try {
    await work()
  } finally {
    press.ariaDisabled = false
    press.textContent = words
  }
}

/** A form of the backup does something; not where the address is not secure, because nothing can be sealed there. */
function onSend(id, field, act) {
  on(id, 'submit', ({ target }) => globalThis.crypto?.subtle ? act(target) : mark(field, 'insecure'))
}

/** The page of the backup, and of what this device has of the board. */
function backup() {
  const [first, again, file, old] = ['new', 'again', 'file', 'old'].map(one)
  on(document, 'input', ({ target }) => { if (target.ariaInvalid === 'true') mark(target) })
  onSend('export', first, (form) => {
    const lacking = first.value ? faults(first.value) : ['empty']
    if (!isRight([[first, ...lacking], [again, !lacking.length && first.value !== again.value && 'different']])) return
    return busy(form.querySelector('button'), async () => {
      const records = await storage.everything()
      save(`boardwalk-${dayOf()}.boardwalk`, 'application/octet-stream', await seal({ records }, first.value))
      form.reset()
      toast(`${form.dataset.done} ${records.length}`)
    })
  })
  onSend('restore', old, (form) => {
    if (!isRight([[file, !file.files.length && 'nofile'], [old, !old.value && 'empty']])) return
    return busy(form.querySelector('button'), async () => {
      let records
      try {
        records = (await unseal(await file.files[0].text(), old.value)).records
        if (!Array.isArray(records)) throw Object.assign(new Error(), { name: 'nobackup' })
      } catch (error) {
        return isRight([error.name === 'wrong' ? [old, 'wrong'] : [file, 'nobackup']])
      }
      const whole = records.filter((one) => shelves.includes(one?.shelf) && typeof one.id === 'string' && isMoment(one.changed))
      // What was looked at on another device is not on this one.
      for (const { value } of whole) delete value?.checked
      const taken = await storage.merge(whole)
      checkAll('favourites').catch(console.info)
      form.reset()
      await sayKept(`${form.dataset.done} ${taken} / ${whole.length}`)
    })
  })
  one('whole').hidden = !navigator.serviceWorker || !offline
  on('whole', 'click', ({ target }) => busy(target, keepWhole))
  on('persist', 'click', async ({ target: { dataset } }) => toast(await navigator.storage?.persist?.() ? dataset.yes : dataset.no))
  on('forgetpages', 'click', async ({ target }) => {
    await forgetPages()
    await showKept()
    toast(target.dataset.done)
  })
  on('erase', 'click', async ({ target }) => {
    const { words, sure, done } = target.dataset
    target.dataset.words = words ? '' : target.textContent
    target.textContent = words || sure
    if (!words) return
    await forgetPages()
    for (const shelf of shelves) await storage.forget(shelf)
    for (const root of storage.roots) {
      for (const name of ['hidden', 'seen', 'view']) localStorage.removeItem(`${name} ${root}`)
      // Pages below the root with forms: another board may lie there as well.
      for (const name in sessionStorage) if (shelves.some((page) => name.includes(` ${root.pathname}${page}/`))) sessionStorage.removeItem(name)
    }
    toast(done)
  })
  return keepShowing(showKept, ...shelves)
}

/** Has the worker keep every file of the index, and says how far it is. */
async function keepWhole() {
  const state = one('wholestate')
  // The worker may have gone with what it kept.
  await registerWorker()
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const done = new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => {
      if (data.fault) reject(data.fault === 'QuotaExceededError' ? { reason: 'full' } : new Error(data.fault))
      else if (data.isWhole) resolve()
      else state.textContent = `${state.dataset.doing} ${data.done} / ${data.count}`
    }
  })
  active.postMessage('whole', [port2])
  await done
  return showKept()
}

async function showKept() {
  const things = []
  for (const shelf of shelves.slice(0, 3)) {
    const { size } = await storage.ids(shelf)
    if (size) things.push(strings[`${shelf}Count`](size))
  }
  const { some, none } = one('count').dataset
  one('count').textContent = things[0] ? `${some} ${things.join(', ')}` : none
  const damaged = (await storage.damaged()).length
  const trouble = await storage.isKept() ? damaged ? strings.damaged(damaged) : '' : strings.blocked
  one('trouble').textContent = trouble
  one('trouble').hidden = !trouble
  const state = one('wholestate')
  state.textContent = await globalThis.caches?.has(`boardwalk ${root.pathname} whole`) ? state.dataset.done : ''
}

await { activity, backup, profile }[one('main').dataset.script]()
