/** Builds another commit of this repository in a folder of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = join(import.meta.dirname, '../../..')

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)
  } catch {
    throw new RangeError(`--compare: this repository has no commit ${ref}`)
  }
}

export interface Built {
  readonly commit: string
  /** The folder of its built gateway. */
  readonly dist: string
}

/** @throws RangeError if there is no such commit; Error if it cannot be built */
export function buildCommit(ref: string): Built {
  const commit = commitOf(ref)
  const folder = mkdtempSync(join(tmpdir(), 'stolik-compare-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  git('clone', '--quiet', '--shared', '--no-checkout', here, folder)
  const run = (command: string, ...args: readonly string[]): void => {
    execFileSync(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    })
  }
  run('git', 'checkout', '--quiet', '--detach', commit)
  run('npm', 'ci', '--silent')
  run('npx', 'turbo', 'run', 'build', '--filter=@stolik/cli', '--output-logs=errors-only')
  const dist = join(folder, 'platform/gateway/dist')
  if (!existsSync(dist)) throw new Error(`${ref} has no gateway at platform/gateway`)
  return { commit, dist }
}
