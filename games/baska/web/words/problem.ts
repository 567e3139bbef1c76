/** What is said about problems of Baśka. */
import type { ProblemWords } from '@stolik/kit/shown'
import { joined, room } from '@stolik/kit/words'
import { rulesIn } from '../../src/rules/profiles.js'
import type { View } from '../../src/rules/view.js'
import { callWord } from '../../src/rules/words.js'
import { texts } from '../texts/index.js'

export const problemWords: ProblemWords = {
  words: joined(texts, room(import.meta.glob('../../words/problem/*.json'))),
  calls: (view) =>
    (view as View).calls.map(({ seat, call }) => ({
      seat,
      code: `baska.call.${callWord(rulesIn(view as View), call)}`,
      args: {},
    })),
}
