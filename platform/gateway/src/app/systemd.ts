/**
 * Tells systemd that this process is ready, alive or stopping (`sd_notify`), and ends it if it is blocked. systemd listens on a Unix datagram socket, which
 * Node does not support. So each message runs its own `systemd-notify`, and the unit needs `NotifyAccess=all`.
 */
import { spawn } from 'node:child_process'
import type { Opening } from '../store/sql.js'
import { Worker } from 'node:worker_threads'

type Env = Readonly<Record<string, string | undefined>>

export interface Systemd {
  /** What the start waits for. While a database is copied and migrated, the unit's start limit is extended. */
  readonly opening: (step: Opening) => void
  /** The process can serve. systemd starts the units that wait for it, and heartbeats begin. */
  ready(): void
  /** The process accepts nothing new, and will end on its own. */
  stopping(): void
}

/** Milliseconds: by how much each message extends the start limit, and how often it is sent. */
const [more, again] = [15 * 60_000, 60_000]

/** How many heartbeats are sent within the time that systemd waits for one. */
const perTimeout = 3

const silent: Systemd = { opening: () => undefined, ready: () => undefined, stopping: () => undefined }

/** @param failed called once if systemd cannot be told, because it will then think that this process hangs */
export function notifySystemd(env: Env, failed: (code: string) => void): Systemd {
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
      // Some errors are thrown, such as ENOMEM. A short lack of memory must not end the process.
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
      // Sent at once, because with a database file a long step blocks the event loop.
      ask()
      asking = setInterval(ask, again).unref()
    },
    ready: () => {
      tell('READY=1')
      // Sent from the event loop itself, so that a blocked loop sends nothing.
      if (every !== undefined) setInterval(() => tell('WATCHDOG=1'), every).unref()
    },
    stopping: () => tell('STOPPING=1'),
  }
}

/** Milliseconds between two heartbeats; undefined if systemd expects none from this process. */
function heartbeatOf({ WATCHDOG_USEC, WATCHDOG_PID }: Env): number | undefined {
  const microseconds = Number(WATCHDOG_USEC ?? '')
  const isOurs = WATCHDOG_PID === undefined || Number(WATCHDOG_PID) === process.pid
  return isOurs && microseconds > 0 ? microseconds / 1_000 / perTimeout : undefined
}

/** After so many milliseconds, a blocked loop is given up. */
const patience = 10_000

/**
 * A separate thread counts its own waits instead of reading the clock, so that sleep of the whole machine does not count. Its
 * code is text, because it must run wherever this file does, built or not.
 */
const thread = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const beats = new Int32Array(workerData.beats)
const asleep = new Int32Array(new SharedArrayBuffer(4))
for (let [seen, stood] = [0, 0]; ; ) {
  Atomics.wait(asleep, 0, 0, workerData.every)
  const now = Atomics.load(beats, 0)
  stood = now === seen ? stood + workerData.every : 0
  seen = now
  if (stood < workerData.patience) continue
  writeSync(2, workerData.line + '\\n')
  process.kill(process.pid, 'SIGKILL')
}`

/**
 * Ends this process if its event loop is blocked: its supervisor then starts another one, and its tables are taken over. The
 * returned function ends the watch.
 */
export function watchLoop(most = patience): () => Promise<unknown> {
  const every = most / 20
  const beats = new SharedArrayBuffer(4)
  const count = new Int32Array(beats)
  const timer = setInterval(() => Atomics.add(count, 0, 1), every)
  timer.unref()
  const line = JSON.stringify({
    level: 60,
    event: 'LOOP_STANDS',
    msg: `the event loop has been blocked for ${most} ms: this process ends`,
  })
  const worker = new Worker(thread, {
    eval: true,
    execArgv: [],
    workerData: { beats, every, patience: most, line },
  })
  worker.unref()
  return () => {
    clearInterval(timer)
    return worker.terminate()
  }
}
