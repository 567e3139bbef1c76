/** Detects sources that changed after the build, so that an older build does not answer for an edited rule. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Yields the modification times, in milliseconds, of the sources in a folder. */
function* written(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* written(path)
    else if (entry.name.endsWith('.ts')) yield statSync(path).mtimeMs
  }
}

/**
 * @param root of a checkout; an installation has no sources, so nothing is stale there
 * @param built the command's bundle, which contains all packages
 */
export function isStale(root, built) {
  const { mtimeMs } = statSync(built)
  for (const place of ['games', 'platform'])
    for (const name of readdirSync(join(root, place)))
      for (const time of written(join(root, place, name, 'src'))) if (time > mtimeMs) return true
  return false
}
