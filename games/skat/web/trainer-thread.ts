/** The thread that asks and judges questions of Skat for a page. */
import { cardName, readCards } from '@stolik/core'
import { answerTrainer } from '@stolik/kit/trainer'
import { trainer } from '../src/train/index.js'
import { sorted } from './sort.js'

/** Cards as players hold them before they know the game. */
const inOrder = (cards: readonly string[]): readonly string[] =>
  sorted(readCards(cards) ?? 0, null).map(cardName)

answerTrainer({
  ...trainer,
  ask: (kind, seed) => {
    const question = trainer.ask(kind, seed)
    return question && { ...question, cards: inOrder(question.cards) }
  },
})
