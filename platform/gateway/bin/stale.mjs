/** Whether a source was changed after it was built: an edited rule must not be answered for by an older build. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When the last of a folder's files of a kind was written, in milliseconds; 0 where there is none. */
const newest = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith(ending))
        .reduce((last, file) => Math.max(last, statSync(join(folder, file)).mtimeMs), 0)
    : 0

/** @param root of a checkout; an installation has no sources, and nothing is stale there */
export const isStale = (root) =>
  ['games', 'platform'].some((place) =>
    readdirSync(join(root, place)).some((name) => {
      const folder = join(root, place, name)
      return newest(join(folder, 'src'), '.ts') > newest(join(folder, 'dist'), '.js')
    }),
  )
