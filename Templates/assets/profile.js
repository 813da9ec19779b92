// What every search starts from: a query like any other, kept on this device.

import { locate, on, one, toast } from './element.js'
import { keepShowing } from './keep.js'
import { formatQuery, parseQuery } from './query.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const form = one('profile')

async function show() {
  const asked = new URLSearchParams((await storage.get('settings', 'profile'))?.query)
  for (const field of form.elements) {
    if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value)
    else if (field.name) field.value = asked.get(field.name) ?? field.dataset.usual ?? ''
  }
}

on('near', 'click', async ({ target }) => {
  if (!target.checked) return
  try {
    await locate()
  } catch {
    target.checked = false
    toast(strings.noPosition)
  }
})
on(form, 'submit', async (event) => {
  event.preventDefault()
  const query = formatQuery(parseQuery(new FormData(form)))
  await storage.put('settings', 'profile', query ? { query } : null)
  toast(query ? strings.profileKept : strings.profileRemoved)
})
on('remove', 'click', async () => {
  await storage.remove('settings', 'profile')
  await show()
  toast(strings.profileRemoved)
})
await keepShowing(show)
