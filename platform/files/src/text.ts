/** The text of a file's bytes. The encoding is recognised; text that cannot be decoded is refused, never misread. */
import { singleByte, type Encoding, type SingleByte } from './encoding/names.js'
import { scoreOf } from './encoding/score.js'

export interface ReadText {
  /** Without a byte order mark. */
  readonly text: string
  readonly encoding: Encoding
}

/** Why the bytes were not decoded, and what they seem to be; `unknown` if nothing fits, `several` if more than one does. */
export interface NotDecoded {
  readonly line: number
  readonly seems: Encoding | 'unknown' | 'several' | 'twice-encoded'
}

export const isNotDecoded = (answer: ReadText | NotDecoded): answer is NotDecoded => 'seems' in answer

/**
 * @param requested the encoding that a person asked for; `auto`: recognised
 * @param whole whether it is known that no letter was lost on the way, however odd some of them are
 */
export function readText(
  bytes: Uint8Array,
  requested: Encoding | 'auto' = 'auto',
  whole = false,
): ReadText | NotDecoded {
  const wide = utf16Of(bytes)
  const encoding = requested === 'auto' ? seemsOf(bytes, wide) : requested
  if (typeof encoding !== 'string') return encoding
  const text = encoding === 'utf-16' ? textOf(bytes, wide ?? 'utf-16le') : textOf(bytes, encoding)
  if (text === undefined)
    return { line: badLine(bytes, encoding, wide), seems: otherOf(bytes, wide, encoding) }
  // Any bytes can be read in a single-byte encoding. Text that is clearly Unicode is not in the encoding that was asked for.
  if (requested !== 'auto' && wide !== undefined && encoding !== 'utf-16') return { line: 1, seems: 'utf-16' }
  if (requested !== 'auto' && isSingleByte(requested)) {
    const utf8 = textOf(bytes, 'utf-8')
    if (utf8 !== undefined && /[^\0-\x7f]/.test(utf8))
      return { line: lineOf(utf8, /[^\0-\x7f]/), seems: 'utf-8' }
    if (/[\x80-\x9f]/.test(text))
      return { line: lineOf(text, /[\x80-\x9f]/), seems: otherOf(bytes, wide, requested) }
  }
  return (whole ? undefined : lostLetters(text)) ?? { text, encoding }
}

const isSingleByte = (encoding: Encoding): encoding is SingleByte =>
  (singleByte as readonly Encoding[]).includes(encoding)

function seemsOf(bytes: Uint8Array, wide: Wide | undefined): Encoding | NotDecoded {
  if (wide !== undefined) return 'utf-16'
  const utf8 = textOf(bytes, 'utf-8')
  if (utf8 !== undefined && (hasMark(bytes) || !mixesScripts(utf8))) return 'utf-8'
  const seems = utf8 === undefined ? singleByteOf(bytes) : 'several'
  return seems === 'unknown' || seems === 'several' ? { line: badLine(bytes, 'utf-8', wide), seems } : seems
}

const hasMark = ([a, b, c]: Uint8Array): boolean => a === 0xef && b === 0xbb && c === 0xbf

/** Two letters of another encoding may happen to be one of Unicode, but then hardly one of the same script that names have: `Jeއbek`, `Gʌ`. */
const mixesScripts = (text: string): boolean =>
  /\p{Script=Latin}(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}\p{Script=Latin}|[\u0250-\u02b9\u02bd-\u02ff]/u.test(
    text,
  )

function otherOf(bytes: Uint8Array, wide: Wide | undefined, not: Encoding): NotDecoded['seems'] {
  if (not === 'utf-16') return 'unknown'
  const seems = wide === undefined ? singleByteOf(bytes) : 'utf-16'
  return seems === not ? 'unknown' : seems
}

type Wide = 'utf-16le' | 'utf-16be'
type Narrow = Exclude<Encoding, 'utf-16'>

function textOf(bytes: Uint8Array, encoding: Narrow | Wide): string | undefined {
  if (encoding !== 'utf-8' && encoding !== 'utf-16le' && encoding !== 'utf-16be')
    return decoded(bytes, encoding)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Recognised by the byte order mark, or by the zero bytes of Latin letters: the second of each pair, or the first. */
function utf16Of(bytes: Uint8Array): Wide | undefined {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  const zeros = [...bytes.subarray(0, 1_000).entries()].filter(([, byte]) => byte === 0)
  const even = zeros.filter(([i]) => i % 2 === 0).length
  const odd = zeros.length - even
  if (zeros.length === 0) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/** The first line that is not text in this encoding, found by bisection over line ends. */
function badLine(bytes: Uint8Array, encoding: Encoding, wide: Wide | undefined): number {
  const own = encoding === 'utf-16' ? (wide ?? 'utf-16le') : encoding
  const ends = [...lineEnds(bytes, own), bytes.length]
  let [from, until] = [0, ends.length - 1]
  while (from < until) {
    const middle = Math.floor((from + until) / 2)
    if (textOf(bytes.subarray(0, ends[middle]), own) === undefined) until = middle
    else from = middle + 1
  }
  return from + 1
}

function* lineEnds(bytes: Uint8Array, encoding: Narrow | Wide): Iterable<number> {
  const wide = encoding.startsWith('utf-16')
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) {
    if (!wide) yield at + 1
    // U+000A, and not half of another letter.
    else if (encoding === 'utf-16le' && at % 2 === 0 && bytes[at + 1] === 0) yield at + 2
    else if (encoding === 'utf-16be' && at % 2 === 1 && bytes[at - 1] === 0) yield at + 1
  }
}

/** By how much the likeliest text must be likelier than any other. */
const clearly = 2
/** Programs that still write these are few. */
const seldom: ReadonlySet<SingleByte> = new Set(['macintosh', 'mac-ce', 'cp852'])
const rarity = 0.75
/** The most that the likeliest text may cost for each of its words beyond a to z. */
const most = 0.5

/** Chooses the likeliest text. Encodings that yield the same text need no choice; the more usual one is named. */
function singleByteOf(bytes: Uint8Array): SingleByte | 'unknown' | 'several' {
  const found = new Map<
    string,
    { readonly encoding: SingleByte; readonly cost: number; readonly words: number }
  >()
  for (const encoding of singleByte) {
    const text = decoded(bytes, encoding)
    const score = text === undefined || found.has(text) ? undefined : scoreOf(text)
    if (text === undefined || score === undefined) continue
    found.set(text, { encoding, words: score.words, cost: score.cost + (seldom.has(encoding) ? rarity : 0) })
  }
  const [best, next] = [...found.values()].sort((a, b) => a.cost - b.cost)
  if (best === undefined || best.cost > Math.max(1, best.words * most)) return 'unknown'
  return next !== undefined && next.cost - best.cost < clearly ? 'several' : best.encoding
}

/** Finds UTF-8 that was read as windows-1252 or 1250 and encoded again (`Å‚` for `ł`, `Ăł` for `ó`), and letters that were lost. */
export function lostLetters(text: string): NotDecoded | undefined {
  const traces = /\uFFFD|[ÃÄÅ][\u0080-\u00bf‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ĺ[‚›„şĽ]|Ä[…™‡]|Ăł/
  return traces.test(text) ? { line: lineOf(text, traces), seems: 'twice-encoded' } : undefined
}

const lineOf = (text: string, what: RegExp): number =>
  text.slice(0, Math.max(0, text.search(what))).split('\n').length

// The text of bytes in the encodings with one byte a letter.

/** From byte 0x80 on, for encodings that browsers do not know. A space at 0xca of a Mac is one that does not break. */
const ownTables: Readonly<Partial<Record<SingleByte, string>>> = {
  'mac-ce':
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\xa0ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\xad˝˛ˇ˘§÷¸°¨˙űŘř■\xa0',
}

/** Windows-1252 from 0x80 to 0x9f; a space where it has nothing. */
const signs = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Returns undefined where a byte is nothing in this encoding. */
export function decoded(bytes: Uint8Array, encoding: SingleByte): string | undefined {
  const table = ownTables[encoding]
  if (table !== undefined) return byTable(bytes, table)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return encoding === 'windows-1252' ? withSigns(text) : text
  } catch {
    return undefined
  }
}

/** In blocks, since a call has a limited number of arguments. */
const block = 8_192

function byTable(bytes: Uint8Array, table: string): string {
  const codes = new Uint16Array(bytes.length)
  for (const [i, byte] of bytes.entries()) codes[i] = byte < 0x80 ? byte : table.charCodeAt(byte - 0x80)
  const parts: string[] = []
  for (let at = 0; at < codes.length; at += block)
    parts.push(String.fromCharCode(...codes.subarray(at, at + block)))
  return parts.join('')
}

/** Some versions of Node decode windows-1252 as Latin-1: the signs between 0x80 and 0x9f come as control characters. */
const withSigns = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => {
    const sign = signs[control.charCodeAt(0) - 0x80] ?? ' '
    return sign === ' ' ? control : sign
  })
