/** No screen or browser is left over where the tests end before they have ended it. */
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill()
})

export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}
