/** The text of bytes in the encodings with one byte a letter. */
import type { SingleByte } from './names.js'

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
