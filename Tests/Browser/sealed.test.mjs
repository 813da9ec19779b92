import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { faults, seal, unseal } = await load('sealed')
const passphrase = 'low tide 7 knots!'

for (const [typed, wrong] of [
  ['', ['short', 'digit', 'special']], ['abcdefg1!', []], ['abc1!', ['short']], ['abcdefgh!', ['digit']], ['abcdefgh1', ['special']],
  ['        1', ['special']], ['äöüßéèê1', ['special']], ['🚢🚢🚢🚢🚢🚢🚢1', []],
]) {
  test(`the passphrase “${typed}” lacks ${wrong.join(', ') || 'nothing'}`, () => assert.deepEqual(faults(typed), wrong))
}

test('what was sealed comes out as it was, with its passphrase only', async () => {
  const value = { records: [{ shelf: 'favourites', id: 'ä', value: '🚢' }] }
  const file = await seal(value, passphrase)
  assert.doesNotMatch(file, /favourites|records/)
  assert.deepEqual(await unseal(file, passphrase), value)
  await assert.rejects(unseal(file, passphrase + ' '), { name: 'wrong' })
})

test('the same accent typed in two ways is the same passphrase', async () => {
  assert.equal(await unseal(await seal('x', 'caf\u00e9 7 knots!'), 'cafe\u0301 7 knots!'), 'x')
})

test('two files of the same are different', async () => {
  assert.notEqual(JSON.parse(await seal(1, passphrase)).data, JSON.parse(await seal(1, passphrase)).data)
})

test('whatever is turned in the sealed part is noticed', async () => {
  const file = JSON.parse(await seal('x'.repeat(100), passphrase))
  for (const member of ['data', 'iv', 'salt']) {
    const turned = { ...file, [member]: (file[member][0] === 'A' ? 'B' : 'A') + file[member].slice(1) }
    await assert.rejects(unseal(JSON.stringify(turned), passphrase), { name: 'wrong' }, member)
  }
})

test('what is no backup is said to be none, and rounds without end are not begun', async () => {
  const file = JSON.parse(await seal(1, passphrase))
  for (const text of ['', '{}', '[]', 'x', JSON.stringify({ ...file, rounds: 1e12 }), JSON.stringify({ ...file, version: 9 }), JSON.stringify({ ...file, data: '%' })]) {
    await assert.rejects(unseal(text, passphrase), { name: 'nobackup' }, text.slice(0, 40))
  }
})
