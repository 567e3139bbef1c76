/** Scheduled backups. A separate process makes each one, so that they do not burden the gateway's event loop. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

export interface BackupPlan {
  /** The folder for the backups. */
  readonly into: string
  /** A backup is due so many hours after the last one; 0: it is always due. */
  readonly hours: number
  /** For how many days and weeks the last backup of each is kept. */
  readonly days: number
  readonly weeks: number
}

/** The exit code of a process that tried a backup, and its last line of output. */
export interface Tried {
  readonly code: number | null
  readonly line: string
}

interface ScheduleDeps {
  readonly plan: BackupPlan
  readonly time: Time
  readonly log: Log
  /** When the last good one was made, in milliseconds; undefined if there is none. @throws if that cannot be found out now */
  readonly lastGood: () => Promise<number | undefined>
  /** Makes one, unless another process has made one meanwhile. Ends early if the signal aborts. */
  readonly make: (signal: AbortSignal) => Promise<Tried>
}

/** Milliseconds: how often to check whether one is due, and how long to wait after a failed one. */
export const lookEvery = 10 * 60_000
const again = 60 * 60_000
const hour = 60 * 60_000
/** A backup that takes longer hangs. */
const longest = 24 * hour

/** Starts the schedule; the returned function stops it. */
export function scheduleBackups({ plan, time, log, lastGood, make }: ScheduleDeps): () => Promise<void> {
  const stopping = new AbortController()
  let triedAt = -Infinity
  let running: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    // Measured as elapsed time, because the clock may have been changed.
    if (time.elapsed() - triedAt < again) return
    const last = await lastGood()
    if (last !== undefined && time.now() - last < plan.hours * hour) return
    triedAt = time.elapsed()
    const hanging = new AbortController()
    const cancelLimit = time.after(longest, () => hanging.abort())
    const tried = await make(AbortSignal.any([stopping.signal, hanging.signal]))
    cancelLimit()
    if (stopping.signal.aborted) return
    const { code, line } = hanging.signal.aborted
      ? { code: null, line: 'it hung, and was ended after a day' }
      : tried
    if (code === 0) log.info({ event: 'BACKUP_DONE', line }, 'a backup was made')
    else log.error({ event: 'BACKUP_FAILED', line }, 'no backup was made')
  }
  const begin = (): void => {
    running = look()
      .catch(() => undefined)
      .then(() => {
        if (!stopping.signal.aborted) cancel = time.after(lookEvery, begin)
      })
  }
  let cancel = time.after(0, begin)
  return async () => {
    cancel()
    stopping.abort()
    await running
  }
}

const isSource = import.meta.url.endsWith('.ts')
/** The command is in a package above this one, so it is started as a process and never imported. */
const script = fileURLToPath(
  new URL(`../../../cli/${isSource ? 'src/main.ts' : 'dist/bundle/main.js'}`, import.meta.url),
)

/** Runs `stolik backup` as a process with low priority. */
export const backupInProcess =
  (
    { into, hours, days, weeks }: BackupPlan,
    from: { readonly data: string; readonly database: string | undefined },
  ) =>
  (signal: AbortSignal): Promise<Tried> =>
    new Promise((resolve) => {
      const flags = isSource ? ['--conditions=source', '--import', import.meta.resolve('tsx')] : []
      const where = from.database === undefined ? ['--data', from.data] : []
      const ages = ['--keep-days', String(days), '--keep-weeks', String(weeks)]
      const due = hours === 0 ? [] : ['--due-hours', String(hours)]
      const args = ['backup', into, ...where, ...ages, ...due]
      const child = spawn(process.execPath, [...flags, script, ...args], {
        env: { ...process.env, ...(from.database !== undefined && { DATABASE_URL: from.database }) },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        // A process that is stopped or waits for a disk ignores other signals.
        killSignal: 'SIGKILL',
      })
      if (child.pid !== undefined) lower(child.pid)
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (output = (output + data.toString()).slice(-4_000)))
      child.once('error', (error) => resolve({ code: null, line: error.name }))
      child.once('close', (code) => resolve({ code, line: lastLine(output) }))
    })

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? ''

function lower(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already, or this system has no priorities.
  }
}
