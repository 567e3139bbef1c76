/** Whether an isolated root can be made on this machine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @returns what is missing for it; undefined when it can be made */
export function whyNoRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return 'needs Debian, and root'
  const { status } = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true'], {
    stdio: 'ignore',
  })
  return status === 0 ? undefined : 'needs a Linux where root may make namespaces (unshare)'
}
