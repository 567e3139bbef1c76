/** Frames of every length that changes their header. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frame, framed } from '../src/graphql/frame.js'

/** The message of a frame, whose length is given in as few bytes as possible. */
function read(...pieces: readonly Buffer[]): string {
  const bytes = Buffer.concat(pieces)
  expect(bytes[0]).toBe(0x81)
  const short = bytes[1] ?? 0
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  expect(length).toBeGreaterThanOrEqual(head === 2 ? 0 : head === 4 ? 126 : 65_536)
  expect(bytes.length).toBe(head + length)
  return bytes.toString('utf8', head)
}

const lengths = [0, 1, 57, 58, 59, 124, 125, 126, 127, 65_534, 65_535, 65_536, 70_000]

describe('a frame', () => {
  it.each(lengths)('of %i bytes is read as it was sent', (length) => {
    const text = 'ł'.padEnd(length, 'x')
    expect(read(frame(text))).toBe(text)
  })

  it.each(lengths)('whose end of %i bytes is shared begins in each message as it should', (length) => {
    const starts = ['{"id":"1"', '{"id":"ł', '', 'x'.repeat(200), 'x'.repeat(52), 'x'.repeat(62)]
    const end = Buffer.from('y'.repeat(length))
    const other = framed(Buffer.from('z'), end, Buffer.from('}'))
    end.fill('?')
    for (const start of [...starts, ...starts])
      expect(read(...other.with(start))).toBe(`${start}z${'y'.repeat(length)}}`)
    // Those who begin alike share one buffer.
    const shared = framed(Buffer.from('z'))
    expect(shared.with('a')).toHaveLength(1)
    expect(shared.with('a')[0]).toBe(shared.with('a')[0])
    expect(shared.with('b')[1]).toEqual(Buffer.from('z'))
  })

  it('is the same however it begins, and in whichever order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 80 }), { maxLength: 6 }),
        fc.string({ maxLength: 200 }),
        (starts, end) => {
          const one = framed(Buffer.from(end))
          for (const start of starts) expect(read(...one.with(start))).toBe(`${start}${end}`)
        },
      ),
    )
  })
})
