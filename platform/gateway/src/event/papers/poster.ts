/** Prints the winners of an event as a poster of one page: the best players large, then teams, pairs and categories. */
import type { Standings } from '@stolik/event/model/standings'
import { publishedRows } from '@stolik/event/standing/categories'
import type { Imprint } from '../../print/imprint.js'
import { linesOf as wrapped } from '../../print/lines.js'
import { muted, print, type Paper } from '../../print/paper.js'
import { prizeOf } from './ranking.js'
import { joined, points, word } from '../../print/words/index.js'

export interface Poster {
  readonly imprint: Imprint
  readonly standings: Standings
}

const best = 10
const bestOfGroup = 3

export const printPoster = ({ imprint, standings }: Poster): Promise<Uint8Array> => {
  const { locale } = imprint
  const kind = {
    title: word(locale, 'results.title'),
    subtitle: word(locale, `stamp.${standings.stamp}`),
    head: 'ornament',
    size: 'A3',
  } as const
  return print(imprint, kind, (paper) => {
    paper.y += 16
    const lines = linesOf(imprint, standings)
    const room = paper.bottom - paper.y
    const height = (scale: number): number =>
      lines.reduce((sum, line) => sum + line.size * scale * linesHigh(paper, line, scale), 0)
    // An event with many categories has smaller type, but no second page.
    let scale = 1
    while (height(scale) > room) scale *= 0.97
    for (const one of lines) draw(paper, one, scale)
  })
}

interface Winner {
  readonly place: number | null
  readonly name: string
  readonly club: string | null
  readonly points: number
  readonly prize: string | null
}

/** A line with a winner, or the title of a ranking. */
type Line = { readonly size: number } & ({ readonly title: string } | { readonly winner: Winner })

function linesOf({ locale }: Imprint, { individual, groups, categories }: Standings): readonly Line[] {
  const players = new Map(individual.map((row) => [row.player, row]))
  const sizeOf = (place: number): number => {
    if (place === 1) return 40
    return place <= 3 ? 32 : 24
  }
  const ranking = (code: string, rows: readonly Winner[]): readonly Line[] => {
    const leading = rows.filter(({ place }) => place !== null && place <= bestOfGroup)
    const title = { size: 24, title: word(locale, code) }
    return leading.length === 0 ? [] : [title, ...leading.map((winner) => ({ size: 19, winner }))]
  }
  return [
    ...individual.flatMap((winner) =>
      winner.place === null || winner.place > best ? [] : [{ size: sizeOf(winner.place), winner }],
    ),
    ...groups.flatMap(({ rule, rows }) =>
      ranking(
        `of.${rule.kind}`,
        rows.map((row) => ({ ...row, club: null })),
      ),
    ),
    ...categories.flatMap((one) =>
      ranking(
        `of.${one.category}`,
        publishedRows(one).flatMap(({ player, place, prize }) => {
          const row = players.get(player)
          return row === undefined ? [] : [{ ...row, place, prize }]
        }),
      ),
    ),
  ]
}

/** The height of a line with its space below and the smaller line of club and prize, per point of type. */
const lineHeight = 2.3
/** The height of each further line of a long name, per point of type. */
const nameHeight = 1.2

const indentOf = (size: number): number => size * 1.9
const figureOf = (size: number): number => size * 4

/** Returns the lines of a name. A long one takes two lines, so that no winner's type is smaller than the next one's. */
function nameLines({ doc, width }: Paper, name: string, size: number): readonly string[] {
  doc.font('strong').fontSize(size)
  return wrapped(doc, name, width - indentOf(size) - figureOf(size))
}

/** Returns the height of a line at a scale, per point of its type. */
const linesHigh = (paper: Paper, line: Line, scale: number): number =>
  'title' in line
    ? lineHeight
    : lineHeight + (nameLines(paper, line.winner.name, line.size * scale).length - 1) * nameHeight

function draw(paper: Paper, line: Line, scale: number): void {
  const { imprint, left, width, y } = paper
  const { locale } = imprint
  const size = line.size * scale
  const style = { size, face: 'strong' } as const
  paper.y += size * linesHigh(paper, line, scale)
  if ('title' in line) {
    paper.line(line.title, left, y + size * 0.7, width, style)
    return
  }
  const { place, name, club, points: value, prize } = line.winner
  const figure = figureOf(size)
  const indent = indentOf(size)
  paper.line(`${place ?? ''}.`, left, y, indent - size * 0.4, { ...style, align: 'right' })
  paper.line(points(locale, value), left + width - figure, y, figure, { ...style, align: 'right' })
  const names = nameLines(paper, name, size)
  names.forEach((part, n) =>
    paper.line(part, left + indent, y + n * size * nameHeight, width - indent - figure, style),
  )
  paper.line(
    joined([club, prize === null ? '' : prizeOf(locale, prize)]),
    left + indent,
    y + size * (1.35 + (names.length - 1) * nameHeight),
    width - indent,
    // What does not fit is set smaller rather than cut.
    { size: size * 0.55, colour: muted, smallest: 0.3 },
  )
}
