/** What a finished hand of Skat shows to whoever looks whether it was played fairly. No page loads this. */
import {
  type CallSeen,
  type Card,
  type Cards,
  type CardSeen,
  count,
  type GameSeen,
  type HandRecord,
  type HandSeen,
  type HonestRates,
  readCard,
  type Scrutiny,
  type Seat,
  firstState,
  momentsOf,
} from '@stolik/core'
import { sets } from '../rules/knobs.js'
import { play, type SkatShapes } from '../game/playing.js'
import { beforeLead } from '../solve/recorded.js'
import type { Over, Playing, State } from '../hand/state.js'
import { result } from '../settle/settlement.js'
import { calledLogit, chanceOf, openLogit, practical, schneiderIfMade } from '../think/bidding/model.js'
import { weights } from '../think/bidding/weights.js'
import { playable } from '../rules/cards.js'
import { clockwise } from '../hand/play.js'
import { after, mover, type OpenCards } from '../solve/position.js'
import { reached } from '../solve/solve.js'
import { lowestBid } from '../rules/bids.js'
import { nullGame } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import { chanceAt, outlooks, type Outlook, type Outlooks } from '../think/bidding/outlook.js'

/** The chance of making a game and reaching the value that was called; the schneider may bring what is missing. */
function reaching(rules: Rules, one: Outlook, value: number): number {
  const { announcement, sure, logit, open } = one
  const made = chanceAt(weights, one, 0)
  if (sure >= value) return made
  const { game } = announcement
  if (game === nullGame || open || sure + rules.bases[game] < value) return 0
  return made * schneiderIfMade(weights, game, logit)
}

/** The chance of the best game for a value, over all skats that may lie there; a value of 0 asks for any game. */
export function chanceOfCall(rules: Rules, found: Outlooks, value: number): number {
  const best = (all: readonly Outlook[]): number =>
    all.reduce((top, one) => Math.max(top, reaching(rules, one, Math.max(value, lowestBid))), 0)
  const taken = found.skats.reduce((sum, all) => sum + best(all), 0) / found.skats.length
  return Math.max(taken, best(found.hand))
}

/** One of so many skats is looked at: 33 of them tell a chance well enough. */
const fewer = 7

/** Judges each hand once, when it is first asked about. */
function judging(rules: Rules, hands: readonly Cards[]): (seat: number, value: number) => number {
  const found = new Map<number, Outlooks>()
  return (seat, value) => {
    const known = found.get(seat) ?? outlooks(weights, rules, hands[seat] as Cards, seat === 0, fewer)
    found.set(seat, known)
    return chanceOfCall(rules, known, value)
  }
}

/** Follows the cards of a game from its first lead on. */
interface Followed {
  readonly position: OpenCards
  /** Whether the declarer makes the game from here. */
  readonly reached: boolean
}

const followed = (position: OpenCards): Followed => ({ position, reached: reached(position) })

/** The position after a card, and what the card shows; nothing if its player had no choice or had lost the game before. */
function follow(
  { position, reached: before }: Followed,
  declarer: Seat,
  move: number,
  card: Card,
): { readonly next: Followed; readonly seen: CardSeen | undefined } {
  const who = mover(position)
  const choices = count(playable(position.game, position.trick, position.hands[who as 0]))
  const next = after(position, card)
  // With best play only a card of the side that wins can change who wins, and a forced card cannot.
  const mine = (who === 0) === before
  const now = mine && choices > 1 ? reached(next) : before
  const seat = clockwise(declarer, who)
  const others = [1, 2].map((i) => clockwise(declarer, i))
  const seen: CardSeen = { move, seat, gave: now !== before, to: who === 0 ? others : [declarer] }
  return { next: { position: next, reached: now }, seen: mine && choices > 1 ? seen : undefined }
}

/** The highest call of an opponent, which tells that they hold something. */
const against = ({ calls, declarer }: Playing): number =>
  calls.reduce(
    (top, { seat, call, value }) => (seat === declarer || call === 'pass' ? top : Math.max(top, value)),
    0,
  )

/** A game as its declarer could judge it. Whatever is announced beyond the game must come off as well, so such games are left out. */
function gameSeen(first: Playing, over: Over): GameSeen | null {
  const { declarer, announcement, hands, discard } = first
  const { game, schneider, schwarz, patrolki, rewolucja, ouvert } = announcement
  const entry = result(over)?.entry
  if (schneider || schwarz || patrolki > 0 || rewolucja || entry?.kind !== 'played') return null
  const held = { hand: hands[declarer as 0], away: discard ?? 0, forehand: declarer === 0 }
  const logit = openLogit(weights, discard === null ? 'hand' : 'taken', game, held)
  const kind = { game, hand: discard === null }
  const chance = ouvert
    ? chanceOf(calledLogit(weights, kind, logit, against(first)))
    : practical(weights, kind, logit, against(first))
  return { seat: declarer, chance, won: entry.value.won }
}

/** What the detectors counted of honest bots: by `npm run fairness`, as docs/fairness.md tells. */
const honest: HonestRates = {
  seed: 1,
  hands: 20_000,
  marks: {
    bids: { found: 0, among: 600 },
    cards: { found: 0, among: 600 },
    times: { found: 0, among: 300 },
    addresses: { found: 0, among: 300 },
    results: { found: 0, among: 300 },
  },
  cases: {
    bids: { found: 2_372, among: 36_842 },
    cards: { found: 9_702, among: 19_836 },
    results: { found: 16_285, among: 19_640 },
  },
}

function see(record: HandRecord): HandSeen | undefined {
  const start = firstState<SkatShapes>(play, sets, record)
  if (start === undefined) return undefined
  const calls: CallSeen[] = []
  const cards: CardSeen[] = []
  const chanceOf = judging(start.rules, start.deal.hands)
  let first: Playing | undefined
  let line: Followed | undefined
  let state: State = start
  let made = 0
  for (const { step, seat, move, before, after: next } of momentsOf<SkatShapes>(play, sets, record)) {
    if (before.phase === 'auction') {
      const raises = move !== 'pass'
      calls.push({ move: step, seat, raises, chance: chanceOf(seat, raises ? next.bid : 0) })
    }
    const card = before.phase === 'play' ? readCard(move) : undefined
    if (first !== undefined && line !== undefined && card !== undefined) {
      const followedOn = follow(line, first.declarer, step, card)
      if (followedOn.seen !== undefined) cards.push(followedOn.seen)
      line = followedOn.next
    }
    if (first === undefined && next.phase === 'play') {
      first = next
      line = followed(beforeLead(next))
    }
    state = next
    made++
  }
  if (state.phase !== 'over' || made < record.moves.length) return undefined
  return { calls, cards, game: first === undefined ? null : gameSeen(first, state) }
}

export const scrutiny: Scrutiny = { noChance: 0.4, honest, see }
