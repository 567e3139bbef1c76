/**
 * What a contract pays if everybody may still raise it: whoever raises has a hand for it, as far as `callers.ts` knows, so an answer tells that
 * the raise was a mistake more often than not. Later turns of the viewer's own are looked ahead to, with what they will know then.
 */
import { type Cards, type Seat } from '@stolik/core'
import { nextRaise } from '../rules/raises.js'
import { rulesIn } from '../rules/profiles.js'
import { knownSides } from '../rules/sides.js'
import type { View } from '../rules/view.js'
import { mayRaise, playsAlone, raises } from './callers.js'
import type { Deals } from './deals.js'
import { type Standing, type Stakes, stakesIn } from './stakes.js'
import type { Outcomes } from './value.js'

/** A point in the auction from which only raises are looked at. */
export interface Point {
  readonly raised: readonly Seat[]
  readonly turn: Seat
  /** Passes in a row. */
  readonly passes: number
  /** The seats that have spoken, a bit each. */
  readonly spoken: number
}

/** What others who play alone cost each of the rest on average: they win nine of ten, and lose twice as much. */
const outbid = -3.5
/** Less likely answers are not looked into. */
const unlikely = 0.002

export interface Worth {
  readonly mean: number
  /** The standard error of the mean without raises. */
  readonly error: number
}

/** Returns what the viewer is paid on average from a point of the auction on. */
export type Ahead = (point: Point) => Worth

export function aheadOf(view: View, auction: Standing, deals: Deals, outcomes: Outcomes): Ahead {
  const rules = rulesIn(view)
  const me = view.seat as Seat
  const { count, at, reach, stakes } = outcomes
  const all = Float64Array.from(at.subarray(0, count), (deal) => deals.weights[deal] as number)
  const sum = all.reduce((total, weight) => total + weight, 0)
  const { contract, owner } = auction
  const sides = knownSides(rules, contract, owner, { seat: me, own: view.hand, played: view.played })
  const mine = (raised: readonly Seat[]): boolean =>
    nextRaise(rules, { ...view, contract, owner, sides, raises: raised }).length > 0

  const known = new Map<string, Float64Array>()
  const chances = (what: string, seat: Seat, chance: (dealt: Cards) => number): Float64Array => {
    const key = `${what}${seat}`
    const found =
      known.get(key) ??
      Float64Array.from(all, (_, i) => chance(deals.hands[seat]?.[at[i] as number] as Cards))
    known.set(key, found)
    return found
  }
  const alone = (seat: Seat): Float64Array =>
    chances('alone', seat, (dealt) => playsAlone(rules, seat, dealt))
  const raising = (seat: Seat, answer: boolean): Float64Array =>
    chances(answer ? 'answer' : 'raise', seat, (dealt) => raises(rules, auction, answer, seat, dealt))

  /** What the hand pays after these raises, times the weights. */
  const paid = (raised: readonly Seat[], weights: Float64Array): number => {
    const payments = stakesIn(rules, { ...auction, raises: raised }, deals, view.played)
    const pays = new Map<Stakes, readonly number[]>()
    let out = 0
    for (let i = 0; i < count; i++) {
      const own = stakes[i] as Stakes
      let pay = pays.get(own)
      if (pay === undefined) {
        pay = payments(at[i] as number).pays.map((bySeat) => bySeat[me] as number)
        pays.set(own, pay)
      }
      out += (weights[i] as number) * (pay[reach[i] as number] as number)
    }
    return out
  }

  const errorOf = (): number => {
    const mean = paid(auction.raises, all) / sum
    let squares = 0
    for (let i = 0; i < count; i++)
      squares += (all[i] as number) * ((stakes[i] as Stakes).pays[reach[i] as number]?.[me] as number) ** 2
    // As many deals as would tell as much if all weighed the same.
    const equal = sum ** 2 / all.reduce((total, weight) => total + weight ** 2, 0)
    return Math.sqrt(Math.max(0, squares / sum - mean ** 2) / equal)
  }

  const from = (point: Point, weights: Float64Array): number => {
    const { raised, turn, passes, spoken } = point
    const silent = contract === 'zwykla' && raised.length === 0
    if (passes === (silent ? rules.passes.unopened : rules.passes.opened)) return paid(raised, weights)
    const next = { turn: (turn + 1) & 3, spoken: spoken | (1 << turn) }
    const passed = { ...next, raised, passes: passes + 1 }
    const higher = { ...next, raised: [...raised, turn], passes: 0 }
    if (turn === me)
      return mine(raised) ? Math.max(from(passed, weights), from(higher, weights)) : from(passed, weights)
    let rest = weights
    let lost = 0
    if (contract === 'zwykla' && ((spoken >> turn) & 1) === 0) {
      const [plays, stays] = split(weights, alone(turn))
      lost = plays.reduce((total, weight) => total + weight, 0) * outbid
      rest = stays
    }
    if (!mayRaise(rules, auction, raised, turn)) return lost + from(passed, rest)
    const [answers, stays] = split(rest, raising(turn, raised.length > 0))
    return answers.reduce((total, weight) => total + weight, 0) < unlikely * sum
      ? lost + from(passed, rest)
      : lost + from(higher, answers) + from(passed, stays)
  }
  return (point) => ({ mean: from(point, all) / sum, error: errorOf() })
}

/** Splits weights into what happens and what does not. */
function split(weights: Float64Array, chance: Float64Array): readonly [Float64Array, Float64Array] {
  const does = weights.map((weight, i) => weight * (chance[i] as number))
  return [does, weights.map((weight, i) => weight - (does[i] as number))]
}
