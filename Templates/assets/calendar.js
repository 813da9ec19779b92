// An iCalendar file of what has a date, with alarms. RFC 5545. Knows no page.

import { dayAfter } from './days.js'

const escape = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n').replace(/[\x00-\x08\x0b-\x1f\x7f]/g, '')

/** A line of at most 75 octets, continued on the next; never cut within a character. */
function folded(line) {
  const encoder = new TextEncoder()
  const parts = ['']
  let size = 0
  for (const character of line) {
    const octets = encoder.encode(character).length
    if (size + octets > 73) {
      parts.push('')
      size = 0
    }
    parts[parts.length - 1] += character
    size += octets
  }
  return parts.join('\r\n ')
}

/** Events of a whole day: `{ uid, day, title, text, url, alarm }`; `alarm` is a duration such as -P1D. `now` in milliseconds. */
export function calendar(name, events, now) {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boardwalk//Applications//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `NAME:${escape(name)}`, `X-WR-CALNAME:${escape(name)}`]
  for (const { uid, day, title, text, url, alarm } of events) {
    lines.push('BEGIN:VEVENT', `UID:${escape(uid)}`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${dayAfter(day, 1).replaceAll('-', '')}`, `SUMMARY:${escape(title)}`)
    if (text) lines.push(`DESCRIPTION:${escape(text)}`)
    if (url) lines.push(`URL:${url}`)
    lines.push('TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escape(title)}`, `TRIGGER:${alarm}`, 'END:VALARM', 'END:VEVENT')
  }
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}
