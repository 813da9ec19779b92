import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { closing, dayTitle, dayWords } = await load('days')

test('a recent day has no capital within a sentence, and one where it stands by itself', () => {
  assert.equal(dayWords('2026-11-20', '2026-11-21'), 'yesterday')
  assert.equal(dayTitle('2026-11-20', '2026-11-21'), 'Yesterday')
  assert.equal(dayTitle('2026-11-18', '2026-11-21'), '18 Nov')
  assert.deepEqual(closing({ closes: '2026-11-20' }, '2026-11-21'), ['past', 'closed yesterday'])
})
