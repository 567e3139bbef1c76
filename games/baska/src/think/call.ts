/** The call that pays most on average over all deals that the view allows. */
import type { Budget, Seat } from '@stolik/core'
import { ladderFor } from '../ladder.js'
import type { Memory } from '../memory.js'
import type { Call } from '../moves.js'
import { rulesIn } from '../profiles.js'
import type { View } from '../view.js'
import { likelyCalls } from './believe.js'
import { standingOf } from './card.js'
import { type Deals, dealsOf } from './deals.js'
import { type Payments, type Stakes, type Standing, stakesIn } from './stakes.js'
import { type Values, valuesOf } from './value.js'

const solos: Readonly<Partial<Record<Call, Pick<Standing, 'contract' | 'du'>>>> = {
  wesele: { contract: 'wesele', du: false },
  gran: { contract: 'gran', du: false },
  zolla: { contract: 'zolla', du: false },
  'gran-du': { contract: 'gran', du: true },
  'zolla-du': { contract: 'zolla', du: true },
}

/** The contract after a call of the viewer. */
function after(view: View, call: Call): Standing {
  const now = standingOf(view)
  const called = solos[call]
  if (called !== undefined) return { ...now, ...called, owner: view.seat, raises: [] }
  if (call === 'du') return { ...now, du: true, raises: [] }
  return call === 'pas' || call === 'pytam' ? now : { ...now, raises: [...view.raises, view.seat as Seat] }
}

const isRaise = (view: View, call: Call): boolean => rulesIn(view).raises.some((raise) => raise === call)

/**
 * How much more a lost hand costs after a raise: opponents who will win answer half of the raises by another one, and those who will lose
 * do not. So a raise has to win two hands of three.
 */
const answered = 1.5
/** Contracts that are worse by so many standard errors over a few deals are not valued over all of them. */
const hopeless = 5

/** Returns payments in which what a seat loses counts more. */
function withAnswers(payments: Payments, seat: Seat): Payments {
  const known = new Map<Stakes, Stakes>()
  return (deal) => {
    const stakes = payments(deal)
    let found = known.get(stakes)
    if (found === undefined) {
      const pays = stakes.pays.map((pay) => ((pay[seat] as number) < 0 ? pay.map((n) => answered * n) : pay))
      found = { ...stakes, pays }
      known.set(stakes, found)
    }
    return found
  }
}

/** Returns what the hand pays under some standings that differ in their raises only. */
function under(view: View, standings: readonly Standing[], deals: Deals, budget: Budget): Values | undefined {
  const rules = rulesIn(view)
  const ladder = ladderFor(rules, standings[0]?.contract ?? view.contract)
  const payments = standings.map((standing) => {
    const plain = stakesIn(rules, standing, deals, view.played)
    return standing.raises.length > view.raises.length ? withAnswers(plain, view.seat as Seat) : plain
  })
  return valuesOf(view, undefined, ladder, payments, deals, budget)
}

/** Returns what each call pays; undefined if time is up before anything is known. */
export function callValues(
  view: View,
  calls: readonly Call[],
  deals: Deals,
  budget: Budget,
): readonly number[] | undefined {
  const now = standingOf(view)
  const raise = calls.find((call) => isRaise(view, call))
  const both = under(view, raise === undefined ? [now] : [now, after(view, raise)], deals, budget)
  const [[stands] = [], [raised] = []] = both?.means ?? []
  if (stands === undefined) return undefined
  const out: number[] = []
  for (const call of calls) {
    if (call === 'pas' || call === 'pytam') out.push(stands)
    else if (call === raise) out.push(raised as number)
    else {
      const value = contractWorth(view, after(view, call), stands, deals, budget)
      if (value === undefined) return undefined
      out.push(value)
    }
  }
  return out
}

/** Returns what a contract pays, over few deals if that shows that it pays less than what stands. */
function contractWorth(
  view: View,
  standing: Standing,
  stands: number,
  deals: Deals,
  budget: Budget,
): number | undefined {
  const quick = under(view, [standing], deals, { ...budget, effort: Number.MIN_VALUE })
  const [[guess] = []] = quick?.means ?? []
  if (quick === undefined || guess === undefined) return undefined
  const error = quick.spread / Math.sqrt(quick.deals)
  if (quick.deals === deals.count || guess + hopeless * error < stands) return guess
  return under(view, [standing], deals, budget)?.means[0]?.[0]
}

/** `calls` are the viewer's legal calls. */
export function bestCall(
  view: View,
  calls: readonly Call[],
  budget: Budget,
  memory: Memory | undefined,
): Call | undefined {
  if (calls.length === 1) return calls[0]
  const values = callValues(view, calls, dealsOf(view, memory, likelyCalls(view)), budget)
  return values === undefined ? undefined : calls[values.indexOf(Math.max(...values))]
}
