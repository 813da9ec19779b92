// The page of the visitor's own searches.

import { dayOf, dayWords } from './days.js'
import { button, element, icon, one, root, toast } from './element.js'
import { inWords, parseQuery } from './filter.js'
import { complain } from './keep.js'
import * as searches from './saved-searches.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

/** Of the words of two searches so many must be common for one to stand for the other. */
const likeness = 0.34
let offered
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
  const words = inWords(parseQuery(new URLSearchParams(query)))
  const numbers = element('p', { class: 'side' })
  const link = element('a', { href: addressOf(query), click: () => { searches.look(id).catch(console.info) } }, name)
  const made = element('li', { class: 'search own' },
    element('h3', {}, link),
    element('p', { class: 'who' }, words === name ? '' : `${words} · `, strings.lookedOn(dayWords(looked, dayOf(Date.now())))),
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
  offer(made, words).catch(console.info)
  return made
}

async function count(search, place) {
  const { count, fresh } = await searches.check(search)
  place.replaceChildren(strings.openNow(count), fresh.length ? element('strong', { class: 'new' }, strings.newSince(fresh.length)) : '')
}

/** Offers the feed and the calendar of the board's own search that is most like this one. */
async function offer(place, words) {
  offered ??= readBoard()
  const own = wordsOf(words)
  const [best] = (await offered).map((search) => {
    const theirs = wordsOf(search.words)
    return { ...search, likeness: own.intersection(theirs).size / Math.max(1, own.union(theirs).size) }
  }).sort((a, b) => b.likeness - a.likeness)
  if (!best || best.likeness < likeness) return
  place.append(element('p', { class: 'small nearest' }, element('a', { href: best.href }, strings.nearest(best.title)), ' ',
    best.feed && element('a', { href: best.feed }, icon('feed'), strings.feed), ' ',
    best.calendar && element('a', { href: best.calendar }, icon('calendar'), strings.calendar)))
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu)?.filter((word) => !['in', 'or', 'of', 'the', 'and'].includes(word)))

/** The board's own searches, from their page. */
function readBoard() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', new URL('searches/index.html', root))
    request.responseType = 'document'
    request.onload = () => resolve([...request.response?.querySelectorAll('.search') ?? []].map((row) => {
      const [feed, calendar] = [...row.querySelectorAll('.tools a')].map(({ href }) => href)
      const link = row.querySelector('h3 a')
      return { title: link.textContent, href: link.href, words: `${link.textContent} ${row.querySelector('.who')?.textContent ?? ''}`, feed, calendar }
    }))
    request.onerror = () => resolve([])
    request.send()
  })
}

async function notifyOf(id, box) {
  const isWanted = box.checked
  try {
    if (isWanted && await globalThis.Notification?.requestPermission() !== 'granted') {
      box.checked = false
      return toast(strings.notifyRefused)
    }
    await storage.change('searches', id, (old) => old && { ...old, notify: isWanted })
  } catch (error) {
    complain(error)
  }
}

function rename(id, search, place) {
  renaming = true
  const field = element('input', { name: 'name', required: true, maxlength: 120, value: search.name, 'aria-label': strings.nameSearch })
  const close = () => { renaming = false; show().catch(complain) }
  const form = element('form', { class: 'fields inline', submit: async (event) => {
    event.preventDefault()
    try {
      await storage.change('searches', id, (old) => old && { ...old, name: field.value.trim() || old.name })
      close()
    } catch (error) {
      complain(error)
    }
  } }, field, element('p', {}, element('button', { type: 'submit', class: 'small' }, strings.saveChanges), ' ',
    element('a', { class: 'button plain small', href: addressOf(search.query) }, strings.editQuery), ' ', button(strings.cancel, close)))
  place.querySelector('.acts').replaceWith(form)
  field.select()
  field.focus()
}

async function drop(id, search) {
  try {
    await storage.remove('searches', id)
    toast(strings.deleted(search.name), [strings.undo, () => storage.put('searches', id, search).catch(complain)])
  } catch (error) {
    complain(error)
  }
}

storage.watch((shelf) => { if (['searches', '*'].includes(shelf)) show().catch(complain) })
await show().catch(complain)
