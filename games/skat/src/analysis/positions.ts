/** The positions of a recorded hand: before each card, with all cards open and as the player saw it. */
import { momentsOf, type Card, type Cards, type HandRecord, type Seat } from '@stolik/core'
import { points } from '../rules/cards.js'
import { sets } from '../rules/knobs.js'
import { remember, type Memory } from '../hand/memory.js'
import { clockwise } from '../hand/play.js'
import { play, type SkatShapes } from '../game/playing.js'
import { after, type OpenCards } from '../solve/position.js'
import { goalOf } from '../solve/recorded.js'
import type { Playing } from '../hand/state.js'
import type { View } from '../rules/view.js'

/** A card of a hand, with what stood before it. */
export interface Position {
  /** The number of moves made before it. */
  readonly step: number
  readonly seat: Seat
  readonly card: Card
  /** Seats counted from the declarer. */
  readonly open: OpenCards
  readonly declarer: Seat
  /** The state of the rules. */
  readonly playing: Playing
  readonly view: View
  readonly memory: Memory
  /** The cards put aside, which count for the declarer. */
  readonly aside: Cards
}

/** Returns the positions; empty if no declarer played a card. */
export function positionsOf(record: HandRecord): readonly Position[] {
  const found: Position[] = []
  const memories: (Memory | undefined)[] = []
  for (const { step, seat, move, before } of momentsOf<SkatShapes>(play, sets, record)) {
    if (before.phase !== 'play') continue
    const view = play.view(before, seat)
    const chosen = play.legal(view).find((one) => one.kind === 'card' && play.write(one) === move)
    if (chosen?.kind !== 'card') continue
    const memory = remember(memories[seat], view)
    memories[seat] = memory
    const last = found.at(-1)
    found.push({
      step,
      seat,
      card: chosen.card,
      open: last === undefined ? firstPosition(before) : after(last.open, last.card),
      declarer: before.declarer,
      playing: before,
      view,
      memory,
      aside: asideIn(before),
    })
  }
  return found
}

const asideIn = ({ discard, deal }: Playing): Cards => discard ?? deal.skat

function firstPosition(state: Playing): OpenCards {
  const { declarer, hands, announcement } = state
  const at = (seat: number): Cards => hands[clockwise(declarer, seat) as 0]
  return {
    hands: [at(0), at(1), at(2)],
    leader: (3 - declarer) % 3,
    trick: [],
    missed: false,
    game: announcement.game,
    goal: goalOf(state),
    points: points(asideIn(state)),
  }
}
