/** The text of a file's bytes. The encoding is recognised; text that cannot be decoded is refused, never misread. */

export const encodings = ['utf-8', 'utf-16', 'windows-1250', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export interface ReadText {
  /** Without a byte order mark. */
  readonly text: string
  readonly encoding: Encoding
}

/** Why the bytes were not decoded, and what they seem to be; `unknown` if nothing fits. */
export interface NotDecoded {
  readonly line: number
  readonly seems: Encoding | 'unknown' | 'twice-encoded'
}

export const isNotDecoded = (answer: ReadText | NotDecoded): answer is NotDecoded => 'seems' in answer

/** @param asked the encoding that a person asked for; `auto`: recognised */
export function readText(bytes: Uint8Array, asked: Encoding | 'auto' = 'auto'): ReadText | NotDecoded {
  const wide = utf16Of(bytes)
  const encoding = asked === 'auto' ? seemsOf(bytes, wide) : asked
  if (typeof encoding !== 'string') return encoding
  const text = encoding === 'utf-16' ? textOf(bytes, wide ?? 'utf-16le') : textOf(bytes, encoding)
  if (text === undefined)
    return { line: badLine(bytes, encoding, wide), seems: otherOf(bytes, wide, encoding) }
  // Any bytes can be read in a single-byte encoding. Text that is clearly Unicode is not in the encoding that was asked for.
  if (asked !== 'auto' && wide !== undefined && encoding !== 'utf-16') return { line: 1, seems: 'utf-16' }
  if (asked.startsWith('windows')) {
    const utf8 = textOf(bytes, 'utf-8')
    if (utf8 !== undefined && /[^\0-\x7f]/.test(utf8))
      return { line: lineOf(utf8, /[^\0-\x7f]/), seems: 'utf-8' }
  }
  return lostLetters(text) ?? { text, encoding }
}

function seemsOf(bytes: Uint8Array, wide: Wide | undefined): Encoding | NotDecoded {
  if (wide !== undefined) return 'utf-16'
  if (textOf(bytes, 'utf-8') !== undefined) return 'utf-8'
  const seems = singleByteOf(bytes)
  return seems === 'unknown' ? { line: badLine(bytes, 'utf-8', wide), seems } : seems
}

function otherOf(bytes: Uint8Array, wide: Wide | undefined, not: Encoding): NotDecoded['seems'] {
  if (not === 'utf-16') return 'unknown'
  const seems = wide === undefined ? singleByteOf(bytes) : 'utf-16'
  return seems === not ? 'unknown' : seems
}

type Wide = 'utf-16le' | 'utf-16be'

function textOf(bytes: Uint8Array, encoding: Exclude<Encoding, 'utf-16'> | Wide): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return encoding === 'windows-1252' ? withSigns(text) : text
  } catch {
    return undefined
  }
}

/** From U+0080 on; a space where windows-1252 has nothing. */
const signs = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Some versions of Node decode windows-1252 as Latin-1: the signs between 0x80 and 0x9f come as control characters. */
const withSigns = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => {
    const sign = signs[control.charCodeAt(0) - 0x80] ?? ' '
    return sign === ' ' ? control : sign
  })

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

function* lineEnds(bytes: Uint8Array, encoding: Exclude<Encoding, 'utf-16'> | Wide): Iterable<number> {
  const wide = encoding.startsWith('utf-16')
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) {
    if (!wide) yield at + 1
    // U+000A, and not half of another letter.
    else if (encoding === 'utf-16le' && at % 2 === 0 && bytes[at + 1] === 0) yield at + 2
    else if (encoding === 'utf-16be' && at % 2 === 1 && bytes[at - 1] === 0) yield at + 1
  }
}

const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g
const german = /[äöüßÄÖÜéèñ]/g

/**
 * Chooses the encoding that yields more letters found in names, and no characters that names never contain. Text that is the
 * same in both needs no choice.
 */
function singleByteOf(bytes: Uint8Array): 'windows-1250' | 'windows-1252' | 'unknown' {
  const read = (encoding: 'windows-1250' | 'windows-1252'): string | undefined => {
    const text = textOf(bytes, encoding)
    return text === undefined || /[\0-\x08\x0e-\x1f\x7f-\x9f]/.test(text) ? undefined : text
  }
  const [east, west] = [read('windows-1250'), read('windows-1252')]
  if (east !== undefined && east === west) return 'windows-1252'
  const [ofEast, ofWest] = [east?.match(polish)?.length ?? 0, west?.match(german)?.length ?? 0]
  if (ofEast === 0 && ofWest === 0) return 'unknown'
  return ofEast >= ofWest ? 'windows-1250' : 'windows-1252'
}

/** Finds UTF-8 that was read as windows-1252 or 1250 and encoded again (`Å‚` for `ł`, `Ăł` for `ó`), and letters that were lost. */
export function lostLetters(text: string): NotDecoded | undefined {
  const traces = /\uFFFD|[ÃÄÅ][\u0080-\u00bf‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ĺ[‚›„şĽ]|Ä[…™‡]|Ăł/
  return traces.test(text) ? { line: lineOf(text, traces), seems: 'twice-encoded' } : undefined
}

const lineOf = (text: string, what: RegExp): number =>
  text.slice(0, Math.max(0, text.search(what))).split('\n').length
