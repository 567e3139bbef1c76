/** The positions of a recorded hand: before each card that stayed on the table, with all cards open and as its player saw it. */
import { step, type Card, type HandRecord, type Seat } from '@stolik/core'
import { sets } from '../rules/knobs.js'
import { remember, type Memory } from '../hand/memory.js'
import { play, type BaskaShapes } from '../game/playing.js'
import type { Play, State } from '../hand/state.js'
import type { View } from '../rules/view.js'

export interface Position {
  /** The number of moves made before the card. */
  readonly step: number
  readonly seat: Seat
  readonly card: Card
  readonly state: Play
  readonly view: View
  readonly memory: Memory
}

/** Returns the positions; none if the hand ended before the first card. */
export function positionsOf(record: HandRecord): readonly Position[] {
  const rules = Object.hasOwn(play.profiles, record.profile)
    ? play.profiles[record.profile]
    : sets.rulesOf(record.profile)
  const deal = play.deals.read(record.deal)
  const carry = play.carries.read(record.carry)
  if (rules === undefined || deal === undefined || carry === undefined) return []
  let state: State = play.setup(rules, deal, carry)
  const found: Position[] = []
  const memories: (Memory | undefined)[] = []
  for (const [n, { seat, move }] of record.moves.entries()) {
    if (state.phase === 'play') {
      const view = play.view(state, seat)
      const made = play.legal(view).find((one) => play.write(one) === move)
      if (made !== undefined && 'card' in made) {
        const memory = remember(memories[seat], view)
        memories[seat] = memory
        found.push({ step: n, seat, card: made.card, state, view, memory })
      }
    }
    const next = step<BaskaShapes>(play, state, seat, move)
    if ('refused' in next) return found
    // Forehand takes a lead back that somebody raised against.
    if (tookBack(state, next)) found.pop()
    state = next
  }
  return found
}

const tookBack = (before: State, after: State): boolean =>
  before.phase === 'play' && after.phase === 'play' && after.takenBack.length > before.takenBack.length
