/** What the bot says: it counts how often its side would win with open hands, over hands as they may lie. */
import type { Random } from '@stolik/core'
import { openCalls } from '../auction-legal.js'
import type { Call } from '../moves.js'
import { total } from '../order.js'
import { rulesOf } from '../profiles.js'
import type { Contract, Side } from '../rules.js'
import type { View } from '../view.js'
import { believe } from './believe.js'
import { solverFor } from './reckon.js'
import { seatsOf, sidesIn } from './worlds.js'

const worlds = 16
/** How sure it must be: a lost contract costs twice what a won one brings, a raise doubles either. */
const sure = { solo: 0.7, du: 0.95, cicha: 0.75, raise: 0.75, against: 1 }

/** `view.seat` is not null and on turn. */
export function chooseCall(view: View, random: Random): Call {
  const open = openCalls(view)
  const solo = soloCall(view, open, random)
  if (solo !== undefined) return solo
  if (open.includes('wesele') && (view.mustBid || !odds(view, 'cicha', sure.cicha, random).sure))
    return 'wesele'
  const raise = open.find((call) => rulesOf(view.profile).raises.some((name) => name === call))
  if (raise !== undefined && worthRaising(view, random)) return raise
  return open[0] as Call
}

/** Zolla or gran, whichever is surer; with du if every trick is as good as taken. */
function soloCall(view: View, open: readonly Call[], random: Random): Call | undefined {
  if (view.contract !== 'zwykla' && view.contract !== 'wesele' && view.owner === view.seat) return undefined
  let best: { call: Call; won: number } | undefined
  for (const bid of ['zolla', 'gran'] as const) {
    if (!open.includes(bid) && !open.includes(`${bid}-du`)) continue
    const chance = odds(view, bid, sure.solo, random)
    const call = open.includes(`${bid}-du`) && chance.all >= sure.du ? (`${bid}-du` as const) : bid
    if (open.includes(call) && chance.sure && chance.won > (best?.won ?? 0)) best = { call, won: chance.won }
  }
  return best?.call
}

/** Against a called solo it takes more: who called it holds better cards than a stranger would. */
function worthRaising(view: View, random: Random): boolean {
  const alone = view.contract === 'gran' || view.contract === 'zolla'
  const needed = alone && view.owner !== view.seat ? sure.against : sure.raise
  return odds(view, view.contract, needed, random).sure
}

interface Odds {
  /** Whether the bot's side wins often enough. */
  readonly sure: boolean
  /** Share of the worlds looked at in which it wins. */
  readonly won: number
  /** Share in which it takes every trick. */
  readonly all: number
}

/**
 * `cicha` and the bids are played by the bot itself, unless it is what stands. It looks no further once more worlds
 * are lost than `needed` allows.
 */
function odds(view: View, contract: Contract, needed: number, random: Random): Odds {
  const seat = view.seat as number
  const rules = rulesOf(view.profile)
  const owner = contract === view.contract ? view.owner : seat
  const solver = solverFor(contract === 'gran' ? rules.granLadder : rules.ladder)
  let won = 0
  let all = 0
  for (let seen = 1; seen <= worlds; seen++) {
    const world = believe(view, random)
    const sides = sidesIn(view, world, contract, owner)
    const mine = sides[seat] as Side
    const points = solver.value({ hands: world.hands, leader: 0, trick: [] }, seatsOf(sides, mine))
    if (points >= (mine === 'starzy' ? rules.win : total - rules.win + 1)) won += 1
    if (points === total) all += 1
    if (seen - won > (1 - needed) * worlds) return { sure: false, won: won / seen, all: all / seen }
  }
  return { sure: true, won: won / worlds, all: all / worlds }
}
