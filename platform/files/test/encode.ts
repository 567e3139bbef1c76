/** Text in the encodings of people's programs, made by turning their tables round. */
import { decoded } from '../src/text.js'
import type { SingleByte, Encoding } from '../src/encoding/names.js'

const tables = new Map<SingleByte, ReadonlyMap<string, number>>()

function tableOf(encoding: SingleByte): ReadonlyMap<string, number> {
  const known = tables.get(encoding)
  if (known !== undefined) return known
  const table = new Map<string, number>()
  for (let byte = 255; byte >= 0; byte--) {
    const letter = decoded(Uint8Array.of(byte), encoding)
    if (letter !== undefined) table.set(letter, byte)
  }
  tables.set(encoding, table)
  return table
}

/** Undefined if a letter is not in the encoding. */
export function encoded(text: string, encoding: Encoding): Uint8Array | undefined {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  const table = tableOf(encoding)
  const bytes = Array.from(text, (letter) => table.get(letter))
  return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes as number[])
}
