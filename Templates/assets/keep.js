// Jobs as rows of a list: made of what is known of them, their stars, hidden and seen ones, more of them; and what
// can be done with a job: keeping it, and passing it on by the system's share sheet, mail or Markdown.

import { closing, dayOf, dayTitle, today } from './days.js'
import { addressOf, button, complain, element, icon, mail, offline, on, one, opens, passOn, readPage, root, titleOf, toast } from './element.js'
import { begun, moved } from './status.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

let [starred, hidden, seen] = [new Set(), new Set(), new Set()]
let hidesSeen
/** So many pages are asked for at once. */
const atOnce = 4

/** What is remembered of a job, read from its row or from the head of its own page. */
function jobIn(place) {
  const isPage = place.matches('main')
  const head = place.querySelector('.jobhead') ?? place
  const text = (selector) => head.querySelector(selector)?.textContent.trim() ?? ''
  const link = head.querySelector('h3 a')
  const mark = head.querySelector('.mark')
  const [organization, there] = [...head.querySelectorAll('.who > span, .who > a')].map((part) => part.textContent.trim())
  const { id, closes, until, pay, state, href, place: where } = place.dataset
  const url = isPage ? href : link?.href.slice(root.href.length)
  return {
    id, closes, until, state: isPage ? state : place.matches('.closed') ? 'closed' : undefined,
    title: text(isPage ? 'h1' : 'h3'), url, organization, placeText: isPage ? where : there,
    payText: pay ?? (text('.facts .pay') || undefined),
    monogram: mark?.textContent, hue: /hue-(\d+)/.exec(mark?.className)?.[1], logo: mark?.src?.slice(root.href.length),
    kind: url?.startsWith('referrals/') ? 'referral' : 'job',
  }
}

/** The square with an organization's letters. */
function mark({ monogram, hue, logo }) {
  if (logo) return element('img', { class: 'mark', src: addressOf({ url: logo }), alt: '', width: 44, height: 44, loading: 'lazy' })
  return element('span', { class: `mark hue-${hue ?? 0}`, 'aria-hidden': 'true' }, monogram ?? '')
}

/** Only what the place does not say already. */
function workplaceOf({ workplace = [], placeText = '' }) {
  const words = strings.values[['remote', 'telework'].find((one) => workplace.includes(one))]
  return words && !placeText.toLowerCase().includes(words.toLowerCase()) && words
}

/** A row as job-row.mustache writes it. `under` stands below its facts. */
export function rowOf(job, now, ...under) {
  const facts = [
    ['tag', job.kind === 'referral' && strings.referral], ['pay', job.payText ?? (job.kind !== 'referral' && strings.payNotStated)],
    ['', job.grade], ['', strings.values[job.schedule] ?? job.schedule], ['', workplaceOf(job)], ['', job.distanceText], closing(job, now),
  ].filter(([, words]) => words)
  return element('li', { class: `job${job.state === 'closed' ? ' closed' : ''}`, 'data-id': job.id, 'data-closes': job.closes, 'data-until': job.until },
    mark(job),
    element('h3', {}, titleOf(job)),
    element('p', { class: 'who' }, [job.organization, job.placeText].filter(Boolean)
      .flatMap((words, i) => [i ? ' · ' : '', element('span', {}, words)])),
    element('p', { class: 'facts' }, facts.map(([kind, words]) => element('span', { class: kind }, words, ' '))),
    under,
    element('p', { class: 'side' },
      job.posted && element('time', { datetime: job.posted, class: job.firstSeen === now && 'new' }, dayTitle(job.posted, now))))
}

/** Shows what stands on some shelves, now and whenever it changes, in this tab or another. */
export async function keepShowing(show, ...shelves) {
  const begin = () => show().catch(complain)
  storage.watch(begin, ...shelves)
  await begin()
}

/** Says that something is kept; where the browser keeps nothing, that. */
export const sayKept = async (words, ...acts) => toast(await storage.isKept() ? words : strings.blocked, ...acts)

/** A way back for a toast, after something was taken off a shelf: what another tab put there meanwhile stays. */
const undo = (shelf, id, former, then) =>
  [strings.undo, () => storage.change(shelf, id, (now) => ({ ...former, ...now })).then(then)]

/** Takes something off a shelf, with a way back. */
export async function drop(shelf, id, former, title) {
  await storage.remove(shelf, id)
  toast(strings.deleted(title), undo(shelf, id, former))
}

/** Notes what was done with a job or a query, unless the visitor wants no such notes. */
export async function log(kind, { id, title, url, query }) {
  const at = Date.now()
  try {
    if (!await storage.get('settings', 'quiet')) await storage.put('activity', `${at} ${Math.random()}`, { kind, at, id, title, url, query })
  } catch (error) {
    console.info(error)
  }
}

/** Stars a job, or takes the star away. */
async function star(job) {
  let former
  await storage.change('favourites', job.id, (old) => {
    former = old
    return old ? null : { job, at: Date.now() }
  })
  if (former) toast(strings.unstarred, undo('favourites', job.id, former, () => keepPage(job, true)))
  else {
    await sayKept(strings.starred, [strings.openFavourites, opens('favourites/index.html')])
    log('starred', job)
  }
  keepPage(job, !former).catch(console.info)
}

/** Keeps the page of a favourite for reading without a network, apart from visited ones, for which it never makes room. */
async function keepPage({ url, logo }, isOn) {
  if (!url || !offline) return
  const kept = await caches.open(`boardwalk ${root.pathname} favourites`)
  await kept[isOn ? 'add' : 'delete'](new URL(url.replace(/index\.html$/, ''), root))
  if (isOn && logo) await kept.add(new URL(logo, root))
}

/** Takes away the copies of pages that this device has, and the workers that make them. */
export async function forgetPages() {
  for (const { href, pathname } of storage.roots) {
    const worker = await navigator.serviceWorker?.getRegistration(href)
    if (worker?.scope === href) await worker.unregister()
    for (const name of await globalThis.caches?.keys() ?? []) if (name.startsWith(`boardwalk ${pathname} `)) await caches.delete(name)
  }
}

/** When what is kept of a job was last what its page says, and in which language. */
const askedNow = () => dayOf() + root

/** What is kept of a job becomes what its page says; without one it is gone. */
async function renew(id, page) {
  const near = [...page?.querySelectorAll('.similar .job[data-id]') ?? []].map((row) =>
    ({ job: jobIn(row), reason: row.querySelector('.reason')?.textContent ?? '' }))
  const job = page && { ...jobIn(page), id }
  for (const [shelf, more] of [['applications'], ['favourites', { near }]]) {
    if (await storage.get(shelf, id)) await storage.change(shelf, id, (old) => old && {
      ...old, ...more, state: page?.dataset.state ?? 'gone', checked: askedNow(), job: job ?? { ...old.job, state: 'closed', closes: '' },
    }, true)
  }
  if (page && await storage.get('favourites', id)) await keepPage(job, true)
}

/** The page of a job, where that is now; whether it is gone. */
async function pageAt(address, isFromHost) {
  let { status, response } = await readPage(address, isFromHost)
  const moved = response?.querySelector('meta[http-equiv=refresh]') && response.querySelector('.lede a')
  if (moved?.href.startsWith(root.href)) ({ status, response } = await readPage(moved.href, isFromHost))
  return { page: response?.querySelector('main[data-id]'), isGone: [404, 410].includes(status) }
}

async function check(id, job) {
  const { page, isGone } = await pageAt(addressOf(job), true)
  if (page || isGone) await renew(id, page)
}

/** The job of a page of the board; where there is none, whether it is gone. */
export async function jobAt(address) {
  const { page, isGone } = await pageAt(address)
  return page ? jobIn(page) : isGone
}

/** Asks the board's pages of what is on a shelf once a day what has become of each job, and what is like it. */
export async function checkAll(shelf) {
  const waiting = [...await storage.all(shelf)]
    .filter(([, { checked, job }]) => checked !== askedNow() && addressOf(job)?.startsWith(root.href))
    .values()
  await Promise.all(Array.from({ length: atOnce }, async () => {
    for (const [id, { job }] of waiting) await check(id, job).catch(console.info)
  }))
}

/** Begins to track an application; one that is tracked already stays as it is. */
export async function track(job, status = 'interested', at = Date.now()) {
  let former
  const kept = await storage.change('applications', job.id, (old) => {
    former = old
    return old ? status === 'interested' ? undefined : moved(old, status, at) : begun(job, status, at)
  })
  if (kept !== former) log('tracked', job)
  return !former
}

/** Hides a job from every list. */
async function hide(job) {
  await storage.put('hidden', job.id, { at: Date.now(), title: job.title, url: job.url })
  toast(strings.hidden(job.title), [strings.undo, () => storage.remove('hidden', job.id).then(refresh)])
}

/** Says of a row's days what is true today: the page may be older. */
function sayDays(row) {
  const time = row.querySelector('.side time')
  const words = time && dayTitle(time.dateTime, today())
  // Some pages say the year as well.
  if (time && !time.textContent.startsWith(words)) Object.assign(time, { textContent: words, className: '' })
  if (!row.dataset.closes || row.matches('.closed')) return
  const [className, textContent] = closing(row.dataset, today())
  const last = row.querySelector('.facts > :last-child')
  if (!last.textContent.startsWith(textContent)) Object.assign(last, { className, textContent })
}

/** Gives rows their buttons and shows what is known of each. */
export function dress(rows) {
  for (const row of rows) {
    const { id } = row.dataset
    const side = row.querySelector('.side')
    if (!id || !side) continue
    if (!row.closest('.kept')) sayDays(row)
    if (!side.querySelector('.star')) {
      const title = row.querySelector('h3').textContent
      side.prepend(element('span', { class: 'acts' },
        !row.closest('.kept') && button(icon('cross'), null, { class: 'bare hide', 'aria-label': strings.hide(title) }),
        button(icon('star'), null, { class: 'bare star', 'aria-label': strings.star(title) })))
    }
    side.querySelector('.star').setAttribute('aria-pressed', starred.has(id))
    row.classList.toggle('seen', seen.has(id))
    row.hidden = isHidden(id) && !row.closest('.kept')
  }
  const note = one('hiddenhere')
  if (note) note.hidden = !document.querySelector('#jobs > [hidden]')
}

export const isHidden = (id) => hidden.has(id) || (hidesSeen && seen.has(id))

/** Reads what is kept and shows it on the page. */
export async function refresh() {
  sayLastDay(one('main'))
  const fresh = one('fresh')
  if (fresh) fresh.hidden = fresh.dateTime !== today()
  ;[starred, hidden, seen] = await Promise.all(['favourites', 'hidden', 'seen'].map(storage.ids))
  const press = one('hideseen')
  const hides = await storage.get('settings', 'seen')
  hidesSeen = Boolean(press && hides)
  press?.setAttribute('aria-pressed', hidesSeen)
  mirror('hidden', hidden)
  mirror('seen', hides ? seen : [])
  document.adoptedStyleSheets = []
  dress(document.querySelectorAll('.job[data-id]'))
  const { id } = one('main').dataset
  if (id) {
    const isOn = starred.has(id)
    one('star').setAttribute('aria-pressed', isOn)
    one('star').lastChild.textContent = isOn ? strings.starOn : strings.starOff
    // How far the visitor's application is.
    const old = await storage.get('applications', id)
    const words = one('track').lastChild
    words.usual ??= words.textContent
    words.textContent = old ? strings.statuses[old.status] : words.usual
  }
}

/** The buttons for how a list looks: as a grid, without what was looked at. */
export function startView() {
  const page = document.documentElement
  const press = one('view')
  press.setAttribute('aria-pressed', page.classList.contains('grid'))
  on(press, 'click', () => {
    const isGrid = page.classList.toggle('grid')
    press.setAttribute('aria-pressed', isGrid)
    mirror('view', isGrid ? ['grid'] : [])
  })
  on('hideseen', 'click', async () => {
    await storage.change('settings', 'seen', (old) => old ? null : { at: Date.now() })
    await refresh()
  })
}

/** The script that runs before painting cannot wait for the database. */
function mirror(name, some) {
  try {
    localStorage.setItem(`${name} ${root}`, JSON.stringify([...some].slice(-500)))
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
  const shown = [...row.parentElement.children].filter(({ hidden }) => !hidden)
  const place = shown.indexOf(row)
  await hide(job)
  // Where no other is left, at the way back.
  ;((shown[place + 1] ?? shown[place - 1])?.querySelector('a') ?? document.querySelector('.toast button')).focus()
})

/** Says of an open job's last day what is true today; one that is over has no way to apply. */
function sayLastDay(page) {
  if (!page.dataset.closes || page.dataset.state === 'closed') return
  const [kind, words] = closing(page.dataset, today())
  const time = page.querySelector('.urgent time')
  // Behind the date: `in 2 days`.
  const old = time?.textContent.split(', ').at(-1)
  if (old && !words.includes(old)) time.textContent = time.textContent.replace(old, words)
  if (kind !== 'past') return
  page.dataset.state = 'closed'
  page.querySelector('.jobhead').after(element('p', { class: 'notice' }, words))
}

/** A job's own page: its buttons, and what is remembered of the visit. */
export async function startPage(page) {
  const job = jobIn(page)
  on('star', 'click', () => star(job))
  on('track', 'click', async () => {
    await sayKept(await track(job) ? strings.tracked : strings.already, [strings.openApplications, opens('applications/index.html')])
  })
  passOn(job.title, () => [{ job }])
  mail(job.title, [job])
  page.querySelector('a.apply')?.addEventListener('click', () => {
    // Not awaited: the link is on its way.
    storage.put('asked', job.id, { job, at: Date.now() }).catch(console.info)
    log('applied', job)
  })
  try {
    if (!await storage.get('settings', 'quiet')) await storage.put('seen', job.id, { at: Date.now() })
    const last = [...await storage.all('activity')].at(-1)?.[1]
    if (last?.id !== job.id || dayOf(last.at) !== dayOf()) await log('viewed', job)
    await renew(job.id, page)
  } catch (error) {
    console.info(error)
  }
}

/** Appends the rows of the next page. The page's numbers become those of the page that came. */
export async function appendNext(list, pages, press) {
  const next = pages.querySelector('[rel=next]')
  const { status, response: page } = await readPage(next.href)
  if (status !== 200) throw new Error(next.href)
  // Here they lead where they led there.
  for (const link of page.links) link.href = link.href
  for (const image of page.images) image.src = image.src
  // Over a night what was on one page goes on to the next.
  const known = [...list.children].map((row) => row.dataset.id)
  const came = [...page.querySelectorAll('#jobs > .job')].filter((row) => !known.includes(row.dataset.id))
  list.append(...came)
  pages.replaceChildren(...page.querySelector('.pages')?.childNodes ?? [])
  press.hidden = !pages.querySelector('[rel=next]')
  dress(came)
  // All of them were here already: it goes on behind them.
  if (!came[0] && !press.hidden) return appendNext(list, pages, press)
  came[0]?.querySelector('a').focus()
}

/** The button of a list that is not searched. */
export function startMore(list, pages, press) {
  press.hidden = !pages?.querySelector('[rel=next]')
  on(press, 'click', () => appendNext(list, pages, press).catch((error) => {
    console.info(error)
    pages.querySelector('[rel=next]').click()
  }))
}
