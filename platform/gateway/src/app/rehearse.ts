/** A rehearsal before the gateway serves anybody. */
import { seeded } from '@stolik/core'
import type { Offer } from '../base/offer.js'

/**
 * Plays one hand of every profile to its end. A game that cannot be played stops the start. It also fills the caches of the
 * games before anybody has to wait.
 * @throws Error naming the game and profile that fail
 */
export function rehearse(games: readonly Offer[]): void {
  for (const { plugin } of games) {
    for (const profile of plugin.profiles) {
      const random = seeded('rehearsal')
      let hand = plugin.start(profile, plugin.deal(profile, random), plugin.between(profile, []))
      while (hand !== undefined && hand.settlement === undefined) {
        const [seat] = hand.toAct
        const next = seat === undefined ? undefined : hand.play(seat, hand.bot(seat, random))
        hand = next === undefined || 'refused' in next ? undefined : next
      }
      if (hand === undefined) throw new Error(`${plugin.id}, profile ${profile}, cannot be played`)
    }
  }
}
