/**
 * Gives Redis back the end of logs that it has lost although it was archived. A Redis whose machine fails may lose its last one or
 * two seconds. If play then went on from before, the archive would hold another hand than the people at the table saw.
 */
import type { Redis } from 'ioredis'
import { Away, logFailure, type Log } from '../../base/failure.js'
import type { Store } from '../store.js'
import { inParallel } from './in-parallel.js'
import type { Keys } from './keys.js'

export interface LostEndDeps {
  readonly client: Redis
  readonly keys: Keys
  readonly archive: Store
  readonly log: Log
  readonly elapsed: () => number
}

export type LostEnds = ReturnType<typeof lostEnds>

interface Archived {
  readonly length: number
  readonly over: boolean
  readonly at: number
}

/** In milliseconds: Redis has written everything older to its disk. */
const atRisk = 10_000

export function lostEnds({ client, keys, archive, log, elapsed }: LostEndDeps) {
  let lately = new Map<string, Archived>()
  /** When those that are no longer at risk were last dropped. */
  let dropped = -Infinity

  const dropOld = (): void => {
    if (elapsed() - dropped < atRisk) return
    dropped = elapsed()
    lately = new Map([...lately].filter(([, { at }]) => elapsed() - at < atRisk))
  }
  const giveBackOne = async (
    table: string,
    { length, over }: Archived,
    generation: string,
  ): Promise<void> => {
    const found = await client.xlen(keys.log(table))
    // Without any entry, Redis has released the table.
    if (found === 0 || found >= length) return
    const lost = (await archive.log(table, found)).slice(0, length - found)
    const answer = await client.appendLog(
      ...[keys.log(table), keys.table(table), keys.records(table)],
      ...[found, generation, '', over ? '1' : '0', keys.nudges(table), Number.MAX_SAFE_INTEGER, 0],
      ...lost.flatMap(({ at, entry }) => [at, JSON.stringify(entry)]),
    )
    if (answer === 'done') await client.hset(keys.table(table), 'kept', length)
  }
  return {
    /** So much of a log is archived now. */
    archived: (table: string, length: number, over: boolean): void => {
      dropOld()
      lately.set(table, { length, over, at: elapsed() })
    },
    /** Redis is there again, with its data. Called before anything is played on it. */
    giveBack: async (generation: string): Promise<void> => {
      try {
        await inParallel([...lately], ([table, one]) => giveBackOne(table, one, generation))
      } catch (error) {
        // Play goes on without PostgreSQL. Without Redis the whole return is tried again.
        if (!(error instanceof Away)) logFailure(log, 'the end of a log could not be given back', error)
        if (client.status !== 'ready') throw error
      }
    },
  }
}
