/**
 * The sign of life that a process gives, and what it learns by it: Redis's clock, who else lives, and whether Redis
 * is the one that it was. Nothing is read or written while that is not known.
 */
import type { Redis } from 'ioredis'
import type { Log } from '../../failure.js'
import { partStanding } from '../../health/part.js'
import { Away } from '../store.js'
import type { Keys } from './keys.js'

const beatEvery = 300
/** A process that has given no sign for so long is dead: its tables are taken over. */
export const deadAfter = 1_100
/** Nobody is held for dead by one who was away himself so shortly ago. */
const steadyAfter = 1_500

export interface PulseDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly me: string
  readonly log: Log
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

export interface Pulse {
  isReady(): boolean
  /** @throws Away when Redis is, or may be another one than before. */
  generation(): string
  epoch(): string
  /** Milliseconds since 1970, by Redis's clock. */
  now(): number
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

export function pulse(deps: PulseDeps): Pulse {
  const { client, keys, me, log } = deps
  let ready = false
  let stopped = false
  let [generation, epoch] = ['', '']
  let offset = 0
  let lastGood = 0
  let steadySince = 0
  let signs = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const now = (): number => Math.round(Date.now() + offset)
  const standing = partStanding('REDIS', { time: { now }, log })

  const beat = async (): Promise<void> => {
    const sent = Date.now()
    const [time, found, whole, processes] = await client.beat(
      keys.generation,
      keys.whole,
      keys.processes,
      keys.words,
      me,
      deps.word(),
      deps.known,
    )
    offset = Number(time) - (sent + Date.now()) / 2
    signs = new Map(processes.flatMap((id, i) => (i % 2 === 0 ? [[id, Number(processes[i + 1])]] : [])))
    if (found !== generation) ready = false
    if (!ready) await join(found, whole)
    lastGood = now()
    const sure = lastGood - steadySince >= steadyAfter
    deps.heard(new Map(sure ? [...signs].filter(([id, at]) => id !== me && at < lastGood - deadAfter) : []))
  }

  const join = async (found: string, whole: string): Promise<void> => {
    const away = lastGood === 0 ? 0 : now() - lastGood
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
    steadySince = now()
    ready = true
    deps.back(away)
  }

  const lost = (): void => {
    ready = false
    steadySince = Infinity
  }

  const again = (): void => {
    if (!stopped) timer = setTimeout(() => void once(), beatEvery)
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
    isAlive: (process) => (signs.get(process) ?? -Infinity) > now() - 3 * deadAfter,
    start: async () => {
      await beat()
      again()
    },
    lost,
    soon: () => {
      clearTimeout(timer)
      void once()
    },
    stop: () => {
      stopped = true
      ready = false
      clearTimeout(timer)
    },
  }
}
