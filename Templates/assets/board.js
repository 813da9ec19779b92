// Begins every page: what all of them have, then the script of this one.

import { one, question, root } from './element.js'
import * as keep from './keep.js'
import * as storage from './storage.js'
import { strings } from './strings.js'

// Links name the file for file managers; an address on the web need not.
const folder = location.pathname.replace(/\/index\.html$/, '/')
if (location.protocol !== 'file:') history.replaceState(history.state, '', folder + location.search + location.hash)

const scripts = {
  activity: () => import('./activity.js'),
  applications: () => import('./applications.js'),
  backup: () => import('./backup.js'),
  favourites: () => import('./favourites.js'),
  find: () => import('./find.js'),
  profile: () => import('./profile.js'),
  saved: () => import('./saved.js'),
}
const page = one('main')
const own = scripts[page.dataset.script]?.()
if (!page.dataset.script && one('more')) keep.startMore(one('jobs'), one('pages'), one('more'))

await keep.refresh().catch(keep.complain)
if (page.dataset.script === 'job') await keep.startPage(page)
await own
// For whoever waits for the page to be whole.
document.body.dataset.ready = 'yes'

/** After the way to apply was taken: how it went. */
async function askHowItWent() {
  const asked = await storage.get('settings', 'asked')
  if (!asked || document.hidden || document.querySelector('.question')) return
  const forget = () => storage.remove('settings', 'asked').catch(keep.complain)
  const applications = await storage.all('applications')
  const status = applications.get(asked.job.id)?.status
  if (status && !['interested', 'preparing'].includes(status)) return forget()
  question(strings.didYouApply(asked.job.title),
    [strings.yes, async () => {
      try {
        await keep.track(asked.job, 'applied', asked.at)
        await forget()
      } catch (error) {
        keep.complain(error)
      }
    }],
    [strings.notYet, () => keep.track(asked.job, 'preparing').then(forget).catch(keep.complain)],
    [strings.no, forget])
}

// The page in another language shows what was searched for.
document.querySelector('.languages')?.addEventListener('click', ({ target }) => {
  if (target.href) target.search = location.search
})

const ask = () => askHowItWent().catch(console.info)
document.addEventListener('visibilitychange', ask)
addEventListener('pageshow', ({ persisted }) => { if (persisted) ask() })
ask()

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 200))
whenIdle(async () => {
  const offline = await import('./offline.js')
  const registration = await offline.start()
  const { tellOfNew } = await import('./matches.js')
  if (registration) await tellOfNew(registration)
}, { timeout: 2000 })
