/** Text frames of a server (RFC 6455, 5.2): whole, unmasked, not compressed. */

const text = 0x81

/** What comes before so many bytes of text. */
function header(length: number): Buffer {
  if (length < 126) return Buffer.from([text, length])
  const head = Buffer.allocUnsafe(length < 65_536 ? 4 : 10)
  head[0] = text
  if (length < 65_536) {
    head[1] = 126
    head.writeUInt16BE(length, 2)
  } else {
    head[1] = 127
    head.writeBigUInt64BE(BigInt(length), 2)
  }
  return head
}

/** A message that is sent once. */
export const frame = (message: string): Buffer => whole(Buffer.from(message))

/** In as few copies as may be: one. */
function whole(...pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return Buffer.concat([header(length), ...pieces])
}

/** The same text in many messages, each of which begins in its own way. */
export interface Framed {
  /** In one piece for as long as messages begin alike, else in two, of which the longer one is shared. */
  with(start: string): readonly Buffer[]
}

/** Of pieces of a text. */
export function framed(...body: readonly Buffer[]): Framed {
  let first: string | undefined
  let alike: readonly Buffer[] = []
  return {
    with: (start) => {
      if (start === first) return alike
      const begin = Buffer.from(start)
      if (first === undefined) {
        first = start
        alike = [whole(begin, ...body)]
        return alike
      }
      const length = body.reduce((sum, piece) => sum + piece.length, begin.length)
      return [Buffer.concat([header(length), begin]), ...body]
    },
  }
}
