/**
 * Searches for hands that are good for learners: `npx tsx --conditions=source games/skat/test/first-hands.ts`. Copy
 * the results into `src/learn/index.ts`; `learn.test.ts` checks them by the same measures.
 */
import { count, pick, readCards, sealTeaching, seeded, type FirstHand, type TaughtHand } from '@stolik/core'
import { deals, shuffle } from '../src/hand/deal.js'
import { teaching } from '../src/learn/index.js'
import type { View } from '../src/rules/view.js'

const school = sealTeaching(teaching)

/** Plays a hand to its end. The learner follows the advice until play begins, then `choose`. */
export function playedOut(first: FirstHand, choose: (hand: TaughtHand) => string): TaughtHand {
  let hand = school.start(first)
  for (;;) {
    const [seat] = hand.toAct
    if (seat === undefined) return hand
    const free = seat === first.seat && (hand.view(seat) as View).phase === 'play'
    const next = hand.play(seat, free ? choose(hand) : hand.bot(seat))
    if ('refused' in next) throw new Error(next.refused)
    hand = next
  }
}

const isCard = (move: string): boolean => readCards([move]) !== undefined

export interface Measured {
  readonly view: View
  /** The number of the learner's calls when following the advice. */
  readonly calls: number
  readonly won: boolean
  /** How many of 40 learners win who play any legal card. */
  readonly wins: number
}

export function measure(first: FirstHand): Measured {
  const { seat } = first
  const wins = (hand: TaughtHand): boolean => {
    const view = hand.view(seat) as View
    const score = hand.settlement?.scores[view.declarer ?? seat] ?? 0
    return view.declarer === seat ? score > 0 : score < 0
  }
  const advised = playedOut(first, (hand) => hand.guide(seat).advice?.move ?? '')
  const view = advised.view(seat) as View
  const random = seeded('any card')
  const any = (hand: TaughtHand): string => pick(hand.legal(seat).filter(isCard), random)
  return {
    view,
    calls: view.calls.filter((call) => call.seat === seat).length,
    won: wins(advised),
    wins: Array.from({ length: 40 }, () => playedOut(first, any)).filter(wins).length,
  }
}

/**
 * A good hand has few calls, an ordinary suit game with the skat, cards of all kinds for the learner, and room for
 * mistakes.
 */
export function good(
  kind: 'declarer' | 'opponent',
  { view, calls, won, wins }: Measured,
  seat: number,
): boolean {
  const { announcement: a, declarer, disclosure } = view
  if (a === null || a.hand || a.game > 3 || !won || calls > 3 || view.calls.length > 8) return false
  if ((declarer === seat) !== (kind === 'declarer')) return false
  const own = (disclosure?.points[declarer as number] ?? 0) + (disclosure?.skatPoints ?? 0)
  if (kind === 'declarer') return own >= 70 && own < 90 && wins >= 30
  return own <= 59 && own > 30 && wins >= 8 && count(disclosure?.hands[seat] ?? 0) === 10
}

if (process.argv[1] === import.meta.filename)
  for (const kind of ['declarer', 'opponent'] as const)
    for (let n = 0, found = 0; found < 4 && n < 20_000; n++) {
      const first = {
        id: kind,
        deal: deals.write(shuffle(seeded(`first hand ${n}`))),
        seat: kind === 'declarer' ? 0 : 2,
      }
      const quick = playedOut(first, (hand) => hand.bot(first.seat)).view(first.seat) as View
      if (!good(kind, { view: quick, calls: 1, won: true, wins: 40 }, first.seat)) continue
      const measured = measure(first)
      if (!good(kind, measured, first.seat)) continue
      found++
      console.log(
        kind,
        n,
        measured.view.calls.length,
        measured.view.announcement?.game,
        measured.wins,
        first.deal,
      )
    }
