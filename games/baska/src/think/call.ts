/** The call that pays most on average over all deals that the view allows. */
import type { Budget, Seat } from '@stolik/core'
import { ladderFor } from '../rules/ladder.js'
import type { Call } from '../rules/moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'
import { type Ahead, aheadOf, type Point } from './ahead.js'
import { likelyTurns } from './callers.js'
import { standingOf } from './card.js'
import { type Deals, dealsOf, likely, wanted } from './deals.js'
import { type Standing, stakesIn } from './stakes.js'
import { outcomesOf } from './value.js'

const solos: Readonly<Partial<Record<Call, Pick<Standing, 'contract' | 'du'>>>> = {
  wesele: { contract: 'wesele', du: false },
  gran: { contract: 'gran', du: false },
  zolla: { contract: 'zolla', du: false },
  'gran-du': { contract: 'gran', du: true },
  'zolla-du': { contract: 'zolla', du: true },
}

/** The contract after a call of a contract by the viewer. */
function after(view: View, call: Call): Standing {
  const now = standingOf(view)
  const called = solos[call]
  if (called !== undefined) return { ...now, ...called, owner: view.seat, raises: [] }
  return { ...now, du: true, raises: [] }
}

const isRaise = (view: View, call: Call): boolean => rulesIn(view).raises.some((raise) => raise === call)

/** Contracts that are worse by so many standard errors over a few deals are not valued over more of them. */
const glances = [48, 256]
const hopeless = 5

/** Passes in a row at the end of the calls, and the seats that have spoken. */
function pointOf({ calls, seat, raises }: View): Point {
  const passes = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'pas')
  const spoken = calls.reduce((set, call) => set | (1 << call.seat), 0)
  return { raised: raises, turn: seat as Seat, passes, spoken }
}

/** Returns what a contract pays if no higher one is called; undefined if time is up before anything is known. */
function aheadIn(view: View, auction: Standing, all: Deals, budget: Budget, most: number): Ahead | undefined {
  const rules = rulesIn(view)
  const ladder = ladderFor(rules, auction.contract)
  const deals = likely(all, most)
  const payments = stakesIn(rules, auction, deals, view.played)
  const outcomes = outcomesOf(view, ladder, payments, deals, budget)
  return outcomes && aheadOf(view, auction, deals, outcomes)
}

/** Returns what each call pays; undefined if time is up before anything is known. */
export function callValues(
  view: View,
  calls: readonly Call[],
  budget: Budget,
): readonly number[] | undefined {
  const deals = dealsOf(view, undefined, likelyTurns(view))
  const now = pointOf(view)
  const next = { turn: (now.turn + 1) & 3, spoken: now.spoken | (1 << now.turn) }
  const ahead = aheadIn(view, standingOf(view), deals, budget, wanted(deals, budget))
  if (ahead === undefined) return undefined
  const passed = { ...next, raised: now.raised, passes: now.passes + (calls.includes('pas') ? 1 : 0) }
  const stands = ahead(passed).mean
  const out: number[] = []
  for (const call of calls) {
    if (call === 'pas' || call === 'pytam') out.push(stands)
    else if (isRaise(view, call))
      out.push(ahead({ ...next, raised: [...now.raised, now.turn], passes: 0 }).mean)
    else {
      const value = contractWorth(view, after(view, call), next, stands, deals, budget)
      if (value === undefined) return undefined
      out.push(value)
    }
  }
  return out
}

/** Returns what a contract pays, over few deals if that shows that it pays less than what stands. */
function contractWorth(
  view: View,
  auction: Standing,
  next: Pick<Point, 'turn' | 'spoken'>,
  stands: number,
  deals: Deals,
  budget: Budget,
): number | undefined {
  const called = { ...next, raised: [], passes: 0 }
  const most = wanted(deals, budget)
  for (const few of [...glances.filter((few) => few < most), most]) {
    const found = aheadIn(view, auction, deals, budget, few)?.(called)
    if (found === undefined || few === most) return found?.mean
    if (found.mean + hopeless * found.error < stands) return found.mean
  }
  return undefined
}

/** `calls` are the viewer's legal calls. */
export function bestCall(view: View, calls: readonly Call[], budget: Budget): Call | undefined {
  if (calls.length === 1) return calls[0]
  const values = callValues(view, calls, budget)
  return values === undefined ? undefined : calls[values.indexOf(Math.max(...values))]
}
