/** Plays calls of the auction as at a live table. */
import { seal, type Hand } from '@stolik/core'
import { skat, type View } from '../src/index.js'

const plugin = seal(skat, (view) => view)
const names = ['F', 'M', 'R'] as const

/** The hand after calls, each by the seat whose turn it is; undefined once a call is refused. */
export function called(start: Hand, calls: readonly (string | number)[]): Hand | undefined {
  let hand = start
  for (const call of calls) {
    const seat = hand.toAct[0]
    // After the auction, a word like `hand` would be a move of another phase.
    if (seat === undefined || (hand.view(null) as View).phase !== 'auction') return undefined
    const next = hand.play(seat, String(call))
    if ('refused' in next) return undefined
    hand = next
  }
  return hand
}

/** A new hand with any cards, since the auction does not depend on them. */
export function opened(profile = 'pzskat'): Hand {
  const deal = skat.deal(skat.profiles[profile] as never, { below: () => 0 })
  return plugin.start(profile, skat.deals.write(deal), '-') as Hand
}

export function auction(
  calls: readonly (string | number)[],
  profile?: string,
): {
  readonly outcome: object | undefined
  readonly turn: string | undefined
  readonly error: boolean
} {
  const hand = called(opened(profile), calls)
  if (hand === undefined) return { outcome: undefined, turn: undefined, error: true }
  const { phase, declarer, bid } = hand.view(null) as View
  const outcome =
    phase === 'over' || phase === 'ramsz'
      ? { declarer: null, allPass: phase === 'over' ? 'passed' : 'ramsz' }
      : { declarer: declarer === null ? undefined : names[declarer], bid }
  return { outcome, turn: names[hand.toAct[0] as number], error: false }
}
