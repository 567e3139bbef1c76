/**
 * Searches for hands that are good for learning: `npx tsx --conditions=source games/baska/test/first-hands.ts`. Results are
 * copied into `src/learn/index.ts` by hand; `learn.test.ts` applies the same criteria.
 */
import { sealTeaching, seeded, type FirstHand, type TaughtHand } from '@stolik/core'
import { deal, deals } from '../src/hand/deal.js'
import { teaching } from '../src/learn/index.js'
import type { View } from '../src/rules/view.js'

const school = sealTeaching(teaching)

/** Plays a hand by the guide's advice, and counts how often the learner could choose among cards. */
export function advised(first: FirstHand): {
  readonly view: View
  readonly choices: number
  readonly hand: TaughtHand
} {
  let hand = school.start(first)
  let choices = 0
  for (;;) {
    const [seat] = hand.toAct
    if (seat === undefined) return { view: hand.view(first.seat) as View, choices, hand }
    if (seat === first.seat && hand.legal(seat).filter((move) => /^[CSHD]/.test(move)).length > 1) choices++
    const next = hand.play(seat, hand.bot(seat))
    if ('refused' in next) throw new Error(next.refused)
    hand = next
  }
}

/** Whether the learner's side wins without a raise, and they have decisions to make. */
export function good(kind: 'plain' | 'wesele', first: FirstHand): boolean {
  const { view, choices, hand } = advised(first)
  const score = hand.settlement?.scores[first.seat] ?? 0
  if (score <= 0 || view.raises.length > 0 || choices < 2) return false
  if (kind === 'wesele') return view.contract === 'wesele' && view.owner === first.seat
  // Two against two, and the learner is stary. The sides become known during play.
  return view.contract === 'zwykla' && view.sides[first.seat] === 'starzy' && view.calls.length === 4
}

if (process.argv[1] === import.meta.filename)
  for (const kind of ['plain', 'wesele'] as const)
    for (let n = 0, found = 0; found < 5 && n < 3000; n++) {
      const first = {
        id: kind,
        deal: deals.write(deal(seeded(`first hand ${n}`))),
        seat: kind === 'plain' ? 0 : 2,
      }
      if (!good(kind, first)) continue
      found++
      const { view, choices } = advised(first)
      console.log(
        kind,
        n,
        choices,
        view.points,
        view.sides.join(),
        view.calls.map((c) => c.call).join(),
        first.deal,
      )
    }
