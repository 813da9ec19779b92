// The page of what was done on this device, and of what was hidden.

import { dayOf, dayTitle } from './days.js'
import { button, element, on, one, root, save, toast } from './element.js'
import { keepShowing } from './keep.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

async function show() {
  const entries = [...(await storage.all('activity')).values()].filter(({ at }) => Number.isFinite(at)).sort((a, b) => b.at - a.at)
  const today = dayOf()
  const days = Map.groupBy?.(entries, ({ at }) => dayOf(at)) ?? new Map([[today, entries]])
  one('count').textContent = strings.activityCount(entries.length)
  one('nothing').hidden = entries.length > 0
  one('days').replaceChildren(...[...days].map(([day, entries]) => element('section', { class: 'day' },
    element('h2', {}, dayTitle(day)),
    element('ul', { class: 'plainlist' }, entries.map(line)))))
  const hidden = [...await storage.all('hidden')].sort(([, a], [, b]) => b.at - a.at)
  one('hiddenjobs').hidden = !hidden.length
  one('hiddenlist').replaceChildren(...hidden.map(([id, { title, url }]) => element('li', {},
    element('a', { href: new URL(url ?? '', root) }, title),
    button(strings.showAgain, () => storage.remove('hidden', id), { 'aria-label': strings.showAgainOf(title) }))))
  one('record').checked = !await storage.get('settings', 'quiet')
}

function line({ kind, at, title, url, query }) {
  const time = new Date(at).toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })
  const address = new URL(query === undefined ? url ?? '' : `index.html?${query}`, root)
  return element('li', {}, element('time', { datetime: new Date(at).toISOString() }, time), ' ',
    strings.kinds[kind] ?? '', ' ', element('a', { href: address }, title || strings.everyJob))
}

on('record', 'change', ({ target }) => storage.change('settings', 'quiet', () => target.checked ? null : { at: Date.now() }))
on('json', 'click', async () => {
  const entries = [...(await storage.all('activity')).values()]
  save('activity.json', 'application/json', JSON.stringify(entries, null, 1))
})
on('erase', 'click', async () => {
  for (const shelf of ['activity', 'seen']) await storage.forget(shelf)
  toast(strings.erased)
})
await keepShowing(show, 'activity', 'hidden', 'settings')
