// How far an application is: how one begins, and what changes stay on its timeline. Knows no page.

export const statuses = [
  'interested', 'preparing', 'applied', 'referred', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn', 'ghosted',
]
/** Milliseconds before which a value that is left was none. */
const passing = 6e4

/** A new application. `at` is a moment in milliseconds, as in what follows: now, when none is given. */
export const begun = (job, status, at = Date.now()) => ({ job, status, at, note: '', followUp: '', timeline: [{ at, status }] })

/** The application in another status. */
export const moved = (application, status, at) => statuses.includes(status) ? changed(application, 'status', status, at) : application

/** The application with another value of that name. Each stays on its timeline, but for those that were left within a minute. */
export function changed(application, name, value, at = Date.now()) {
  if (value === (application[name] ?? '')) return application
  const all = application.timeline ?? []
  const last = all[1] && all.at(-1)
  // By keyboard a choice goes through what stands between, a date through its digits, and a slip is taken back at once.
  const kept = last && name in last && Math.abs(at - last.at) < passing ? all.slice(0, -1) : all
  const former = kept.findLast((entry) => name in entry)?.[name] ?? ''
  return { ...application, [name]: value, timeline: value === former ? kept : [...kept, { at, [name]: value }] }
}
