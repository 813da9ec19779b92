// Words as searches compare them: no capitals, no accents, plural like singular. The same as the program's own
// `WordReader` and `SearchWord`: Tests/Words.json has cases for both. Knows no page.

// Letters that lose more than a mark, small ones where there are.
const latin = new Map('a:Ⱥẚ ae:æǣǽ b:ƀƁƃƅ c:ƈȼ d:ðđƉƊƌƍȡẟ db:ȸ e:ƏƐǝɇ f:ƒ g:ƓƔǥ h:ħ hv:ƕ i:ıƖƗ j:ȷɉ k:ĸƙ l:ŀłƚƛȴ m:Ɯ n:ŉŋƝƞȵ o:øƆƟǿ oe:œ oi:ƣ ou:ȣ p:ƥ q:ɂɋ qp:ȹ r:Ʀɍ s:ƨƩƪȿ ss:ß t:ŧƫƭƮȶȾ th:þ u:ƱɄ v:ƲɅ w:Ƿ y:ƴȝɏ z:ƶƷƹƺȥɀ'
  .split(' ').map((entry) => entry.split(':')).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])))
// And others that lose a mark.
const bare = /[άέήίϊΐόύϋΰώйёї]/u

const mark = /['\u00ad\u02b9-\u02bf\u0300-\u036f\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]/u
// With accents, and as wide as Chinese signs.
const marked = /[\u00c0-\u024f\u1e00-\u1eff\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/u
// Han, Hiragana and Katakana: written without spaces, so each sign is a word.
const sign = /[\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u
const letter = /[\p{Alphabetic}\p{N}]/u

/** The words of a text, folded, in order. */
export function words(text) {
  const all = []
  let word = ''
  const end = () => {
    // The program cuts them as well.
    all.push(...word.match(/.{1,60}/u) ?? [])
    word = ''
  }
  const add = (letters) => {
    if (/[+#]$/.test(word)) end()
    word += letters
  }
  for (const one of text) {
    if (/[0-9a-zA-Z]/.test(one)) add(one.toLowerCase())
    else if (/[+#]/.test(one)) {
      // They belong to a word in names of one letter only: C#, C++.
      if (/^[a-z]\+?$/.test(word)) word += one
      else end()
    } else if (mark.test(one)) continue
    else if (one < '\u0080') end()
    else {
      const plain = plainLetters(one)
      if (plain) add(plain)
      else if (sign.test(one)) {
        end()
        word = one
        end()
      } else if (letter.test(one)) {
        const small = one.toLowerCase()
        add(small === 'ς' ? 'σ' : bare.test(small) ? small.normalize('NFD')[0] : small)
      } else if (!/\p{Mn}/u.test(one)) end()
    }
  }
  end()
  return all
}

function plainLetters(one) {
  if (!marked.test(one)) return
  const plain = latin.get(one) ?? latin.get(one.toLowerCase()) ?? one.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
  if (/^[a-z0-9]+$/.test(plain)) return plain
}

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
