/** What is said about problems of Skat. */
import type { ProblemWords } from '@stolik/kit/shown'
import { joined, room } from '@stolik/kit/words'
import type { View } from '../../src/view.js'
import { texts } from '../texts/index.js'

export const problemWords: ProblemWords = {
  words: joined(texts, room(import.meta.glob('../../words/problem/*.json'))),
  calls: (view) =>
    (view as View).calls.map(({ seat, call, value }) => ({
      seat,
      code: `skat.said.${call}`,
      args: { value },
    })),
}
