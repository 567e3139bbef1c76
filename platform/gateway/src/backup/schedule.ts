/** Backups by the clock: a process of its own makes each, so that the event loop of the gateway does nothing for them. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'

export interface BackupPlan {
  /** The folder for them. */
  readonly into: string
  /** One is due so many hours after the last one; 0 for one that is due in any case. */
  readonly hours: number
  /** The last one of so many days and weeks is kept. */
  readonly days: number
  readonly weeks: number
}

/** What a process that made a backup left: its exit code, and what it said. */
export interface Tried {
  readonly code: number | null
  readonly line: string
}

interface ScheduleDeps {
  readonly plan: BackupPlan
  readonly time: Time
  readonly log: Log
  /** When the last good one was made, in milliseconds; undefined for none. @throws when it cannot be told now. */
  readonly lastGood: () => Promise<number | undefined>
  /** Makes one, unless another process has made one meanwhile; ends early when it is told to. */
  readonly make: (signal: AbortSignal) => Promise<Tried>
}

/** In milliseconds: so often it is looked whether one is due, and so long nobody tries again after a bad one. */
export const lookEvery = 10 * 60_000
const again = 60 * 60_000
const hour = 60 * 60_000
/** One that takes longer hangs. */
const longest = 24 * hour

/** Goes on until it is called. */
export function scheduleBackups({ plan, time, log, lastGood, make }: ScheduleDeps): () => Promise<void> {
  const stopping = new AbortController()
  let triedAt = -Infinity
  let running: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    // The clock may have been set since.
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
      ? { code: null, line: 'it was ended after a day: it hung' }
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
/** The command is a package above this one: it is started, and never imported. */
const script = fileURLToPath(
  new URL(`../../../cli/${isSource ? 'src/main.ts' : 'dist/main.js'}`, import.meta.url),
)

/** `stolik backup` as a process, after all others of the machine. */
export const backupInProcess =
  (
    { into, hours, days, weeks }: BackupPlan,
    from: { readonly data: string; readonly database: string | undefined },
  ) =>
  (signal: AbortSignal): Promise<Tried> =>
    new Promise((resolve) => {
      const flags = isSource ? ['--conditions=source', '--import', import.meta.resolve('tsx')] : []
      const where = from.database === undefined ? ['--data', from.data] : []
      const kept = ['--keep-days', String(days), '--keep-weeks', String(weeks)]
      const due = hours === 0 ? [] : ['--due-hours', String(hours)]
      const args = ['backup', into, ...where, ...kept, ...due]
      const child = spawn(process.execPath, [...flags, script, ...args], {
        env: { ...process.env, ...(from.database !== undefined && { DATABASE_URL: from.database }) },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        // One that was stopped, or waits for a disk, hears no other.
        killSignal: 'SIGKILL',
      })
      if (child.pid !== undefined) lower(child.pid)
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4_000)))
      child.once('error', (error) => resolve({ code: null, line: error.name }))
      child.once('close', (code) => resolve({ code, line: lastLine(said) }))
    })

const lastLine = (said: string): string => said.trimEnd().split('\n').at(-1) ?? ''

function lower(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // It has ended already, or this system has no priorities.
  }
}
