/** Notes how long the processor worked for each test file in this process, with what was loaded for it: `npm test -- --times`. */
import { afterAll } from 'vitest'

declare global {
  /** Milliseconds of the processor until the last file ended. Files share a process. */
  var cpuBefore: number | undefined
}

declare module 'vitest' {
  interface TaskMeta {
    cpu?: number
  }
}

function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

afterAll(({}, suite) => {
  const now = cpu()
  suite.file.meta.cpu = Math.round(now - (globalThis.cpuBefore ?? 0))
  globalThis.cpuBefore = now
})
