/** Formats files that a command has written, as `npm run format` would. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export function formatFiles(/** @type {string[]} */ ...paths) {
  if (paths.length === 0) return
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt')
  execFileSync(process.execPath, [oxfmt, '--no-error-on-unmatched-pattern', ...paths], { cwd: root })
}
