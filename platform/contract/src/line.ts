/** Checks text that a stranger wrote before it is shown beside the words of others. */

/**
 * Characters that a line may not hold: control and bidirectional characters, line breaks, invisible letters, and signs that are drawn
 * as nothing: Braille without dots, a note without a head, places for objects and for half an ideograph.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\ufffc\u303f]/u
/** More combining marks than any language puts on one letter: they run over the lines above and below. */
const piledUp = /\p{M}{4}/u
const letters = new Intl.Segmenter()
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Characters that several lines may not hold: control characters except tabs and line breaks, and bidirectional ones. */
const turning = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}/u

/** Whether every character of a line is visible and stays within the line. */
export const isLine = (line: string): boolean => !unseen.test(line) && !piledUp.test(line) && seen.test(line)

/** Whether a line can name somebody: it has a letter or a digit, so that it can be read aloud and is no mark of ours. */
export const isName = (line: string): boolean => isLine(line) && /[\p{L}\p{N}]/u.test(line)

/** Whether a text of several lines shows its characters in their order. */
export const isProse = (text: string): boolean => !turning.test(text)

/** Returns a line as it is shown: trimmed, NFC, 1 to `longest` visible characters; undefined if the text is no such line. */
export function readLine(text: string, longest: number): string | undefined {
  // Normalising may make a text three times as long, so a text that is far too long is not normalised at all.
  if (text.length > 10 * longest) return undefined
  const line = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
  return isLine(line) && [...letters.segment(line)].length <= longest ? line : undefined
}

/** Returns a name as it is shown, like `readLine`; undefined if the text names nobody. */
export function readPersonName(text: string, longest: number): string | undefined {
  const line = readLine(text, longest)
  return line !== undefined && isName(line) ? line : undefined
}
