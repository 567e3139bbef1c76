/** Choices that declarer and opponents share: a cheap card, many points, a good way to take. */
import { type Card, type Cards, count, rankOf } from '@stolik/core'
import { jack, pointsOf } from '../rules/cards.js'
import { isTrump, least, plainSuit, rankIn, type Situation } from './situation.js'

export const ace = 0
export const ten = 1

/** The card that is least missed: few points, no trump, and not one that leaves a ten alone. */
export const cheapest = (s: Situation, cards: Cards): Card =>
  least(cards, (c) => {
    if (isTrump(s, c)) return 20 + pointsOf(c) + rankIn(s.game, c)
    const baresTen = (s.hand & plainSuit(s, c) & (1 << (c - rankOf(c) + ten))) !== 0 && rankOf(c) !== ten
    return 3 * pointsOf(c) + (baresTen && count(s.hand & plainSuit(s, c)) === 2 ? 8 : 0)
  })

/** The card that brings the partner most: first a ten in danger, then an ace; no trump if there is a choice. */
export const fattest = (s: Situation, cards: Cards): Card =>
  least(cards, (c) => {
    const inDanger = rankOf(c) === ten && (s.unseen & (1 << (c - rankOf(c) + ace))) !== 0 ? 4 : 0
    if (rankOf(c) === jack) return 30
    return (isTrump(s, c) ? 6 : 0) - pointsOf(c) - inDanger
  })

/**
 * Takes a trick that nobody can win back: with a ten or the ace of trumps for their points, otherwise with the
 * weakest card.
 */
export const takeSafely = (s: Situation, takers: Cards): Card =>
  least(takers, (c) => {
    if (rankOf(c) === jack) return 40 + rankIn(s.game, c)
    return rankOf(c) === ten || (isTrump(s, c) && rankOf(c) === ace) ? -pointsOf(c) : rankIn(s.game, c)
  })

/** The weakest card that takes the trick; aces and tens only if necessary. */
export const takeCheaply = (s: Situation, takers: Cards): Card =>
  least(takers, (c) => rankIn(s.game, c) + (pointsOf(c) >= 10 ? 12 : 0))
