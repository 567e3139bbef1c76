/** The grid of a table list, and the figures in it. */
import { hairline, ink, stroke, type Paper } from '../../print/paper.js'

/** Width of the number column. */
export const numberWidth = 24

export interface Grid {
  /** Left edges of the columns, and the right edge of the last. */
  readonly x: readonly number[]
  readonly game: number
  readonly player: number
}

/** A blank list needs wide player columns for handwriting. A `kept` list needs more space for the text of each hand. */
export function columns({ left, width }: Paper, players: number, written: boolean): Grid {
  const game = width - numberWidth - players * (written ? 72 : 92)
  const player = (width - numberWidth - game) / players
  const x = [
    left,
    left + numberWidth,
    ...Array.from({ length: players }, (_, n) => left + numberWidth + game + n * player),
    left + width,
  ]
  return { x, game, player }
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
  { x }: Grid,
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
  x.forEach((at, n) =>
    stroke(paper.doc, [at, top], [at, top + rows * height], n < 1 || n === x.length - 1 ? 0.7 : 0.5, ink),
  )
}
