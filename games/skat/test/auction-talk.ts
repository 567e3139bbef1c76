/** Plays calls through the one door. */
import { seal, type Hand } from '@stolik/core'
import { skat, type View } from '../src/index.js'

const plugin = seal(skat, (view) => view)
const names = ['F', 'M', 'R'] as const

/** The hand after calls of whoever's turn it is; undefined once a call was refused. */
export function called(start: Hand, calls: readonly (string | number)[]): Hand | undefined {
  let hand = start
  for (const call of calls) {
    const seat = hand.toAct[0]
    // A call after the auction would be a move of another phase, such as `hand`, or is refused.
    if (seat === undefined || (hand.view(null) as View).phase !== 'auction') return undefined
    const next = hand.play(seat, String(call))
    if ('refused' in next) return undefined
    hand = next
  }
  return hand
}

/** A hand with any cards: the auction does not look at them. */
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
