// Applications: how one is noted upon and followed up, what is due, and the tables and the
// calendar (RFC 5545) that they are taken along in. Knows no page.

import { dayAfter, dayOf, hoursLeft, isDay, isMoment } from './days.js'
import { changed, statuses } from './status.js'

/** Before anything was sent: its deadline still matters. */
export const before = statuses.slice(0, 2)
/** Nothing is expected any more. */
export const over = statuses.slice(6)
/** Days without a word after which an application is shown as quiet, and may be called ghosted. */
const quietAfter = 30

/** With something else on its timeline. `at` is a moment in milliseconds, as in what follows: now, when none is given. */
const added = (application, entry, at = Date.now()) => ({ ...application, timeline: [...application.timeline ?? [], { at, ...entry }] })

export const noted = (application, note, at) => added(application, { note }, at)

/** With a day to follow up on; an empty one is none. */
export const followedUp = (application, day, at) => changed(application, 'followUp', day, at)

export const snoozed = (application, days, at = Date.now()) => followedUp(application, dayAfter(dayOf(at), days), at)

/** When it last changed. */
export const lastChange = ({ timeline, at }) => timeline?.at(-1)?.at ?? at

/**
 * What is kept of an application, if anything, with what a file says otherwise. The file goes before where it is newer, and where
 * it was changed by hand: it says then what its own timeline does not.
 */
export function joined(kept, read) {
  const { at, status, timeline } = read
  if (!kept) return timeline.length ? read : { ...read, timeline: [{ at, status }] }
  let next = timeline.length && lastChange(kept) < lastChange(read) ? read : kept
  for (const name of ['status', 'followUp', 'note']) {
    const old = timeline.findLast((entry) => name in entry)?.[name] ?? ''
    const said = read[name] ?? old
    if (said !== old && said !== (kept[name] ?? '')) next = added({ ...next, [name]: said }, { [name]: said })
  }
  return next
}

/** What wants attention, the most pressing first: `closing` within 48 hours, `passed`, `follow-up`, `quiet`. */
export function due(applications, now = Date.now()) {
  const today = dayOf(now)
  const found = []
  for (const [id, application] of applications) {
    const { job, status, followUp } = application
    const hours = before.includes(status) ? hoursLeft(job, now) : Infinity
    if (hours <= 0) job.closes && found.push({ id, application, kind: 'passed', day: job.closes, rank: 2 })
    else if (hours <= 48) found.push({ id, application, kind: 'closing', hours, rank: 0 })
    if (followUp && followUp <= today && !over.includes(status)) found.push({ id, application, kind: 'follow-up', day: followUp, rank: 1 })
    const days = Math.floor((now - lastChange(application)) / 864e5)
    if (!before.includes(status) && !over.includes(status) && !followUp && days >= quietAfter) found.push({ id, application, kind: 'quiet', days, rank: 3 })
  }
  return found.sort((a, b) => a.rank - b.rank || (a.hours ?? 0) - (b.hours ?? 0))
}

const head = ['id', 'title', 'organization', 'place', 'pay', 'url', 'closes', 'status', 'followUp', 'since', 'note', 'timeline']

/** A table for a spreadsheet, with a mark that it is UTF-8. `addressOf` gives a job's address. A cell that a spreadsheet would take for a formula gets an apostrophe before it (CWE-1236). */
export function toCSV(applications, addressOf) {
  const cell = (value) => {
    const text = String(value ?? '')
    return `"${(/^['=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  }
  const rows = [...applications].map(([id, { job, status, followUp, at, note, timeline }]) => [
    id, job.title, job.organization, job.placeText, job.payText, addressOf(job), job.closes, status, followUp, new Date(at).toISOString(), note,
    JSON.stringify(timeline ?? []),
  ])
  return '\ufeff' + [head, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('')
}

/** The applications of such a table, by their ids; throws when it is none. Columns may stand in any order. */
export function fromCSV(text) {
  const [names, ...rows] = cells(text.replace(/^\uFEFF/, ''))
  if (!names?.includes('title') || !names.includes('status')) throw new Error('no applications')
  return new Map(rows.filter((row) => row.some(Boolean)).map((row, index) => {
    const {
      id, title, organization, place: placeText, pay: payText, url, closes, since, status, followUp, note = '', timeline,
    } = Object.fromEntries(names.map((name, i) => [name, (row[i] ?? '').replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/, '')]))
    // The same file once more brings nothing twice.
    return [id || `hand:${title} ${index}`, sound({
      job: { id, title, organization, placeText, payText, url, closes },
      status: statuses.includes(status.toLowerCase()) ? status.toLowerCase() : 'interested',
      followUp, at: Date.parse(since) || Date.now(), note, timeline: read(timeline),
    })]
  }))
}

export const toJSON = (applications) => JSON.stringify({ format: 'boardwalk-applications', version: 1, applications: Object.fromEntries(applications) }, null, 1)

export function fromJSON(text) {
  const { format, applications } = JSON.parse(text)
  if (format !== 'boardwalk-applications') throw new Error('no applications')
  const entries = Object.entries(applications).filter(([, one]) => typeof one?.job?.title === 'string' && statuses.includes(one.status))
  return new Map(entries.map(([id, one]) => [id, sound(one)]))
}

/** What a file says, as far as it can be believed. */
function sound(application) {
  const { job } = application
  // No day is said otherwise than as one: a spreadsheet may have written it anew.
  const [followUp, closes] = [application.followUp, job.closes].map((day) => !day || isDay(day) ? day : undefined)
  // Only a page of this board, or an address of the web: never a script.
  const url = /^(https?:\/\/|[a-z0-9][\w./-]*$)/i.test(job.url ?? '') ? job.url : undefined
  const timeline = Array.isArray(application.timeline) ? application.timeline.filter((entry) => isMoment(entry?.at)) : []
  const at = isMoment(application.at) ? application.at : Date.now()
  return { ...application, at, followUp, timeline, job: { ...job, closes, url } }
}

function read(json) {
  try {
    return JSON.parse(json)
  } catch {
    // Somebody's own table: it has no timeline.
  }
}

/** Rows of cells, by RFC 4180. */
function cells(text) {
  const rows = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1).push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1 || row[0])
}

const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n').replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')

/** A line of at most 75 octets, continued on the next; never cut within a character. */
function folded(line) {
  const encoder = new TextEncoder()
  let size = 0
  return Array.from(line, (character) => {
    const octets = encoder.encode(character).length
    size += octets
    if (size < 74) return character
    size = octets
    return `\r\n ${character}`
  }).join('')
}

/** Events of a whole day: `{ uid, day, title, text, url, alarm }`; `alarm` is a duration such as -P1D. `now` in milliseconds. */
export function calendar(name, events, now = Date.now()) {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boardwalk//Applications//EN', 'METHOD:PUBLISH', `NAME:${escape(name)}`, `X-WR-CALNAME:${escape(name)}`]
  for (const { uid, day, title, text, url, alarm } of events) {
    lines.push('BEGIN:VEVENT', `UID:${escape(uid)}`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`, `SUMMARY:${escape(title)}`)
    if (text) lines.push(`DESCRIPTION:${escape(text)}`)
    if (url) lines.push(`URL:${url}`)
    lines.push('TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escape(title)}`, `TRIGGER:${alarm}`, 'END:VALARM', 'END:VEVENT')
  }
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}
