/**
 * How likely a player would have called as they did, all their calls together: what cards are judged by. A solo contract is called with a hand
 * that wins it in most deals, and a hand that was passed with wins none. `callers.ts` looks at each call, for those who still call.
 */
import { type Cards, has, type Seat } from '@stolik/core'
import { rulesIn } from '../rules/profiles.js'
import type { Bid } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import type { Likely } from './deals.js'
import { unopened, winsOf } from './wins.js'

/** How often a hand must win alone for a call, how blurred that is among players, and what may always happen. */
const enough = 0.68
const blur = 0.06
const least = 0.02

/** How likely a hand that wins so often is called. */
const called = (wins: number): number => least + (1 - 2 * least) / (1 + Math.exp((enough - wins) / blur))

/** How likely the calls of a player are with a hand. */
export function likelyCalls(view: View): Likely {
  const rules = rulesIn(view)
  const alone = (contract: Bid, seat: Seat, dealt: Cards): number =>
    called(winsOf(rules, { contract, owner: seat, du: false }, seat, dealt))
  const solos = rules.bids.filter((bid) => bid !== 'wesele')
  const spoken = [0, 1, 2, 3].map((seat) => view.calls.filter((call) => call.seat === seat))
  return (seat, dealt) => {
    const calls = spoken[seat] ?? []
    const solo = calls.findLast(({ call }) => /^(?:gran|zolla)/.test(call))
    if (solo !== undefined) return alone(solo.call.startsWith('gran') ? 'gran' : 'zolla', seat, dealt)
    // Somebody may have called higher before, so that this player could not.
    if (calls.length === 0 || (view.contract !== 'zwykla' && view.contract !== 'wesele')) return 1
    let weight = 1
    for (const bid of solos) weight *= 1 - alone(bid, seat, dealt)
    if (rules.oldQueens.every((queen) => has(dealt, queen))) {
      const silent = called(winsOf(rules, unopened, seat, dealt))
      return weight * (calls.some(({ call }) => call === 'wesele') ? 1 - silent : silent)
    }
    if (view.contract === 'wesele') return weight
    const raise = called(winsOf(rules, unopened, seat, dealt))
    return weight * (view.raises.includes(seat) ? raise : 1 - raise)
  }
}
