/** The rules of Baśka, for reading beside a table. */
import type { Rules } from '@stolik/kit/table'
import { rulebook } from '../../src/learn/rulebook.js'
import type { View } from '../../src/rules/view.js'
import { lessonWords } from '../learn/words.js'

export const rules: Rules = {
  chapters: (profile, view) => rulebook.chapters(profile, view as View | null),
  // The gateway's answer, already read by the renderer.
  matters: (view) => rulebook.matters(view as View),
  words: lessonWords,
}
