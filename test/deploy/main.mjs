/**
 * `npm test -- docs/operations.md`: runs the commands of docs/operations.md on an isolated root. Its folders are throw-away
 * copies (overlays in
 * a mount namespace), its network is loopback only, and everything it starts ends with it (a PID namespace). So the
 * commands run
 * unchanged, with real ports and paths, and leave this machine as it is. Needs Debian, root, and a Linux that allows
 * it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTools } from '../tools.mjs'
import { whyNoRoot } from './possible.mjs'

const root = join(import.meta.dirname, '../..')
const reason = whyNoRoot()
const needed = ['redis', 'postgres', 'nginx', 'caddy', 'notify']
const tools = findTools(new Set(needed), {
  install: process.env.CI === 'true' || process.argv.includes('--install'),
})
const missing = reason === undefined ? needed.flatMap((id) => tools[id].missing ?? []) : [reason]
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
// Built outside the root, so that the build cache is kept.
const built = spawnSync('npx', ['--no-install', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)

const scratch = mkdtempSync(join(tmpdir(), 'stolik-root-'))
const inside = [
  'npx',
  '--no-install',
  'vitest',
  'run',
  '--project',
  'deploy',
  ...process.argv.slice(2).filter((arg) => arg !== '--install'),
]
const { status } = spawnSync(
  'unshare',
  [
    ...['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child', '--propagation', 'private'],
    ...['sh', join(import.meta.dirname, 'root.sh'), scratch, root, process.execPath, ...inside],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STOLIK_DEPLOY: scratch, LC_ALL: 'C.UTF-8' } },
)
rmSync(scratch, { recursive: true, force: true })
process.exit(status ?? 1)
