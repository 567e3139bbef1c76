/** Ends screens and browsers that are still running when the test process exits. */
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill()
})

export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
