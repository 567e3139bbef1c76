/** What a master would do in a player's place, and why: what calls and cards pay over all deals that the player can think possible. */
import {
  cardName,
  count,
  line,
  list,
  type Budget,
  type Card,
  type GiveHint,
  type Hint,
  type Line,
  type Random,
} from '@stolik/core'
import { what } from '../learn/guide.js'
import { legal, playable } from '../hand/legal.js'
import type { Memory } from '../hand/memory.js'
import type { Call, Move } from '../rules/moves.js'
import type { BaskaShapes } from '../game/playing.js'
import { rulesIn } from '../rules/profiles.js'
import { think } from '../think/index.js'
import { callValues } from '../think/call.js'
import { bestCard, lowerCardOften, openMeans, seldom } from '../think/card.js'
import type { View } from '../rules/view.js'
import { callWord } from '../rules/words.js'

export const hint: GiveHint<BaskaShapes> = (view, budget, random, memory) => {
  if (!(budget.effort > 0)) return undefined
  const moves = legal(view)
  const [only] = moves
  if (only !== undefined && moves.length === 1)
    return hintOf(view, only, line('card' in only ? 'why.only' : 'hint.only', ''))
  const calls = moves.flatMap((move) => ('call' in move ? [move.call] : []))
  if (view.phase === 'auction') return callHint(view, calls, budget)
  if (moves.some((move) => 'agree' in move)) {
    const move = think(view, 'master', budget, random, memory)
    return move && hintOf(view, move, line('hint.agree', ''))
  }
  return cardHint(view, budget, random, memory)
}

const hintOf = (view: View, move: Move, why: Line): Hint<Move> => ({ move, what: what(view, move), why })

/** What is paid on average, as it adds up in a hundred such hands. */
const inHundred = (mean: number): number => Math.round(100 * mean)

/** The index of the largest, and of the next one. */
function firstTwo(values: readonly number[], first: number): readonly [number, number | undefined] {
  const [second] = values
    .map((value, i) => ({ value, i }))
    .filter(({ i }) => i !== first)
    .toSorted((a, b) => b.value - a.value)
  return [first, second?.i]
}

function callHint(view: View, calls: readonly Call[], budget: Budget): Hint<Move> | undefined {
  const values = callValues(view, calls, budget)
  if (values === undefined) return undefined
  const [best, next] = firstTwo(values, values.indexOf(Math.max(...values)))
  const args = {
    n: inHundred(values[best] as number),
    other: callWord(rulesIn(view), calls[next as number] as Call),
    m: inHundred(values[next as number] as number),
  }
  return hintOf(view, { call: calls[best] as Call }, line('hint.call', '', args))
}

function cardHint(
  view: View,
  budget: Budget,
  random: Random,
  memory: Memory | undefined,
): Hint<Move> | undefined {
  const open = list(playable(view))
  if (open.length === 1) return hintOf(view, { card: open[0] as Card }, line('why.only', ''))
  if (open.length === 2 && count(view.hand) === 2) return lastCards(view, budget, random, memory)
  const found = openMeans(view, open, budget, memory)
  if (found === undefined) return undefined
  const [best, next] = firstTwo(found.means, open.indexOf(found.best))
  const args = {
    n: inHundred(found.means[best] as number),
    other: cardName(open[next as number] as Card),
    m: inHundred(found.means[next as number] as number),
  }
  return hintOf(view, { card: found.best }, line(args.n > args.m ? 'hint.card' : 'hint.alike', '', args))
}

/** The last two tricks are worked out with hidden cards; where the others would learn from a habit, the cards are mixed. */
function lastCards(
  view: View,
  budget: Budget,
  random: Random,
  memory: Memory | undefined,
): Hint<Move> | undefined {
  const often = lowerCardOften(view, budget, memory)
  const card = often === undefined ? undefined : bestCard(view, budget, random, memory)
  if (often === undefined || card === undefined) return undefined
  const [low, high] = list(view.hand) as [Card, Card]
  const n = Math.round(100 * (card === low ? often : 1 - often))
  const args = { n, other: cardName(card === low ? high : low), m: 100 - n }
  const mixed = often >= seldom && often <= 1 - seldom
  return hintOf(view, { card }, line(mixed ? 'hint.mix' : 'hint.last', '', args))
}
