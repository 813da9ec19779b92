// What every search starts from: a query like any other, kept on this device.

import { one, toast } from './element.js'
import { complain } from './keep.js'
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

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, value.trim()]).filter(([, value]) => value))
  try {
    await (query.size ? storage.put('settings', 'profile', { query: query.toString() }) : storage.remove('settings', 'profile'))
    toast(query.size ? strings.profileKept : strings.profileRemoved)
  } catch (error) {
    complain(error)
  }
})
one('remove').addEventListener('click', async () => {
  try {
    await storage.remove('settings', 'profile')
    await show()
    toast(strings.profileRemoved)
  } catch (error) {
    complain(error)
  }
})
await show().catch(complain)
