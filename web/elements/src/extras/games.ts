/** What few pages need of a game beside its table: its rules, lessons and papers. For the rest see `../games.ts`. */
import type { Game, Play, Plugin, SealedPlay, Shapes } from '@stolik/core'
import type { Lessons, Rules } from '@stolik/kit/table'
import type { GameTerms } from '../words/terms/term.js'

/** What can be fetched of a game, each when it is first needed. */
export interface Extras {
  /** Deals a profile's hand again from its randomness, as text: for checking the shuffle. */
  dealer(): Promise<(profile: string, random: Parameters<Game<Shapes>['deal']>[1]) => string | undefined>
  /** The rules by which its records are played again: no bots, lists or papers. */
  readonly play?: () => Promise<SealedPlay>
  /** All of it as the platform has it: for lists in the hall. */
  readonly rules?: () => Promise<Plugin>
  /** The tag of the element that takes a hand played with real cards: see `PaperElement`. */
  readonly paper?: () => Promise<string>
  /** Chapters about it and a guided first hand, where the game brings them. */
  readonly lessons?: () => Promise<Lessons>
  /** Its terms, with where each was read: for the list of words. */
  readonly terms?: () => Promise<GameTerms>
  /** Its rules in short, for a table that one plays at. */
  readonly rulebook?: () => Promise<Rules>
  /** The tag of an element that tells what contracts are worth, and takes `locale`; not every game has one. */
  readonly calculator?: () => Promise<string>
}

/** What dealing needs of a game. */
type Dealing<T extends Shapes> = Pick<Play<T>, 'profiles' | 'deal' | 'deals'>

const dealing =
  <T extends Shapes>(game: Dealing<T>): Awaited<ReturnType<Extras['dealer']>> =>
  (profile, random) => {
    const rules = Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : undefined
    return rules === undefined ? undefined : game.deals.write(game.deal(rules, random))
  }

/** Fetched with the first game that is asked for its rules. */
const sealed = async <T extends Shapes>(game: Promise<Game<T>>): Promise<Plugin> =>
  (await import('./sealed.js')).sealed(await game)

const again = async <T extends Shapes>(play: Promise<Play<T>>): Promise<SealedPlay> =>
  (await import('./played-again.js')).playedAgain(await play)

export const extras: Readonly<Record<string, Extras>> = {
  skat: {
    dealer: async () => dealing((await import('@stolik/skat/play')).play),
    play: () => again(import('@stolik/skat/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/skat').then(({ skat }) => skat)),
    paper: async () => (await import('@stolik/skat/web/paper')).paper,
    lessons: async () => (await import('@stolik/skat/web/learn')).lessons,
    terms: async () => (await import('@stolik/skat/words/terms')).terms,
    rulebook: async () => (await import('@stolik/skat/web/rules')).rules,
    calculator: async () => (await import('@stolik/skat/web/value')).calculator,
  },
  baska: {
    dealer: async () => dealing((await import('@stolik/baska/play')).play),
    play: () => again(import('@stolik/baska/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/baska').then(({ baska }) => baska)),
    paper: async () => (await import('@stolik/baska/web/paper')).paper,
    lessons: async () => (await import('@stolik/baska/web/learn')).lessons,
    terms: async () => (await import('@stolik/baska/words/terms')).terms,
    rulebook: async () => (await import('@stolik/baska/web/rules')).rules,
  },
  sixtysix: {
    dealer: async () => dealing((await import('@stolik/sixtysix/play')).play),
    play: () => again(import('@stolik/sixtysix/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/sixtysix').then(({ sixtysix }) => sixtysix)),
  },
}
