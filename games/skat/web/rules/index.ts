/** The rules of Skat, to be read beside a table. */
import type { Rules } from '@stolik/kit/table'
import { rulebook } from '../../src/learn/rulebook.js'
import type { View } from '../../src/rules/view.js'
import { lessonWords } from '../learn/words.js'

export const rules: Rules = {
  // The view is the gateway's answer, as read by the renderer.
  chapters: (profile, view) => rulebook.chapters(profile, view as View | null),
  matters: (view) => rulebook.matters(view as View),
  words: lessonWords,
}
