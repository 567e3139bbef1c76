/** The composition root: the only place of the widgets that knows which games there are. */
import { sealPapers, type Catalogue, type Game, type Locale, type Settled, type Shapes } from '@stolik/core'
import type { Renderer } from '@stolik/kit'

type Words = Readonly<Record<Locale, Catalogue>>

/** What it takes to keep lists of a game: read its lines, settle them, and add them up. */
export type Lists = ReturnType<typeof keeping>

/** What can be fetched of a game, each when it is first needed. */
export interface Offer {
  words(): Promise<Words>
  renderer(): Promise<Renderer>
  /** Deals a profile's hand again from its randomness, as text: for checking the shuffle. */
  dealer(): Promise<(profile: string, random: Parameters<Game<Shapes>['deal']>[1]) => string | undefined>
  /** Those of hands that are entered and of the arbiter too, where they are not among `words`. */
  readonly allWords?: () => Promise<Words>
  /** Lists in the hall; not every game has them. */
  readonly lists?: () => Promise<Lists>
  /** The tag of the element that takes a hand played with real cards: see `PaperElement`. */
  readonly paper?: () => Promise<string>
  /** The tag of an element that tells what contracts are worth, and takes `locale`; not every game has one. */
  readonly calculator?: () => Promise<string>
}

/** What dealing needs of a game. */
type Dealing<T extends Shapes> = Pick<Game<T>, 'profiles' | 'deal' | 'deals'>

const dealing =
  <T extends Shapes>(game: Dealing<T>): Awaited<ReturnType<Offer['dealer']>> =>
  (profile, random) => {
    const rules = Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : undefined
    return rules === undefined ? undefined : game.deals.write(game.deal(rules, random))
  }

/** Rules as the platform has them; a settlement that goes back in came from the same game. */
function keeping<T extends Shapes>(game: Pick<Game<T>, 'profiles' | 'papers' | 'sheet'>) {
  const rules = (profile: string): T['rules'] => {
    const known = Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : undefined
    if (known === undefined) throw new RangeError(`there is no profile ${profile}`)
    return known
  }
  return {
    papers: sealPapers(game.papers, rules),
    sheet: (profile: string, chairs: number, settled: readonly Settled[]) =>
      game.sheet(rules(profile), chairs, settled),
  }
}

export const games: Readonly<Record<string, Offer>> = {
  skat: {
    words: async () => (await import('@stolik/skat/text/table')).catalogues,
    allWords: async () => (await import('@stolik/skat/text')).catalogues,
    renderer: async () => (await import('@stolik/skat/web')).renderer,
    dealer: async () => dealing((await import('@stolik/skat')).skat),
    lists: async () => keeping((await import('@stolik/skat')).skat),
    paper: async () => (await import('@stolik/skat/web/paper')).paper,
    calculator: async () => (await import('@stolik/skat/web/value')).calculator,
  },
  baska: {
    words: async () => (await import('@stolik/baska/text')).catalogues,
    renderer: async () => (await import('@stolik/baska/web')).renderer,
    dealer: async () => dealing((await import('@stolik/baska')).baska),
    lists: async () => keeping((await import('@stolik/baska')).baska),
    paper: async () => (await import('@stolik/baska/web/paper')).paper,
  },
}
