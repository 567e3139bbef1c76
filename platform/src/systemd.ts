/**
 * Tells systemd that this process is ready, alive, and stopping (`sd_notify`). It listens on a datagram socket of Unix,
 * which Node has not, so its own `systemd-notify` is started for each; the unit says `NotifyAccess=all` for that.
 */
import { spawn } from 'node:child_process'

type Env = Readonly<Record<string, string | undefined>>

export interface Systemd {
  /** It can serve: whoever waited for it may start, and heartbeats begin. */
  ready(): void
  /** It takes nothing new, and ends by itself. */
  stopping(): void
}

/** Of the time that systemd waits for a heartbeat, so many may be late. */
const perTimeout = 3

/** @param failed hears once that systemd cannot be told: it will take this process for one that hangs. */
export function tellSystemd(env: Env, failed: (code: string) => void): Systemd {
  if ((env['NOTIFY_SOCKET'] ?? '') === '') return { ready: () => undefined, stopping: () => undefined }
  let hasFailed = false
  const tell = (state: string): void => {
    const fail = (code: string): void => {
      if (!hasFailed) failed(code)
      hasFailed = true
    }
    const failedBy = (error: unknown): void =>
      fail(error instanceof Error && 'code' in error ? String(error.code) : 'unknown')
    try {
      const child = spawn('systemd-notify', [state], { stdio: 'ignore' })
      child.unref()
      child.once('error', failedBy)
      child.once('exit', (code) => {
        if (code !== 0) fail(`exit ${code}`)
      })
    } catch (error) {
      // Some reasons are thrown, such as ENOMEM: a machine that is short of memory for a moment must not end the game.
      failedBy(error)
    }
  }
  const every = heartbeatOf(env)
  return {
    ready: () => {
      tell('READY=1')
      // From the event loop itself, so that one that stands says nothing.
      if (every !== undefined) setInterval(() => tell('WATCHDOG=1'), every).unref()
    },
    stopping: () => tell('STOPPING=1'),
  }
}

/** Milliseconds between two heartbeats; undefined where systemd waits for none of ours. */
function heartbeatOf({ WATCHDOG_USEC, WATCHDOG_PID }: Env): number | undefined {
  const microseconds = Number(WATCHDOG_USEC ?? '')
  const isOurs = WATCHDOG_PID === undefined || Number(WATCHDOG_PID) === process.pid
  return isOurs && microseconds > 0 ? microseconds / 1_000 / perTimeout : undefined
}
