/** The plates of a table, made from the game's facts about each seat. */
import type { Seat } from '@stolik/core'
import type { Plate } from './scene.js'
import { placeOf, type Situation } from './situation.js'

/** The facts that a game gives about a seat; see Plate. */
export type SeatFacts = Pick<
  Plate,
  'role' | 'call' | 'side' | 'cards' | 'tricks' | 'plays' | 'points' | 'turn' | 'open'
>

/** Returns one plate for each chair. A player without a seat in this hand deals it or sits out. */
export function platesOf(at: Situation, facts: (seat: Seat) => SeatFacts): readonly Plate[] {
  return at.players.map((player, chair) => {
    const seat = at.seating.indexOf(chair)
    return { chair, player, place: placeOf(at, chair), ...(seat === -1 ? idle(at, chair) : facts(seat)) }
  })
}

const idle = (at: Situation, chair: number): SeatFacts => ({
  role: at.t(chair === at.dealer ? 'table.deals' : 'table.sitsOut'),
  call: '',
  side: '',
  cards: null,
  tricks: null,
  plays: false,
  points: null,
  turn: false,
  open: [],
})
