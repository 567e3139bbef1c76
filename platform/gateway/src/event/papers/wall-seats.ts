/** Prints where everybody sits in large type on A3, so that a full hall finds its tables from some metres away. */
import { muted, print, type Paper } from '../../print/paper.js'
import { word } from '../../print/words/index.js'
import { seatsByName, type Found, type SeatingPlan } from './plan.js'

export type WallSeats = Pick<SeatingPlan, 'imprint' | 'series' | 'tables' | 'byes'>

const across = 2
const gap = 28
/** The height of a line: as much as the page has, within these. */
const highest = 44
const lowest = 25

export const printWallSeats = (plan: WallSeats): Promise<Uint8Array> => {
  const { locale } = plan.imprint
  const title = word(locale, 'plan.title', { series: plan.series })
  return print(plan.imprint, { title, head: 'ornament', size: 'A3' }, (paper) => {
    const all = seatsByName(plan)
    const most = across * Math.floor((paper.bottom - paper.y) / lowest)
    const pages = Math.ceil(all.length / most)
    const onPage = Math.ceil(all.length / pages)
    for (let first = 0; first < all.length; first += onPage) {
      if (first > 0) paper.next()
      columns(paper, all.slice(first, first + onPage))
    }
  })
}

function columns(paper: Paper, rows: readonly Found[]): void {
  const half = Math.ceil(rows.length / across)
  const height = Math.min(highest, (paper.bottom - paper.y) / half)
  const width = (paper.width - gap * (across - 1)) / across
  for (let column = 0; column < across; column++)
    rows
      .slice(column * half, (column + 1) * half)
      .forEach((row, n) =>
        line(paper, row, { x: paper.left + column * (width + gap), y: paper.y + n * height, width, height }),
      )
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A name of forty letters is set smaller rather than cut. */
const smallest = 0.5

function line(paper: Paper, { name, table, seat, hall }: Found, { x, y, width, height }: Room): void {
  const large = height * 0.66
  const size = height * 0.44
  const chair = size * 1.1
  const figures = large * (seat === '' ? 3 : 1.9)
  const room = width - figures - (seat === '' ? 0 : chair) - 8
  const where = hall === undefined ? 0 : size * 0.5
  paper.line(name, x, y + (height - size * 1.4) / 2 - where * 0.6, room, { size, smallest })
  if (hall !== undefined)
    paper.line(hall, x, y + height - where * 1.8, room, { size: where, colour: muted, smallest })
  const right = x + width - (seat === '' ? 0 : chair)
  paper.line(table, right - figures, y + (height - large * 1.36) / 2, figures, {
    size: large,
    face: 'strong',
    align: 'right',
    smallest,
  })
  paper.line(seat, right, y + (height - size * 1.4) / 2 + large * 0.1, chair, {
    size,
    face: 'strong',
    align: 'right',
  })
  paper.rule(y + height, x, width, 0.4)
}
