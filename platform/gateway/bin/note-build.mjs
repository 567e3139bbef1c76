/**
 * Notes which commit was built, for the log, /metrics and the foot of the site: from git, or from STOLIK_COMMIT where the
 * sources come without their history, as in an image. Where neither says it, nothing is noted.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const file = join(import.meta.dirname, '../dist/build.json')

/** The commit and when it was made. */
function commit() {
  // Not that of a project which this one lies in.
  if (!existsSync(join(root, '.git'))) return (process.env.STOLIK_COMMIT ?? '').split(' ')
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', ['log', '-1', '--format=%H %ct'], options).trim().split(' ')
  } catch {
    return ['']
  }
}

export function noteBuild() {
  const [name = '', made] = commit()
  if (name === '') rmSync(file, { force: true })
  else
    writeFileSync(
      file,
      `${JSON.stringify({ commit: name, made: made === undefined ? null : Number(made) })}\n`,
    )
}

if (process.argv[1] === import.meta.filename) noteBuild()
