/**
 * A page for writing JSON as bytes. A text joined from a thousand pieces leaves a thousand pieces of garbage and must be
 * encoded afterwards. That was a quarter of the cost of a move.
 */
interface Page {
  /** Writes encoded text that is already JSON and ASCII. */
  put(text: Uint8Array): void
  string(value: string): void
  number(value: number): void
  /** The current position. */
  at(): number
  /** Removes everything written after a position. */
  back(to: number): void
  /** Everything written after a position, until something else is written. */
  view(from: number): Buffer
  /** Copies it. */
  copy(from: number): Buffer
}

/** The system call is faster for longer texts, but costs more to start. */
const short = 32

function makePage(): Page {
  let bytes = Buffer.allocUnsafe(16 * 1024)
  let at = 0

  const room = (length: number): void => {
    if (at + length <= bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (at + length))
    bytes.copy(larger, 0, 0, at)
    bytes = larger
  }
  const put = (text: Uint8Array): void => {
    const { length } = text
    room(length)
    if (length > short) bytes.set(text, at)
    else for (let i = 0; i < length; i++) bytes[at + i] = text[i] as number
    at += length
  }
  const encode = (text: string): void => {
    room(3 * text.length)
    at += bytes.write(text, at)
  }
  const quote = 0x22
  /** Writes a short text of plain ASCII without escapes; false if the text is not of that kind. */
  const plain = (value: string): boolean => {
    const { length } = value
    if (length > short) return false
    room(length + 2)
    bytes[at] = quote
    for (let i = 0; i < length; i++) {
      const code = value.charCodeAt(i)
      if (code < 0x20 || code > 0x7e || code === quote || code === 0x5c) return false
      bytes[at + 1 + i] = code
    }
    bytes[at + 1 + length] = quote
    at += length + 2
    return true
  }

  return {
    put,
    string: (value) => {
      if (!plain(value)) encode(JSON.stringify(value))
    },
    number: (value) => {
      if (value < 0 || value > 9 || value !== Math.trunc(value)) return encode(JSON.stringify(value))
      room(1)
      bytes[at++] = 0x30 + value
    },
    at: () => at,
    back: (to) => (at = to),
    view: (from) => bytes.subarray(from, at),
    copy: (from) => Buffer.from(bytes.subarray(from, at)),
  }
}

/** Shared: writing is synchronous, so only one writer uses it at a time. */
export const page: Page = makePage()
