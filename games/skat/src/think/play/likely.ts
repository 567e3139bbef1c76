/** How likely players with certain cards were to call, discard, announce and play what they did. */
import { type Cards, list, type Random, type Seat } from '@stolik/core'
import { intentions } from '../../bot/auction.js'
import { likelihood, prospect, simpleValue, type Plan } from '../../bot/prospect.js'
import { announcement } from '../../rules/announcement.js'
import { bidValues } from '../../rules/bids.js'
import { gameKinds } from '../../rules/games.js'
import { rulesIn } from '../../rules/profiles.js'
import type { Rules } from '../../rules/rules.js'
import type { Call } from '../../rules/view.js'
import { aside, playedBy, type Places, type Table } from './hidden.js'
import { replying } from './replies.js'

/** What a seat has told in the auction: the highest value they named or held, and the value they did not. */
interface Told {
  readonly seat: Seat
  readonly made: number
  readonly refused: number | undefined
}

/** What each of the other seats has told. */
function toldIn(rules: Rules, calls: readonly Call[], viewer: Seat): readonly Told[] {
  const values = bidValues(rules)
  const above = (bid: number): number => values.find((value) => value > bid) ?? Infinity
  return [0, 1, 2]
    .filter((seat) => seat !== viewer)
    .map((seat) => {
      let [made, refused]: [number, number | undefined] = [0, undefined]
      calls.forEach(({ seat: by, call, value }, i) => {
        if (by !== seat) return
        if (call !== 'pass') made = Math.max(made, value)
        // Who was asked passes at the value; who had to name one passes at the next.
        else refused = calls[i - 1]?.call === 'bid' ? value : above(value)
      })
      return { seat, made, refused }
    })
}

/** The chance of winning with which half the players bid, and how far they differ. */
const enough = 0.62
const spread = 0.08
/** Nobody is sure to do what the model says. */
const astray = 0.03

/** The chance that a player with this hand bids a value: it rises with that of their best game that is worth it. */
function bidding(rules: Rules, hand: Cards, forehand: boolean, values: readonly number[]): readonly number[] {
  const best = values.map(() => 0)
  for (const [wanted, plan] of intentions(rules, hand, forehand)) {
    const value = simpleValue(rules, wanted, plan)
    if (values.every((least) => least > value)) continue
    const p = likelihood(wanted, plan)
    values.forEach((least, i) => {
      if (value >= least && p > (best[i] as number)) best[i] = p
    })
  }
  return best.map((p) => 1 / (1 + Math.exp((enough - p) / spread)))
}

/** The chance that a player with this hand calls as they did. */
function calling(rules: Rules, hand: Cards, { seat, made, refused }: Told): number {
  if (made === 0 && refused === undefined) return 1
  const values = [...(made === 0 ? [] : [made]), ...(refused === undefined ? [] : [refused])]
  const found = bidding(rules, hand, seat === 0, values)
  const reaches = made === 0 ? 1 : (found[0] as number)
  const beyond = refused === undefined ? 0 : (found.at(-1) as number)
  return astray + (1 - 2 * astray) * Math.max(0, reaches - beyond)
}

/** Points of prospect by which a choice becomes 2.7 times as likely. */
const indifference = 10

/** The chance that a declarer chooses this game and discard, compared with other games and with the exchange of single cards. */
function choosing(rules: Rules, table: Table, hand: Cards, away: Cards): number {
  const { view, declarer } = table
  const wanted = view.announcement
  if (wanted === null) return 1
  const plan = (held: Cards, put: Cards): Plan => ({
    stage: 'after',
    hand: held,
    away: put,
    forehand: declarer === 0,
  })
  const chosen = prospect(rules, wanted, view.bid, plan(hand, away))
  let sum = 1
  const against = (measure: number): void => {
    sum += Math.exp((measure - chosen) / indifference)
  }
  for (const game of gameKinds)
    if (game !== wanted.game)
      against(prospect(rules, announcement(game, wanted.hand), view.bid, plan(hand, away)))
  if (!wanted.hand)
    for (const back of list(away))
      for (const card of list(hand)) {
        const swap = (1 << back) | (1 << card)
        against(prospect(rules, wanted, view.bid, plan(hand ^ swap, away ^ swap)))
      }
  return 1 / sum
}

/** Two of twelve cards by lot: any two may have been the skat, as far as the others know. */
function twoOf(cards: Cards, random: Random): Cards {
  const all = list(cards)
  const i = random.below(all.length)
  const j = random.below(all.length - 1)
  return (1 << (all[i] as number)) | (1 << (all[j < i ? j : j + 1] as number))
}

/** Returns a measure of how likely a deal is by what the other players did. */
export function likelihoodOf(table: Table): (places: Places, random: Random) => number {
  const { view, seat, declarer, tricks } = table
  const rules = rulesIn(view)
  const signals = toldIn(rules, view.calls, seat)
  const played = [0, 1, 2].map((each) => playedBy(tricks, each))
  const taken = declarer !== null && declarer !== seat && view.fromHand === false
  const replies = replying(table)
  return (places, random) => {
    let chance = replies(places)
    for (const each of signals) {
      const held = places[each.seat as 0] | (played[each.seat] as Cards)
      const twelve = each.seat === declarer && taken ? held | places[aside] : 0
      chance *= calling(rules, twelve === 0 ? held : twelve & ~twoOf(twelve, random), each)
      if (each.seat === declarer) chance *= choosing(rules, table, held, taken ? places[aside] : 0)
    }
    return chance
  }
}
