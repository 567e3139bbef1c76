/** The finished hands of a table's log, as the detectors examine them. */
import { isBad, readFirstRecord, type Plugin, type Scrutiny } from '@stolik/core'
import type { ExaminedHand } from '../fairness/hand.js'
import type { Store } from '../store/store.js'
import type { Logged, Moved } from '../table/entry.js'
import { BadLog } from '../table/bad-log.js'
import { advance, replayLog } from '../table/replayed.js'
import type { TableState } from '../table/state.js'

/** An examined hand, and when it ended, in milliseconds since 1970. */
export interface EndedHand extends ExaminedHand {
  readonly at: number
}

export interface TableHands {
  readonly hands: readonly EndedHand[]
  /** The newest name of each person. */
  readonly names: ReadonlyMap<string, string>
  /** Settled hands that cannot be examined; a table whose moves are not kept any more counts as one. */
  readonly left: number
}

/** A settled hand as the log tells it. */
interface Ended {
  readonly at: number
  readonly moves: readonly Moved[]
  readonly state: TableState
}

const none: TableHands = { hands: [], names: new Map(), left: 0 }

/** @param since milliseconds since 1970; hands that ended before are left out */
export async function handsOf(
  store: Pick<Store, 'log' | 'record'>,
  plugin: Plugin,
  scrutiny: Scrutiny,
  table: string,
  since: number,
): Promise<TableHands> {
  const log = await store.log(table)
  const opened = log[0]?.entry
  if (opened?.kind === 'open' && opened.game !== plugin.id) return none
  // Who knows the cards plays otherwise, and nothing counts there.
  if (opened?.kind === 'open' && opened.given !== undefined) return none
  if (log.at(-1)?.entry.kind === 'shorten') return { ...none, left: 1 }
  const ended = endedIn(plugin, log, since)
  if (ended === undefined) return { ...none, left: 1 }
  const names = new Map<string, string>()
  const hands: EndedHand[] = []
  for (const one of ended) {
    for (const sitting of one.state.occupants)
      if (sitting !== null && sitting.person !== null) names.set(sitting.person, sitting.name)
    const hand = await examined(store, scrutiny, table, one)
    if (hand !== undefined) hands.push(hand)
  }
  return { hands, names, left: ended.length - hands.length }
}

/** Undefined if the log cannot be replayed by the rules of now. */
function endedIn(plugin: Plugin, log: readonly Logged[], since: number): readonly Ended[] | undefined {
  const [first, ...rest] = log
  if (first === undefined) return []
  try {
    let replayed = replayLog(plugin, [first])
    let moves: Moved[] = []
    const ended: Ended[] = []
    for (const logged of rest) {
      const before = replayed.state.settled.length
      replayed = advance(replayed, logged)
      const { entry } = logged
      if (entry.kind === 'deal' || entry.kind === 'void' || entry.kind === 'restore') moves = []
      if (entry.kind === 'move') moves.push(entry)
      if (replayed.state.settled.length > before && logged.at >= since)
        ended.push({ at: logged.at, moves, state: replayed.state })
    }
    return ended
  } catch (error) {
    if (error instanceof BadLog) return undefined
    throw error
  }
}

async function examined(
  store: Pick<Store, 'record'>,
  scrutiny: Scrutiny,
  table: string,
  { at, moves, state }: Ended,
): Promise<EndedHand | undefined> {
  const hand = state.settled.length - 1
  const read = readFirstRecord((await store.record(table, hand)) ?? '')
  const seen = read === undefined || isBad(read) ? undefined : scrutiny.see(read.record)
  const seating = state.settled.at(-1)?.seating
  if (seen === undefined || seating === undefined) return undefined
  // A hand in which a bot or the clock moved for somebody does not tell what they would have done.
  const others = new Set(moves.flatMap(({ seat, by }) => (by === 'player' ? [] : [seat])))
  return {
    at,
    id: `${table}/${hand + 1}`,
    players: seating.map((chair, seat) =>
      others.has(seat) ? null : (state.occupants[chair]?.person ?? null),
    ),
    seen,
    times: moves.map(({ used }) => used),
    // The gateway does not keep from which address somebody played.
    addresses: seating.map(() => null),
  }
}
