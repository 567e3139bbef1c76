/** Why to take the skat, what to put away, and what to announce: the options that are worth most, tried on deals. */
import { line, list, named as cards, type Budget, type Hint, type Line, type Random } from '@stolik/core'
import { what } from '../learn/guide.js'
import type { Move } from '../hand/moves.js'
import { rulesIn } from '../rules/profiles.js'
import { against, judged } from '../think/bidding/auction.js'
import { discards, namings } from '../think/bidding/declare.js'
import { prospects } from '../think/bidding/outlook.js'
import type { Tried } from '../think/bidding/try.js'
import { weights } from '../think/bidding/weights.js'
import type { View } from '../rules/view.js'
import { gameArgs, otherArgs, percent } from './args.js'

export function takeWhy(view: View, move: Move): Line {
  const rules = rulesIn(view)
  const found = judged(weights, rules, view.hand, view.seat === 0)
  const { take, hand } = prospects(weights, rules, found, view.bid, against(view))
  const [skat, fromHand] = [Math.round(take), Math.round(hand)]
  return move.kind === 'hand'
    ? line('hint.fromHand', '', { n: fromHand, m: skat })
    : line('hint.take', '', { n: skat, m: fromHand })
}

const announced = ({ option }: Tried): Tried['option']['announcement'] => option.announcement

/** What is known of the best option, and of the next one if there is one. */
export function compared(code: string, best: Tried, next: Tried | undefined): Line {
  const args = { ...gameArgs(announced(best)), n: percent(best.made) }
  if (next === undefined) return line(code, '', args)
  return line(`${code}Better`, '', {
    ...args,
    ...otherArgs(announced(next)),
    cards: cards(list(next.option.held.away)),
    m: percent(next.made),
    gain: Math.round(best.worth - next.worth),
  })
}

export function discardHint(view: View, budget: Budget, random: Random): Hint<Move> | undefined {
  const [best, ...others] = discards(weights, rulesIn(view), view, budget, random)
  if (best === undefined) return undefined
  const { away } = best.option.held
  const move: Move = { kind: 'discard', cards: away }
  const next = others.find(({ option }) => option.held.away !== away)
  return { move, what: what(move), why: compared('hint.discard', best, next) }
}

export function announceHint(view: View, budget: Budget, random: Random): Hint<Move> | undefined {
  const [best, next] = namings(weights, rulesIn(view), view, budget, random)
  if (best === undefined) return undefined
  const move: Move = { kind: 'announce', announcement: announced(best) }
  const named = line('hint.name', '', gameArgs(announced(best)))
  return { move, what: named, why: compared('hint.announce', best, next) }
}
