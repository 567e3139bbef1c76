/** A deal for whoever lays the cards out by a slip. */
import type { Slips } from '@stolik/core'

export const slips: Slips = (text) => {
  const [aside = [], ...hands] = text
    .split(' / ')
    .map((part) => part.split(' '))
    .toReversed()
  return { hands: hands.toReversed(), rest: [{ code: 'aside', cards: aside }] }
}
