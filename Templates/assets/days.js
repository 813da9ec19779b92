// Days as texts, 2026-11-20, and what is said of them. Knows no page.

import { strings } from './strings.js'

/** More milliseconds than the calendar has make a page that says when fail. */
export const isMoment = (at) => typeof at === 'number' && new Date(at) >= 0

/** The day at a moment where clocks are set so many minutes east of Greenwich. */
const dayAt = (moment, east) => (isMoment(moment) ? new Date(moment + east * 6e4).toISOString().slice(0, 10) : '')

/** The visitor's day of a moment, of now when none is given. */
export const dayOf = (moment = Date.now()) => dayAt(moment, -new Date(moment).getTimezoneOffset())

/** How clocks are set where the board is: what is posted and closed there is so by these. */
const east = (moment) => strings.clock.find(([from]) => from * 6e4 <= moment)?.[1] ?? 0

/** The day where the board is. */
export const today = (moment = Date.now()) => dayAt(moment, east(moment))

const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 864e5)

export const dayAfter = (day, count) => new Date(Date.parse(day) + count * 864e5).toISOString().slice(0, 10)

/** A year that is still being typed begins with zeros: none of it is a day. */
export const isDay = (text) => /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** `Today`, `Yesterday`, `18 Nov`: a day that stands by itself. */
export function dayTitle(day, now) {
  const words = dayWords(day, now)
  return words[0].toUpperCase() + words.slice(1)
}

/** `today`, `yesterday`, `18 Nov`, `4 Mar 2028`: within a sentence. */
export function dayWords(day, now = dayOf()) {
  const ago = daysBetween(day, now)
  const [year, month, date] = day.split('-')
  const words = { date: Number(date) === 1 ? strings.firstOfMonth : Number(date), month: strings.months[month - 1], year }
  return strings.recentDays[ago] ?? (year === now.slice(0, 4) ? strings.shortDay(words) : strings.shortDayWithYear(words))
}

/** `today`, `tomorrow`, `in 2 days`. */
const ahead = (days) => strings.comingDays[days] ?? strings.inDays(days)

/**
 * Hours until a job is over, which is so many minutes after its last day began in Greenwich, or, where nobody says, when that day is
 * over everywhere on earth; none or less when it is.
 */
export const hoursLeft = ({ closes, until = 2160, state }, now = Date.now()) =>
  state === 'closed' ? 0 : (Date.parse(closes) - now) / 36e5 + until / 60

/** What a row says of its last day, nothing where none is known, and how: `soon` and `past` are the theme's classes. */
export function closing(job, now, moment) {
  const { closes } = job
  if (hoursLeft(job, moment) <= 0) return ['past', closes && closes <= now ? strings.closedOn(dayWords(closes, now)) : strings.closed]
  if (!closes) return ['', '']
  // What is over where the board is goes on elsewhere.
  const left = Math.max(0, daysBetween(now, closes))
  return left > 3 ? ['', strings.closesOn(dayWords(closes, now))] : ['soon', strings.closesAhead(ahead(left))]
}
