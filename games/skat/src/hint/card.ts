/** Which card, and how often it wins compared with the next best one. */
import { cardName, line, type Hint, type Line } from '@stolik/core'
import { what } from '../learn/guide.js'
import { legal } from '../hand/legal.js'
import type { Move } from '../hand/moves.js'
import { bestOf, weigh, type Question, type Weighed, type Weighing } from '../think/play/card.js'
import type { View } from '../rules/view.js'
import { percent } from './args.js'

/** Undefined if time was up before any deal was looked into. */
export function cardHint(question: Question): Hint<Move> | undefined {
  const weighing = weigh(question)
  const hinted = (card: number, why: Line): Hint<Move> => {
    const move: Move = { kind: 'card', card }
    return { move, what: what(move), why }
  }
  if (weighing === undefined) return hinted(question.usual, line('why.bot', ''))
  const best = bestOf(weighing)
  const other = nextBest(weighing, best)
  if (other === undefined) return hinted(best.card, alone(question.view))
  if (weighing.deals === 0) return undefined
  return hinted(best.card, question.view.ramsz ? inRamsz(best, other) : better(best, other))
}

const nextBest = ({ cards }: Weighing, best: Weighed): Weighed | undefined =>
  cards.filter((one) => one !== best).toSorted((a, b) => b.worth - a.worth)[0]

/** The only card, or as good as all others since nothing lies between them. */
const alone = (view: View): Line =>
  line(legal(view).filter(({ kind }) => kind === 'card').length === 1 ? 'why.only' : 'hint.alike', '')

/** In a ramsz points are what one does not want. */
const inRamsz = (best: Weighed, other: Weighed): Line =>
  line('hint.ramsz', '', {
    n: Math.round(best.points),
    other: cardName(other.card),
    m: Math.round(other.points),
  })

/** A card that does not win more often may still be worth more, for schneider or against it. */
function better(best: Weighed, other: Weighed): Line {
  const args = { n: percent(best.wins), other: cardName(other.card), m: percent(other.wins) }
  if (args.n > args.m) return line('hint.wins', '', args)
  const gain = Math.round(best.worth - other.worth)
  return gain > 0 ? line('hint.gains', '', { ...args, gain }) : line('hint.close', '', args)
}
