/** Whether to bid or to pass: by the chances of the games that a master would choose over every skat, and by what passing is worth. */
import type { Cards, Decision, Seat } from '@stolik/core'
import { lowestBid } from '../rules/bids.js'
import { nullGame } from '../rules/games.js'
import { legal } from '../hand/legal.js'
import { write, type Move } from '../hand/moves.js'
import { clockwise } from '../hand/play.js'
import { play } from '../game/playing.js'
import type { Rules } from '../rules/rules.js'
import type { State } from '../hand/state.js'
import { against, judged, playOrPass } from '../think/bidding/auction.js'
import type { Held } from '../think/bidding/features.js'
import { optionsOf, type Option } from '../think/bidding/options.js'
import { chanceAt, pairs, prospects, worthOf, type Outlook, type Outlooks } from '../think/bidding/outlook.js'
import { madeIn } from '../think/bidding/try.js'
import { weights } from '../think/bidding/weights.js'
import { worth } from '../think/bidding/worth.js'
import type { View } from '../rules/view.js'

/** A position in the auction in which a player may bid so high. */
interface Bidding {
  readonly rules: Rules
  readonly view: View
  readonly bid: number
}

/** Undefined if there is nothing to bid. */
export function callIn(state: State, seat: Seat): Decision | undefined {
  const view = play.view(state, seat)
  // The lowest value that can be named; a higher one only gives others less to pass at.
  const call = legal(view).find(({ kind }) => kind === 'bid' || kind === 'hold' || kind === 'play')
  if (call === undefined) return undefined
  const at: Bidding = { rules: state.rules, view, bid: bidOf(view, call) }
  const { made, need } = chancesIn(at)
  const wins = winsAsDealt(at, state, seat)
  const [calls, pass] = [write(call), write({ kind: 'pass' })]
  return {
    kind: 'call',
    seat,
    theme: 'call',
    next: null,
    moves: [calls, pass],
    choices: [
      { move: calls, chance: percent(made), wins },
      { move: pass, chance: percent(need), needed: true, wins: !wins },
    ],
    sure: true,
    choiceOf: (move) => (move === pass ? pass : calls),
  }
}

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(100 * share)))

/** The bid that a call is about. */
const bidOf = (view: View, move: Move): number =>
  move.kind === 'bid' ? move.value : Math.max(view.bid, lowestBid)

/** The outlook that is worth most. */
const bestIn = ({ rules, bid }: Bidding, all: readonly Outlook[], theirs: number): Outlook =>
  all.reduce((best, one) =>
    worthOf(weights, rules, one, bid, theirs) > worthOf(weights, rules, best, bid, theirs) ? one : best,
  )

/** The outlooks that the player would choose: one for each skat, or a single hand game. */
function chosenIn(at: Bidding, found: Outlooks): readonly Outlook[] {
  const { rules, view, bid } = at
  const theirs = against(view)
  const { take, hand } = prospects(weights, rules, found, bid, theirs)
  return hand > take ? [bestIn(at, found.hand, theirs)] : found.skats.map((all) => bestIn(at, all, theirs))
}

/** How often the player wins at a table, and how often they must so that playing is worth more than passing. */
function chancesIn(at: Bidding): { readonly made: number; readonly need: number } {
  const { rules, view, bid } = at
  const theirs = against(view)
  const chosen = chosenIn(at, judged(weights, rules, view.hand, view.seat === 0))
  const mean = (of: (one: Outlook) => number): number =>
    chosen.reduce((sum, one) => sum + of(one), 0) / chosen.length
  const made = mean((one) => chanceAt(weights, one, theirs))
  // What it is worth to win instead of losing.
  const stake = mean(
    ({ announcement: { game }, sure }) =>
      worth(rules, game, sure, bid, { made: 1, schneider: game === nullGame ? 0 : Number(sure < bid) }) -
      worth(rules, game, sure, bid, { made: 0, schneider: 0 }),
  )
  const { play: playing, pass } = playOrPass(weights, rules, view, bid)
  return { made, need: made - (playing - pass) / stake }
}

/** Whether the player wins with the cards as they lay, if they choose their game as a master would. */
function winsAsDealt(at: Bidding, { deal }: State, seat: Seat): boolean {
  const { rules, view, bid } = at
  const { take, hand } = prospects(
    weights,
    rules,
    judged(weights, rules, view.hand, seat === 0),
    bid,
    against(view),
  )
  const fromHand = hand > take
  const twelve = view.hand | deal.skat
  const question = { model: weights, rules, fromHand, bid, against: against(view) }
  const held = (away: Cards): Held => ({ hand: twelve & ~away, away, forehand: seat === 0 })
  const options = fromHand
    ? optionsOf(question, { hand: view.hand, away: 0, forehand: seat === 0 })
    : pairs(twelve).flatMap((away) => optionsOf(question, held(away)))
  const best = options.reduce((a, b): Option => (b.worth > a.worth ? b : a))
  const dealt = {
    left: deal.hands[clockwise(seat, 1) as 0],
    right: deal.hands[clockwise(seat, 2) as 0],
    skat: fromHand ? deal.skat : best.held.away,
  }
  // A game whose value does not reach the bid is lost unless its schneider saves it.
  return best.sure >= bid && madeIn(rules, best, dealt, seat)
}
