/** Detects sources that changed after the build, so that an older build does not answer for an edited rule. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Yields the modification times, in milliseconds, of a folder's files with that ending. */
function* written(folder, ending) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* written(path, ending)
    else if (entry.name.endsWith(ending)) yield statSync(path).mtimeMs
  }
}

/** @param root of a checkout; an installation has no sources, so nothing is stale there */
export const isStale = (root) =>
  ['games', 'platform'].some((place) =>
    readdirSync(join(root, place)).some((name) => {
      const folder = join(root, place, name)
      let edited = 0
      for (const time of written(join(folder, 'src'), '.ts')) edited = Math.max(edited, time)
      if (edited === 0) return false
      // Usually the first file decides, since a build writes all files together.
      for (const time of written(join(folder, 'dist'), '.js')) if (time >= edited) return false
      return true
    }),
  )
