/**
 * The heartbeat of a process, from which it learns Redis's clock, which other processes live, and whether Redis still has
 * its data. Nothing is read or written while this is unknown.
 *
 * Durations are measured by the process itself. So setting a machine's clock, here or at Redis, makes no process look dead
 * or alive.
 */
import type { Redis } from 'ioredis'
import { type Log, Away } from '../../base/failure.js'
import { partStanding } from '../../base/part.js'
import type { Time } from '../../base/time.js'
import { causeOfSilence } from './failure.js'
import type { Keys } from './keys.js'
import { silence } from './silence.js'

const beatEvery = 300
/** A process without a heartbeat for this long is dead: its tables are taken over. */
export const deadAfter = 1_100
/** A node that was itself suspended this recently does not declare others dead. */
const steadyAfter = 1_500

/** Another process that was heard of so recently counts as one that may serve people. */
const companyWithin = 10_000

/** How far Redis's clock must be from the expected time, beyond the round trip, to count as set. */
const leap = 1_000

export interface HeartbeatDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
  readonly time: Pick<Time, 'elapsed' | 'after'>
  /** The word shared by the processes of one database and by the database; see ../tenure.ts. */
  readonly known: string
  word(): string
  /** Redis is there again, but messages may have been missed or data lost meanwhile. */
  joined(): Promise<void>
  /** Redis was found empty: restores what is stored elsewhere. */
  restore(generation: string): Promise<void>
  /** Redis was found with its data, but may have lost the newest: restores that. */
  returned(generation: string): Promise<void>
  /** Closes connections, so that they are opened again. */
  hangUp(): void
  /** Whether Redis's machine answers that there is no Redis, which it would tell every process. */
  isRefused(): boolean
  /** Everything can be read and written again. */
  back(away: number): void
  /**
   * Called after every heartbeat with the dead processes and when they were last heard of. Empty while that cannot be
   * judged.
   */
  heard(dead: ReadonlyMap<string, number>): void
}

export type Heartbeat = ReturnType<typeof heartbeat>

/** The error message of ioredis for a timeout. */
const isOverdue = (error: unknown): boolean => error instanceof Error && error.message === 'Command timed out'

/** Another server is the primary now. Whoever knows its address, a name or its sentinels, is asked for it again. */
const isOfReplica = (error: unknown): boolean => error instanceof Error && error.message.includes('READONLY')

/** The last heartbeat of a process: `written` by Redis's clock, `seen` by our `elapsed`. */
interface Sign {
  readonly written: number
  readonly seen: number
}

export function heartbeat(deps: HeartbeatDeps) {
  const { client, keys, me, log, time } = deps
  const { elapsed } = time
  const listeners = new Set<(by: number) => void>()
  let ready = false
  let stopped = false
  let [generation, epoch] = ['', '']
  /** How far Redis's clock is ahead of `elapsed`. */
  let offset: number | undefined
  let lastGood: number | undefined
  let steadySince = 0
  let [beating, sooner] = [false, false]
  const silent = silence({ elapsed: () => elapsed(), isRefused: () => deps.isRefused() })
  let signs: ReadonlyMap<string, Sign> = new Map()
  let cancel = (): void => undefined
  const now = (): number => Math.round(elapsed() + (offset ?? 0))
  const outage = partStanding('REDIS', { time, log })

  /** Adopts Redis's clock. Returns how far it jumped since the last heartbeat, or 0. */
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
        // A process that has left is given an old heartbeat on purpose. After a jump nobody can tell how old a heartbeat
        // is.
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
    silent.answered(hasCompany())
    if (found !== generation) ready = false
    if (!ready) await silent.during(() => join(found, whole))
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
    // A Redis that restarted may have lost its last second, so its logs start a new epoch.
    epoch = `${found}-${run.slice(0, 8)}`
    if (whole !== found) {
      await deps.restore(found)
      await client.set(keys.whole, found)
    } else await deps.returned(found)
    if (stopped) return
    outage.back()
    steadySince = elapsed()
    ready = true
    deps.back(away)
  }

  const lost = (): void => {
    ready = false
    steadySince = Infinity
  }

  const isAlive = (process: string): boolean =>
    (signs.get(process)?.seen ?? -Infinity) > elapsed() - 3 * deadAfter

  /** A process that is dead is soon removed from the heartbeats. */
  const hasCompany = (): boolean =>
    [...signs].some(([id, { seen }]) => id !== me && seen > elapsed() - companyWithin)

  const again = (): void => {
    if (stopped) return
    if (sooner) return void once()
    cancel = time.after(beatEvery, () => void once())
  }
  const once = async (): Promise<void> => {
    ;[beating, sooner] = [true, false]
    try {
      await beat()
    } catch (error) {
      if (!stopped) outage.away({ code: causeOfSilence(error) })
      // A late answer could still arrive, after its caller was told that the command failed. And a connection that times
      // out may be dead. One to a server that is only a replica now would stay open for good.
      if (ready || isOverdue(error) || isOfReplica(error)) deps.hangUp()
      lost()
    }
    beating = false
    again()
  }

  return {
    isReady: (): boolean => ready,
    /** Whether people should go to other processes; see ./silence.ts. */
    isCutOff: (): boolean => silent.isCutOff(ready || stopped),
    /** @throws Away if Redis is away, or may have lost its data. */
    generation: (): string => {
      if (!ready) {
        outage.failed()
        throw new Away()
      }
      return generation
    },
    epoch: (): string => epoch,
    /** Milliseconds since 1970, by Redis's clock. */
    now,
    /** Reports when `now` jumps. */
    leaps: (heard: (by: number) => void): (() => void) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    isAlive,
    /**
     * Sends the first heartbeat.
     * @throws if Redis cannot be reached.
     */
    start: async (): Promise<void> => {
      await beat()
      again()
    },
    /** Called when a connection is lost. */
    lost,
    /** Sends the next heartbeat at once. */
    soon: (): void => {
      // Two at once would both join.
      sooner = true
      if (beating || stopped) return
      cancel()
      void once()
    },
    stop: (): void => {
      stopped = true
      ready = false
      cancel()
    },
  }
}
