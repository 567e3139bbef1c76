/** Tricks: clockwise, three cards each, the winner leads to the next (4.1.1, 4.4.1, 4.4.2). */
import type { Card, Cards, Seat } from '@stolik/core'
import { bit, without } from '@stolik/core'
import { pointsOf, winning } from './cards.js'
import { nullGame } from './games.js'
import type { Over, Playing, Resigned } from './state.js'

/** Three seats: who comes `steps` after `seat`. */
export const clockwise = (seat: Seat, steps: number): Seat => {
  const to = seat + steps
  return to >= 3 ? to - 3 : to
}

/** Whose card is awaited. */
export const turn = (s: Playing): Seat => clockwise(s.trick.leader, s.trick.cards.length)

/** The state after the seat on turn has played a card. */
export function playCard(s: Playing, card: Card): Playing | Over {
  const seat = turn(s)
  const [a, b, c] = s.hands
  const hands: Playing['hands'] = [
    seat === 0 ? without(a, card) : a,
    seat === 1 ? without(b, card) : b,
    seat === 2 ? without(c, card) : c,
  ]
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
  soloist: s.soloist,
  discard: s.discard,
  announcement: s.announcement,
  hands,
  trick,
  played: s.played,
  tricks: s.tricks,
  won: s.won,
  points: s.points,
  resignation: null,
  refusedIn: s.refusedIn,
})

const plus = (sums: readonly number[], seat: Seat, n: number): readonly number[] => {
  const [a, b, c] = sums as [number, number, number]
  return [seat === 0 ? a + n : a, seat === 1 ? b + n : b, seat === 2 ? c + n : c]
}

/** The third card completes the trick (4.4.1). Null is lost, and over, with the soloist's first (5.2.7). */
function complete(s: Playing, hands: Playing['hands'], cards: readonly [Card, Card, Card]): Playing | Over {
  const winner = clockwise(s.trick.leader, winning(s.announcement.game, cards))
  const value = pointsOf(cards[0]) + pointsOf(cards[1]) + pointsOf(cards[2])
  const next: Playing = {
    phase: 'play',
    rules: s.rules,
    deal: s.deal,
    calls: s.calls,
    bid: s.bid,
    soloist: s.soloist,
    discard: s.discard,
    announcement: s.announcement,
    hands,
    trick: { leader: winner, cards: [] },
    played: s.played | bit(cards[0]) | bit(cards[1]) | bit(cards[2]),
    tricks: [...s.tricks, { leader: s.trick.leader, cards, winner }],
    won: plus(s.won, winner, 1),
    points: plus(s.points, winner, value),
    resignation: null,
    refusedIn: s.refusedIn,
  }
  const nullLost = s.announcement.game === nullGame && winner === s.soloist
  return nullLost || next.tricks.length === 10 ? finished(next, null) : next
}

/** The hand at its end: played out, or given up. */
export const finished = (s: Playing, resigned: Resigned | null): Over => ({
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
  game: { soloist: s.soloist, announcement: s.announcement, discard: s.discard, resigned },
})

/** The cards under which the points of the skat count, as they lay during play (2.2.1). */
export const skatInPlay = (s: Over): Cards => s.game?.discard ?? s.deal.skat
