/**
 * The parts of a game, apart from its table, that few pages need: its rules, lessons and forms for paper. See also
 * `../games.ts`.
 */
import type { Game, Play, Plugin, RuleSets, SealedPlay, Shapes } from '@stolik/core'
import type { Lessons, Rules } from '@stolik/kit/table'
import type { Words } from '@stolik/kit/words'
import type { GameTerms } from '../words/terms/term.js'

/** The parts of a game that can be loaded, each when it is first needed. */
export interface Extras {
  /** Deals a profile's hand again from its random source and returns it as text, to check the shuffle. */
  dealer(): Promise<(profile: string, random: Parameters<Game<Shapes>['deal']>[1]) => string | undefined>
  /** The rules that replay its records, without bots, lists and paper. */
  readonly play?: () => Promise<SealedPlay>
  /** The whole game as the platform has it, for lists at events with real cards. */
  readonly rules?: () => Promise<Plugin>
  /** The tag of the element for entering a hand played with real cards: see `PaperElement`. */
  readonly paper?: () => Promise<string>
  /** Chapters about the game and a guided first hand, if the game has them. */
  readonly lessons?: () => Promise<Lessons>
  /** Its terms, each with its source, for the glossary. */
  readonly terms?: () => Promise<GameTerms>
  /** A summary of its rules, for a table to play at. */
  readonly rulebook?: () => Promise<Rules>
  /** The words for its knobs, if clubs may make rules of their own from its profiles. */
  readonly knobs?: () => Promise<Words>
  /** The tag of an element that calculates the value of contracts, and takes `locale`; not every game has one. */
  readonly calculator?: () => Promise<string>
}

/** The parts of a game that are needed to deal. */
type Dealing<T extends Shapes> = Pick<Play<T>, 'profiles' | 'deal' | 'deals'>

const dealing =
  <T extends Shapes>(game: Dealing<T>): Awaited<ReturnType<Extras['dealer']>> =>
  (profile, random) => {
    // No knob changes what is dealt.
    const base = profile.split('~', 1)[0] as string
    const rules = Object.hasOwn(game.profiles, base) ? game.profiles[base] : undefined
    return rules === undefined ? undefined : game.deals.write(game.deal(rules, random))
  }

/** Loaded with the first game whose rules are requested. */
const sealed = async <T extends Shapes>(
  game: Promise<{ readonly game: Game<T>; readonly ruleSets?: RuleSets<T['rules']> }>,
): Promise<Plugin> => {
  const { game: whole, ruleSets } = await game
  return (await import('./sealed.js')).sealed(whole, ruleSets)
}

const again = async <T extends Shapes>(play: Promise<Play<T>>): Promise<SealedPlay> =>
  (await import('./played-again.js')).playedAgain(await play)

export const extras: Readonly<Record<string, Extras>> = {
  skat: {
    dealer: async () => dealing((await import('@stolik/skat/play')).play),
    play: () => again(import('@stolik/skat/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/skat').then(({ skat, ruleSets }) => ({ game: skat, ruleSets }))),
    paper: async () => (await import('@stolik/skat/web/paper')).paper,
    lessons: async () => (await import('@stolik/skat/web/learn')).lessons,
    terms: async () => (await import('@stolik/skat/words/terms')).terms,
    rulebook: async () => (await import('@stolik/skat/web/rules')).rules,
    knobs: async () => (await import('@stolik/skat/web/words/knobs')).knobWords,
    calculator: async () => (await import('@stolik/skat/web/value')).calculator,
  },
  baska: {
    dealer: async () => dealing((await import('@stolik/baska/play')).play),
    play: () => again(import('@stolik/baska/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/baska').then(({ baska, ruleSets }) => ({ game: baska, ruleSets }))),
    paper: async () => (await import('@stolik/baska/web/paper')).paper,
    lessons: async () => (await import('@stolik/baska/web/learn')).lessons,
    terms: async () => (await import('@stolik/baska/words/terms')).terms,
    rulebook: async () => (await import('@stolik/baska/web/rules')).rules,
    knobs: async () => (await import('@stolik/baska/web/words/knobs')).knobWords,
  },
  sixtysix: {
    dealer: async () => dealing((await import('@stolik/sixtysix/play')).play),
    play: () => again(import('@stolik/sixtysix/play').then(({ play }) => play)),
    rules: () => sealed(import('@stolik/sixtysix').then(({ sixtysix }) => ({ game: sixtysix }))),
  },
}
