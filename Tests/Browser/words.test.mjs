import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { load } from './modules.mjs'

const { stem, terms, words } = await load('words')
const cases = JSON.parse(await readFile(new URL('../Words.json', import.meta.url), 'utf8'))

for (const [text, expected] of cases) {
  test(`the words of “${text}” are those that the program finds`, () => assert.deepEqual(words(text).map(stem), expected))
}

const queries = JSON.parse(await readFile(new URL('../Queries.json', import.meta.url), 'utf8'))
const mark = (isQuoted) => (isQuoted ? '"' : '')

for (const [text, expected] of queries) {
  test(`“${text}” is divided as the program does it`, () => assert.equal(
    terms(text).map(({ isWanted, isQuoted, words }) => `${isWanted ? '' : '-'}${mark(isQuoted)}${words.map(stem).join('_')}${mark(isQuoted)}`).join(' '),
    expected))
}

const brief = (text) => terms(text).map(({ isWanted, isOpen, words }) =>
  `${isWanted ? '' : '-'}${words.join('_')}${isOpen ? '…' : ''}`).join(' ')

for (const [text, expected] of [
  ['', ''], ['  , ', ''], ['***', ''],
  ['nurse', 'nurse…'],
  ['night nurse', 'night nurse…'],
  ['night nurse ', 'night nurse'],
  ['"night nurse"', 'night_nurse'],
  ['"night nur', 'night_nur'],
  ['“night nurse” „night nurse“ «night nurse» day', 'night_nurse night_nurse night_nurse day…'],
  ['“night nur', 'night_nur'], ['-“night nurse”', '-night_nurse'],
  ['nurse - night', 'nurse night…'], ['nurse − "night shift"', 'nurse night_shift'], ['nurse -"" night', 'nurse night…'],
  ['full-time', 'full_time…'],
  ['-night nurse', '-night nurse…'],
  ['alpha,-beta', 'alpha -beta'], ['C++,C#', 'c++ c#'], ['"alpha"beta', 'alpha beta…'], ['alpha"beta gamma"', 'alpha beta_gamma'], ['nurse - night', 'nurse night…'],
  ['nurse -night', 'nurse -night'],
  ['it', 'it'], ['c++', 'c++…'], ['東', '東…'], ['ин', 'ин…'],
]) test(`“${text}” asks for “${expected}”`, () => assert.equal(brief(text), expected))
