// The page of the visitor's own searches.

import { dayWords } from './days.js'
import { button, element, icon, one, root, toast } from './element.js'
import { inWords, parseQuery } from './query.js'
import { keepShowing } from './keep.js'
import * as searches from './matches.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

let renaming = false

async function show() {
  if (renaming) return
  const kept = [...await storage.all('searches')].sort(([, a], [, b]) => b.at - a.at)
  one('count').textContent = strings.searchesCount(kept.length)
  one('nothing').hidden = kept.length > 0
  one('waiting').hidden = true
  one('kept').replaceChildren(...kept.map(([id, search]) => row(id, search)))
}

const addressOf = (query) => new URL(`index.html${query && `?${query}`}`, root).href

function row(id, search) {
  const { name, query, notify, looked } = search
  const words = inWords(parseQuery(query))
  const numbers = element('p', { class: 'side' })
  const link = element('a', { href: addressOf(query) }, name)
  const made = element('li', { class: 'search own' },
    element('h3', {}, link),
    element('p', { class: 'who' }, words === name ? '' : `${words} · `, strings.lookedOn(dayWords(looked))),
    element('p', { class: 'acts' },
      element('label', { class: 'check' }, element('input', {
        type: 'checkbox', checked: notify, 'aria-label': strings.notifyOf(name), change: ({ target }) => notifyOf(id, target),
      }), strings.notify),
      button(strings.rename, () => rename(id, search, made), { 'aria-label': strings.renameOf(name) }),
      button(strings.deleteIt, () => drop(id, search), { 'aria-label': strings.deleteOf(name) })),
    numbers)
  count(search, numbers).catch((error) => {
    console.info(error)
    numbers.textContent = strings.notCounted
  })
  offer(made, search).catch(console.info)
  return made
}

async function count(search, place) {
  const { count, fresh } = await searches.check(search)
  place.replaceChildren(strings.openNow(count), fresh ? element('strong', { class: 'new' }, strings.newSince(fresh)) : '')
}

/** Offers the feed and the calendar of the board's own search that is most like this one. */
async function offer(place, search) {
  const path = await searches.nearest(search)
  if (!path) return
  const address = (name) => new URL(path + name, root).href
  place.append(element('p', { class: 'small nearest' }, element('a', { href: address('index.html') }, strings.nearest), ' ',
    element('a', { href: address('feed.xml') }, icon('feed'), strings.feed), ' ',
    element('a', { href: address('closing.ics') }, icon('calendar'), strings.calendar)))
}

async function notifyOf(id, box) {
  const notify = box.checked
  if (notify && await globalThis.Notification?.requestPermission() !== 'granted') {
    box.checked = false
    return toast(strings.notifyRefused)
  }
  await storage.change('searches', id, (old) => old && { ...old, notify })
}

function rename(id, search, place) {
  renaming = true
  const field = element('input', { name: 'name', required: true, maxlength: 120, value: search.name, 'aria-label': strings.nameSearch })
  const close = () => { renaming = false; return show() }
  const form = element('form', { class: 'fields inline', submit: async (event) => {
    event.preventDefault()
    await storage.change('searches', id, (old) => old && { ...old, name: field.value.trim() || old.name })
    await close()
  } }, field, element('p', {}, element('button', { type: 'submit', class: 'small' }, strings.saveChanges), ' ',
    element('a', { class: 'button plain small', href: addressOf(search.query) }, strings.editQuery), ' ', button(strings.cancel, close)))
  place.querySelector('.acts').replaceWith(form)
  field.select()
  field.focus()
}

async function drop(id, search) {
  await storage.remove('searches', id)
  toast(strings.deleted(search.name), [strings.undo, () => storage.put('searches', id, search)])
}

await keepShowing(show, 'searches')
