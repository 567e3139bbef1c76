/** The calls of the bot. It imagines possible hands and counts how often its side would win with open hands. */
import { type Cards, list, none, type Random, type Seat, shuffled, toSet } from '@stolik/core'
import { openCalls } from '../hand/auction-legal.js'
import type { Call } from '../rules/moves.js'
import { deck, total } from '../rules/order.js'
import { ladderFor } from '../rules/ladder.js'
import { rulesIn } from '../rules/profiles.js'
import type { Contract, Side } from '../rules/rules.js'
import type { View } from '../rules/view.js'
import { securerFor } from './reckon.js'
import { imagine, seatsOf, sidesIn, type World } from './worlds.js'

/** How many worlds to draw until the call makes sense, and how many deals to test the caller's hand with in each. */
const draws = 12
const deals = 3

/** Returns a world in which the caller of the current gran or zolla would call it, or else any world. */
function believe(view: View, random: Random): World {
  let world = imagine(view, random)
  const { owner, contract } = view
  if (owner === null || owner === view.seat || (contract !== 'gran' && contract !== 'zolla')) return world
  for (let i = 1; i < draws && !sensible(view, owner, world.dealt[owner] as Cards, random); i++) {
    world = imagine(view, random)
  }
  return world
}

/** Whether a hand wins alone in a few random deals of the other cards. */
function sensible(view: View, owner: Seat, hand: Cards, random: Random): boolean {
  const rules = rulesIn(view)
  const secure = securerFor(ladderFor(rules, view.contract), rules.win)
  const others = deck.filter((c) => !list(hand).includes(c))
  for (let i = 0; i < deals; i++) {
    const pool = shuffled(others, random)
    const hands = [none, none, none, none].map((_, seat) =>
      seat === owner ? hand : toSet(pool.splice(0, 4)),
    )
    if (!secure([owner], hands)) return false
  }
  return true
}

const worlds = 16
/** How sure the bot must be. A lost contract costs twice what a won one brings, and a raise doubles both. */
const sure = { solo: 0.7, du: 0.95, cicha: 0.75, raise: 0.75, against: 1 }

/** `view.seat` must be on turn, so it is not null. */
export function chooseCall(view: View, random: Random): Call {
  const open = openCalls(rulesIn(view), view)
  const solo = soloCall(view, open, random)
  if (solo !== undefined) return solo
  if (open.includes('wesele') && (view.mustBid || chance(view, 'cicha', sure.cicha, random) === undefined))
    return 'wesele'
  const raise = open.find((call) => rulesIn(view).raises.some((name) => name === call))
  if (raise !== undefined && worthRaising(view, random)) return raise
  return open[0] as Call
}

/** Zolla or gran, whichever is safer, with du if it almost certainly takes every trick. */
function soloCall(view: View, open: readonly Call[], random: Random): Call | undefined {
  if (view.contract !== 'zwykla' && view.contract !== 'wesele' && view.owner === view.seat) return undefined
  let best: { call: Call; won: number } | undefined
  for (const bid of ['zolla', 'gran'] as const) {
    if (!open.includes(bid) && !open.includes(`${bid}-du`)) continue
    const won = chance(view, bid, sure.solo, random)
    if (won === undefined || won <= (best?.won ?? 0)) continue
    const all = open.includes(`${bid}-du`) && chance(view, bid, sure.du, random, total) !== undefined
    const call = all ? (`${bid}-du` as const) : bid
    if (open.includes(call)) best = { call, won }
  }
  return best?.call
}

/** Against a called gran or zolla it must be surer, because the caller holds better cards than average. */
function worthRaising(view: View, random: Random): boolean {
  const alone = view.contract === 'gran' || view.contract === 'zolla'
  const needed = alone && view.owner !== view.seat ? sure.against : sure.raise
  return chance(view, view.contract, needed, random) !== undefined
}

/**
 * Returns the share of worlds in which the bot's side wins, or takes `points`. Undefined as soon as more are lost than `needed`
 * allows. For any contract other than the current one, the bot is assumed to be its owner.
 */
function chance(
  view: View,
  contract: Contract,
  needed: number,
  random: Random,
  points?: number,
): number | undefined {
  const seat = view.seat as number
  const rules = rulesIn(view)
  const owner = contract === view.contract ? view.owner : seat
  const ladder = ladderFor(rules, contract)
  let lost = 0
  for (let i = 0; i < worlds; i++) {
    const world = believe(view, random)
    const sides = sidesIn(view, world, contract, owner)
    const mine = sides[seat] as Side
    const target = points ?? (mine === 'starzy' ? rules.win : total - rules.win + 1)
    if (!securerFor(ladder, target)(seatsOf(sides, mine), world.hands)) lost += 1
    if (lost > (1 - needed) * worlds) return undefined
  }
  return 1 - lost / worlds
}
