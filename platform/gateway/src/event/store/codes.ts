/** Finds what a QR code stands for. Each code is computed only once, because a hall sends hundreds per second. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { At } from '@stolik/event/model/entry'
import type { Keys } from './keys.js'
import type { EventState } from '@stolik/event/model/state'

/** Codes by their hash, so that the duration of a search reveals nothing about a code. */
interface Known {
  readonly players: Map<string, string>
  readonly tables: Map<string, At>
  /** The epoch of the table keys. */
  epoch: number
  /** How many secrets they were computed with. */
  readonly secrets: number
  /** How many players and tables have been covered. These numbers only grow. */
  readonly counts: { players: number; tables: number[] }
}

/** How many events are cached; codes of other events are computed again. */
const mostKept = 50

export function codes(keys: Pick<Keys, 'good'>) {
  const events = new LRUCache<string, Known>({ max: mostKept })

  const knownOf = (event: string): Known => {
    const secrets = keys.good().length
    const before = events.get(event)
    // Codes of a secret that is no longer valid are dropped.
    const known = (before?.secrets === secrets ? before : undefined) ?? {
      secrets,
      players: new Map<string, string>(),
      tables: new Map<string, At>(),
      epoch: 0,
      counts: { players: 0, tables: [] },
    }
    if (known !== before) events.set(event, known)
    return known
  }

  return {
    /** The player whose start card has this code. */
    player: (event: string, { players }: EventState, code: string): string | undefined => {
      const { players: known, counts } = knownOf(event)
      for (const id of [...players.keys()].slice(counts.players))
        for (const words of keys.good()) known.set(hash(words.card(event, id)), id)
      counts.players = Math.max(counts.players, players.size)
      const found = known.get(hash(code))
      return found !== undefined && players.has(found) ? found : undefined
    },
    /** The table that has this key. */
    table: (event: string, { series, codesEpoch }: EventState, code: string): At | undefined => {
      const all = knownOf(event)
      if (all.epoch !== codesEpoch) {
        all.tables.clear()
        all.counts.tables = []
        all.epoch = codesEpoch
      }
      const { tables: known, counts } = all
      for (const one of series) {
        const before = counts.tables[one.series] ?? 0
        for (let table = before + 1; table <= one.tables.length; table++) {
          const at = { series: one.series, table }
          for (const words of keys.good()) known.set(hash(words.table(event, at, codesEpoch)), at)
        }
        counts.tables[one.series] = Math.max(before, one.tables.length)
      }
      const found = known.get(hash(code))
      // After another draw there may be fewer tables.
      return found !== undefined && found.table <= (series[found.series - 1]?.tables.length ?? 0)
        ? found
        : undefined
    },
    /** The number of an invitation, open or not. Needed only a few times per event, so its codes are computed each time. */
    invitation: (event: string, { invitations }: EventState, code: string): number | undefined => {
      const sought = hash(code)
      const good = keys.good()
      return invitations.findLast(({ n }) =>
        good.some((words) => hash(words.invitation(event, n)) === sought),
      )?.n
    },
  }
}

export type Codes = ReturnType<typeof codes>

const hash = (code: string): string => createHash('sha256').update(code).digest('base64')
