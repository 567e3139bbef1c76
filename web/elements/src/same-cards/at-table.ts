/** Who sits where when a finished hand is played again, and what its table shows. */
import type { Chair, Seat } from '@stolik/core'
import type { TablePlayer } from '@stolik/kit/table'
import type { Past } from './past.js'
import type { Running } from './running.js'

/** By seat. */
export const seatingOf = ({ plugin, record }: Past): readonly Chair[] =>
  plugin.seating(record.chairs, record.hand)

/** By seat: those who played then. */
export const namesOf = (past: Past): readonly string[] => seatingOf(past).map((chair) => nameOf(past, chair))

const nameOf = ({ record }: Past, chair: Chair): string => record.players[chair] ?? `${chair + 1}`

/** By chair: those who played then. With a seat, bots play in their place, and in the seat the person, whom `you` names. */
export function playersOf(past: Past, seat: Seat | null, you: string): readonly TablePlayer[] {
  const mine = seat === null ? undefined : seatingOf(past)[seat]
  return Array.from({ length: past.record.chairs }, (_, chair) => ({
    name: chair === mine ? you : nameOf(past, chair),
    bot: seat !== null && chair !== mine,
    online: true,
    clock: null,
  }))
}

/** Properties of the table. */
export function boardOf(past: Past, { choice: { seat }, played }: Running, you: string): object {
  const { plugin, record } = past
  const seating = seatingOf(past)
  return {
    className: 'board',
    view: played.hand.view(seat),
    seat,
    seating,
    chair: seating[seat] ?? null,
    dealer: plugin.dealer(record.chairs, record.hand),
    players: playersOf(past, seat, you),
    busy: played.hand.settlement !== undefined,
  }
}
