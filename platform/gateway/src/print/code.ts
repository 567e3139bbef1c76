/** Draws a QR code as black squares that are sharp at any size. */
import { encode } from 'uqr'
import { ink, type Paper } from './paper.js'

/** @param size of the whole code in points, including a quiet zone of four modules */
export function qr({ doc }: Paper, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const step = size / data.length
  data.forEach((row, at) => {
    // A run of dark modules is one rectangle, so that no thin white line shows between them.
    for (let from = 0; from < row.length;) {
      let to = from
      while (row[to] === true) to += 1
      if (to > from) doc.rect(x + from * step, y + at * step, (to - from) * step, step)
      from = Math.max(to, from + 1)
    }
  })
  doc.fill(ink)
}
