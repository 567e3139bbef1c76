/** Whether a source was changed after it was built: an edited rule must not be answered for by an older build. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When each of a folder's files of a kind was written, in milliseconds, one after another as they are found. */
function* written(folder, ending) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* written(path, ending)
    else if (entry.name.endsWith(ending)) yield statSync(path).mtimeMs
  }
}

/** @param root of a checkout; an installation has no sources, and nothing is stale there */
export const isStale = (root) =>
  ['games', 'platform'].some((place) =>
    readdirSync(join(root, place)).some((name) => {
      const folder = join(root, place, name)
      let edited = 0
      for (const time of written(join(folder, 'src'), '.ts')) edited = Math.max(edited, time)
      if (edited === 0) return false
      // Mostly the first one answers: all are written together.
      for (const time of written(join(folder, 'dist'), '.js')) if (time >= edited) return false
      return true
    }),
  )
