import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The text of a file as it is read, unpacked when its name ends in `.gz`; `-` is standard input. */
export function open(file: string): AsyncIterable<string> {
  if (file === '-') return process.stdin.setEncoding('utf8') as AsyncIterable<string>
  if (!file.endsWith('.gz')) return createReadStream(file, 'utf8') as AsyncIterable<string>
  const unpacked = createGunzip().setEncoding('utf8')
  // Whoever reads the text is told of an error there.
  pipeline(createReadStream(file), unpacked, () => undefined)
  return unpacked as AsyncIterable<string>
}
