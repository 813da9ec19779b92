import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { calendar } = await load('tracking')
const event = { uid: 'a', day: '2026-12-31', title: 'Closes; soon, \\ "really"\nyes', url: 'https://example.org/', alarm: '-P1D' }

test('a day ends on the next, over the end of a year, too', () => {
  const text = calendar('Mine', [event], 0)
  assert.match(text, /DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n/)
})

test('signs with a meaning are escaped, and control characters left out', () => {
  assert.match(calendar('Mine', [event], 0), /SUMMARY:Closes\\; soon\\, \\\\ "really"\\nyes\r\n/)
  assert.doesNotMatch(calendar('Mine', [{ ...event, title: 'a\u0007b\rc' }], 0), /\u0007|\r[^\n]/)
})

test('no line is longer than 75 octets, and no character is cut', () => {
  const text = calendar('Mine', [{ ...event, title: '🚢ä'.repeat(80) }], 0)
  for (const line of text.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line)
  assert.ok(text.replaceAll('\r\n ', '').includes('🚢ä'.repeat(80)))
})

test('each event has an alarm', () => {
  assert.equal(calendar('Mine', [event, { ...event, uid: 'b', alarm: 'PT9H' }], 0).match(/BEGIN:VALARM/g).length, 2)
})
