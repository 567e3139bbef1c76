/**
 * A page to write JSON on, as bytes. Texts put together from a thousand pieces are a thousand pieces of garbage, and
 * are gone through again to be encoded: that was a quarter of what a move cost.
 */
export interface Page {
  /** Text that is JSON already and ASCII, encoded. */
  put(text: Uint8Array): void
  string(value: string): void
  number(value: number): void
  /** How far it is written. */
  at(): number
  /** Takes back what was written from there on. */
  back(to: number): void
  /** A copy of what was written from there on. */
  copy(from: number): Buffer
}

/** Longer ones are encoded by the system, which is faster at it once it has been called. */
const short = 32

export function makePage(): Page {
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
  /** Whether it could be written as it is: a short one, of nothing but letters that JSON and ASCII know. */
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
    copy: (from) => Buffer.from(bytes.subarray(from, at)),
  }
}
