/** The numbers by which a hand is judged for each kind of game; `weights` belong to them. */
import { card, type Cards, count, has } from '@stolik/core'
import { jack, points, suitCards, trumps } from '../rules/cards.js'
import { type GameKind, grand } from '../rules/games.js'

/** The first number is constant, so that the weights need no separate offset. */
export type Features = readonly number[]

/** Features of suit and grand games: `hand` is what the player holds, `away` the cards known to lie in the skat. */
export function trumpFeatures(game: GameKind, hand: Cards, away: Cards, forehand: boolean): Features {
  const trump = trumps(game)
  const jacks = [0, 1, 2, 3].map((suit) => (has(hand, card(suit, jack)) ? 1 : 0))
  const high = game === grand ? 0 : count(hand & ((1 << (8 * game)) | (1 << (8 * game + 1))))
  const t = count(hand & trump)
  let [aces, tens, bareTens, kings, losers, voids] = [0, 0, 0, 0, 0, 0]
  for (let suit = 0; suit < 4; suit++) {
    if (suit === game) continue
    const plain = hand & suitCards(suit) & ~trump
    const n = count(plain)
    if (n === 0) voids++
    const ace = has(plain, card(suit, 0))
    const ten = has(plain, card(suit, 1))
    if (ace) aces++
    if (ten) {
      if (ace) tens++
      else bareTens++
    }
    if (has(plain, card(suit, 2)) && (ace || ten)) kings++
    losers += n - (ace ? 1 : 0) - (ace && ten ? 1 : 0)
  }
  return [
    1,
    t,
    Math.max(0, t - 6),
    ...jacks,
    high,
    aces,
    tens,
    bareTens,
    kings,
    losers,
    voids,
    points(away) / 10,
    forehand ? 1 : 0,
  ]
}

/** The height of each rank in null, 7 8 9 T J Q K A = 0…7, indexed by core's rank number. */
const heights = [7, 3, 6, 5, 4, 2, 1, 0] as const

/** The heights of the cards of a suit that a hand holds, the lowest first. */
const heightsIn = (hand: Cards, suit: number): readonly number[] =>
  heights.flatMap((h, rank) => (has(hand, card(suit, rank)) ? [h] : [])).sort((a, b) => a - b)

/**
 * Whether a null hand takes no trick wherever the other cards lie: in each suit, below each card as many of the own as
 * of the others' cards. Forehand also needs a seven that can be led without opening a gap.
 */
export function nullCertain(hand: Cards, forehand: boolean): boolean {
  const suits = [0, 1, 2, 3].map((suit) => heightsIn(hand, suit))
  const safe = suits.every((own) => own.every((h, i) => h <= 2 * i))
  return safe && (!forehand || suits.some((own) => own[0] === 0 && own.every((h, i) => i === 0 || h < 2 * i)))
}

/** Features of null games: how far each suit's cards lie above the lowest safe ones. */
export function nullFeatures(hand: Cards, forehand: boolean): Features {
  let [risk, worst, voids] = [0, 0, 0]
  for (let suit = 0; suit < 4; suit++) {
    const own = heightsIn(hand, suit)
    const gaps = own.map((h, i) => Math.max(0, h - 2 * i))
    const sum = gaps.reduce((a, b) => a + b, 0)
    risk += sum
    worst = Math.max(worst, ...gaps, 0)
    if (own.length === 0) voids++
  }
  return [1, risk, worst, voids, forehand ? 1 : 0]
}
