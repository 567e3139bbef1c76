/** What a mark says to whoever cannot see it: few words, so they come with the mark. */
import { atOnce } from '@stolik/kit/words/at-once'
import type { Mark } from '../client/types.js'

export const markWords = atOnce(
  import.meta.glob<Readonly<Record<Mark, string>>>('./words/*.json', { eager: true, import: 'default' }),
)
