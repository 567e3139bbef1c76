/** The analyses of finished hands, for each game that has one. See also `../games.ts`. */
import type { Words } from '@stolik/kit/words'

interface OfGame {
  /** The address of its thread. */
  readonly thread: () => Promise<string>
  /** The address of the thread that judges the bidding, where players bid for a game of their own. */
  readonly bids?: () => Promise<string>
  /** Words that replace those of all games, where they do not fit this one, or that only this one has. */
  readonly words?: () => Promise<Words>
}

export const analyses: Readonly<Record<string, OfGame>> = {
  baska: {
    thread: async () => (await import('@stolik/baska/web/analysis-thread?worker&url')).default,
    words: async () => (await import('@stolik/baska/web/words/analysis')).words,
  },
  skat: {
    thread: async () => (await import('@stolik/skat/web/analysis-thread?worker&url')).default,
    bids: async () => (await import('@stolik/skat/web/bids-thread?worker&url')).default,
    words: async () => (await import('@stolik/skat/web/words/analysis')).words,
  },
}
