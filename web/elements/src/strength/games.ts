/** A composition root: what tells how well somebody plays, for each game that has it. */
import type { Words } from '@stolik/kit/words'

interface OfGame {
  /** The address of the thread that counts. */
  readonly thread: () => Promise<string>
  /** What a player can have done in a hand, in order, and the words for it. */
  readonly words: () => Promise<{ readonly parts: readonly string[]; readonly words: Words }>
}

export const strengths: Readonly<Record<string, OfGame>> = {
  skat: {
    thread: async () => (await import('@stolik/skat/web/strength-thread?worker&url')).default,
    words: () => import('@stolik/skat/web/words/strength'),
  },
  baska: {
    thread: async () => (await import('@stolik/baska/web/strength-thread?worker&url')).default,
    words: () => import('@stolik/baska/web/words/strength'),
  },
}
