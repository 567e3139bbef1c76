/** Lists of hands that were played out by the engine, as a table in the hall would have written them: deterministic by seed. */
import { pick, seeded, type Hand, type Settled } from '@stolik/core'
import { games } from '../../platform/gateway/src/games.js'
import type { Offer } from '../../platform/gateway/src/base/offer.js'

export const { plugin, events: presets = [] } = games.find((offer) => offer.plugin.id === 'baska') as Offer
export const profile = 'lebork'
/** Of a list, so that each of four deals as often as the others. `npm run soak` enters as many as a league plays. */
export const deals = process.env['STOLIK_SOAK'] === '1' ? 40 : 12

export interface PlayedList {
  readonly lines: readonly string[]
  /** By chair, as the hands themselves were settled at play. */
  readonly totals: readonly number[]
}

/** Most tables play soundly; at every eighth deal anything is called, raised and played that the rules allow. */
export function playedList(seed: string): PlayedList {
  const settled: Settled[] = []
  const totals = [0, 0, 0, 0]
  for (let n = 0; n < deals; n++) {
    const random = seeded(`${seed}/${n}`)
    const wild = random.below(8) === 0
    let hand = plugin.start(profile, plugin.deal(profile, random), plugin.between(profile, settled)) as Hand
    while (hand.settlement === undefined) {
      const [seat = 0] = hand.toAct
      const next = hand.play(seat, wild ? pick(hand.legal(seat), random) : hand.auto(seat))
      if ('refused' in next) throw new Error(next.refused)
      hand = next
    }
    const { settlement } = hand
    const seating = plugin.seating(4, n)
    for (const [seat, chair] of seating.entries())
      totals[chair] = (totals[chair] ?? NaN) + (settlement.scores[seat] ?? NaN)
    settled.push({ hand: n, dealer: plugin.dealer(4, n), seating, settlement })
  }
  return { lines: settled.map((one) => plugin.papers.fromSettled(profile, 4, one)), totals }
}

/** What lines come to by the rule book, by chair; null where they cannot be. */
export function totalsOf(lines: readonly string[]): readonly number[] | null {
  const settled = plugin.papers.settle(profile, 4, lines)
  return 'refused' in settled ? null : plugin.sheet(profile, 4, settled).totals
}
