/** Positions with open cards made by playing at random, and a plain search of them that knows nothing but the real rules. */
import {
  count,
  has,
  list,
  pick,
  shuffled,
  step,
  toSet,
  type Cards,
  type Random,
  type Seat,
} from '@stolik/core'
import {
  announcement,
  type GameKind,
  type Move,
  type Rules,
  ruleSets,
  skat,
  type SkatShapes,
  type State,
  write,
} from '../src/index.js'
import { jacks, playable, points, ramszGame } from '../src/rules/cards.js'
import type { Deal } from '../src/hand/deal.js'
import { patrolkiCards } from '../src/rules/patrolki.js'
import { clockwise } from '../src/hand/play.js'
import type { Playing, Ramsz } from '../src/hand/state.js'
import type { Goal, OpenCards } from '../src/solve/position.js'

export type InPlay = Playing | Ramsz

/** What is played: a game and what is announced, or a ramsz. */
export interface Contract {
  readonly name: string
  readonly profile: string
  readonly game: GameKind | 'ramsz'
  readonly addition?: 'schneider' | 'schwarz' | 'ouvert' | 'rewolucja'
  readonly patrolki?: number
}

export const rulesOf = (profile: string): Rules =>
  (skat.profiles[profile] ?? ruleSets.rulesOf(profile)) as Rules

const isCard = (move: Move): boolean => move.kind === 'card'

/** Calls that give a seat the game at 18. */
const auctions = [
  ['1:18', '0:hold', '1:pass', '2:pass'],
  ['1:18', '0:pass', '2:pass'],
  ['1:pass', '2:18', '0:pass'],
] as const

/** The state after a move written as text; throws if it is refused. */
export function move(state: State, seat: Seat, text: string): State {
  const next = step<SkatShapes>(skat, state, seat, text)
  if ('refused' in next) throw new Error(`${seat}:${text} ${next.refused}`)
  return next
}

/** Deals so that one seat holds certain cards. */
function dealTo(seat: Seat, held: Cards, random: Random): Deal {
  const all = shuffled(
    Array.from({ length: 32 }, (_, c) => c).filter((c) => !has(held, c)),
    random,
  )
  const hands = [0, 1, 2].map((s) => {
    const own = s === seat ? held : 0
    return own | toSet(all.splice(0, 10 - count(own)))
  }) as [Cards, Cards, Cards]
  return { hands, skat: toSet(all) }
}

/** A hand before its first card, dealt as `given`, or at random so that the declarer can announce the contract. */
export function begun(
  { profile, game, addition, patrolki = 0 }: Contract,
  declarer: Seat,
  random: Random,
  fixed?: Deal,
): InPlay {
  const rules = rulesOf(profile)
  // Levels above simple are seldom in reach of a hand as it comes, so the declarer is given the jacks.
  const needs = addition === 'schneider' || addition === 'schwarz'
  const held =
    game === 'ramsz' || !(needs || patrolki > 0) ? 0 : needs ? jacks : toSet(patrolkiCards(game, patrolki))
  const carry = skat.between(rules, [])
  let state: State = skat.setup(rules, fixed ?? dealTo(declarer, held, random), carry)
  if (game === 'ramsz') {
    while (state.phase === 'auction') state = move(state, skat.toAct(state)[0] as Seat, 'pass')
  } else {
    for (const call of auctions[declarer] as readonly string[])
      state = move(state, Number(call[0]), call.slice(2))
    state = move(state, declarer, 'hand')
    state = move(
      state,
      declarer,
      write({ kind: 'announce', announcement: announcement(game, true, addition, patrolki) }),
    )
    while (state.phase === 'exchange') {
      const seat = skat.toAct(state)[0] as Seat
      state = skat.apply(state, seat, pick(skat.legal(skat.view(state, seat)), random))
    }
  }
  if (state.phase !== 'play' && state.phase !== 'ramsz') throw new Error(`not in play: ${state.phase}`)
  return state
}

const cardsOf = (state: InPlay): readonly Move[] =>
  skat.legal(skat.view(state, skat.toAct(state)[0] as Seat)).filter(isCard)

/** Plays random cards until so many cards are left in the hand of whoever is to play; undefined if the hand ends before. */
export function playedTo(start: InPlay, left: number, reserved: Cards, random: Random): InPlay | undefined {
  let state: State = start
  while (state.phase === 'play' || state.phase === 'ramsz') {
    const seat = skat.toAct(state)[0] as Seat
    const cards = cardsOf(state)
    if (count(state.hands[seat as 0]) <= left) return state
    const sensible = cards.filter((m) => m.kind === 'card' && !has(reserved, m.card))
    state = skat.apply(state, seat, pick(sensible.length > 0 ? sensible : cards, random))
  }
  return undefined
}

/** The position of a state, counted from the declarer or from seat `from`. */
export function openCards(state: InPlay, from: Seat, goal: Goal): OpenCards {
  const hands = [0, 1, 2].map((i) => state.hands[clockwise(from, i) as 0]) as [Cards, Cards, Cards]
  const skatPoints = state.phase === 'ramsz' ? 0 : points(state.discard ?? state.deal.skat)
  return {
    game: state.phase === 'ramsz' ? ramszGame : state.announcement.game,
    goal,
    hands,
    leader: (state.trick.leader + 3 - from) % 3,
    trick: state.trick.cards,
    points: (state.points[from] as number) + skatPoints,
    missed: false,
  }
}

/** What is looked for: the value of a hand's end to a player, who wants it high or low. */
export interface Sought {
  readonly player: Seat
  readonly high: boolean
  readonly outcome: (over: State) => number
  /** What of the outcome is settled so far, whatever comes. */
  readonly settled: (state: InPlay) => number
  /** Tells apart ways to the same cards that may have different outcomes. */
  readonly way: (state: InPlay) => string
}

/** The cards that may be played, by the rules, but without a view: that takes most of the time of a search. */
const playableIn = (at: InPlay, seat: Seat): Cards =>
  playable(at.phase === 'ramsz' ? ramszGame : at.announcement.game, at.trick.cards, at.hands[seat as 0])

/** Returns the value of states with best play by everyone, found by going through every legal card. */
export function fullSearch({ player, high, outcome, settled, way }: Sought): (state: State) => number {
  const known = new Map<string, number>()
  return function value(at: State): number {
    if (at.phase !== 'play' && at.phase !== 'ramsz') return outcome(at)
    const key = at.trick.cards.length === 0 ? `${at.hands.join()} ${at.trick.leader} ${way(at)}` : undefined
    const found = key === undefined ? undefined : known.get(key)
    if (found !== undefined) return found + settled(at)
    const seat = skat.toAct(at)[0] as Seat
    const values = list(playableIn(at, seat)).map((card) =>
      value(skat.apply(at, seat, { kind: 'card', card })),
    )
    const best = (seat === player) === high ? Math.max(...values) : Math.min(...values)
    if (key !== undefined) known.set(key, best - settled(at))
    return best
  }
}
