import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * One step at a time: where nothing can be made at all (`/proc`), Node 20's own `recursive` never comes back.
 * The folder's mode keeps others out, since deals lie in it.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
