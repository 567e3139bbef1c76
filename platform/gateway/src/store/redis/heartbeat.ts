/**
 * The sign of life that a process gives, and what it learns by it: Redis's clock, who else lives, and whether Redis
 * is the one that it was. Nothing is read or written while that is not known.
 *
 * How long something takes is measured by the process itself: whoever sets the clock of a machine, this one's or
 * Redis's, makes nobody look dead or alive.
 */
import type { Redis } from 'ioredis'
import { type Log, Away } from '../../base/failure.js'
import { partStanding } from '../../base/part.js'
import type { Time } from '../../base/time.js'
import type { Keys } from './keys.js'

const beatEvery = 300
/** A process that has given no sign for so long is dead: its tables are taken over. */
export const deadAfter = 1_100
/** A node that was itself suspended so shortly ago does not declare others dead. */
const steadyAfter = 1_500

/** By so much more than the way there and back may take, Redis's clock must differ from what was expected to have been set. */
const leap = 1_000

export interface HeartbeatDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly time: Pick<Time, 'elapsed' | 'after'>
  /** What those who share a database hold in common with it; see ../tenure.ts. */
  readonly known: string
  word(): string
  /** Redis is there again, and may have been told or have forgotten anything meanwhile. */
  joined(): Promise<void>
  /** Redis was found empty: takes back what is kept elsewhere. */
  restore(generation: string): Promise<void>
  /** Lets go of connections that stand, so that they are made anew. */
  hangUp(): void
  /** Everything can be read and written again. */
  back(away: number): void
  /** After every sign: the processes that are dead, by when they were last heard of; none while one cannot tell. */
  heard(dead: ReadonlyMap<string, number>): void
}

export interface Heartbeat {
  isReady(): boolean
  /** @throws Away when Redis is, or may be another one than before. */
  generation(): string
  epoch(): string
  /** Milliseconds since 1970, by Redis's clock. */
  now(): number
  /** Hears when `now` has leapt. */
  readonly leaps: NonNullable<Time['leaps']>
  isAlive(process: string): boolean
  /** The first sign. @throws when Redis cannot be reached. */
  start(): Promise<void>
  /** A connection is lost. */
  lost(): void
  /** Gives the next sign at once. */
  soon(): void
  stop(): void
}

const codeOf = (error: unknown): { readonly code?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}

/** As ioredis says it. */
const isOverdue = (error: unknown): boolean => error instanceof Error && error.message === 'Command timed out'

/** When a process last gave a sign: by Redis's clock as it wrote it, and by `elapsed` as it was seen here. */
interface Sign {
  readonly written: number
  readonly seen: number
}

export function heartbeat(deps: HeartbeatDeps): Heartbeat {
  const { client, keys, me, log, time } = deps
  const { elapsed } = time
  const listeners = new Set<(by: number) => void>()
  let ready = false
  let stopped = false
  let [generation, epoch] = ['', '']
  /** Redis's clock is so far ahead of `elapsed`. */
  let offset: number | undefined
  let lastGood: number | undefined
  let steadySince = 0
  let signs: ReadonlyMap<string, Sign> = new Map()
  let cancel = (): void => undefined
  const now = (): number => Math.round(elapsed() + (offset ?? 0))
  const standing = partStanding('REDIS', { time, log })

  /** Takes over Redis's clock; by how much it has leapt since the last sign, or 0. */
  const setClock = (redis: number, sent: number): number => {
    const heard = elapsed()
    const before = offset
    offset = redis - (sent + heard) / 2
    const by = before === undefined ? 0 : offset - before
    return Math.abs(by) > leap + (heard - sent) / 2 ? by : 0
  }

  const readSigns = (processes: readonly string[], leapt: boolean): ReadonlyMap<string, Sign> =>
    new Map(
      processes.flatMap((id, i): [string, Sign][] => {
        if (i % 2 === 1) return []
        const written = Number(processes[i + 1])
        const before = signs.get(id)
        if (before?.written === written) return [[id, before]]
        // Of one that has left it is old from the beginning. After a leap nobody can tell how old a sign is.
        return [[id, { written, seen: elapsed() - (leapt ? 0 : Math.max(0, now() - written)) }]]
      }),
    )

  const beat = async (): Promise<void> => {
    const sent = elapsed()
    const [redis, found, whole, processes] = await client.beat(
      keys.generation,
      keys.whole,
      keys.processes,
      keys.words,
      me,
      deps.word(),
      deps.known,
    )
    const leapt = setClock(Number(redis), sent)
    signs = readSigns(processes, leapt !== 0)
    if (found !== generation) ready = false
    if (!ready) await join(found, whole)
    if (leapt !== 0) for (const heard of [...listeners]) heard(leapt)
    lastGood = elapsed()
    const sure = lastGood - steadySince >= steadyAfter
    const dead = sure ? [...signs].filter(([id, { seen }]) => id !== me && seen < elapsed() - deadAfter) : []
    deps.heard(new Map(dead.map(([id, { seen }]) => [id, now() - (elapsed() - seen)])))
  }

  const join = async (found: string, whole: string): Promise<void> => {
    const away = lastGood === undefined ? 0 : elapsed() - lastGood
    const run = /^run_id:(\w+)/m.exec(await client.info('server'))?.[1] ?? ''
    await deps.joined()
    generation = found
    // A Redis that was started again may have forgotten the last second: what it says does not count on.
    epoch = `${found}-${run.slice(0, 8)}`
    if (whole !== found) {
      await deps.restore(found)
      await client.set(keys.whole, found)
    }
    if (stopped) return
    standing.back()
    steadySince = elapsed()
    ready = true
    deps.back(away)
  }

  const lost = (): void => {
    ready = false
    steadySince = Infinity
  }

  const again = (): void => {
    if (!stopped) cancel = time.after(beatEvery, () => void once())
  }
  const once = async (): Promise<void> => {
    try {
      await beat()
    } catch (error) {
      if (!stopped) standing.away(codeOf(error))
      // What has not been answered may be answered yet, to somebody who has been told that it was not; and whoever
      // does not answer may have gone without a word.
      if (ready || isOverdue(error)) deps.hangUp()
      lost()
    }
    again()
  }

  return {
    isReady: () => ready,
    generation: () => {
      if (!ready) throw new Away()
      return generation
    },
    epoch: () => epoch,
    now,
    leaps: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    isAlive: (process) => (signs.get(process)?.seen ?? -Infinity) > elapsed() - 3 * deadAfter,
    start: async () => {
      await beat()
      again()
    },
    lost,
    soon: () => {
      cancel()
      void once()
    },
    stop: () => {
      stopped = true
      ready = false
      cancel()
    },
  }
}
