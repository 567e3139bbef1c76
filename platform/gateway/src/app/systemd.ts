/**
 * Tells systemd that this process is ready, alive, and stopping (`sd_notify`). It listens on a datagram socket of Unix,
 * which Node has not, so its own `systemd-notify` is started for each; the unit says `NotifyAccess=all` for that.
 */
import { spawn } from 'node:child_process'
import type { Opening } from '../store/sql.js'

type Env = Readonly<Record<string, string | undefined>>

export interface Systemd {
  /** What its start waits for: while a database is copied and changed, the unit's limit for a start does not count. */
  readonly opening: (step: Opening) => void
  /** It can serve: whoever waited for it may start, and heartbeats begin. */
  ready(): void
  /** It takes nothing new, and ends by itself. */
  stopping(): void
}

/** In milliseconds: so long a start may go on after each time it was said, and so often it is said. */
const [more, again] = [15 * 60_000, 60_000]

/** Of the time that systemd waits for a heartbeat, so many may be late. */
const perTimeout = 3

const silent: Systemd = { opening: () => undefined, ready: () => undefined, stopping: () => undefined }

/** @param failed hears once that systemd cannot be told: it will take this process for one that hangs. */
export function tellSystemd(env: Env, failed: (code: string) => void): Systemd {
  if ((env['NOTIFY_SOCKET'] ?? '') === '') return silent
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
  let asking: NodeJS.Timeout | undefined
  return {
    opening: (step) => {
      clearInterval(asking)
      if (step === 'STARTING') return
      const ask = (): void => tell(`EXTEND_TIMEOUT_USEC=${more * 1_000}`)
      // At once: in a file a long step holds up the event loop.
      ask()
      asking = setInterval(ask, again).unref()
    },
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
