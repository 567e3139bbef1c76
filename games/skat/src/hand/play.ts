/** Tricks: clockwise, three cards each, the winner leads to the next (4.1.1, 4.4.1, 4.4.2). */
import { bit, type Card, type Cards, type Seat, without } from '@stolik/core'
import type { Announcement } from '../rules/announcement.js'
import { pointsOf, winning } from '../rules/cards.js'
import { nullGame } from '../rules/games.js'
import type { Ended, Over, Playing } from './state.js'
import type { Swap, WonTrick } from '../rules/view.js'

const nobody: readonly Seat[] = []

/** The seat `steps` places after `seat`, among three (1.1.1). */
export const clockwise = (seat: Seat, steps: number): Seat => {
  const to = seat + steps
  return to >= 3 ? to - 3 : to
}

/** The seat whose card is awaited. */
export const turn = (s: Pick<Playing, 'trick'>): Seat => clockwise(s.trick.leader, s.trick.cards.length)

/** The state before the first card: forehand leads (4.1.1). */
export const firstLead = (
  s: Pick<Playing, 'rules' | 'deal' | 'calls' | 'bid' | 'declarer'>,
  announcement: Announcement,
  hands: Playing['hands'],
  discard: Cards | null,
  swaps: readonly Swap[],
): Playing => ({
  phase: 'play',
  rules: s.rules,
  deal: s.deal,
  calls: s.calls,
  bid: s.bid,
  declarer: s.declarer,
  discard,
  announcement,
  swaps,
  hands,
  trick: { leader: 0, cards: [] },
  played: 0,
  tricks: [],
  won: [0, 0, 0],
  points: [0, 0, 0],
  look: null,
  offer: null,
  declined: nobody,
  open: nobody,
})

/** Returns the state after the seat whose turn it is has played a card. */
export function playCard(s: Playing, card: Card): Playing | Over {
  const [a, b, c] = s.hands
  // Removes the card from all hands, but only one of them holds it.
  const hands: Playing['hands'] = [without(a, card), without(b, card), without(c, card)]
  const [one, two] = s.trick.cards
  if (one === undefined) return onTable(s, hands, { leader: s.trick.leader, cards: [card] })
  if (two === undefined) return onTable(s, hands, { leader: s.trick.leader, cards: [one, card] })
  return complete(s, hands, [one, two, card])
}

const onTable = (s: Playing, hands: Playing['hands'], trick: Playing['trick']): Playing => ({
  phase: 'play',
  rules: s.rules,
  deal: s.deal,
  calls: s.calls,
  bid: s.bid,
  declarer: s.declarer,
  discard: s.discard,
  announcement: s.announcement,
  swaps: s.swaps,
  hands,
  trick,
  played: s.played,
  tricks: s.tricks,
  won: s.won,
  points: s.points,
  look: s.look,
  offer: null,
  declined: s.declined,
  open: s.open,
})

const plus = (sums: readonly number[], seat: Seat, n: number): readonly number[] => {
  const [a, b, c] = sums as [number, number, number]
  return [seat === 0 ? a + n : a, seat === 1 ? b + n : b, seat === 2 ? c + n : c]
}

/** The third card completes the trick (4.4.1). Null is lost, and over, with the declarer's first trick (5.2.7). */
function complete(s: Playing, hands: Playing['hands'], cards: readonly [Card, Card, Card]): Playing | Over {
  const winner = clockwise(s.trick.leader, winning(s.announcement.game, cards))
  const value = pointsOf(cards[0]) + pointsOf(cards[1]) + pointsOf(cards[2])
  const next: Playing = {
    phase: 'play',
    rules: s.rules,
    deal: s.deal,
    calls: s.calls,
    bid: s.bid,
    declarer: s.declarer,
    discard: s.discard,
    announcement: s.announcement,
    swaps: s.swaps,
    hands,
    trick: { leader: winner, cards: [] },
    played: s.played | bit(cards[0]) | bit(cards[1]) | bit(cards[2]),
    tricks: [...s.tricks, { leader: s.trick.leader, cards, winner }],
    won: plus(s.won, winner, 1),
    points: plus(s.points, winner, value),
    look: s.look,
    offer: null,
    declined: nobody,
    open: s.open,
  }
  const nullLost = s.announcement.game === nullGame && winner === s.declarer
  return nullLost || next.tricks.length === 10 ? finished(next, null) : next
}

/** The state at the end of a hand, played to its end or ended early. */
export const finished = (s: Playing, ended: Ended | null): Over => ({
  phase: 'over',
  rules: s.rules,
  deal: s.deal,
  calls: s.calls,
  bid: s.bid,
  hands: s.hands,
  played: s.played,
  trick: s.trick.cards.length === 0 ? null : s.trick,
  tricks: s.tricks,
  won: s.won,
  points: s.points,
  look: s.look,
  ramsz: false,
  game: {
    declarer: s.declarer,
    announcement: s.announcement,
    discard: s.discard,
    swaps: s.swaps,
    ended,
  },
})

/** The skat as it lay during play: as the declarer or the last opponent to take it left it, or as dealt (2.2.1). */
export function skatInPlay({ game, rules, deal }: Over): Cards {
  const last = rules.rewolucjaExchange === 'skat' ? game?.swaps.at(-1) : undefined
  return game?.discard ?? last?.gave ?? deal.skat
}

/** The position, from 0, in which a seat plays to a trick. */
export const place = (leader: Seat, seat: Seat): number =>
  seat >= leader ? seat - leader : seat + 3 - leader

/** The last trick, while the viewer may still look at it: until they have played to the next one (4.4.3). */
export function lastTrickSeen(
  { tricks, trick }: Pick<Playing, 'tricks' | 'trick'>,
  seat: Seat | null,
): WonTrick | null {
  const last = tricks.at(-1) ?? null
  if (seat === null) return last
  return trick.cards.length > place(trick.leader, seat) ? null : last
}
