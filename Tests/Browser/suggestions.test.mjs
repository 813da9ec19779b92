import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { suggest } = await load('suggestions')
const near = (...ids) => ids.map((id) => ({ job: { id, title: id }, reason: `like ${id}` }))
const favourite = (title, ...ids) => ({ job: { id: title, title }, near: near(...ids) })
const ids = (found) => found.map(({ job }) => job.id)

test('what is near to several favourites comes before what is near to one', () => {
  const found = suggest([favourite('x', 'p', 'a', 'b'), favourite('y', 'q', 'c', 'b')], new Set(['p', 'q']))
  assert.equal(ids(found)[0], 'b')
})

test('what is known or closed is not suggested', () => {
  const closed = { job: { id: 'd', state: 'closed' }, reason: '' }
  assert.deepEqual(ids(suggest([{ ...favourite('x', 'a', 'b'), near: [...near('a', 'b'), closed] }], new Set(['a']))), ['b'])
})

test('the reason is that of the favourite it is nearest to', () => {
  const [first] = suggest([favourite('x', 'b', 'a'), favourite('y', 'a')], new Set(['b']))
  assert.deepEqual([first.job.id, first.because, first.reason], ['a', 'y', 'like a'])
})

test('favourites whose neighbours are not known yet suggest nothing', () => {
  assert.deepEqual(suggest([{ job: { id: 'x', title: 'x' } }], new Set()), [])
})
