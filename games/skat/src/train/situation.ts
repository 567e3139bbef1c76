/** What a question is about: a deal by seed, and the seat and the calls that make it one. */
import { seeded, step, type Cards, type Random, type Seat } from '@stolik/core'
import { bidValues, lowestBid } from '../rules/bids.js'
import type { Deal } from '../hand/deal.js'
import { familyOf, grand, type GameKind } from '../rules/games.js'
import { play, type SkatShapes } from '../game/playing.js'
import { profiles } from '../rules/profiles.js'
import type { Rules } from '../rules/rules.js'
import type { State } from '../hand/state.js'
import { outlooks, promise, prospects, type Outlooks, worthOf } from '../think/bidding/outlook.js'
import { promised } from '../think/bidding/promised.js'
import { weights } from '../think/bidding/weights.js'
import { passing } from '../think/bidding/worth.js'
import type { View } from '../rules/view.js'
import type { Kind, Topic } from './kinds.js'

/** The rules that lessons teach. */
export const rules: Rules = profiles.pzskat

/** Suits from the lowest value to the highest, then grand and null. */
export const orderOf = (game: GameKind): number => (game < grand ? grand - 1 - game : game)

/** How many of a hundred hands shall be about what. Without it nearly half would be passed, and null games hardly ever come. */
const shares: readonly (readonly [Topic, number])[] = [
  ['pass', 30],
  ['suit', 35],
  ['grand', 20],
  ['null', 15],
]
/** So many deals are looked at for a hand of the topic wanted. */
const tries = 60
/** A quick look at a hand takes one skat of so many. */
const every = 11
/** A hand that is so many points worse at playing than at passing is no question. */
const hopeless = 80

interface Dealt {
  readonly deal: Deal
  readonly seat: Seat
}

export interface Situation {
  readonly view: View
  /** Who said what, as the words tell it: the end of the code of a sentence. */
  readonly sentence: string
}

/** The situation of the last question: its answer comes next. */
let last: { readonly kind: Kind; readonly seed: string; readonly found: Situation } | undefined

/** The same kind and seed give the same situation. */
export function situation(kind: Kind, seed: string): Situation {
  if (last?.kind !== kind || last.seed !== seed) last = { kind, seed, found: drawn(kind, seed) }
  return last.found
}

function drawn(kind: Kind, seed: string): Situation {
  const random = seeded(`train/${kind}/${seed}`)
  const dealt = dealFor(kind, random)
  if (kind === 'open') return after(dealt, openings[dealt.seat] as Told)
  if (kind === 'answer') return after(dealt, answering(dealt, random))
  return after(dealt, taking[dealt.seat] as Told)
}

/** The calls before a question, in order, and how they are told. */
type Told = readonly [told: string, ...calls: readonly (readonly [Seat, string])[]]

const openings: readonly Told[] = [['open.0', [1, 'pass'], [2, 'pass']], ['open.1'], ['open.2', [1, 'pass']]]
const low = String(lowestBid)
const taking: readonly Told[] = [
  ['discard.0', [1, 'pass'], [2, 'pass'], [0, 'play'], [0, 'take']],
  ['discard.1', [1, low], [0, 'pass'], [2, 'pass'], [1, 'take']],
  ['discard.2', [1, 'pass'], [2, low], [0, 'pass'], [2, 'take']],
]

/** Another player's value, around the highest one that these cards are worth. */
function answering({ deal, seat }: Dealt, random: Random): Told {
  const values = bidValues(rules)
  const most = promised(rules, deal.hands[seat] as Cards, seat).bid
  const middle = most === null ? 2 : values.indexOf(most)
  const value = values[Math.max(1, middle + random.below(6) - 2)] as number
  if (seat === 1) return ['answer.1', [1, low], [0, 'pass'], [2, String(value)]]
  return random.below(2) === 0
    ? ['answer.0', [1, String(value)]]
    : ['answer.2', [1, 'pass'], [2, String(value)]]
}

function after({ deal, seat }: Dealt, [history, ...calls]: Told): Situation {
  let state: State = play.setup(rules, deal, {})
  for (const [by, text] of calls) {
    const next = step<SkatShapes>(play, state, by, text)
    if ('refused' in next) throw new Error(`${by} cannot ${text}`)
    state = next
  }
  return { view: play.view(state, seat), sentence: history }
}

/** The first of some deals whose hand is about what is wanted; the last one if none is. */
function dealFor(kind: Kind, random: Random): Dealt {
  const wanted = draw(kind, random)
  for (let n = 1; ; n++) {
    const deal = play.deal(rules, random)
    const seat = random.below(seatsAsked(kind, wanted))
    if (n === tries || looksLike(deal.hands[seat] as Cards, seat) === wanted) return { deal, seat }
  }
}

/** Rearhand has nobody to answer, and middlehand answers only after a bid of their own. */
const seatsAsked = (kind: Kind, wanted: Topic): number => {
  if (kind !== 'answer') return 3
  return wanted === 'pass' ? 1 : 2
}

/** A player who passes takes no skat. */
function draw(kind: Kind, random: Random): Topic {
  const among = kind === 'discard' ? shares.filter(([topic]) => topic !== 'pass') : shares
  let n = random.below(among.reduce((sum, [, share]) => sum + share, 0))
  for (const [topic, share] of among) if ((n -= share) < 0) return topic
  return 'suit'
}

/** What a hand is about at a quick look; undefined if nobody would think about playing it. */
function looksLike(hand: Cards, seat: Seat): Topic | undefined {
  const found = outlooks(weights, rules, hand, seat === 0, every)
  const { take, hand: fromHand } = prospects(weights, rules, found, lowestBid, 0)
  const pass = passing(rules, weights, { hand, promised: promise(weights, found) }, false, 2)
  const gain = Math.max(take, fromHand) - pass
  if (gain > 0) return familyOf(bestOf(found))
  return gain > -hopeless ? 'pass' : undefined
}

function bestOf({ skats, hand }: Outlooks): GameKind {
  const taken = (skats[0] ?? []).map((_, i) => skats.flatMap((all) => all[i] ?? []))
  const rows = [...taken, ...hand.map((one) => [one])].map((all) => ({
    game: all[0]?.announcement.game as GameKind,
    worth: all.reduce((sum, one) => sum + worthOf(weights, rules, one, lowestBid, 0), 0) / all.length,
  }))
  return rows.reduce((best, one) => (one.worth > best.worth ? one : best)).game
}
