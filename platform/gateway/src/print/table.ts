/** Draws a table over as many pages as needed, with its headings on each. */
import { linesOf } from './lines.js'
import { ascent, ink, muted, smallest, type Paper, type Style } from './paper.js'

/** A column with its head and what stands in it. */
export interface Column<Row> {
  readonly head: string
  readonly cell: (row: Row) => string
  /** In points. Columns with `flex` share the remaining width. */
  readonly width?: number
  readonly flex?: number
  readonly align?: 'left' | 'right' | 'center'
  readonly strong?: boolean
  /** Slightly smaller and grey, for less important columns. */
  readonly muted?: boolean
  /** Breaks text that is too wide into lines, instead of shrinking and cutting it. */
  readonly wrap?: boolean
}

export interface TableStyle<Row> {
  readonly size?: number
  readonly rowHeight?: number
  /** A separate line below each row, starting at the left edge of a column; '' for none. */
  readonly below?: { readonly column: number; readonly text: (row: Row, at: number) => string }
}

/** What columns of figures share. */
export const figure = (head: string, width: number) => ({ head, width, align: 'right' }) as const

const gap = 8
/** How many rows must stay together at the end. */
const lastRows = 3

/** @param columns false: a column that these rows do not need */
export function table<Row>(
  paper: Paper,
  columns: readonly (Column<Row> | false)[],
  rows: readonly Row[],
  { size = 10, rowHeight = size * 1.65, below }: TableStyle<Row> = {},
): void {
  const boxes = place(
    columns.filter((column) => column !== false),
    paper.left,
    paper.width,
  )
  const lineHeight = size * 1.25
  const cell = ({ x, width, column }: Box<Row>, lines: readonly string[], y: number, style: Style): void => {
    lines.forEach((line, n) => {
      if (line === '') return
      const below = y + n * lineHeight + (size - (style.size ?? size)) * ascent
      paper.line(line, x + gap / 2, below, width - gap, { align: column.align ?? 'left', ...style })
    })
  }
  const headStyle: Style = { size: size * 0.85, colour: muted }
  // A head that would be cut is broken into lines.
  const heads = boxes.map(({ column, width }) => {
    paper.doc.font('text').fontSize(size * 0.85)
    const fits = paper.doc.widthOfString(column.head) * smallest <= width - gap
    return fits ? [column.head] : linesOf(paper.doc, column.head, width - gap)
  })
  const tallest = Math.max(...heads.map(({ length }) => length))
  const headHeight = size * 1.4 + (tallest - 1) * lineHeight
  const head = (): void => {
    boxes.forEach((box, n) => {
      const lines = heads[n] ?? []
      cell(box, lines, paper.y + (tallest - lines.length) * lineHeight, headStyle)
    })
    paper.y += headHeight
    paper.rule(paper.y, paper.left, paper.width, 0.9, ink)
  }
  paper.need(headHeight + rowHeight * Math.min(3, rows.length))
  head()
  const set = ({ face = 'text', size: own = size }: Style): void => {
    paper.doc.font(face).fontSize(own)
  }
  const belowBox = boxes[below?.column ?? 0]
  const belowRow = (row: Row, at: number): readonly string[] => {
    const text = below?.text(row, at) ?? ''
    if (text === '') return []
    set(small)
    return linesOf(paper.doc, text, right - belowLeft)
  }
  /** Whether text below a row needs no more width than its column, so that it may stand beside the lines of other columns. */
  const isNarrow = (lines: readonly string[]): boolean => {
    set(small)
    return lines.every((line) => paper.doc.widthOfString(line) <= (belowBox?.width ?? 0) - gap)
  }
  const small: Style = { size: size * 0.92, face: 'strong' }
  const right = paper.left + paper.width - gap / 2
  const belowLeft = (belowBox?.x ?? paper.left) + gap / 2
  const measured = rows.map((row, at) => {
    const broken = boxes.map(({ column, width }) => {
      const text = column.cell(row)
      if (column.wrap !== true) return [text]
      set(styleOf(column, size))
      return linesOf(paper.doc, text, width - gap)
    })
    const lines = Math.max(...broken.map(({ length }) => length))
    const more = belowRow(row, at)
    const from = isNarrow(more) ? (broken[below?.column ?? 0]?.length ?? lines) : lines
    return { broken, from, more, height: rowHeight + (Math.max(lines, from + more.length) - 1) * lineHeight }
  })
  measured.forEach(({ broken, from, more, height }, at) => {
    // The last rows move to the next page together, so that none is alone there.
    const together = at === measured.length - lastRows && at > 0 ? measured.slice(at) : []
    const needed = Math.max(
      height,
      together.reduce((sum, row) => sum + row.height, 0),
    )
    if (paper.y + needed > paper.bottom) {
      paper.next()
      head()
    }
    const top = paper.y + (rowHeight - lineHeight) / 2
    boxes.forEach((box, n) => cell(box, broken[n] ?? [], top, styleOf(box.column, size)))
    more.forEach((line, n) =>
      paper.line(line, belowLeft, top + (from + n) * lineHeight, right - belowLeft, small),
    )
    paper.y += height
    paper.rule(paper.y, paper.left, paper.width, 0.35)
  })
}

const styleOf = (column: Pick<Column<never>, 'muted' | 'strong'>, size: number): Style => ({
  size: column.muted === true ? size * 0.9 : size,
  face: column.strong === true ? 'strong' : 'text',
  ...(column.muted === true ? { colour: muted } : {}),
})

interface Box<Row> {
  readonly x: number
  readonly width: number
  readonly column: Column<Row>
}

function place<Row>(columns: readonly Column<Row>[], left: number, room: number): readonly Box<Row>[] {
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
