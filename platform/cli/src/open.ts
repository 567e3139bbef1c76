import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Streams the text of a file, decompressed if its name ends in `.gz`; `-` is standard input. */
export function open(file: string): AsyncIterable<string> {
  if (file === '-') return process.stdin.setEncoding('utf8') as AsyncIterable<string>
  if (!file.endsWith('.gz')) return createReadStream(file, 'utf8') as AsyncIterable<string>
  const unpacked = createGunzip().setEncoding('utf8')
  // Errors surface where the text is read.
  pipeline(createReadStream(file), unpacked, () => undefined)
  return unpacked as AsyncIterable<string>
}
