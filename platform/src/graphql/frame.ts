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
export function frame(message: string): Buffer {
  const body = Buffer.from(message)
  return Buffer.concat([header(body.length), body])
}

/** The same text in many messages, each of which begins in its own way. */
export interface Framed {
  /** In one piece for as long as messages begin alike, else in two, of which the longer one is shared. */
  with(start: string): readonly Buffer[]
}

export function framed(message: string): Framed {
  const body = Buffer.from(message)
  let last = ''
  let whole: readonly Buffer[] = []
  return {
    with: (start) => {
      if (start === last) return whole
      const begin = Buffer.from(start)
      const pieces = [Buffer.concat([header(begin.length + body.length), begin]), body]
      if (last !== '') return pieces
      last = start
      whole = [Buffer.concat(pieces)]
      return whole
    },
  }
}
