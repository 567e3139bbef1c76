import {
  cardNames,
  count,
  readCards,
  shuffled,
  toSet,
  type Cards,
  type Game,
  type Seat,
  type Settled,
  type Text,
} from '@stolik/core'
import { apply } from './apply.js'
import { bot } from './bot.js'
import { disguise } from './disguise.js'
import { legal, notation, write, type Move } from './moves.js'
import { papers } from './papers.js'
import { result, sheet, type Entry } from './result.js'
import { profiles, type Carry, type Rules } from './rules.js'
import { toAct, won, type Deal, type State } from './state.js'
import type { View } from './view.js'

export interface TinyShapes {
  readonly rules: Rules
  readonly deal: Deal
  readonly carry: Carry
  readonly state: State
  readonly move: Move
  readonly view: View
  readonly entry: Entry
}

/** R1 */
const deck = [0, 1, 2].flatMap((suit) => [0, 1, 2, 3].map((rank) => 8 * suit + rank))

const deals: Text<Deal> = {
  write: ({ hands, aside }) => [...hands, aside].map((set) => cardNames(set).join(' ')).join(' / '),
  read: (text) => {
    const sets = text.split(' / ').map((part) => readCards(part.split(' ')))
    if (sets.length !== 4 || !sets.every((set) => set !== undefined && count(set) === 3)) return undefined
    const all = sets.reduce<Cards>((union, set) => union | (set as Cards), 0)
    if (all !== toSet(deck)) return undefined
    return { hands: sets.slice(0, 3) as Cards[], aside: sets[3] as Cards }
  },
}

const carries: Text<Carry> = {
  write: ({ doubled }) => (doubled ? 'doubled' : ''),
  read: (text) => (text === '' || text === 'doubled' ? { doubled: text === 'doubled' } : undefined),
}

const seating = (chairs: number, hand: number): readonly Seat[] => {
  const forehand = hand + 1
  return [0, 1, 2].map((seat) => (forehand + seat) % chairs)
}

function view(state: State, seat: Seat | null): View {
  return {
    phase: state.phase,
    seat,
    toAct: toAct(state),
    doubled: state.carry.doubled,
    hand: seat === null ? 0 : (state.hands[seat] as Cards),
    left: state.hands.map(count),
    calls: state.calls,
    bidder: state.phase === 'bidding' ? null : state.bidder,
    trick: state.phase === 'playing' ? state.trick : { leader: 0, cards: [] },
    lastTrick: state.tricks.at(-1) ?? null,
    won: won(state.tricks),
    disclosure: state.phase === 'over' ? state.deal : null,
  }
}

/** R3 */
const doubled = ({ doubling }: Rules, settled: readonly Settled<Entry>[]): boolean =>
  doubling && settled.at(-1)?.settlement.entry.bidder === null

/** Tiny as a game of the platform; with four at the table the dealer sits out. */
export const tiny: Game<TinyShapes> = {
  id: 'tiny',
  version: 1,
  profiles,
  chairs: () => [3, 4],
  lengths: (_, chairs) => [chairs, 3 * chairs],
  seating,
  dealer: (chairs, hand) => hand % chairs,
  between: (rules, settled) => ({ doubled: doubled(rules, settled) }),
  carries,
  deal: (_, random) => {
    const cards = shuffled(deck, random)
    const [a, b, c, aside] = [0, 3, 6, 9].map((at) => toSet(cards.slice(at, at + 3))) as [
      Cards,
      Cards,
      Cards,
      Cards,
    ]
    return { hands: [a, b, c], aside }
  },
  deals,
  setup: (rules, deal, carry) => ({
    phase: 'bidding',
    rules,
    carry,
    deal,
    hands: deal.hands,
    calls: [],
    tricks: [],
  }),
  toAct,
  view,
  legal,
  write,
  notation,
  apply,
  tricks: ({ tricks }) => tricks.length,
  auto: (seen) => legal(seen)[0] as Move,
  bot,
  result,
  scoreSum: () => 0,
  sheet: (_, chairs, settled) => sheet(chairs, settled),
  papers: papers(seating, doubled),
  disguise,
}
