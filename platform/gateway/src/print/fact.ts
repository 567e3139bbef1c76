/** Prints a label with a text beside it. */
import { linesOf } from './lines.js'
import { muted, type Paper } from './paper.js'

const labelWidth = 150
export const usualSize = 10.5

/** Prints nothing if the text is empty. */
export function fact(paper: Paper, label: string, text: string, size = usualSize): void {
  if (text === '') return
  const { left, width } = paper
  const room = width - labelWidth - 12
  paper.doc.font('text').fontSize(size)
  const lines = Math.max(linesOf(paper.doc, text, room).length, linesOf(paper.doc, label, labelWidth).length)
  // A short text stays on one page.
  paper.need(Math.min(lines, 5) * size * 1.57)
  const [top, page] = [paper.y, paper.page]
  paper.paragraph(label, { size, colour: muted, width: labelWidth })
  const below = paper.y
  paper.y = top
  paper.paragraph(text, { size, x: left + labelWidth + 12, width: room })
  // A long text continues on the next page, where there is no label beside it.
  paper.y = (paper.page === page ? Math.max(paper.y, below) : paper.y) + 1.5
}

export function section(paper: Paper, title: string): void {
  paper.need(112)
  paper.y += 6
  paper.paragraph(title, { size: 13, face: 'strong' })
  paper.y += 2
}
