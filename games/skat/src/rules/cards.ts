/** How cards rank and which cards follow suit in each game (2.3, 4.2, 4.4.2). The tables are made once. */
import { bit, type Card, card, type Cards, list, rankOf, suitOf } from '@stolik/core'
import { type GameKind, gameKinds, grand, nullGame } from './games.js'

/** In a ramsz, following suit and winning tricks work as in grand. */
export const ramszGame = grand

export const jack = 4
export const jacks: Cards = [0, 1, 2, 3].reduce((set, suit) => set | bit(card(suit, jack)), 0)
export const deck: Cards = -1

/** Card points of the ranks A T K Q J 9 8 7 (1.2.2). */
const rankPoints = [11, 10, 4, 3, 2, 0, 0, 0] as const

export const pointsOf = (c: Card): number => rankPoints[rankOf(c)] as number

/** The sum of the card points of a set; all cards have 120. */
export function points(cards: Cards): number {
  let sum = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    sum += rankPoints[(31 - Math.clz32(rest & -rest)) & 7] as number
  return sum
}

/** All cards of the suit with this number, jack included. */
export const suitCards = (suit: number): Cards => 0xff << (8 * suit)

/** The trumps of a game: jacks and the suit, jacks alone in grand, none in null (2.3.1–2.3.4). */
export const trumps = (game: GameKind): Cards => {
  if (game === nullGame) return 0
  return game === grand ? jacks : suitCards(game) | jacks
}

/** The trumps that count as matadors, from the strongest down, ♣J first (2.4.1). */
export const trumpOrder = (game: GameKind): readonly Card[] =>
  game === nullGame ? [] : [...list(jacks), ...list(trumps(game) & ~jacks)]

/** Ranks from the strongest down: in a plain or trump suit, then in null (1.2.1, 2.3.2, 2.3.4). */
const plainOrder = [0, 1, 2, 3, 5, 6, 7]
const nullOrder = [0, 2, 3, 4, 1, 5, 6, 7]

const at = (game: GameKind, lead: Card, c: Card): number => (game << 10) | (lead << 5) | c

const followers = new Int32Array(6 * 32)
const powers = new Uint8Array(6 * 32 * 32)

for (const game of gameKinds) {
  const trump = trumps(game)
  const order = game === nullGame ? nullOrder : plainOrder
  for (let lead = 0; lead < 32; lead++) {
    const follow = (bit(lead) & trump) !== 0 ? trump : suitCards(suitOf(lead)) & ~trump
    followers[(game << 5) | lead] = follow
    for (let c = 0; c < 32; c++) {
      const strength = (bit(c) & trump & jacks) !== 0 ? 13 - suitOf(c) : 8 - order.indexOf(rankOf(c))
      const plain = (bit(c) & follow) !== 0 ? strength : 0
      const rank = (bit(c) & trump) !== 0 ? 16 + strength : plain
      powers[at(game, lead, c)] = rank
    }
  }
}

/** The cards that follow a lead: all trumps if a trump was led, otherwise the suit without its trumps (4.2.1). */
export const following = (game: GameKind, lead: Card): Cards => followers[(game << 5) | lead] as Cards

/** How strong a card is in a trick with that lead; 0 if it cannot win it (4.4.2). */
export const power = (game: GameKind, lead: Card, c: Card): number => powers[at(game, lead, c)] as number

/**
 * The cards that may be played from a hand to a trick; the whole hand when leading or unable to follow suit (4.2.1,
 * 4.2.2).
 */
export function playable(game: GameKind, trick: readonly Card[], hand: Cards): Cards {
  const lead = trick[0]
  if (lead === undefined) return hand
  const follow = hand & following(game, lead)
  return follow === 0 ? hand : follow
}

/** The index of the card that wins a trick, from 0 in the order of play (4.4.2). The trick is not empty. */
export function winning(game: GameKind, trick: readonly Card[]): number {
  const lead = trick[0] as Card
  let best = 0
  for (let i = 1; i < trick.length; i++) {
    if (power(game, lead, trick[i] as Card) > power(game, lead, trick[best] as Card)) best = i
  }
  return best
}
