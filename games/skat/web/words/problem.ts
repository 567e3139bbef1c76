/** What is said about problems of Skat. */
import type { ProblemWords } from '@stolik/kit/shown'
import { joined, room } from '@stolik/kit/words'
import { cardNames, toSet, type Cards } from '@stolik/core'
import { deck } from '../../src/rules/cards.js'
import type { View } from '../../src/rules/view.js'
import { texts } from '../texts/index.js'

export const problemWords: ProblemWords = {
  words: joined(texts, room(import.meta.glob('../../words/problem/*.json'))),
  calls: (view) =>
    (view as View).calls.map(({ seat, call, value }) => ({
      seat,
      code: `skat.said.${call}`,
      args: { value },
    })),
  call: (view, move) =>
    /^\d/.test(move)
      ? { code: 'skat.said.bid', args: { value: Number(move) } }
      : { code: `skat.said.${move}`, args: { value: (view as View).bid } },
  aside: (view, hands) =>
    cardNames(hands.reduce<Cards>((rest, one) => rest & ~(one as View).hand, unplayed(view as View))),
}

const unplayed = ({ played, trick }: View): Cards => deck & ~(played | toSet(trick?.cards ?? []))
