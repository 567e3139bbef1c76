/** Text frames of a server (RFC 6455, 5.2): unfragmented, unmasked, uncompressed. */

const text = 0x81

const headerLength = (length: number): number => {
  if (length < 126) return 2
  return length < 65_536 ? 4 : 10
}

/** Writes the frame header for a text of so many bytes. */
function writeHeader(bytes: Buffer, at: number, length: number): void {
  bytes[at] = text
  if (length < 126) bytes[at + 1] = length
  else if (length < 65_536) {
    bytes[at + 1] = 126
    bytes.writeUInt16BE(length, at + 2)
  } else {
    bytes[at + 1] = 127
    bytes.writeBigUInt64BE(BigInt(length), at + 2)
  }
}

/** A frame for a message that is sent only once. */
export const frame = (message: string): Buffer => beginning(message, 0)

/** The header of a frame and the beginning of its message, of which so many bytes follow. */
function beginning(start: string, more: number): Buffer {
  const size = Buffer.byteLength(start)
  const head = headerLength(size + more)
  const bytes = Buffer.allocUnsafe(head + size)
  writeHeader(bytes, 0, size + more)
  bytes.write(start, head)
  return bytes
}

/** One text for many messages that begin differently. */
export interface Framed {
  /** Returns one buffer as long as messages begin alike. Otherwise returns two, and the long one is shared. */
  with(start: string): readonly Buffer[]
  readonly body: Buffer
}

/** Bytes before the text, in which a header and the usual beginnings fit. */
const headroom = 64

/** Frames a text that is given in pieces, which may be overwritten afterwards. */
export function framed(...body: readonly Buffer[]): Framed {
  const length = body.reduce((sum, piece) => sum + piece.length, 0)
  const bytes = Buffer.allocUnsafe(headroom + length)
  let at = headroom
  for (const piece of body) at += piece.copy(bytes, at)
  let first: string | undefined
  let alike: readonly Buffer[] = []
  return {
    body: bytes.subarray(headroom),
    with: (start) => {
      if (start === first) return alike
      const size = Buffer.byteLength(start)
      const from = headroom - size - headerLength(size + length)
      if (first !== undefined || from < 0) return [beginning(start, length), bytes.subarray(headroom)]
      first = start
      writeHeader(bytes, from, size + length)
      bytes.write(start, headroom - size)
      alike = [bytes.subarray(from)]
      return alike
    },
  }
}
