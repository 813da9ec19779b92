// What every search starts from: a query like any other, kept on this device.

import { on, one, toast } from './element.js'
import { keepShowing } from './keep.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

const form = one('profile')

async function show() {
  const asked = new URLSearchParams((await storage.get('settings', 'profile'))?.query ?? '')
  for (const field of form.elements) {
    if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value)
    else if (field.name) field.value = asked.get(field.name) ?? ''
  }
}

on(form, 'submit', async (event) => {
  event.preventDefault()
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim())).toString()
  await storage.put('settings', 'profile', query ? { query } : null)
  toast(query ? strings.profileKept : strings.profileRemoved)
})
on('remove', 'click', async () => {
  await storage.remove('settings', 'profile')
  await show()
  toast(strings.profileRemoved)
})
await keepShowing(show)
