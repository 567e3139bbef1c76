/** The positions of a recorded hand: before each card that stayed on the table, with all cards open and as its player saw it. */
import { momentsOf, type Card, type HandRecord, type Seat } from '@stolik/core'
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
  const found: Position[] = []
  const memories: (Memory | undefined)[] = []
  for (const { step, seat, move, before, after } of momentsOf<BaskaShapes>(play, sets, record)) {
    if (before.phase !== 'play') continue
    const view = play.view(before, seat)
    const made = play.legal(view).find((one) => play.write(one) === move)
    if (made !== undefined && 'card' in made) {
      const memory = remember(memories[seat], view)
      memories[seat] = memory
      found.push({ step, seat, card: made.card, state: before, view, memory })
    }
    // Forehand takes a lead back that somebody raised against.
    if (tookBack(before, after)) found.pop()
  }
  return found
}

const tookBack = (before: State, after: State): boolean =>
  before.phase === 'play' && after.phase === 'play' && after.takenBack.length > before.takenBack.length
