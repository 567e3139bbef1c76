const longestName = 32

/** What a line may not hold: control and bidirectional signs, line breaks, letters that show nothing. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u
/** More marks on one letter than any language writes. */
const piledUp = /\p{M}{4}/u
const letters = new Intl.Segmenter()
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is shown: 1 to 32 visible characters; undefined when the text cannot be one. */
export const readName = (text: string): string | undefined => readLine(text, longestName)

/** One line as it is shown: trimmed, NFC, 1 to `longest` visible characters; undefined when the text cannot be one. */
export function readLine(text: string, longest: number): string | undefined {
  // Normalising may lengthen a text up to threefold, so what is far too long is not normalised at all.
  if (text.length > 10 * longest) return undefined
  const line = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
  if (unseen.test(line) || piledUp.test(line) || !seen.test(line)) return undefined
  return [...letters.segment(line)].length <= longest ? line : undefined
}
