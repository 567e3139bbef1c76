/** What may be shown of a text that a stranger wrote, wherever it is shown among the words of others. */

/** What a line may not hold: control and bidirectional signs, line breaks, letters that show nothing. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** More marks on one letter than any language writes: they run over the lines above and below. */
const piledUp = /\p{M}{4}/u
const letters = new Intl.Segmenter()
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u
/** What several lines may not hold: control characters that break no line, and what turns the text round. */
const turning = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}/u

/** Whether all of a line is seen, and stays within it. */
export const isLine = (line: string): boolean => !unseen.test(line) && !piledUp.test(line) && seen.test(line)

/** Whether a text of several lines shows its characters in the order in which they stand. */
export const isProse = (text: string): boolean => !turning.test(text)

/** One line as it is shown: trimmed, NFC, 1 to `longest` visible characters; undefined when the text cannot be one. */
export function readLine(text: string, longest: number): string | undefined {
  // Normalising may lengthen a text up to threefold, so what is far too long is not normalised at all.
  if (text.length > 10 * longest) return undefined
  const line = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
  return isLine(line) && [...letters.segment(line)].length <= longest ? line : undefined
}
