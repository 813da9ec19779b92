// The files of the JSON index: asked for when they are needed, each once, and kept; and the sets of numbers in them: as bits, a
// word of memory for 32 of them, and as codes. Knows no page.

const version = 3

/** Files of an index that lies below an address: the site's root. `read` gives the value of a file of JSON. */
export async function openFiles(base, read = readJSON) {
  const manifest = await read(new URL('data/index.json', base))
  if (manifest.version !== version) throw new Error(`index version ${manifest.version}`)
  return filesOf(manifest, (path) => read(new URL(path, base)))
}

async function readJSON(url) {
  // Asked anew: under the same name there may be another file since yesterday.
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`, { cause: response.status })
  return response.json()
}

function filesOf(manifest, get) {
  const known = new Map()
  const live = emptySet(manifest.end)
  const runs = []
  for (const part of manifest.parts) {
    addCode(live, part.live, part.first)
    runs.push(...runsOf(part))
  }
  runs.sort((a, b) => b.day - a.day || b.first - a.first)

  /** What `read` makes of the value of a file. A key press later the same one is looked through. */
  function file(path, read = (value) => value) {
    if (!known.has(path)) {
      const value = Promise.resolve(manifest.inline?.[path] ?? get(path)).then(read)
      known.set(path, value)
      // What failed may be asked for again.
      value.catch(() => known.delete(path))
    }
    return known.get(path)
  }

  return {
    manifest, live,
    /** `{first, last, day}`: numbers whose jobs were posted on one day, the newest first; days since 1970. */
    runs,
    /** Every value of a facet: `[{title, slug, count, part, at}]`. */
    async values(facet) {
      const some = manifest.facets[facet] ?? []
      return some.length < manifest.facetFiles[facet]?.values ? file(`data/facets/${facet}.json`) : some
    },
    /** The jobs that have one of some values, as `values` gives them; a new set. */
    async jobsOf(facet, some) {
      const set = emptySet(manifest.end)
      const files = new Map(some.map(({ part }) => [part, file(`data/facets/${facet}-${part}.json`)]))
      for (const { title, part } of some) addCode(set, (await files.get(part))[title] ?? '!')
      return set
    },
    /** Jobs by words: those of all the words of some shelves for which `wants` says yes; a new set. */
    async jobsByWords(from, to, wants) {
      const set = emptySet(manifest.end)
      const { folder, shelves } = manifest.words
      const first = shelves.filter((word) => word <= from).length
      const last = shelves.filter((word) => word <= to).length
      await Promise.all(manifest.parts.map(async (part) => {
        for (let number = Math.floor(first / part.step); number <= Math.floor(last / part.step); number++) {
          const entries = await file(`${folder}/${part.first}-${part.last}/${number}.json`, entriesOf)
          for (const [word, code] of entries) if (wants(word)) addCode(set, code, part.first)
        }
      }))
      return set
    },
    /** Calls `body` with each number of a set that has a key, and the key: `id`, `pay`. Stops when it gives true. */
    async eachKey(name, set, body) {
      const parts = manifest.parts.filter(({ first, last }) => !descending(set, first, last).next().done)
      const files = parts.map(({ first, last }) => file(`data/keys/${first}-${last}-${name}.json`, columnsOf))
      for (const table of files) {
        const [some, keys] = Object.values(await table)
        for (const [row, number] of some.entries()) if (has(set, number) && body(number, cell(keys, row))) return
      }
    },
    /** The jobs in the order of their titles, some thousands at a time. */
    async* titles() {
      for (let at = 0; at < manifest.titles; at++) yield sums(await file(`data/titles/${at}.json`))
    },
    /** What a list shows of some jobs, in their order. */
    async cards(some) {
      const { size, filesAFolder, fields } = manifest.cards
      return Promise.all(some.map(async (number) => {
        const at = Math.floor(number / size)
        const columns = await file(`data/cards/${Math.floor(at / filesAFolder)}/${at % filesAFolder}.json`, columnsOf)
        const row = columns.number.indexOf(number)
        return Object.fromEntries(fields.map((name) => [name, cell(columns[name], row) ?? undefined]))
      }))
    },
  }
}

/** The entries of a file of words, each word whole with its code. */
function entriesOf(text) {
  let word = ''
  return text.split(' ').filter(Boolean).map((entry) => {
    const end = entry.search(/[^\w-][\w-]*$/)
    word = word.slice(0, values[entry.charCodeAt(0)]) + entry.slice(1, end)
    return [word, entry.slice(end)]
  })
}

/** The columns of a table, each a list: of a value for each row, or of the one that all have. */
function columnsOf({ columns }) {
  for (const name in columns) columns[name] = cells(columns[name])
  return columns
}

function cells(column) {
  if (typeof column === 'string') return sums(column)
  const { of = column, rows, begin = '', end = '' } = column
  const all = of.map((value) => (typeof value === 'string' ? begin + value + end : value))
  return rows ? Array.from(numbers(rows), (row) => all[row]) : all
}

const cell = (column, row) => column[row % column.length]

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

/** What a letter stands for, by its code. */
export const values = new Uint8Array(128)
let lettersKnown = 0
for (const [first, last] of ['AZ', 'az', '09', '--', '__']) {
  for (let code = first.charCodeAt(); code <= last.charCodeAt(); code++) values[code] = lettersKnown++
}

/** How many bits of a gap are written as they are says the place of a code's sign. */
const signs = '!$%()*,/;=?@[]^|'

/** No number of those below `end`. */
export const emptySet = (end) => new Uint32Array((end + 31) >>> 5)

/** Adds one number. */
export function add(set, number) {
  set[number >>> 5] |= 1 << (number & 31)
}

export const has = (set, number) => (set[number >>> 5] >>> (number & 31) & 1) === 1

/** Keeps what is in both; gives the first. */
export function intersect(set, other) {
  for (let i = 0; i < set.length; i++) set[i] &= other[i]
  return set
}

/** Adds what is in the other; gives the first. */
export function unite(set, other) {
  for (let i = 0; i < set.length; i++) set[i] |= other[i]
  return set
}

/** Takes away what is in the other; gives the first. */
export function subtract(set, other) {
  for (let i = 0; i < set.length; i++) set[i] &= ~other[i]
  return set
}

/** How many numbers are in a set, or in both of two. */
export function count(set, other) {
  let sum = 0
  for (let i = 0; i < set.length; i++) {
    for (let bits = other ? set[i] & other[i] : set[i]; bits; bits &= bits - 1) sum++
  }
  return sum
}

/** The numbers that are in a set and in a range, the highest first. */
export function* descending(set, first, last) {
  for (let number = last; number >= first; number--) {
    if (set[number >>> 5] === 0) number &= ~31
    else if (has(set, number)) yield number
  }
}

/** The numbers of a text of numbers; with a sign where `isSigned`. */
export function* numbers(text, isSigned, at = 0) {
  while (at < text.length) {
    let number = 0, weight = 1, digit
    do {
      digit = values[text.charCodeAt(at++)]
      number += (digit & 31) * weight
      weight *= 32
    } while (digit > 31)
    yield isSigned ? (number % 2 ? -(number + 1) / 2 : number / 2) : number
  }
}

/** The numbers of a text of differences. */
function sums(text) {
  let sum = 0
  return Array.from(numbers(text, true), (step) => (sum += step))
}

/** Adds the numbers of a code, counted from `first`; gives the set. */
export function addCode(set, code, first = 0) {
  let number = first
  if (code[0] === '~') {
    let isIn = false
    for (let length of numbers(code, false, 1)) {
      for (; length; length--, number++) if (isIn) add(set, number)
      isIn = !isIn
    }
    return set
  }
  const low = signs.indexOf(code[0])
  // Bits of a gap that are still to come; none while its multiples are counted.
  let left = -1
  for (let i = 1; i < code.length; i++) {
    for (let bit = 0; bit < 6; bit++) {
      const one = values[code.charCodeAt(i)] >> bit & 1
      if (left > 0) number += one << low - left--
      else if (one) left = low
      else number += 1 << low
      if (left) continue
      add(set, number++)
      left = -1
    }
  }
  return set
}
