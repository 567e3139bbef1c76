/** Prints a label with a text beside it. */
import { linesOf } from './lines.js'
import { muted, type Paper } from './paper.js'

const labelWidth = 150
export const usualSize = 10.5

/** Prints nothing if the text is empty. A note stands below the text in smaller type. */
export function fact(paper: Paper, label: string, text: string, size = usualSize, note = ''): void {
  if (text === '') return
  const { left, width, doc } = paper
  const [x, room] = [left + labelWidth + 12, width - labelWidth - 12]
  const below = { size: size - 1.5, colour: muted, x, width: room } as const
  const heightOf = (of: string, wide: number, at: number): number => {
    doc.font('text').fontSize(at)
    return of === '' ? 0 : linesOf(doc, of, wide).length * at * 1.57
  }
  const height = heightOf(text, room, size) + heightOf(note, room, below.size)
  // A short text stays on one page.
  paper.need(Math.min(Math.max(height, heightOf(label, labelWidth, size)), 5 * size * 1.57))
  const [top, page] = [paper.y, paper.page]
  paper.paragraph(label, { size, colour: muted, width: labelWidth })
  const labelled = paper.y
  paper.y = top
  paper.paragraph(text, { size, x, width: room })
  if (note !== '') paper.paragraph(note, below)
  // A long text continues on the next page, where there is no label beside it.
  paper.y = (paper.page === page ? Math.max(paper.y, labelled) : paper.y) + 1.5
}

export function section(paper: Paper, title: string): void {
  paper.need(112)
  paper.y += 6
  paper.paragraph(title, { size: 13, face: 'strong' })
  paper.y += 2
}
