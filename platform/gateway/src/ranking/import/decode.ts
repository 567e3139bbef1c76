/**
 * Decodes the bytes of a file: as UTF-8 unless another encoding is asked for. Text in the wrong encoding is refused, never
 * misread.
 */

export const encodings = ['utf-8', 'windows-1250', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** Why the bytes were not decoded, and what they seem to be; `unknown` if nothing fits. */
export interface NotDecoded {
  readonly line: number
  readonly seems: Encoding | 'utf-16' | 'unknown' | 'twice-encoded'
}

export const isNotDecoded = (answer: string | NotDecoded): answer is NotDecoded => typeof answer !== 'string'

export function decode(bytes: Uint8Array, encoding: Encoding): string | NotDecoded {
  if (isUtf16(bytes)) return { line: 1, seems: 'utf-16' }
  const utf8 = read(bytes, 'utf-8')
  if (encoding === 'utf-8') {
    if (utf8 === undefined) return { line: badLine(bytes), seems: guess(bytes) }
    return twiceEncoded(utf8) ?? utf8
  }
  // Any bytes can be read in a single-byte encoding. Text that is clearly UTF-8 is not in the encoding that was asked for.
  if (utf8 !== undefined && /[^\0-\x7f]/.test(utf8))
    return { line: lineOf(utf8, /[^\0-\x7f]/), seems: 'utf-8' }
  return read(bytes, encoding) ?? { line: 1, seems: 'unknown' }
}

function read(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Recognised by the byte order mark, or by zero bytes between letters. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || bytes.subarray(0, 1_000).includes(0)
}

/** The first line that is not UTF-8, found by bisection over line ends. */
function badLine(bytes: Uint8Array): number {
  const ends = [...lineEnds(bytes), bytes.length]
  let [from, until] = [0, ends.length - 1]
  while (from < until) {
    const middle = Math.floor((from + until) / 2)
    if (read(bytes.subarray(0, ends[middle]), 'utf-8') === undefined) until = middle
    else from = middle + 1
  }
  return from + 1
}

function* lineEnds(bytes: Uint8Array): Iterable<number> {
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) yield at + 1
}

const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/g
const german = /[äöüßÄÖÜéèñ]/g

/** Chooses the encoding that yields more letters found in names, and no characters that names never contain. */
function guess(bytes: Uint8Array): NotDecoded['seems'] {
  const score = (encoding: Encoding, letters: RegExp): number => {
    const text = read(bytes, encoding)
    if (text === undefined || /[\x80-\x9f]/.test(text)) return -1
    return (text.match(letters) ?? []).length
  }
  const [east, west] = [score('windows-1250', polish), score('windows-1252', german)]
  if (east <= 0 && west <= 0) return 'unknown'
  return east >= west ? 'windows-1250' : 'windows-1252'
}

/** Finds UTF-8 that was read as windows-1252 or 1250 and encoded again: `Å‚` for `ł`, `Ăł` for `ó`. */
function twiceEncoded(text: string): NotDecoded | undefined {
  const traces = /\uFFFD|[ÃÄÅ][\u0080-\u00bf‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Ĺ[‚›„şĽ]|Ä[…™‡]|Ăł/
  return traces.test(text) ? { line: lineOf(text, traces), seems: 'twice-encoded' } : undefined
}

const lineOf = (text: string, what: RegExp): number =>
  text.slice(0, Math.max(0, text.search(what))).split('\n').length
