/** The grid of a table list, and the figures in it. */
import { hairline, ink, stroke, type Paper } from '../../print/paper.js'

/** Width of the number column. */
export const numberWidth = 24

export interface Grid {
  /** Left edges of the columns, and the right edge of the last. */
  readonly x: readonly number[]
  readonly game: number
  readonly player: number
  /** Left edges of the columns within that of the game, for handwriting; empty if it is one column. */
  readonly cells: readonly number[]
  /** Width of each of them. */
  readonly cell: number
}

/** Width of a cell for handwriting, and the least width of a player's column beside such cells. */
const cellWidth = 24
const narrowPlayer = 60

/**
 * A blank list has a cell for each thing that is typed from it later, and player columns for handwriting. A written list needs more
 * space for the text of each hand.
 */
export function columns({ left, width }: Paper, players: number, written: boolean, cells: number): Grid {
  const room = width - numberWidth
  const blank = cells === 0 ? room - players * 92 : Math.min(cells * cellWidth, room - players * narrowPlayer)
  const game = written ? room - players * 72 : blank
  const cell = written || cells === 0 ? 0 : game / cells
  const player = (width - numberWidth - game) / players
  const x = [
    left,
    left + numberWidth,
    ...Array.from({ length: players }, (_, n) => left + numberWidth + game + n * player),
    left + width,
  ]
  const edges = Array.from({ length: cell === 0 ? 0 : cells }, (_, n) => left + numberWidth + n * cell)
  return { x, game, player, cells: edges, cell }
}

/** Writes a figure for each player. That of the hand's owner is bold and underlined, as is usual on paper. */
export function write(
  paper: Paper,
  { x, player }: Grid,
  height: number,
  texts: readonly string[],
  owners: ReadonlySet<number> = new Set(),
): void {
  const size = Math.min(10.5, height * 0.75)
  texts.forEach((text, chair) => {
    const owner = owners.has(chair)
    const right = (x[chair + 3] ?? 0) - 6
    paper.line(text, right - player + 14, middle(paper.y, height, size), player - 14, {
      size,
      align: 'right',
      face: owner ? 'strong' : 'text',
    })
    if (!owner || text === '') return
    const wide = paper.doc.widthOfString(text)
    const under = paper.y + height / 2 + size * 0.52
    paper.rule(under, right - wide, wide, 0.6, ink)
  })
}

/** The y position for a text line in the middle of a row. */
export const middle = (y: number, height: number, size: number): number => y + height / 2 - size * 0.69

/** Draws the lines. A stronger line after every round of deals guides the eye in a long list. */
export function frame(
  paper: Paper,
  { x, cells }: Pick<Grid, 'x' | 'cells'>,
  top: number,
  rows: number,
  height: number,
  round: number,
  before: number,
): void {
  const [left, right] = [x[0] ?? 0, x.at(-1) ?? 0]
  for (let n = 0; n <= rows; n++) {
    const strong = n === 0 || n === rows || (n >= before && (n - before) % round === 0)
    paper.rule(top + n * height, left, right - left, strong ? 0.7 : 0.3, strong ? ink : hairline)
  }
  for (const at of cells.slice(1))
    stroke(paper.doc, [at, top + before * height], [at, top + rows * height], 0.3, hairline)
  x.forEach((at, n) =>
    stroke(paper.doc, [at, top], [at, top + rows * height], n < 1 || n === x.length - 1 ? 0.7 : 0.5, ink),
  )
}
