/** A composition root: the sentences of hints, for each game that has them. */
import type { Words } from '@stolik/kit/words'

export const hints: Readonly<Record<string, () => Promise<Words>>> = {
  skat: async () => (await import('@stolik/skat/web/hint')).hintWords,
  baska: async () => (await import('@stolik/baska/web/hint')).hintWords,
}
