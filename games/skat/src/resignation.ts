/** The soloist gives up: alone while he holds enough cards, later with an opponent's consent (4.3.1, 4.3.2). */
import type { Cards, Seat } from '@stolik/core'
import { count } from '@stolik/core'
import { finished } from './play.js'
import type { Over, Playing } from './state.js'

/** Ends the game, or asks the opponents first. */
export function resign(s: Playing): Playing | Over {
  const held = count(s.hands[s.soloist] as Cards)
  return held >= s.rules.resignAlone ? finished(s, { consent: null }) : { ...s, resignation: [] }
}

/** The opponents who have not answered yet. */
export const awaited = (s: Playing, refused: readonly Seat[]): readonly Seat[] =>
  [0, 1, 2].filter((seat) => seat !== s.soloist && !refused.includes(seat))

/** The consent of one is enough; once both have refused, play goes on, and he asks no more in this trick. */
export function answer(s: Playing, seat: Seat, accepted: boolean): Playing | Over {
  if (accepted) return finished(s, { consent: seat })
  const refused = [...(s.resignation ?? []), seat]
  return refused.length < 2
    ? { ...s, resignation: refused }
    : { ...s, resignation: null, refusedIn: s.tricks.length }
}
