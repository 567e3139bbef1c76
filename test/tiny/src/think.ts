/** Tiny's bots of the other levels, for tests of what the platform does with them. */
import { list, rankOf, shuffled, suitOf, toSet, type Budget, type Card, type Random } from '@stolik/core'
import { bot } from './bot.js'
import { legal, playable, type Move } from './moves.js'
import type { View } from './view.js'

/** R1 */
const deck = 0x0f0f0f

/** How many deals a master looks at with all its effort. */
const deals = 40

/** A beginner never promises anything and leads what comes first; a master plays the card that most often takes the trick. */
export function think(
  view: View,
  level: 'beginner' | 'master',
  budget: Budget,
  random: Random,
): Move | undefined {
  if (!view.toAct.includes(view.seat as number)) return bot(view, random)
  if (level === 'beginner') return legal(view)[0]
  if (view.phase === 'bidding') return bot(view, random)
  const samples = Math.ceil(deals * budget.effort)
  if (samples === 0) return undefined
  const options = playable(view).toSorted((a, b) => rankOf(b) - rankOf(a))
  const unseen = deck & ~(view.hand | toSet(view.trick.cards))
  const taken = options.map(() => 0)
  for (let n = 0; n < samples && !budget.over(); n++) {
    const others = shuffled(list(unseen), random).slice(0, 2 - view.trick.cards.length)
    options.forEach((card, i) => {
      if (takes([...view.trick.cards, card, ...others], card)) taken[i] = (taken[i] ?? 0) + 1
    })
  }
  return { kind: 'card', card: options[taken.indexOf(Math.max(...taken))] as Card }
}

/** R4 Whether a card is the highest of the suit led. */
const takes = (trick: readonly Card[], card: Card): boolean =>
  suitOf(card) === suitOf(trick[0] as Card) &&
  trick.every((other) => suitOf(other) !== suitOf(card) || other >= card)
