/** Prints certificates: one page for each winner, with the club's name, the place in words, and the organiser's own text. */
import type { PrizeList } from '@stolik/contract/event/regulations'
import { publishedRows } from '@stolik/event/standing/categories'
import type { Standings } from '@stolik/event/model/standings'
import type { Imprint } from '../../print/imprint.js'
import { linesOf } from '../../print/lines.js'
import { band, bandHeight } from '../../print/ornament.js'
import { muted, print, type Paper, type Style } from '../../print/paper.js'
import { day, joined, points, textsOf, word } from '../../print/words/index.js'

export interface CertificatesAsked {
  /** The ranking whose best are honoured. */
  readonly of: PrizeList['of']
  /** How many of them, by place; null for everybody who has one. */
  readonly first: number | null
  /** The organiser's own text, below the place. */
  readonly text: string
}

export interface Certificates {
  readonly imprint: Imprint
  readonly organiser: string
  readonly of: PrizeList['of']
  readonly text: string
  readonly winners: readonly Winner[]
}

interface Winner {
  readonly place: number
  /** Whether somebody else has the same place. */
  readonly shared: boolean
  readonly name: string
  /** The club of a player, or the members of a team. */
  readonly below: string
  readonly points: number
}

/** Returns who gets one, best first. */
export function winnersOf(standings: Standings, { of, first }: CertificatesAsked): readonly Winner[] {
  const all = rowsOf(standings, of)
  return all
    .filter(({ place }) => place <= (first ?? Infinity))
    .map((one) => ({ ...one, shared: all.filter(({ place }) => place === one.place).length > 1 }))
}

function rowsOf(
  { individual, groups, categories }: Standings,
  of: PrizeList['of'],
): readonly Omit<Winner, 'shared'>[] {
  const players = new Map(individual.map((row) => [row.player, row]))
  if (of === 'all')
    return individual.flatMap(({ place, name, club, points: value }) =>
      place === null ? [] : [{ place, name, below: club ?? '', points: value }],
    )
  if (of === 'team' || of === 'pair')
    return (groups.find(({ rule }) => rule.kind === of)?.rows ?? []).map(
      ({ place, name, members, points: value }) => ({
        place,
        name,
        below: members.flatMap(({ player }) => players.get(player)?.name ?? []).join(', '),
        points: value,
      }),
    )
  const ranking = categories.find(({ category }) => category === of)
  return (ranking === undefined ? [] : publishedRows(ranking)).flatMap(({ place, player }) => {
    const row = players.get(player)
    return row === undefined ? [] : [{ place, name: row.name, below: row.club ?? '', points: row.points }]
  })
}

export const printCertificates = (all: Certificates): Promise<Uint8Array> =>
  print(all.imprint, { title: word(all.imprint.locale, 'certificate.title'), head: 'none' }, (paper) => {
    all.winners.forEach((winner, n) => {
      if (n > 0) paper.next()
      certificate(paper, all, winner)
    })
  })

const granat = '#1f2f6b'

function certificate(paper: Paper, { imprint, organiser, of, text }: Certificates, winner: Winner): void {
  const textOf = textsOf(imprint, 'certificate.')
  frame(paper)
  paper.y = paper.top + 84
  centred(paper, organiser, { size: 15, face: 'strong' }, 2)
  paper.y += 26
  centred(paper, textOf('title'), { size: 46, face: 'strong', colour: granat }, 1)
  paper.y += 14
  centred(paper, textOf('for'), { size: 13, colour: muted }, 1)
  paper.y += 10
  centred(paper, winner.name, { size: 32, face: 'strong' }, 2)
  paper.y += 4
  centred(paper, winner.below, { size: 12.5, colour: muted }, 2)
  paper.y += 22
  centred(paper, placeInWords(imprint, winner), { size: 25, face: 'strong', colour: granat }, 1)
  if (of !== 'all') centred(paper, word(imprint.locale, `of.${of}`), { size: 14 }, 1)
  centred(paper, textOf('points', { points: points(imprint.locale, winner.points) }), { size: 13 }, 1)
  paper.y += 18
  centred(paper, textOf('at'), { size: 13, colour: muted }, 1)
  paper.y += 4
  centred(paper, imprint.name, { size: 19, face: 'strong' }, 2)
  centred(paper, joined([imprint.place, day(imprint, imprint.starts)]), { size: 12.5 }, 2)
  paper.y += 22
  for (const line of text.split('\n')) centred(paper, line, { size: 13 }, ownLines)
  signatures(paper)
}

/** More of the organiser's own text would run into the signatures. */
const ownLines = 5

/** The embroidery above and below, and a thin line at the sides. */
function frame({ doc, left, width, top, bottom }: Paper): void {
  const height = bottom - top - 6
  band(doc, left, top, width)
  band(doc, left, top + height - bandHeight, width)
  doc.rect(left, top, width, height).lineWidth(0.8).stroke(granat)
}

/** Draws a text in the middle, in so many lines at most, and moves below it. A word that is too wide is set smaller. */
function centred(paper: Paper, text: string, style: Style & { readonly size: number }, most: number): void {
  if (text === '') return
  const { doc, left, width } = paper
  const room = width - 80
  doc.font(style.face ?? 'text').fontSize(style.size)
  const all = linesOf(doc, text, room)
  const lines = all.length <= most ? all : [...all.slice(0, most - 1), all.slice(most - 1).join(' ')]
  const height = style.size * 1.3
  for (const line of lines) {
    paper.line(line, left + 40, paper.y, room, { ...style, align: 'center', smallest: 0.5 })
    paper.y += height
  }
}

/** The first places are written out. */
const written = 12

function placeInWords({ locale }: Imprint, { place, shared }: Winner): string {
  const text =
    place <= written
      ? word(locale, `certificate.place.${place}`)
      : word(locale, 'certificate.place', { place })
  return shared ? word(locale, 'certificate.shared', { place: text }) : text
}

function signatures(paper: Paper): void {
  const { imprint, left, width, bottom } = paper
  const y = bottom - 64
  const each = (width - 80) / 2
  for (const [n, who] of ['organiser', 'direction'].entries()) {
    const x = left + 40 + n * each + 14
    paper.rule(y, x, each - 28, 0.6)
    paper.line(word(imprint.locale, `sign.${who}`), x, y + 4, each - 28, {
      size: 9,
      colour: muted,
      align: 'center',
    })
  }
}
