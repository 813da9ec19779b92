// A file that only a passphrase opens. Knows no page.
//
// PBKDF2 with SHA-256 makes the key (600,000 rounds: OWASP's password storage cheat sheet), AES-GCM seals and notices any
// change. What is needed to open it, but not the passphrase, stands in the file.

const format = 'boardwalk-backup'
const rounds = 600000
/** More would let a file that somebody made keep a browser busy for minutes. */
const mostRounds = 5e6
const shortest = 8

/** What a passphrase lacks: any of `short`, `digit`, `special`. */
export function faults(passphrase) {
  return [
    [...passphrase].length < shortest && 'short', !/\p{N}/u.test(passphrase) && 'digit',
    !/[^\p{L}\p{N}\s]/u.test(passphrase) && 'special',
  ].filter(Boolean)
}

export async function seal(value, passphrase) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(passphrase, salt, rounds)
  const packed = await through(new CompressionStream('gzip'), new TextEncoder().encode(JSON.stringify(value)))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, packed)
  return JSON.stringify({ format, version: 1, rounds, salt: text(salt), iv: text(iv), data: text(new Uint8Array(sealed)) })
}

/** What was sealed. Throws an error named `nobackup` or `wrong`. */
export async function unseal(file, passphrase) {
  let made
  try {
    made = JSON.parse(file)
    if (made.format !== format || made.version !== 1 || !(made.rounds > 0 && made.rounds <= mostRounds)) throw new Error('format')
    made = { ...made, salt: bytes(made.salt), iv: bytes(made.iv), data: bytes(made.data) }
  } catch (error) {
    throw named('nobackup', error)
  }
  const key = await keyOf(passphrase, made.salt, made.rounds)
  try {
    const packed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: made.iv }, key, made.data)
    return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream('gzip'), packed)))
  } catch (error) {
    throw named('wrong', error)
  }
}

async function keyOf(passphrase, salt, iterations) {
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const through = (stream, content) => new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer()
const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
const named = (name, cause) => Object.assign(new Error(name, { cause }), { name })

const text = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
