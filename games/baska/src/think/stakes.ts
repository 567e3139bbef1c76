/** What a hand pays a player, by the card points of starzy, for each way in which the deciding cards may lie. */
import { type Card, type Cards, has, type Seat, toSet } from '@stolik/core'
import { total } from '../rules/order.js'
import { recognised } from '../rules/raises.js'
import { scoresOf, stake, tied } from '../settle/result.js'
import { rowOf } from '../rules/row.js'
import type { Contract, Rules, Side } from '../rules/rules.js'
import { lonely, trueSides } from '../rules/sides.js'
import type { Deals } from './deals.js'

/** A contract as it may come to be played. */
export interface Standing {
  readonly contract: Contract
  readonly owner: Seat | null
  readonly du: boolean
  readonly raises: readonly Seat[]
  readonly bokRound: boolean
}

export interface Stakes {
  /** The seats of starzy, a bit each. */
  readonly side: number
  readonly sides: readonly Side[]
  /** The card points of starzy at which the payment changes, ascending, and which of them decides who wins. */
  readonly limits: readonly number[]
  readonly decisive: number
  /** By limits reached: the payment to each seat. */
  readonly pays: readonly (readonly number[])[]
}

/** What the deals of a list pay, by their number. */
export type Payments = (deal: number) => Stakes

/** Returns the payments of a contract for these sides. More points of starzy never pay starzy less. */
function build(rules: Rules, auction: Standing, dealt: readonly Cards[]): Stakes {
  const alone = auction.contract === 'zwykla' ? lonely(rules, dealt) : null
  const contract = alone === null ? auction.contract : 'cicha'
  const { du, raises, bokRound } = auction
  const sides = trueSides(rules, contract, alone ?? auction.owner, dealt)
  const counted = recognised(rules, contract, raises, sides).filter((counts) => counts).length
  const pay = (points: number): readonly number[] => {
    const { won, grade, tie } = rowOf(rules, contract, du, points)
    const unit = stake(rules, { contract, du, counted, bokRound, won, grade })
    return scoresOf({ contract, won, unit: tied(rules, contract, tie, unit).unit }, sides)
  }
  const limits: number[] = []
  const pays = [pay(0)]
  for (let points = 1; points <= total; points++) {
    const next = pay(points)
    if (next.every((value, seat) => value === pays.at(-1)?.[seat])) continue
    limits.push(points)
    pays.push(next)
  }
  const decisive = Math.max(0, limits.indexOf(du ? total : rules.win))
  const side = sides.reduce((set, one, seat) => (one === 'starzy' ? set | (1 << seat) : set), 0)
  return { side, sides, limits, decisive, pays }
}

/** The cards that decide who plays with whom. */
function deciding(rules: Rules, contract: Contract): readonly Card[] {
  if (contract === 'zwykla') return rules.oldQueens
  return contract === 'wesele' ? rules.weselePartner : []
}

/** `shown` are the cards that each seat has played already. */
export function stakesIn(rules: Rules, auction: Standing, deals: Deals, played: readonly Cards[]): Payments {
  const signs = deciding(rules, auction.contract)
  const set = toSet(signs)
  const known = new Map<number, Stakes>()
  const [h0, h1, h2, h3] = deals.hands as readonly [Int32Array, Int32Array, Int32Array, Int32Array]
  const [s0, s1, s2, s3] = played.map((cards) => cards & set) as [Cards, Cards, Cards, Cards]
  return (deal) => {
    const dealt = [
      s0 | ((h0[deal] as Cards) & set),
      s1 | ((h1[deal] as Cards) & set),
      s2 | ((h2[deal] as Cards) & set),
      s3 | ((h3[deal] as Cards) & set),
    ] as const
    let key = 0
    for (const card of signs) {
      let seat = 0
      if (has(dealt[1], card)) seat = 1
      else if (has(dealt[2], card)) seat = 2
      else if (has(dealt[3], card)) seat = 3
      key = 4 * key + seat
    }
    let found = known.get(key)
    if (found === undefined) {
      found = build(rules, auction, dealt)
      known.set(key, found)
    }
    return found
  }
}

const everyPoint = Array.from({ length: total }, (_, i) => i + 1)

/** Returns payments of one for each card point, which tell cards apart that pay alike. */
export function byPoints(payments: Payments): Payments {
  const known = new Map<Stakes, Stakes>()
  return (deal) => {
    const stakes = payments(deal)
    let found = known.get(stakes)
    if (found === undefined) {
      const pays = [0, ...everyPoint].map((old) =>
        stakes.sides.map((side) => (side === 'starzy' ? old : total - old)),
      )
      found = { ...stakes, limits: everyPoint, decisive: total >> 1, pays }
      known.set(stakes, found)
    }
    return found
  }
}
