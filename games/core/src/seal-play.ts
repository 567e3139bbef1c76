/** Seals only the rules of play: replaying a record needs no bots, lists or papers. */
import type { Chair } from './seat.js'
import type { Play, Shapes } from './game.js'
import { hand, type HandInPlay, type HandWith, type Made, type Present } from './hand.js'
import type { Settled } from './sheet.js'

/** What a game must provide for replaying records. A `Plugin` also provides it. */
export interface SealedPlay {
  readonly id: string
  readonly version: number
  /** What a game offers by itself. A rule set is a profile, too, named by its text. */
  readonly profiles: readonly string[]
  /** Whether there are rules of this name: a profile, or a possible rule set in its only form. */
  knows(profile: string): boolean
  chairs(profile: string): readonly number[]
  seating(chairs: number, hand: number): readonly Chair[]
  dealer(chairs: number, hand: number): Chair
  /** See `attending`. */
  attending(chairs: number, hand: number): readonly Chair[]
  /** What the settled hands carry over to the next one, as text. */
  between(profile: string, settled: readonly Settled[]): string
  /** Undefined if a text is no deal or no carry of this game. */
  start(profile: string, deal: string, carry: string): HandInPlay | undefined
}

const found = <T extends Shapes>(game: Play<T>, profile: string): T['rules'] | undefined =>
  Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : game.ruleSets?.rulesOf(profile)

/** Returns the options of a profile or rule set; throws a RangeError if there is none of that name. */
export function rulesOf<T extends Shapes>(game: Play<T>, profile: string): T['rules'] {
  const rules = found(game, profile)
  if (rules === undefined) throw new RangeError(`${game.id} has no profile ${profile}`)
  return rules
}

/** The chair of each seat that may have moves: the players', then that of a dealer who sits out, if they have a seat. */
export function attending<T extends Shapes>(game: Play<T>, chairs: number, hand: number): readonly Chair[] {
  const [players, dealer] = [game.seating(chairs, hand), game.dealer(chairs, hand)]
  return game.idleDealer === true && !players.includes(dealer) ? [...players, dealer] : players
}

/**
 * Returns the id of a game. Names of GraphQL types and of elements begin with it, and neither may begin with a
 * digit. Checking it here gives a clearer message than a schema or a browser would.
 */
function idOf({ id }: { readonly id: string }): string {
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new RangeError(
      `a game's id is lower-case letters and digits, and begins with a letter: not "${id}"`,
    )
  return id
}

/**
 * Seals the rules of play. `present` turns a view into the shape that clients receive; `more` adds the caller's own
 * members to each hand.
 */
export const sealPlay = <T extends Shapes, More extends object>(
  game: Play<T>,
  present: Present<T>,
  more: (state: T['state'], made?: Made<More>) => More,
): Omit<SealedPlay, 'start'> & {
  readonly start: (profile: string, deal: string, carry: string) => HandWith<More> | undefined
} => ({
  id: idOf(game),
  version: game.version,
  profiles: Object.keys(game.profiles),
  knows: (profile) => found(game, profile) !== undefined,
  chairs: (profile) => game.chairs(rulesOf(game, profile)),
  seating: (chairs, n) => game.seating(chairs, n),
  dealer: (chairs, n) => game.dealer(chairs, n),
  attending: (chairs, n) => attending(game, chairs, n),
  // Stored settlements are JSON of this same game, so their entries have this game's type.
  between: (profile, settled) => game.carries.write(game.between(rulesOf(game, profile), settled)),
  start: (profile, dealText, carryText) => {
    const deal = game.deals.read(dealText)
    const carry = game.carries.read(carryText)
    if (deal === undefined || carry === undefined) return undefined
    return hand(game, present, more, game.setup(rulesOf(game, profile), deal, carry))
  },
})
