/**
 * The composition root, with `extras/games.ts`: the only modules of the elements that know which games exist. Every page loads
 * this one, so it has only what lists and tables need.
 */
import type { Renderer, ReplayRenderer } from '@stolik/kit/table'
import type { Words } from '@stolik/kit/words'

/** The parts of a game that can be loaded, each when it is first needed. */
export interface Offer {
  words(): Promise<Words>
  /** Also includes the words for entered hands and for the arbiter, where `words` lacks them. */
  readonly allWords?: () => Promise<Words>
  renderer(): Promise<Renderer>
  /** The code that shows its finished hands. */
  shows(): Promise<ReplayRenderer>
}

export const games: Readonly<Record<string, Offer>> = {
  skat: {
    words: async () => (await import('@stolik/skat/web/words')).tableWords,
    allWords: async () => (await import('@stolik/skat/web/words/all')).allWords,
    renderer: async () => (await import('@stolik/skat/web')).renderer,
    shows: async () => (await import('@stolik/skat/web/shown')).shows,
  },
  baska: {
    words: async () => (await import('@stolik/baska/web/words')).words,
    allWords: async () => (await import('@stolik/baska/web/words/all')).allWords,
    renderer: async () => (await import('@stolik/baska/web')).renderer,
    shows: async () => (await import('@stolik/baska/web/shown')).shows,
  },
  sixtysix: {
    words: async () => (await import('@stolik/sixtysix/web/words')).words,
    renderer: async () => (await import('@stolik/sixtysix/web')).renderer,
    shows: async () => (await import('@stolik/sixtysix/web/shown')).shows,
  },
}
