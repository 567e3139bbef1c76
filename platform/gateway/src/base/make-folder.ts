import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and its parents one by one. Where nothing can be made (`/proc`), the `recursive` option of Node 20 never
 * returns. The mode keeps others out, because the folder contains deals.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
