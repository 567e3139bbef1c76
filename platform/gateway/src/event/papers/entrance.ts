/** Prints a poster for the door of the hall: what is played here, and the code of the event's page for every phone. */
import type { Imprint } from '../../print/imprint.js'
import { qr } from '../../print/code.js'
import { linesOf } from '../../print/lines.js'
import { muted, print, type Paper } from '../../print/paper.js'
import { day, joined, money, textsOf } from '../../print/words/index.js'

export interface Entrance {
  readonly imprint: Imprint
  readonly organiser: string
  /** In the smallest coin; null without a fee. */
  readonly fee: { readonly amount: number; readonly currency: string } | null
  /** The address of the event's page. */
  readonly url: string
}

const codeSize = 480

export function printEntrance({ imprint, organiser, fee, url }: Entrance): Promise<Uint8Array> {
  const textOf = textsOf(imprint, 'entrance.')
  return print(imprint, { title: textOf('title'), head: 'ornament', size: 'A3' }, (paper) => {
    paper.y += 16
    large(paper, imprint.name, 44)
    paper.y += 10
    centred(paper, day(imprint, imprint.starts, true), 28, 'strong')
    centred(paper, imprint.place, 24)
    const price =
      fee === null ? '' : textOf('fee', { amount: money(imprint.locale, fee.amount, fee.currency) })
    centred(paper, joined([organiser, price]), 20)
    paper.y += 14
    qr(paper, url, paper.left + (paper.width - codeSize) / 2, paper.y, codeSize)
    paper.y += codeSize + 10
    centred(paper, textOf('scan'), 26, 'strong')
    paper.y += 8
    centred(paper, address(url), 18)
  })
}

/** People type an address without its scheme. */
const address = (url: string): string => url.replace(/^https?:\/\//, '')

/** A long name takes smaller type rather than more than two lines. */
function large(paper: Paper, text: string, most: number): void {
  const { doc, width } = paper
  let size = most
  const lines = (): readonly string[] => linesOf(doc.font('strong').fontSize(size), text, width)
  while (lines().length > 2 && size > most / 2) size -= 2
  for (const one of lines()) centred(paper, one, size, 'strong')
}

function centred(paper: Paper, text: string, size: number, face: 'text' | 'strong' = 'text'): void {
  const { doc, left, width } = paper
  for (const one of linesOf(doc.font(face).fontSize(size), text, width)) {
    paper.line(one, left, paper.y, width, {
      size,
      face,
      align: 'center',
      ...(face === 'text' && { colour: muted }),
    })
    paper.y += size * 1.35
  }
}
