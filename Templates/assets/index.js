// The files of the JSON index: asked for when they are needed, each once, and kept. Knows no page.

import { addCode, descending, emptySet, has, numbers, values } from './sets.js'

const version = 2

/** Files of an index that lies below an address: the site's root. `read` gives the value of a file of JSON. */
export async function openFiles(base, read = readJSON) {
  const manifest = await read(new URL('data/index.json', base))
  if (manifest.version !== version) throw new Error(`index version ${manifest.version}`)
  return new Files(manifest, (path) => read(new URL(path, base)))
}

async function readJSON(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

class Files {
  #read
  #known = new Map()

  constructor(manifest, read) {
    this.manifest = manifest
    this.#read = read
    this.live = emptySet(manifest.end)
    /** `{first, last, day}`: numbers whose jobs were posted on one day, the newest first; days since 1970. */
    this.runs = []
    for (const part of manifest.parts) {
      addCode(this.live, part.live, part.first)
      this.runs.push(...runsOf(part))
    }
    this.runs.sort((a, b) => b.day - a.day || b.first - a.first)
  }

  /** The value of a file. */
  file(path) {
    const { inline } = this.manifest
    if (inline && path in inline) return inline[path]
    if (!this.#known.has(path)) {
      const value = this.#read(path)
      this.#known.set(path, value)
      // What failed may be asked for again.
      value.catch(() => this.#known.delete(path))
    }
    return this.#known.get(path)
  }

  /** Every value of a facet: `[{title, slug, count, part, at}]`. */
  async values(facet) {
    const some = this.manifest.facets[facet] ?? []
    return some.length < this.manifest.facetFiles[facet]?.values ? this.file(`data/facets/${facet}.json`) : some
  }

  /** The jobs that have one of some values, as `values` gives them; a new set. */
  async jobsOf(facet, some) {
    const set = emptySet(this.manifest.end)
    const files = new Map(some.map(({ part }) => [part, this.file(`data/facets/${facet}-${part}.json`)]))
    for (const { title, part } of some) addCode(set, (await files.get(part))[title])
    return set
  }

  /** Jobs by words: those of all the words of some shelves for which `wants` says yes; a new set. */
  async jobsByWords(from, to, wants) {
    const { manifest } = this
    const set = emptySet(manifest.end)
    const { folder, shelves } = manifest.words
    const first = shelves.filter((word) => word <= from).length
    const last = shelves.filter((word) => word <= to).length
    await Promise.all(manifest.parts.map(async (part) => {
      for (let file = Math.floor(first / part.step); file <= Math.floor(last / part.step); file++) {
        let word = ''
        for (const entry of (await this.file(`${folder}/${part.first}-${part.last}/${file}.json`)).split(' ')) {
          const end = entry.search(/[.~:]/)
          word = word.slice(0, values[entry.charCodeAt(0)]) + entry.slice(1, end)
          if (end > 0 && wants(word)) addCode(set, entry.slice(end), part.first)
        }
      }
    }))
    return set
  }

  /** Calls `body` with each number of a set that has a key, and the key: `id`, `pay`. Stops when it gives true. */
  async eachKey(name, set, body) {
    const parts = this.manifest.parts.filter(({ first, last }) => !descending(set, first, last).next().done)
    const files = parts.map(({ first, last }) => this.file(`data/keys/${first}-${last}-${name}.json`))
    for (const [part, { first }] of parts.entries()) {
      const keys = await files[part]
      for (let i = 0; i < keys.length; i += 2) if (has(set, first + keys[i]) && body(first + keys[i], keys[i + 1])) return
    }
  }

  /** The jobs in the order of their titles, some thousands at a time. */
  async* titles() {
    for (let file = 0; file < this.manifest.titles; file++) {
      let number = 0
      yield Array.from(numbers(await this.file(`data/titles/${file}.json`), true), (gap) => (number += gap))
    }
  }

  /** What a list shows of some jobs, in their order. */
  async cards(some) {
    const { size, filesAFolder, fields } = this.manifest.cards
    return Promise.all(some.map(async (number) => {
      const file = Math.floor(number / size)
      const { columns } = await this.file(`data/cards/${Math.floor(file / filesAFolder)}/${file % filesAFolder}.json`)
      const row = columns.number.indexOf(number)
      return Object.fromEntries(fields.map((name) => [name, cell(columns[name], row) ?? undefined]))
    }))
  }
}

/** The value of a row: a column is a list, or a list of values and which of them each row has. */
const cell = (column, row) => (column.rows ? column.values[column.rows[row]] : column[row])

function runsOf({ first, last, posted }) {
  const all = [...numbers(posted, true)]
  const runs = []
  let number = first, day = 0
  for (let i = 0; i < all.length; i += 2) {
    number += all[i]
    day += all[i + 1]
    if (runs.length) runs.at(-1).last = number - 1
    runs.push({ first: number, last, day })
  }
  return runs
}

