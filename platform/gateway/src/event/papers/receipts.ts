/** Receipts of the entry fee, six to a page, to be cut out and signed. */
import type { Receipt } from '@stolik/event/papers/cash'
import type { Imprint } from '../../print/imprint.js'
import { linesOf } from '../../print/lines.js'
import { hairline, muted, print, type Paper } from '../../print/paper.js'
import { day, money, word } from '../../print/words/index.js'

export interface Receipts {
  readonly imprint: Imprint
  readonly organiser: string
  readonly currency: string
  readonly receipts: readonly Receipt[]
}

const [across, down] = [2, 3] as const

export const printReceipts = ({ imprint, receipts, ...from }: Receipts): Promise<Uint8Array> =>
  print(imprint, { title: word(imprint.locale, 'receipt.title'), head: 'none' }, (paper) => {
    const width = paper.width / across
    const height = (paper.bottom - paper.y - 6) / down
    receipts.forEach((receipt, n) => {
      const at = n % (across * down)
      if (at === 0 && n > 0) paper.next()
      const x = paper.left + (at % across) * width
      const y = paper.y + Math.floor(at / across) * height
      paper.doc.rect(x, y, width, height).lineWidth(0.4).dash(3, { space: 3 }).stroke(hairline).undash()
      drawReceipt(paper, { ...from, ...receipt }, x + 14, y + 12, width - 28, height - 24)
    })
  })

type One = Receipt & Pick<Receipts, 'organiser' | 'currency'>

function drawReceipt(paper: Paper, one: One, x: number, y: number, width: number, height: number): void {
  const { imprint, doc } = paper
  const { locale } = imprint
  const textOf = (code: string, args = {}): string => word(locale, `receipt.${code}`, args)
  const number = textOf('number', { n: one.n })
  paper.line(number, x, y, width, { size: 15, face: 'strong' })
  let top = lines(paper, one.organiser, x, y + 24, width, { size: 9, face: 'text', colour: muted })
  top = lines(paper, textOf('from'), x, top + 8, width, { size: 8, face: 'text', colour: muted })
  top = lines(paper, `${one.number} ${one.name}`, x, top, width, { size: 13, face: 'strong' })
  if (one.club !== null) paper.line(one.club, x, top, width, { size: 9, colour: muted })
  top = lines(paper, textOf('for'), x, top + 18, width, { size: 8, face: 'text', colour: muted })
  const when = imprint.starts === null ? [] : [day(imprint, imprint.starts)]
  lines(paper, [imprint.name, ...when].join(' · '), x, top, width, { size: 10, face: 'text' })
  const bottom = y + height
  paper.line(money(locale, one.amount, one.currency), x, bottom - 62, width, { size: 20, face: 'strong' })
  doc
    .moveTo(x, bottom - 13)
    .lineTo(x + width, bottom - 13)
    .lineWidth(0.6)
    .stroke(hairline)
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
  const shown = all.length <= 2 ? all : [all[0] ?? '', all.slice(1).join(' ')]
  const height = style.size * 1.3
  shown.forEach((line, n) => paper.line(line, x, y + n * height, width, style))
  return y + shown.length * height
}
