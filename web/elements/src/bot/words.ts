/** What bots of unusual levels are called. The words are few, so they load together with the element. */
import { atOnce } from '@stolik/kit/words/at-once'

export const botWords = atOnce(
  import.meta.glob<Readonly<Record<string, string>>>('./words/*.json', { eager: true, import: 'default' }),
)
