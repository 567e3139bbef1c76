/**
 * Sorts a hand as players do: jacks and trumps left, then the plain suits by alternating colour; null by its ranks.
 */
import { list, rankOf, suitOf, type Card, type Cards, type Suit } from '@stolik/core'
import { power, trumps } from '../src/rules/cards.js'
import { grand, nullGame, type GameKind } from '../src/rules/games.js'

const isRed = (suit: number): boolean => suit >= 2

/**
 * The cards of a hand from left to right. If `game` is null, it is not known yet, and they are sorted for grand.
 */
export function sorted(hand: Cards, game: GameKind | null): readonly Card[] {
  const kind = game ?? grand
  const trump = trumps(kind)
  const byPower = (cards: Cards): Card[] =>
    list(cards).sort((a, b) => power(kind, b, b) - power(kind, a, a) || a - b)
  const own = byPower(hand & trump)
  const plain = list(hand & ~trump)
  const held = ([0, 1, 2, 3] as const).filter((suit) => plain.some((c) => suitOf(c) === suit))
  const left = kind === grand || kind === nullGame ? null : isRed(kind)
  const suits = alternating(held, own.length === 0 ? null : left)
  return [...own, ...suits.flatMap((suit) => plain.filter((c) => suitOf(c) === suit).sort(rankIn(kind)))]
}

const rankIn =
  (kind: GameKind) =>
  (a: Card, b: Card): number =>
    power(kind, b, b) - power(kind, a, a) || rankOf(a) - rankOf(b)

/**
 * The order of suits in which neighbours differ in colour most often; the first one in the order of suits among
 * equals.
 */
function alternating(suits: readonly Suit[], leftIsRed: boolean | null): readonly Suit[] {
  const changes = (order: readonly Suit[]): number =>
    order.filter((suit, i) => {
      const before = i === 0 ? leftIsRed : isRed(order[i - 1] as number)
      return before !== null && before !== isRed(suit)
    }).length
  return permutations(suits).reduce((best, order) => (changes(order) > changes(best) ? order : best), suits)
}

const permutations = (suits: readonly Suit[]): readonly (readonly Suit[])[] =>
  suits.length === 0
    ? [[]]
    : suits.flatMap((suit) => permutations(suits.filter((s) => s !== suit)).map((rest) => [suit, ...rest]))
