/** Seals the rules of play alone: a record is played again without a game's bots, lists and papers. */
import type { Chair } from './seat.js'
import type { Play, Shapes } from './game.js'
import { hand, type HandInPlay, type HandWith, type Present } from './hand.js'
import type { Settled } from './sheet.js'

/** What playing a record again asks of a game; a `Plugin` has it too. */
export interface SealedPlay {
  readonly id: string
  readonly version: number
  readonly profiles: readonly string[]
  chairs(profile: string): readonly number[]
  seating(chairs: number, hand: number): readonly Chair[]
  dealer(chairs: number, hand: number): Chair
  /** What the settled hands leave for the next one, as text. */
  between(profile: string, settled: readonly Settled[]): string
  /** undefined when a text stands for no deal or no carry of this game. */
  start(profile: string, deal: string, carry: string): HandInPlay | undefined
}

/** The knobs of a profile; a RangeError where there is none of that name. */
export function rulesOf<T extends Shapes>(game: Play<T>, profile: string): T['rules'] {
  const rules = Object.hasOwn(game.profiles, profile) ? game.profiles[profile] : undefined
  if (rules === undefined) throw new RangeError(`${game.id} has no profile ${profile}`)
  return rules
}

/**
 * Names of GraphQL types and of elements begin with the id, and neither may begin with a digit: a game is told so here, before
 * a schema or a browser refuses it in words of its own.
 */
function idOf({ id }: { readonly id: string }): string {
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new RangeError(
      `a game's id is lower-case letters and digits, and begins with a letter: not "${id}"`,
    )
  return id
}

/** `present` turns a view into the shape that is shown; `more` adds to each hand what the caller has besides. */
export const sealPlay = <T extends Shapes, More extends object>(
  game: Play<T>,
  present: Present<T>,
  more: (state: T['state']) => More,
): Omit<SealedPlay, 'start'> & {
  readonly start: (profile: string, deal: string, carry: string) => HandWith<More> | undefined
} => ({
  id: idOf(game),
  version: game.version,
  profiles: Object.keys(game.profiles),
  chairs: (profile) => game.chairs(rulesOf(game, profile)),
  seating: (chairs, n) => game.seating(chairs, n),
  dealer: (chairs, n) => game.dealer(chairs, n),
  // Settlements are kept as JSON of this very game, so their entries are its own.
  between: (profile, settled) => game.carries.write(game.between(rulesOf(game, profile), settled)),
  start: (profile, dealText, carryText) => {
    const deal = game.deals.read(dealText)
    const carry = game.carries.read(carryText)
    if (deal === undefined || carry === undefined) return undefined
    return hand(game, present, more, game.setup(rulesOf(game, profile), deal, carry))
  },
})
