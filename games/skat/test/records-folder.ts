/** Games that others have played, when their folder is there (`STOLIK_RECORDS`, else beside the repository). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const beside = fileURLToPath(new URL('../../../../shared/records', import.meta.url))
const folder = process.env['STOLIK_RECORDS'] ?? beside

/** The lines of a file; undefined when it is not there. */
export function linesOf(name: string): readonly string[] | undefined {
  const file = join(folder, name)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').filter(Boolean)
}
