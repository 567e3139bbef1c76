/** A rated series as its log tells it. Pure. */
import type { Chair, Plugin } from '@stolik/core'
import type { Departure, HandPlayed, SeriesPlayed } from '@stolik/rating/series'
import type { Logged, Moved } from '../table/entry.js'
import { advance, replayLog } from '../table/replayed.js'
import { isOver, type TableState } from '../table/state.js'

/** The people by chair; undefined if a bot has a chair of its own. */
const peopleAt = ({ occupants }: TableState): readonly string[] | undefined => {
  const people = occupants.flatMap((o) => o?.person ?? [])
  return people.length === occupants.length ? people : undefined
}

/** The chairs whose moves in a hand were not their own: a bot made some, or the clock all of them. */
function missedIn(moves: readonly Moved[], seating: readonly Chair[]): readonly Chair[] {
  return seating.filter((_, seat) => {
    const own = moves.filter((move) => move.seat === seat)
    return own.some(({ by }) => by === 'bot') || (own.length > 0 && own.every(({ by }) => by === 'clock'))
  })
}

/**
 * The series of a rated table. `unrated`: it is not one, or no hand was dealt. Undefined: the table is not over.
 * @throws BadLog if it cannot be replayed by the rules of now
 */
export function seriesIn(plugin: Plugin, log: readonly Logged[]): SeriesPlayed | 'unrated' | undefined {
  const [first, ...rest] = log
  if (first === undefined || first.entry.kind !== 'open' || first.entry.rated === undefined) return 'unrated'
  const { game, profile, chairs } = first.entry
  let replayed = replayLog(plugin, [first])
  let people: readonly string[] | undefined
  let moves: Moved[] = []
  let at = first.at
  const hands: HandPlayed[] = []
  let left: readonly (Departure | null)[] = Array.from({ length: chairs }, () => null)
  for (const logged of rest) {
    const before = replayed.state
    if (isOver(before)) break
    replayed = advance(replayed, logged)
    const { state } = replayed
    const { entry } = logged
    if (entry.kind === 'deal') {
      if (hands.length === 0 && people === undefined) {
        people = peopleAt(state)
        if (people === undefined) return 'unrated'
      }
      moves = []
    }
    if (entry.kind === 'move') moves.push(entry)
    if (entry.kind === 'leave') left = left.with(entry.chair, { hands: before.settled.length, at: logged.at })
    if (entry.kind === 'sit') left = left.with(entry.chair, null)
    const seating = state.settled.at(-1)?.seating
    if (state.settled.length > before.settled.length && seating !== undefined) {
      const { totals } = plugin.sheet(profile, chairs, state.settled)
      hands.push({ totals, missed: missedIn(moves, seating) })
    }
    at = logged.at
  }
  if (!isOver(replayed.state)) return undefined
  if (people === undefined) return 'unrated'
  return { game, profile, at, people, hands, left, isComplete: replayed.state.phase === 'FINISHED' }
}
