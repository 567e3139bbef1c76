import type { RecordLine } from '@stolik/core'

/** Yields the lines of a text that arrives in pieces, trimmed and numbered from 1. Only one line is held at a time. */
export async function* lines(pieces: AsyncIterable<string>): AsyncGenerator<RecordLine> {
  let rest = ''
  let number = 0
  for await (const piece of pieces) {
    const whole = rest + piece
    // A line break of two characters may be split between two pieces.
    const end = whole.endsWith('\r') ? whole.length - 1 : whole.length
    const texts = whole.slice(0, end).split(/\r\n|\n|\r/)
    rest = (texts.pop() as string) + whole.slice(end)
    for (const text of texts) yield line(text, (number += 1))
  }
  yield line(rest, number + 1)
}

const line = (text: string, number: number): RecordLine => ({
  text: (number === 1 ? text.replace(/^\uFEFF/, '') : text).trim(),
  number,
})
