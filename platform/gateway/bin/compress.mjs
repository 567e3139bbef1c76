/** Lays compressed copies beside the built files of the portal, so that the gateway need not compress anything. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Browsers take brotli only where the connection is safe; in a hall without certificates they take gzip. */
const forms = [
  { end: '.br', squeeze: brotliCompressSync },
  { end: '.gz', squeeze: (bytes) => gzipSync(bytes, { level: 9 }) },
]

/** Compresses what has no copy yet; what does not carry its hash in its name, each time. */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(?:js|css|html|svg)$/.test(name)) continue
    const file = join(folder, name)
    for (const { end, squeeze } of forms) {
      if (name.startsWith('assets') && existsSync(file + end)) continue
      writeFileSync(file + end, squeeze(readFileSync(file)))
    }
  }
}
