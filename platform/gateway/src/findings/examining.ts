/** Examines finished hands and counts over them: what a thread does, without the thread. */
import type { HandSeen } from '@stolik/core'
import type { Offer } from '../base/offer.js'
import { count } from '../fairness/count.js'
import type { ExaminedHand } from '../fairness/hand.js'
import type { Logged } from '../table/entry.js'
import { handsOf } from './hands-of.js'
import type { Beyond, HandRow, Named } from './store.js'

/** A finished table: its log, and the record of each hand. */
export interface TableAsked {
  readonly game: string
  readonly table: string
  readonly log: readonly Logged[]
  readonly records: readonly string[]
  /** Hands that ended before are left out. Milliseconds since 1970. */
  readonly since: number
}

/** One question at a time. */
export interface Examiner {
  /** The examined hands of a table. */
  examine(table: TableAsked): Promise<readonly HandRow[]>
  /** Takes hands to be counted, newest first. */
  add(rows: readonly HandRow[]): Promise<void>
  /** Counts over the hands that were added, and lets them go. Returns what is beyond the usual. */
  count(game: string): Promise<readonly Beyond[]>
  stop(): Promise<void>
}

/** The JSON of `HandRow.seen`. */
interface Seen extends HandSeen {
  readonly times: readonly number[] | null
}

/** A finding links to its newest hands. */
const mostHands = 50
/** More findings than a person can look at. */
const mostBeyond = 200

export function examineHere(games: readonly Offer[]): Examiner {
  const offers = new Map(games.map((offer) => [offer.plugin.id, offer]))
  const hands: ExaminedHand[] = []
  const names = new Map<string, string>()
  return {
    examine: async ({ game, table, log, records, since }) => {
      const { plugin, scrutiny } = offers.get(game) ?? {}
      if (plugin === undefined || scrutiny === undefined) return []
      const store = {
        log: () => Promise.resolve(log),
        record: (_: string, hand: number) => Promise.resolve(records[hand]),
      }
      const found = await handsOf(store, plugin, scrutiny, table, since)
      return found.hands.map(({ id, at, players, seen, times }) => ({
        table,
        hand: Number(id.slice(id.lastIndexOf('/') + 1)) - 1,
        at,
        players: JSON.stringify(
          players.map((person): Named | null =>
            person === null ? null : { id: person, name: found.names.get(person) ?? '' },
          ),
        ),
        seen: JSON.stringify({ ...seen, times } satisfies Seen),
      }))
    },
    add: (rows) => {
      for (const row of rows) {
        const players = JSON.parse(row.players) as (Named | null)[]
        // The newest hands come first, and with them the newest names.
        for (const one of players) if (one !== null && !names.has(one.id)) names.set(one.id, one.name)
        const { times, ...seen } = JSON.parse(row.seen) as Seen
        hands.push({
          id: `${row.table}/${row.hand + 1}`,
          players: players.map((one) => one?.id ?? null),
          seen,
          times,
          // The gateway does not keep from which address somebody played.
          addresses: players.map(() => null),
        })
      }
      return Promise.resolve()
    },
    count: (game) => {
      const noChance = offers.get(game)?.scrutiny?.noChance ?? 0
      const named = (id: string): Named => ({ id, name: names.get(id) ?? '' })
      const beyond = count(hands.toReversed(), noChance)
        .filter(({ marked }) => marked)
        .slice(0, mostBeyond)
        .map(({ detector, player, companion, found, among, figure, hands: behind }): Beyond => ({
          detector,
          found,
          among,
          figure,
          hands: behind.slice(-mostHands),
          player: named(player),
          companion: companion === null ? null : named(companion),
        }))
      hands.length = 0
      names.clear()
      return Promise.resolve(beyond)
    },
    stop: () => Promise.resolve(),
  }
}
