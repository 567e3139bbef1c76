/** Receipts of the entry fee, six to a page, to be cut out and signed. */
import type { Receipt } from '@stolik/event/papers/cash'
import type { Imprint } from '../../print/imprint.js'
import { linesOf } from '../../print/lines.js'
import { cutOut, inset, muted, print, type Box, type Paper } from '../../print/paper.js'
import { day, joined, money, textsOf, word } from '../../print/words/index.js'

export interface Receipts {
  readonly imprint: Imprint
  readonly organiser: string
  readonly currency: string
  readonly receipts: readonly Receipt[]
}

export const printReceipts = ({ imprint, receipts, ...from }: Receipts): Promise<Uint8Array> =>
  print(imprint, { title: word(imprint.locale, 'receipt.title'), head: 'none' }, (paper) =>
    cutOut(paper, receipts, { down: 3 }, (receipt, box) =>
      drawReceipt(paper, { ...from, ...receipt }, inset(box, 14, 12)),
    ),
  )

type One = Receipt & Pick<Receipts, 'organiser' | 'currency'>

function drawReceipt(paper: Paper, one: One, { x, y, width, height }: Box): void {
  const { imprint } = paper
  const { locale } = imprint
  const textOf = textsOf(imprint, 'receipt.')
  const number = textOf('number', { n: one.n })
  paper.line(number, x, y, width, { size: 15, face: 'strong' })
  let top = lines(paper, one.organiser, x, y + 24, width, { size: 9, face: 'text', colour: muted })
  top = lines(paper, textOf('from'), x, top + 8, width, { size: 8, face: 'text', colour: muted })
  top = lines(paper, `${one.number} ${one.name}`, x, top, width, { size: 13, face: 'strong' })
  if (one.club !== null) paper.line(one.club, x, top, width, { size: 9, colour: muted })
  top = lines(paper, textOf('for'), x, top + 18, width, { size: 8, face: 'text', colour: muted })
  lines(paper, joined([imprint.name, day(imprint, imprint.starts)]), x, top, width, {
    size: 10,
    face: 'text',
  })
  const bottom = y + height
  paper.line(money(locale, one.amount, one.currency), x, bottom - 62, width, { size: 20, face: 'strong' })
  paper.rule(bottom - 13, x, width, 0.6)
  paper.line(day(imprint, one.at, true), x, bottom - 29, width, { size: 8.5, colour: muted })
  paper.line(one.by, x, bottom - 10, width * 0.72, { size: 8.5, colour: muted })
  const sign = { size: 8.5, colour: muted, align: 'right' } as const
  paper.line(textOf('sign'), x + width * 0.74, bottom - 10, width * 0.26, sign)
}

/** Draws a text in two lines at most, and returns the y position below it. */
function lines(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  width: number,
  style: { readonly size: number; readonly face: 'text' | 'strong'; readonly colour?: string },
): number {
  paper.doc.font(style.face).fontSize(style.size)
  const all = linesOf(paper.doc, text, width)
  const printed = all.length <= 2 ? all : [all[0] ?? '', all.slice(1).join(' ')]
  const height = style.size * 1.3
  printed.forEach((line, n) => paper.line(line, x, y + n * height, width, style))
  return y + printed.length * height
}
