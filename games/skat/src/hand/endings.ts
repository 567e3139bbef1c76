/** The moves by which a player can end a game, from their view alone (4.3). The lists are made once and shared. */
import { nullGame } from '../rules/games.js'
import type { Move } from './moves.js'
import type { Level } from '../rules/valuation.js'
import type { View } from '../rules/view.js'

const nothing: readonly Move[] = []
const resign: Move = { kind: 'resign' }
const concede: Move = { kind: 'concede' }
export const conceding: readonly Move[] = [concede]
const opening: readonly Move[] = [concede, { kind: 'open' }]
const claiming = (...levels: readonly Level[]): readonly Move[] => [
  resign,
  ...levels.map((level): Move => ({ kind: 'claim', level })),
]
const claims = claiming('simple')
const toSchneider = claiming('simple', 'schneider')
const toSchwarz = claiming('simple', 'schneider', 'schwarz')
const onlySchwarz = claiming('simple', 'schwarz')

/** A view in play, of a player at the table. */
type Told = { readonly [K in 'seat' | 'declarer' | 'announcement']: NonNullable<View[K]> }

/** The declarer may resign or claim; the opponents may concede or lay down their cards. Both need cards in hand. */
export function endings(view: View): readonly Move[] {
  const { seat, declarer, announcement } = view as Told
  if (view.hand === 0 || view.declined.includes(seat)) return nothing
  // Null has no levels. An opponent who shows that the declarer takes no more tricks has lost, so opponents can
  // only concede (5.2.7).
  if (announcement.game === nullGame) return seat === declarer ? claims : conceding
  if (seat !== declarer) return opening
  // No level can be demanded that was announced, or that cannot be reached any more (pzskat 4.3.4).
  if (announcement.schwarz || view.reach === null || view.reach === 'simple') return claims
  if (view.reach === 'schneider') return announcement.schneider ? claims : toSchneider
  return announcement.schneider ? onlySchwarz : toSchwarz
}
