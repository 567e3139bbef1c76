/**
 * Slips by which real cards are dealt as at all other tables: six to a page, to be cut out. Of each, the cards are folded onto the blank
 * part, so that nobody can read them, and the label is folded to the back, where it stays in sight. Then the slip is closed.
 */
import type { Imprint } from '../../print/imprint.js'
import { cutOut, muted, print, type Box, type Paper } from '../../print/paper.js'
import { seatLetter, word } from '../../print/words/index.js'

export interface Slip {
  /** Null for a spare slip, which the director keeps. */
  readonly table: number | null
  /** From 0. */
  readonly hand: number
  /** Which spare deal of the hand it is, from 1; 0 if it is the deal of all tables. */
  readonly spare: number
  readonly dealer: number
  /** By chair, in the order in which they get their cards. */
  readonly hands: readonly { readonly chair: number; readonly cards: readonly string[] }[]
  /** Cards that lie on the table, with what they are called. */
  readonly rest: readonly { readonly name: string; readonly cards: readonly string[] }[]
}

export interface SlipsPaper {
  readonly imprint: Imprint
  readonly series: number
  readonly slips: readonly Slip[]
  /** For tables that misdeal; on pages of their own. */
  readonly spares: readonly Slip[]
}

const labelHeight = 52

export const printSlips = ({ imprint, series, slips, spares }: SlipsPaper): Promise<Uint8Array> =>
  print(imprint, { title: word(imprint.locale, 'slips.title', { series }), head: 'none' }, (paper) => {
    // The hint stands on every page: each is cut by somebody.
    const hint = (how: string) => ({
      height: 30,
      draw: () => {
        paper.y = paper.top - 6
        paper.paragraph(word(imprint.locale, how), { size: 9, colour: muted })
      },
    })
    const draw = (slip: Slip, box: Box): void => drawSlip(paper, slip, series, box)
    cutOut(paper, slips, { down: 3, above: hint('slips.how'), below: 0 }, draw)
    if (spares.length > 0) paper.next()
    cutOut(paper, spares, { down: 3, above: hint('slips.howSpare'), below: 0 }, draw)
  })

function drawSlip(paper: Paper, slip: Slip, series: number, { x, y, width, height }: Box): void {
  const { locale, name } = paper.imprint
  const half = (height - labelHeight) / 2
  const [left, room] = [x + 10, width - 20]
  const hand = slip.hand + 1
  const label =
    slip.table === null
      ? word(locale, 'slips.spare', { spare: slip.spare, hand })
      : word(locale, 'slips.label', { table: slip.table, hand })
  for (const at of [y + half, y + 2 * half]) {
    paper.doc.dash(1, { space: 2 })
    paper.rule(at, x, width, 0.4)
    paper.doc.undash()
  }
  const dealer = word(locale, 'slips.dealer', { seat: seatLetter(slip.dealer) })
  paper.line(`${label} · ${dealer}`, left, y + 7, room, { size: 8.5, colour: muted })
  const rows = [
    ...slip.hands.map(({ chair, cards }) => ({ head: seatLetter(chair), cards })),
    ...slip.rest.map((one) => ({ head: one.name, cards: one.cards })),
  ]
  const step = Math.min(17, (half - 24) / rows.length)
  rows.forEach(({ head, cards }, n) => {
    const at = y + 22 + n * step
    paper.line(head, left, at, 34, { size: 12, face: 'strong' })
    paper.line(cardLine(paper, cards), left + 36, at, room - 36, { size: 12.5, smallest: 0.7 })
  })
  const below = y + 2 * half + 7
  paper.line(label, left, below, room, { size: 15, face: 'strong' })
  const where = [word(locale, 'slips.series', { series }), name].join(' · ')
  paper.line(where, left, below + 18, room, { size: 8.5, colour: muted })
  const open = word(locale, slip.table === null ? 'slips.openSpare' : 'slips.open')
  paper.line(open, left, below + 30, room, { size: 8.5, colour: muted })
}

const suits = { C: '♣', S: '♠', H: '♥', D: '♦' } as const

/** Cards suit by suit, as whoever deals finds them in the pack. */
function cardLine({ imprint: { locale } }: Paper, cards: readonly string[]): string {
  const [ace, king, queen, jack] = word(locale, 'slips.letters').split('')
  const letters: Readonly<Record<string, string | undefined>> = {
    A: ace,
    K: king,
    Q: queen,
    J: jack,
    T: '10',
  }
  return Object.entries(suits)
    .flatMap(([suit, sign]) => {
      const own = cards.filter((card) => card.startsWith(suit)).map((card) => card.charAt(1))
      return own.length === 0 ? [] : [`${sign} ${own.map((rank) => letters[rank] ?? rank).join(' ')}`]
    })
    .join('   ')
}
