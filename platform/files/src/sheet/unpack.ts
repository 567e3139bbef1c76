/** Unpacks the text files of a zip archive, within limits. Sizes that the archive claims are not believed. */
import { Unzip, UnzipInflate } from 'fflate'

export interface UnpackLimits {
  /** Bytes of all files together, unpacked. */
  readonly bytes: number
  readonly files: number
}

/** Unpacked a small piece at a time: a byte can become a thousand, and the limit is checked after each piece. */
const piece = 4_096

class TooMuch extends Error {}

/** Returns the wanted files by name, or why there are none. */
export function unpack(
  archive: Uint8Array,
  wanted: (name: string) => boolean,
  limits: UnpackLimits,
): ReadonlyMap<string, Uint8Array> | 'too-large' | 'damaged' {
  if (!isWhole(archive)) return 'damaged'
  const parts = new Map<string, Uint8Array[]>()
  let [bytes, seen] = [0, 0]
  const unzip = new Unzip((file) => {
    seen += 1
    if (seen > limits.files) throw new TooMuch()
    if (!wanted(file.name)) return
    const own: Uint8Array[] = []
    parts.set(file.name, own)
    file.ondata = (error, data) => {
      if (error !== null) throw error
      bytes += data.length
      if (bytes > limits.bytes) throw new TooMuch()
      own.push(data)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < archive.length; at += piece)
      unzip.push(archive.subarray(at, at + piece), at + piece >= archive.length)
  } catch (error) {
    return error instanceof TooMuch ? 'too-large' : 'damaged'
  }
  return new Map([...parts].map(([name, own]) => [name, joined(own)]))
}

/** An archive ends with a record of 22 bytes and a comment of at most 65,535. */
function isWhole(archive: Uint8Array): boolean {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 65_557); at--)
    if (archive[at] === 0x50 && archive[at + 1] === 0x4b && archive[at + 2] === 5 && archive[at + 3] === 6)
      return true
  return false
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
