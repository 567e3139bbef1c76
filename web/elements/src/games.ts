/**
 * The composition root, with `extras/games.ts`: the only places of the widgets that know which games there are. Everybody
 * fetches this one, so that it has no more than what lists and tables need.
 */
import type { Renderer, Shows } from '@stolik/kit/table'
import type { Words } from '@stolik/kit/words'

/** What can be fetched of a game, each when it is first needed. */
export interface Offer {
  words(): Promise<Words>
  /** Those of hands that are entered and of the arbiter too, where they are not among `words`. */
  readonly allWords?: () => Promise<Words>
  renderer(): Promise<Renderer>
  /** What its finished hands are looked at by. */
  shows(): Promise<Shows>
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
