// The files of the JSON index: asked for when they are needed, each once, and kept; and the sets of numbers in them: as bits, a
// word of memory for 32 of them, and as codes. Knows no page.

const version = 2

/** Files of an index that lies below an address: the site's root. `read` gives the value of a file of JSON. */
export async function openFiles(base, read = readJSON) {
  const manifest = await read(new URL('data/index.json', base))
  if (manifest.version !== version) throw new Error(`index version ${manifest.version}`)
  return filesOf(manifest, (path) => read(new URL(path, base)))
}

async function readJSON(url) {
  // Asked anew: under the same name there may be another file since yesterday.
  const response = await fetch(url, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

function filesOf(manifest, get) {
  const [known, read] = [new Map(), new Map()]
  const live = emptySet(manifest.end)
  const runs = []
  for (const part of manifest.parts) {
    addCode(live, part.live, part.first)
    runs.push(...runsOf(part))
  }
  runs.sort((a, b) => b.day - a.day || b.first - a.first)

  /** The value of a file. */
  function file(path) {
    const { inline } = manifest
    if (inline && path in inline) return inline[path]
    if (!known.has(path)) {
      const value = get(path)
      known.set(path, value)
      // What failed may be asked for again.
      value.catch(() => known.delete(path))
    }
    return known.get(path)
  }

  /** The entries of a file of words, each word whole with its code. A key press later the same ones are looked through. */
  async function words(path) {
    const text = await file(path)
    if (!read.has(path)) {
      let word = ''
      read.set(path, text.split(' ').filter(Boolean).map((entry) => {
        const end = entry.search(/[.~:]/)
        word = word.slice(0, values[entry.charCodeAt(0)]) + entry.slice(1, end)
        return [word, entry.slice(end)]
      }))
    }
    return read.get(path)
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
      for (const { title, part } of some) addCode(set, (await files.get(part))[title] ?? '.')
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
          const entries = await words(`${folder}/${part.first}-${part.last}/${number}.json`)
          for (const [word, code] of entries) if (wants(word)) addCode(set, code, part.first)
        }
      }))
      return set
    },
    /** Calls `body` with each number of a set that has a key, and the key: `id`, `pay`. Stops when it gives true. */
    async eachKey(name, set, body) {
      const parts = manifest.parts.filter(({ first, last }) => !descending(set, first, last).next().done)
      const files = parts.map(({ first, last }) => file(`data/keys/${first}-${last}-${name}.json`))
      for (const [part, { first }] of parts.entries()) {
        const keys = await files[part]
        for (let i = 0; i < keys.length; i += 2) if (has(set, first + keys[i]) && body(first + keys[i], keys[i + 1])) return
      }
    },
    /** The jobs in the order of their titles, some thousands at a time. */
    async* titles() {
      for (let at = 0; at < manifest.titles; at++) {
        let number = 0
        yield Array.from(numbers(await file(`data/titles/${at}.json`), true), (gap) => (number += gap))
      }
    },
    /** What a list shows of some jobs, in their order. */
    async cards(some) {
      const { size, filesAFolder, fields } = manifest.cards
      return Promise.all(some.map(async (number) => {
        const at = Math.floor(number / size)
        const { columns } = await file(`data/cards/${Math.floor(at / filesAFolder)}/${at % filesAFolder}.json`)
        const row = columns.number.indexOf(number)
        return Object.fromEntries(fields.map((name) => [name, cell(columns[name], row) ?? undefined]))
      }))
    },
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

/** What a letter stands for, by its code. */
export const values = new Uint8Array(128)
for (const [value, letter] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].entries()) {
  values[letter.charCodeAt(0)] = value
}

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
    let bits = other ? set[i] & other[i] : set[i]
    bits -= bits >>> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >>> 2 & 0x33333333)
    sum += Math.imul(bits + (bits >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24
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

/** Adds the numbers of a code, counted from `first`; gives the set. */
export function addCode(set, code, first = 0) {
  let number = first
  if (code[0] === '.') {
    for (const gap of numbers(code, false, 1)) add(set, (number += gap + 1) - 1)
  } else if (code[0] === '~') {
    let isIn = false
    for (const length of numbers(code, false, 1)) {
      if (isIn) for (let i = 0; i < length; i++) add(set, number + i)
      number += length
      isIn = !isIn
    }
  } else {
    for (let i = 1; i < code.length; i++, number += 6) {
      const bits = values[code.charCodeAt(i)]
      for (let bit = 0; bit < 6; bit++) if (bits >> bit & 1) add(set, number + bit)
    }
  }
  return set
}
