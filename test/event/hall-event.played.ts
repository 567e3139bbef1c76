/** Lists of hands played by the engine, as a table in the hall would have written them; the same for the same seed. */
import { pick, seeded, type Hand, type Settled } from '@stolik/core'
import { games } from '../../platform/gateway/src/games.js'
import type { Offer } from '../../platform/gateway/src/base/offer.js'

export const { plugin, events: presets = [] } = games.find((offer) => offer.plugin.id === 'baska') as Offer
export const profile = 'lebork'
/** Deals per list; each of four players deals equally often. `npm run soak` uses as many as a league plays. */
export const deals = process.env['STOLIK_SOAK'] === '1' ? 40 : 12

export interface PlayedList {
  readonly lines: readonly string[]
  /** By chair, as the hands were settled during play. */
  readonly totals: readonly number[]
}

/** Bots play most deals; in every eighth deal all calls, raises and plays are random among the legal ones. */
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

/** The totals of lines by the rule book, by chair; null if they are impossible. */
export function totalsOf(lines: readonly string[]): readonly number[] | null {
  const settled = plugin.papers.settle(profile, 4, lines)
  return 'refused' in settled ? null : plugin.sheet(profile, 4, settled).totals
}
