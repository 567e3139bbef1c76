/** Breaks or cuts text that is too wide. */

/** Measures text: a document in its current font and size, or whatever else text is drawn on. */
interface Doc {
  widthOfString(text: string): number
}

const letters = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

/** Allows a small tolerance, because widths are sums of fractions. */
const fits = (doc: Doc, text: string, room: number): boolean => doc.widthOfString(text) <= room + 0.01

/** Returns the lines of a text in a column, at least one. A word that is wider than the column is broken, too. */
export function linesOf(doc: Doc, text: string, room: number): readonly string[] {
  const lines: string[] = []
  for (const piece of text.split('\n')) {
    let line = ''
    for (const word of piece.split(/[ \t]+/).flatMap((one) => broken(doc, one, room))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && !fits(doc, longer, room)) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

function broken(doc: Doc, word: string, room: number): readonly string[] {
  if (fits(doc, word, room)) return [word]
  const parts: string[] = []
  for (const letter of letters(word)) {
    const part = parts.at(-1)
    if (part !== undefined && fits(doc, part + letter, room)) parts[parts.length - 1] = part + letter
    else parts.push(letter)
  }
  return parts
}

/** Returns the text, or as much of it as fits with an ellipsis. */
export function cut(doc: Doc, text: string, room: number): string {
  if (fits(doc, text, room)) return text
  const rest = letters(text)
  while (rest.length > 1 && !fits(doc, `${rest.join('')}…`, room)) rest.pop()
  return `${rest.join('').trimEnd()}…`
}
