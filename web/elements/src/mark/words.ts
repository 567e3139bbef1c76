/** The words of a mark for screen readers. They are few, so they load together with the mark. */
import { atOnce } from '@stolik/kit/words/at-once'
import type { Mark } from '../client/types.js'

export const markWords = atOnce(
  import.meta.glob<Readonly<Record<Mark, string>>>('./words/*.json', { eager: true, import: 'default' }),
)
