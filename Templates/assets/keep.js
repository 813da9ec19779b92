// Rows: their stars, hidden and seen ones, more of them; and what can be done with a job on its own page.

import { dayOf } from './days.js'
import { complain, element, icon, on, one, readPage, root, toast } from './element.js'
import { addressOf, jobIn } from './rows.js'
import { strings } from './strings.js'
import * as storage from './storage.js'

/** Pages of favourites are kept apart from visited ones, and never make room for them. */
const keptPages = `boardwalk ${root.pathname} favourites`
let [starred, hidden, seen] = [new Set(), new Set(), new Set()]

/** Shows what stands on some shelves, now and whenever it changes, in this tab or another. */
export async function keepShowing(show, ...shelves) {
  const begin = () => show().catch(complain)
  storage.watch(begin, ...shelves)
  await begin()
}

/** What to say when something is kept, in place of the usual words where the browser keeps nothing. */
const orBlocked = async (words) => await storage.isKept() ? words : strings.blocked

export async function log(kind, entry) {
  if (await storage.get('settings', 'quiet')) return
  const at = Date.now()
  await storage.put('activity', `${at} ${Math.random().toString(36).slice(2, 6)}`, { kind, at, ...entry })
}

/** Stars a job, or takes the star away. Gives whether it has one now. */
export async function star(job) {
  let isOn
  let former
  await storage.change('favourites', job.id, (old) => {
    former = old
    isOn = !old
    return old ? null : { job, at: Date.now(), collection: '', tags: [], note: '' }
  })
  if (isOn) {
    toast(await orBlocked(strings.starred), [strings.openFavourites, () => location.assign(new URL('favourites/index.html', root))])
    log('starred', { id: job.id, title: job.title, url: job.url }).catch(console.info)
  } else {
    toast(strings.unstarred, [strings.undo, () => storage.put('favourites', job.id, former)])
  }
  keepPage(job, isOn).catch(console.info)
  return isOn
}

/** Keeps the page of a favourite for reading without a network. */
export async function keepPage(job, isOn) {
  if (!job.url || !globalThis.caches) return
  const kept = await caches.open(keptPages)
  const address = addressOf(job).replace(/index\.html$/, '')
  await (isOn ? kept.add(address) : kept.delete(address))
}

/** Begins to track an application; one that is tracked already stays as it is. */
export async function track(job, status = 'interested', at = Date.now()) {
  let isNew = false
  const { begun, moved } = await import('./tracking.js')
  await storage.change('applications', job.id, (old) => {
    isNew = !old
    if (!old) return begun(job, status, at)
    return status === 'interested' ? undefined : moved(old, status, at)
  })
  log('tracked', { id: job.id, title: job.title, url: job.url }).catch(console.info)
  return isNew
}

/** Hides a job from every list. */
export async function hide(job) {
  await storage.put('hidden', job.id, { at: Date.now(), title: job.title, url: job.url })
  toast(strings.hidden(job.title), [strings.undo, () => storage.remove('hidden', job.id)])
}

/** Gives rows their buttons and shows what is known of each. */
export function dress(rows) {
  for (const row of rows) {
    const { id } = row.dataset
    const side = row.querySelector('.side')
    if (!id || !side) continue
    if (!side.querySelector('.star')) {
      const title = row.querySelector('h3').textContent
      side.prepend(element('span', { class: 'acts' },
        !row.closest('.kept') && element('button', { type: 'button', class: 'bare hide', 'aria-label': strings.hide(title) }, icon('cross')),
        element('button', { type: 'button', class: 'bare star', 'aria-label': strings.star(title) }, icon('star'))))
    }
    side.querySelector('.star').setAttribute('aria-pressed', starred.has(id))
    row.classList.toggle('seen', seen.has(id))
    row.hidden = hidden.has(id) && !row.closest('.kept')
  }
}

export const isHidden = (id) => hidden.has(id)

/** Reads what is kept and shows it on the page. */
export async function refresh() {
  [starred, hidden, seen] = await Promise.all(['favourites', 'hidden', 'seen'].map(storage.ids))
  mirrorHidden()
  dress(document.querySelectorAll('.job[data-id]'))
  const own = document.querySelector('main[data-id]')
  if (own) {
    const isOn = starred.has(own.dataset.id)
    one('star').setAttribute('aria-pressed', isOn)
    one('star').lastChild.textContent = isOn ? strings.starOn : strings.starOff
  }
}

/** The script that runs before painting cannot wait for the database. */
function mirrorHidden() {
  try {
    localStorage.setItem(`hidden ${root}`, JSON.stringify([...hidden].slice(-500)))
    document.adoptedStyleSheets = []
  } catch (error) {
    console.info(error)
  }
}

on(document, 'click', async ({ target }) => {
  const pressed = target.closest?.('.job .star, .job .hide')
  if (!pressed) return
  const row = pressed.closest('.job')
  const job = jobIn(row)
  if (pressed.matches('.star')) return star(job)
  const next = row.nextElementSibling?.querySelector('a') ?? row.previousElementSibling?.querySelector('a')
  await hide(job)
  next?.focus()
})

/** A job's own page: its buttons, and what is remembered of the visit. */
export async function startPage(page) {
  const job = jobIn(page)
  on('star', 'click', () => star(job))
  on('track', 'click', async () => {
    const isNew = await track(job)
    toast(await orBlocked(isNew ? strings.tracked : strings.already),
      [strings.openApplications, () => location.assign(new URL('applications/index.html', root))])
  })
  const sharing = await import('./sharing.js')
  sharing.start(job)
  page.querySelector('a.apply')?.addEventListener('click', () => {
    // Not awaited: the link is on its way.
    storage.put('settings', 'asked', { job, at: Date.now() }).catch(console.info)
    log('applied', { id: job.id, title: job.title, url: job.url }).catch(console.info)
  })
  try {
    await storage.put('seen', job.id, { at: Date.now() })
    const last = [...await storage.all('activity')].at(-1)?.[1]
    if (last?.id !== job.id || dayOf(last.at) !== dayOf(Date.now())) await log('viewed', { id: job.id, title: job.title, url: job.url })
    if (starred.has(job.id)) {
      await storage.change('favourites', job.id, (old) => old && { ...old, job, state: job.state, checked: dayOf(Date.now()) })
      await keepPage(job, true)
    }
  } catch (error) {
    console.info(error)
  }
}

/** Appends the rows of the next page. The page's numbers become those of the page that came. */
export async function appendNext(list, pages, press) {
  const next = pages.querySelector('[rel=next]')
  const { status, response: page } = await readPage(next.href)
  if (status !== 200) throw new Error(next.href)
  const begin = list.children.length
  list.append(...[...page.querySelectorAll('#jobs > .job')].map(adopt))
  pages.replaceChildren(...[...page.querySelector('.pages')?.childNodes ?? []].map(adopt))
  press.hidden = !pages.querySelector('[rel=next]')
  dress([...list.children].slice(begin))
  list.children[begin]?.querySelector('a').focus()
}

/** A copy for this page; its links lead where they led. */
function adopt(node) {
  const made = document.importNode(node, true)
  if (!(made instanceof Element)) return made
  const [from, to] = [node, made].map((one) => [...one.querySelectorAll('a')])
  for (const [i, link] of to.entries()) link.href = from[i].href
  return made
}

/** The button of a list that is not searched. */
export function startMore(list, pages, press) {
  press.hidden = !pages?.querySelector('[rel=next]')
  on(press, 'click', () => appendNext(list, pages, press).catch((error) => {
    console.info(error)
    pages.querySelector('[rel=next]').click()
  }))
}
