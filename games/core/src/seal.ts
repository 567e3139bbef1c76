/** Seals a game: its types stay inside, and the outside sees only text, seats and JSON-safe values. */
import type { Seat } from './seat.js'
import type { Game, Shapes } from './game.js'
import { sealPapers, type SealedPapers } from './papers.js'
import type { Random } from './random.js'
import type { HandInPlay, Present, Refusal } from './hand.js'
import { rulesOf, sealPlay, type SealedPlay } from './seal-play.js'
import type { Settled, Sheet } from './sheet.js'

/** A hand at a table, where moves may have to be made for absent players. */
export interface Hand extends HandInPlay {
  play(seat: Seat, text: string): Hand | Refusal
  /** The move made for a seat whose time has run out. */
  auto(seat: Seat): string
  bot(seat: Seat, random: Random): string
}

export interface Plugin extends SealedPlay {
  /** The game, its version and all options of a profile, as JSON. */
  rulesText(profile: string): string
  lengths(profile: string, chairs: number): readonly number[]
  /** Whether a series is over although it could have more hands. */
  ended(profile: string, settled: readonly Settled[]): boolean
  /** Deals and returns the deal as text. */
  deal(profile: string, random: Random): string
  start(profile: string, deal: string, carry: string): Hand | undefined
  scoreSum(profile: string): number | undefined
  sheet(profile: string, chairs: number, settled: readonly Settled[]): Sheet
  readonly papers: SealedPapers
}

/** Seals a game. `present` turns a view into the shape of the game's GraphQL type. */
export function seal<T extends Shapes>(game: Game<T>, present: Present<T>): Plugin {
  const rules = (profile: string): T['rules'] => rulesOf(game, profile)
  // The platform stores settlements of this same game as JSON, so their entries have this game's type.
  const ours = (settled: readonly Settled[]): readonly Settled<T['entry']>[] => settled
  const moved = (state: T['state']): Pick<Hand, 'auto' | 'bot'> => ({
    auto: (seat) => game.write(game.auto(game.view(state, seat))),
    bot: (seat, random) => game.write(game.bot(game.view(state, seat), random)),
  })

  return {
    ...sealPlay<T, ReturnType<typeof moved>>(game, present, moved),
    rulesText: (profile) => JSON.stringify([game.id, game.version, rules(profile)]),
    lengths: (profile, chairs) => game.lengths(rules(profile), chairs),
    ended: (profile, settled) => game.ended?.(rules(profile), ours(settled)) ?? false,
    deal: (profile, random) => game.deals.write(game.deal(rules(profile), random)),
    scoreSum: (profile) => game.scoreSum(rules(profile)),
    sheet: (profile, chairs, settled) => game.sheet(rules(profile), chairs, ours(settled)),
    papers: sealPapers(game.papers, rules),
  }
}
