/**
 * Which cards to put away for the game that a master would announce. Every pair of the twelve cards is tried on the same deals, each solved with
 * open cards.
 */
import { seeded, unhurried, type Cards, type Decision, type ProblemChoice, type Seat } from '@stolik/core'
import { demanding } from '../think/bidding/options.js'
import { dealing, type Dealt } from '../think/bidding/deals.js'
import { discards } from '../think/bidding/declare.js'
import { pairs } from '../think/bidding/outlook.js'
import { madeIn } from '../think/bidding/try.js'
import { weights } from '../think/bidding/weights.js'
import { write } from '../hand/moves.js'
import { play } from '../game/playing.js'
import { clockwise } from '../hand/play.js'
import type { State } from '../hand/state.js'

/**
 * Every pair is tried on the first deals, then only those on more that are not behind the best one by more than a share of the deals so far, and at
 * most so many.
 */
const rounds = [
  { deals: 8, behind: 1, most: 66 },
  { deals: 24, behind: 0.5, most: 24 },
  { deals: 80, behind: 0.25, most: 8 },
] as const
/** A difference counts from so many of its own standard errors on: less may be the chance of the draw. */
const errors = 2

/** A pair that is put away, and in which of the deals the game is then made. */
interface Pair {
  readonly away: Cards
  readonly made: readonly boolean[]
}

const share = ({ made }: Pair): number => (made.length === 0 ? 0 : made.filter(Boolean).length / made.length)

/** Undefined where the best game asks for more than winning: what may be put away then depends on it. */
export function discardIn(state: State, seat: Seat): Decision | undefined {
  const view = play.view(state, seat)
  const { rules, deal } = state
  const [best] = discards(weights, rules, view, unhurried, seeded('discard'))
  if (best === undefined || demanding(best.option.announcement)) return undefined
  const { announcement } = best.option
  const makes = (away: Cards, dealt: Dealt): boolean => {
    const held = { hand: view.hand & ~away, away, forehand: seat === 0 }
    return madeIn(rules, { ...best.option, held }, { ...dealt, skat: away }, seat)
  }
  const lay: Dealt = {
    left: deal.hands[clockwise(seat, 1) as 0],
    right: deal.hands[clockwise(seat, 2) as 0],
    skat: 0,
  }
  // Seeded with what the player saw: whoever recomputes this gets the same figures.
  const random = seeded(JSON.stringify(view))
  const deals = Array.from({ length: rounds[2].deals }, () => dealing(view.hand, 0, random))
  const tried = triedOn(
    deals,
    pairs(view.hand),
    makes,
    ([top, second]) => !isAhead(top, second) || !makes(top.away, lay),
  )
  const [top, second] = tried
  const choices = tried.map((one): ProblemChoice => ({
    move: write({ kind: 'discard', cards: one.away }),
    chance: Math.round(100 * share(one)),
    wins: makes(one.away, lay),
  }))
  return {
    kind: 'discard',
    seat,
    theme: 'discard',
    choices,
    moves: choices.map(({ move }) => move),
    next: write({ kind: 'announce', announcement }),
    sure: top.made.length === deals.length && isSure(top, second),
    choiceOf: (move) => move,
  }
}

/** A hand of twelve cards has many pairs; the best first. */
type Pairs = readonly [Pair, Pair, ...Pair[]]

/** Tries the pairs in rounds. @param stop whether no more rounds are needed: it will be no problem */
function triedOn(
  deals: readonly Dealt[],
  every: readonly Cards[],
  makes: (away: Cards, dealt: Dealt) => boolean,
  stop: (so: Pairs) => boolean,
): Pairs {
  let pairs = every.map((away): Pair => ({ away, made: [] })) as unknown as Pairs
  for (const { deals: until, behind, most } of rounds) {
    const [top] = pairs
    const before = top.made.length
    const more = deals.slice(before, until)
    pairs = pairs
      .map((one, place): Pair =>
        place >= most || one.made.length < before || share(top) - share(one) > behind
          ? one
          : { ...one, made: [...one.made, ...more.map((dealt) => makes(one.away, dealt))] },
      )
      .toSorted((a, b) => share(b) - share(a)) as unknown as Pairs
    if (before > 0 && stop(pairs)) return pairs
  }
  return pairs
}

const isAhead = (top: Pair, second: Pair): boolean => share(top) > share(second)

/** Whether the best pair is better by more than the chance of the deals. */
function isSure(top: Pair, second: Pair): boolean {
  const n = Math.min(top.made.length, second.made.length)
  const differences = top.made.slice(0, n).map((made, i) => Number(made) - Number(second.made[i]))
  const mean = differences.reduce((sum, one) => sum + one, 0) / n
  const square = differences.reduce((sum, one) => sum + one * one, 0) / n
  return mean > errors * Math.sqrt((square - mean ** 2) / n)
}
