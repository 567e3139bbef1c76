/** Finds records of games played elsewhere, in the folder `STOLIK_RECORDS` or else next to the repository. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const beside = fileURLToPath(new URL('../../../../shared/records', import.meta.url))
const folder = process.env['STOLIK_RECORDS'] ?? beside

/** The lines of a file; undefined if it does not exist. */
export function linesOf(name: string): readonly string[] | undefined {
  const file = join(folder, name)
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').filter(Boolean)
}
