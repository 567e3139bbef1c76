/** A table over as many pages as it needs, its head again on each. */
import { ascent, hairline, ink, muted, type Paper, type Style } from './paper.js'

export interface Column {
  readonly head: string
  /** Points; what is left over is shared by those with `flex`. */
  readonly width?: number
  readonly flex?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly strong?: boolean
  /** Of second rank: a little smaller and grey. */
  readonly muted?: boolean
}

export interface TableStyle {
  readonly size?: number
  readonly rowHeight?: number
}

const gap = 8

export function table(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { size = 10, rowHeight = size * 1.65 }: TableStyle = {},
): void {
  const boxes = place(columns, paper.left, paper.width)
  const cells = (texts: readonly string[], y: number, style: (at: number) => Style): void => {
    boxes.forEach(({ x, width, column }, at) => {
      const text = texts[at] ?? ''
      const shown = style(at)
      if (text === '') return
      const below = y + (size - (shown.size ?? size)) * ascent
      paper.line(text, x + gap / 2, below, width - gap, { align: column.align ?? 'left', ...shown })
    })
  }
  const head = (): void => {
    cells(
      columns.map((column) => column.head),
      paper.y,
      () => ({ size: size * 0.85, colour: muted }),
    )
    paper.y += size * 1.4
    paper.doc
      .moveTo(paper.left, paper.y)
      .lineTo(paper.left + paper.width, paper.y)
      .lineWidth(0.9)
      .stroke(ink)
  }
  paper.need(size * 1.4 + rowHeight * Math.min(3, rows.length))
  head()
  rows.forEach((row) => {
    if (paper.y + rowHeight > paper.bottom) {
      paper.next()
      head()
    }
    cells(row, paper.y + (rowHeight - size * 1.25) / 2, (at) => ({
      size: columns[at]?.muted === true ? size * 0.9 : size,
      face: columns[at]?.strong === true ? 'strong' : 'text',
      ...(columns[at]?.muted === true ? { colour: muted } : {}),
    }))
    paper.y += rowHeight
    paper.doc
      .moveTo(paper.left, paper.y)
      .lineTo(paper.left + paper.width, paper.y)
      .lineWidth(0.35)
      .stroke(hairline)
  })
}

function place(
  columns: readonly Column[],
  left: number,
  room: number,
): readonly { readonly x: number; readonly width: number; readonly column: Column }[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  const shares = columns.reduce((sum, { flex = 0 }) => sum + flex, 0)
  let x = left
  return columns.map((column) => {
    const width = column.width ?? ((room - fixed) * (column.flex ?? 0)) / shares
    const box = { x, width, column }
    x += width
    return box
  })
}
