/**
 * Start cards, eight or six to a page, to be cut out. Each has its number, its QR code, the seats that are drawn, and space for
 * results.
 */
import { firstNames, surname } from '@stolik/core'
import type { Imprint } from '../../print/imprint.js'
import { cutOut, hairline, inset, muted, print, type Box, type Paper } from '../../print/paper.js'
import { qr } from '../../print/code.js'
import type { Face } from '../../print/fonts.js'
import { day, joined, moment, seatLetter, word } from '../../print/words/index.js'

export interface StartCard {
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  /** Its codes; null without a gateway. */
  readonly codes: {
    /** The whole URL in its QR code. */
    readonly url: string
    /** Typed at the table to confirm and to sign. */
    readonly pin: string
  } | null
  /** By series; null where the player is not drawn. */
  readonly seats: readonly (CardSeat | null)[]
}

export type CardSeat =
  | {
      readonly table: number
      readonly chair: number
      /** The name of its hall, if there are several. */
      readonly hall?: string
    }
  | 'bye'

export interface StartCards {
  readonly imprint: Imprint
  readonly cards: readonly StartCard[]
  /** When each series is to begin, in milliseconds since 1970; null where that is not said. */
  readonly starts: readonly (number | null)[]
}

export const printStartCards = ({ imprint, cards, starts }: StartCards): Promise<Uint8Array> =>
  print(imprint, { title: word(imprint.locale, 'card.title'), head: 'none' }, (paper) =>
    // More series need more space to write in.
    cutOut(paper, cards, { down: starts.length > 3 ? 3 : 4 }, (card, box) =>
      drawCard(paper, card, starts, inset(box, 12, 9)),
    ),
  )

const codeSize = 84

function drawCard(
  paper: Paper,
  card: StartCard,
  starts: StartCards['starts'],
  { x, y, width, height }: Box,
): void {
  const { imprint } = paper
  const { locale } = imprint
  const room = card.codes === null ? width : width - codeSize
  paper.doc.font('text').fontSize(8.5).fillColor(muted)
  const twoLines = 25
  if (paper.doc.heightOfString(imprint.name, { width: room }) <= twoLines)
    paper.doc.text(imprint.name, x, y, { width: room })
  else paper.line(imprint.name, x, y, room, { size: 8.5, colour: muted })
  const start = `${word(locale, 'card.start')} · ${day(imprint, imprint.starts)}`
  paper.line(start, x, y + 24, room, { size: 8.5, colour: muted })
  paper.line(String(card.number), x, y + 31, room, { size: 30, face: 'strong' })
  name(paper, card.name, x, y + 67, room)
  paper.line(joined([card.club, card.team]), x, y + 92, width, { size: 9, colour: muted })
  if (card.codes !== null) {
    const { url, pin } = card.codes
    qr(paper, url, x + room + 8, y - 6, codeSize)
    const style = { size: 10, face: 'strong', align: 'center' } as const
    paper.line(`PIN ${pin.slice(0, 3)} ${pin.slice(3)}`, x + room + 8, y + 78, codeSize, style)
  }
  results(paper, card.seats, starts, { x, y: y + 107, width, height: height - 107 })
}

/** Writes a name, in two lines if one is too narrow. */
function name(paper: Paper, text: string, x: number, y: number, room: number): void {
  paper.doc.font('strong').fontSize(13)
  const first = firstNames(text)
  if (paper.doc.widthOfString(text) <= room || first === '') {
    paper.line(text, x, y + 6, room, { size: 13, face: 'strong' })
    return
  }
  paper.line(first, x, y - 1, room, { size: 12, face: 'strong' })
  paper.line(surname(text), x, y + 12, room, { size: 12, face: 'strong' })
}

function results(
  paper: Paper,
  seats: StartCard['seats'],
  starts: StartCards['starts'],
  { x, y, width, height }: Box,
): void {
  const { doc, imprint } = paper
  const halls = seats.some((seat) => seat !== null && seat !== 'bye' && seat.hall !== undefined)
  const series = starts.length
  // Its day and time stand beside the number of a series, and the name of a hall beside that of a table.
  const widths = [starts.some((at) => at !== null) ? 0.5 : 0.13, halls ? 0.45 : 0.15, 0.17, 0.22, 0.33]
  const whole = widths.reduce((sum, one) => sum + one, 0)
  const shares = widths.map((one) => one / whole)
  const heads = ['series', 'table', 'seat', 'points', 'sign']
  const rowHeight = Math.min(21, (height - 11) / series)
  const small = { size: 8, colour: muted, align: 'center' } as const
  let left = x
  heads.forEach((head, n) => {
    const room = width * (shares[n] ?? 0)
    paper.line(word(imprint.locale, `card.columns.${head}`), left, y, room - 2, small)
    doc.moveTo(left, y + 11).lineTo(left, y + 11 + series * rowHeight)
    left += room
  })
  doc.moveTo(x + width, y + 11).lineTo(x + width, y + 11 + series * rowHeight)
  for (let row = 0; row <= series; row++)
    doc.moveTo(x, y + 11 + row * rowHeight).lineTo(x + width, y + 11 + row * rowHeight)
  doc.lineWidth(0.5).stroke(hairline)
  for (let row = 0; row < series; row++) {
    const [first = 0, second = 0, third = 0] = shares
    const seat = seats[row] ?? null
    const cell = (text: string, from: number, share: number, face: Face): void =>
      paper.line(text, x + width * from, y + 11 + row * rowHeight + (rowHeight - 11) / 2, width * share - 2, {
        size: 9,
        align: 'center',
        face,
        smallest: 8 / 9,
      })
    const at = starts[row] ?? null
    cell(at === null ? String(row + 1) : `${row + 1} · ${moment(imprint, at, false)}`, 0, first, 'text')
    if (seat === 'bye') cell(word(imprint.locale, 'plan.bye'), first, second, 'strong')
    else if (seat !== null) {
      const { table, hall } = seat
      cell(hall === undefined ? String(table) : `${table} · ${hall}`, first, second, 'strong')
      cell(seatLetter(seat.chair), first + second, third, 'strong')
    }
  }
}
