/** Text frames of a server (RFC 6455, 5.2): unfragmented, unmasked, uncompressed. */

const text = 0x81

/** The frame header for a text of so many bytes. */
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

/** A frame for a message that is sent only once. */
export const frame = (message: string): Buffer => whole(Buffer.from(message))

/** Copies the bytes only once. */
function whole(...pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return Buffer.concat([header(length), ...pieces])
}

/** One text for many messages that begin differently. */
export interface Framed {
  /** Returns one buffer as long as messages begin alike. Otherwise returns two, and the long one is shared. */
  with(start: string): readonly Buffer[]
}

/** Frames a text that is given in pieces. */
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
