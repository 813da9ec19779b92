// Words as searches compare them: no capitals, no accents, plural like singular. The same as the program's own
// `WordReader` and `SearchWord`: Tests/Words.json has cases for both. Knows no page.

// Letters that lose more than a mark, small ones where there are.
const latin = new Map('a:Ⱥẚ ae:æǣǽ b:ƀƁƃƅ c:ƈȼ d:ðđƉƊƌƍȡẟ db:ȸ e:ƏƐǝɇ f:ƒ g:ƓƔǥ h:ħ hv:ƕ i:ıƖƗ j:ȷɉ k:ĸƙ l:ŀłƚƛȴ m:Ɯ n:ŉŋƝƞȵ o:øƆƟǿ oe:œ oi:ƣ ou:ȣ p:ƥ q:ɂɋ qp:ȹ r:Ʀɍ s:ƨƩƪȿ ss:ß t:ŧƫƭƮȶȾ th:þ u:ƱɄ v:ƲɅ w:Ƿ y:ƴȝɏ z:ƶƷƹƺȥɀ'
  .split(' ').map((entry) => entry.split(':')).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])))
// And others that lose a mark.
const bare = /[ΐ-ώйёїآ-ئ\u1f00-\u1fff]/u
// Letters that have another form at the end of a word, or on the keyboards of another language.
const twins = { ς: 'σ', ك: 'ک', ي: 'ی', ى: 'ی' }

const mark = /['‘’ʹ-ʿ\u0640\p{Cf}]|(?=\p{Mn})[\u0300-\u06ff]/u
// With accents, and as wide as Chinese signs.
const marked = /[À-ɏḀ-ỿＡ-Ｚａ-ｚ]/u
// Of Thai, Lao, Burmese and Khmer, of Chinese and Japanese: nothing divides their words, so each two that touch are one.
const sign = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u
const letter = /[\p{Alphabetic}\p{N}]/u
const figure = /\p{Nd}/u

/** The words of a text, folded, in order. */
export function words(text) {
  const all = []
  let word = ''
  const end = () => {
    const signs = [...word]
    // The program cuts them as well.
    all.push(...sign.test(word) && signs[1] ? signs.slice(1).map((one, i) => signs[i] + one) : word.match(/.{1,60}/u) ?? [])
    word = ''
  }
  const add = (letters) => {
    // A sign touches signs alone.
    if (/[+#]$/.test(word) || word && sign.test(letters) !== sign.test(word)) end()
    word += letters
  }
  // Half-width kana are letters and marks.
  for (const one of text.replace(/[ｦ-ﾟ]+/g, (kana) => kana.normalize('NFKC'))) {
    if (/[+#]/.test(one)) {
      // They belong to a word in names of one letter only: C#, C++.
      if (/^[a-z]\+?$/.test(word)) word += one
      else end()
    } else if (!mark.test(one)) {
      if (letter.test(one)) add(plainLetters(one))
      else if (!/\p{Mn}/u.test(one)) end()
    }
  }
  end()
  return all
}

function plainLetters(one) {
  // Figures of every script stand in their order.
  if (figure.test(one)) return `${value(one.codePointAt()) % 10}`
  const small = one.toLowerCase()
  if (marked.test(one)) {
    const plain = latin.get(one) ?? latin.get(small) ?? one.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
    if (/^[a-z]+$/.test(plain)) return plain
  }
  const base = bare.test(small) ? small.normalize('NFD')[0] : small
  return twins[base] ?? base
}

const value = (code) => figure.test(String.fromCodePoint(code - 1)) ? value(code - 1) + 1 : 0

const size = (word) => new TextEncoder().encode(word).length

/** A folded word without the ending of an English plural, and without an `e` that it may have eaten: `nurses` is `nurs`. */
export function stem(word) {
  if (size(word) < 4) return word
  const stem = word.replace(/([^sui])s$/, '$1')
  if (!stem.endsWith('e')) return stem
  if (stem.endsWith('ie') && size(stem) > 3) return `${stem.slice(0, -2)}y`
  return size(stem) > 4 || /([xzh]|ss)e$/.test(stem) ? stem.slice(0, -1) : stem
}

/**
 * What a visitor asks for, from a text: terms with the words that must all occur, or, with a minus in front, must not.
 * Commas divide like spaces, and a quote begins or ends a term wherever it stands. Quotes are those of any language: phones write “ and ”. The last word may be unfinished, unless it is in quotes or too short to say anything.
 */
export function terms(text) {
  const all = [...text.replace(/[“”„«»]/g, '"').matchAll(/([-−–]?)(?:"([^"]*)"?|([^\s,"]+))/g)].map(([text, minus, phrase, word]) => ({
    text, isWanted: !minus, isQuoted: phrase !== undefined, words: words(phrase ?? word),
  })).filter((term) => term.words.length)
  const last = all.at(-1)
  if (last) last.isOpen = last.isWanted && !last.isQuoted && canBegin(last.words.at(-1)) && !/[\s,]$/.test(text)
  return all
}

/** Whether a word may stand for those that begin with it: two letters of the Latin alphabet begin a tenth of all words. */
const canBegin = (word) => word.length > 2 || /[^\u0000-\u024f]/.test(word)
