// Sets of whole numbers: as bits, a word of memory for 32 of them, and as the codes of the index. Knows no page.

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
