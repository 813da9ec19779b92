import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { add, addCode, count, descending, emptySet, has, intersect, numbers, subtract, unite } = await load('index')
const setOf = (...some) => some.reduce((set, number) => (add(set, number), set), emptySet(200))
const listOf = (set) => [...descending(set, 0, 199)].reverse()

for (const [code, first, expected] of [
  ['!', 0, []],
  ['!B', 0, [0]],
  ['!AB', 0, [6]],
  ['!_-', 6, [6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17]],
  ['*CA', 0, [32]],
  ['(RAB', 10, [10, 11, 44]],
  ['$L', 5, [6, 9]],
  [',WC', 0, [101]],
  ['~AD', 0, [0, 1, 2]],
  ['~CDFB', 100, [102, 103, 104, 110]],
]) test(`the code ${code} counted from ${first} is ${expected}`, () => assert.deepEqual(listOf(addCode(emptySet(200), code, first)), expected))

test('numbers with a sign alternate', () => assert.deepEqual([...numbers('ABCDEgC', true)], [0, -1, 1, -2, 2, 32]))

test('sets are joined, cut and taken from each other', () => {
  assert.deepEqual(listOf(unite(setOf(1, 31), setOf(31, 32, 199))), [1, 31, 32, 199])
  assert.deepEqual(listOf(intersect(setOf(1, 31, 63), setOf(31, 63, 64))), [31, 63])
  assert.deepEqual(listOf(subtract(setOf(1, 31, 63), setOf(31))), [1, 63])
})

test('numbers are counted, in one set or in two', () => {
  const all = setOf(...Array(200).keys())
  assert.equal(count(all), 200)
  assert.equal(count(emptySet(200)), 0)
  assert.equal(count(all, setOf(0, 31, 32, 199)), 4)
})

test('what is in a set is known one by one', () => {
  const set = setOf(0, 31, 32)
  assert.deepEqual([0, 1, 30, 31, 32, 33].map((one) => has(set, one)), [true, false, false, true, true, false])
})

test('numbers come the highest first, within a range', () => {
  assert.deepEqual([...descending(setOf(0, 5, 31, 32, 64, 199), 5, 64)], [64, 32, 31, 5])
  assert.deepEqual([...descending(setOf(0), 0, 0)], [0])
})
