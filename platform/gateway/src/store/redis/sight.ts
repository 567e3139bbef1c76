/** What Redis has of the listed tables, read at once. */
import type { Redis } from 'ioredis'
import type { Keys } from './keys.js'

export interface Sight {
  readonly table: string
  /** Whether it has a log of this generation. */
  readonly isWritten: boolean
  /** The process that holds the lease. */
  readonly owner: string | null
  /** How much of the log is known to be archived. */
  readonly archived: number
  /** Whether something is settled that is not known to be archived: the opening, a hand, or the end. */
  readonly isBehind: boolean
}

/** Tables per round trip. */
const atOnce = 500

export async function lookAt(client: Redis, keys: Keys, generation: string): Promise<readonly Sight[]> {
  const tables = await client.smembers(keys.live)
  const sights: Sight[] = []
  for (let from = 0; from < tables.length; from += atOnce) {
    const some = tables.slice(from, from + atOnce)
    const read = client.pipeline()
    for (const table of some) {
      read.hmget(keys.table(table), 'generation', 'owner', 'over', 'kept')
      // A record stays in Redis until it is archived.
      read.hlen(keys.records(table))
    }
    const answers = (await read.exec()) ?? []
    sights.push(...some.map((table, i) => sightOf(table, generation, answers[2 * i], answers[2 * i + 1])))
  }
  return sights
}

/** @throws the failure of one of the two commands */
function sightOf(
  table: string,
  generation: string,
  [failed, fields]: readonly [Error | null, unknown] = [null, undefined],
  [alsoFailed, records]: readonly [Error | null, unknown] = [null, undefined],
): Sight {
  const failure = failed ?? alsoFailed
  if (failure !== null) throw failure
  const [of = null, owner = null, over = null, archived = null] = fields as (string | null)[]
  return {
    table,
    isWritten: of === generation,
    owner,
    archived: Number(archived ?? 0),
    // A table that is over is listed until all of it is archived.
    isBehind: archived === null || over === '1' || Number(records) > 0,
  }
}
