/** The composition root: the only place of the widgets that knows which games there are. */
import type { Catalogue, Game, Locale, Shapes } from '@stolik/core'
import type { Renderer } from '@stolik/kit'

type Words = Readonly<Record<Locale, Catalogue>>

/** What can be fetched of a game, each when it is first needed. */
export interface Offer {
  words(): Promise<Words>
  renderer(): Promise<Renderer>
  /** Deals a profile's hand again from its randomness, as text: for checking the shuffle. */
  dealer(): Promise<(profile: string, random: Parameters<Game<Shapes>['deal']>[1]) => string | undefined>
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

export const games: Readonly<Record<string, Offer>> = {
  skat: {
    words: async () => (await import('@stolik/skat/text')).catalogues,
    renderer: async () => (await import('@stolik/skat/web')).renderer,
    dealer: async () => dealing((await import('@stolik/skat')).skat),
    calculator: async () => (await import('@stolik/skat/web/value')).calculator,
  },
  baska: {
    words: async () => (await import('@stolik/baska/text')).catalogues,
    renderer: async () => (await import('@stolik/baska/web')).renderer,
    dealer: async () => dealing((await import('@stolik/baska')).baska),
  },
}
