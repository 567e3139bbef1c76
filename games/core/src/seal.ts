/** Seals a game: its types stay inside, and the outside sees only text, seats and JSON-safe values. */
import type { Budget } from './bot-level.js'
import type { Game, Shapes } from './game.js'
import { sealPapers, type SealedPapers } from './papers.js'
import type { Random } from './random.js'
import type { Present } from './hand.js'
import type { Hint } from './hint.js'
import type { NotTurned, Turned } from './knobs.js'
import type { ConflictData, KnobData, RuleDifference, RuleSets, TurnedProfile } from './rule-sets.js'
import { sealBots, type SealedBots } from './seal-bots.js'
import { rulesOf } from './seal-play.js'
import type { Settled } from './sheet.js'
import type { Mind } from './think.js'

export interface Plugin extends SealedBots {
  /** What clubs may turn, and what of it does not go together. Both are empty for a game that was sealed without rule sets. */
  readonly knobs: readonly KnobData[]
  readonly conflicts: readonly ConflictData[]
  /** The rule set of a base profile with turned knobs. A choice that is the base's own makes no difference. */
  turn(base: string, turned: Turned): TurnedProfile | NotTurned
  /** What a rule set changes in its base; empty for a profile of the game. */
  differences(profile: string): readonly RuleDifference[]
  /** The game, its version and all options of a profile, as JSON. */
  rulesText(profile: string): string
  lengths(profile: string, chairs: number): readonly number[]
  /** Whether a series is over although it could have more hands. */
  ended(profile: string, settled: readonly Settled[]): boolean
  /** Whether series are played to a number of points, so that tables play different numbers of hands. */
  readonly isToPoints: boolean
  /** Deals and returns the deal as text. */
  deal(profile: string, random: Random): string
  /** Whether the game has hints. */
  readonly hints: boolean
  /** See `Game.hint`; undefined if there is none, too. */
  hint(mind: Mind, budget: Budget, random: Random): Hint<string> | undefined
  scoreSum(profile: string): number | undefined
  readonly papers: SealedPapers
}

/** A game with the rule sets that clubs may make of its profiles. */
export const withRuleSets = <T extends Shapes>(game: Game<T>, ruleSets: RuleSets<T['rules']>): Game<T> => ({
  ...game,
  ruleSets,
})

/** Seals a game. `present` turns a view into the shape of the game's GraphQL type. */
export function seal<T extends Shapes>(game: Game<T>, present: Present<T>): Plugin {
  const rules = (profile: string): T['rules'] => rulesOf(game, profile)
  // The platform stores settlements of this same game as JSON, so their entries have this game's type.
  const ours = (settled: readonly Settled[]): readonly Settled<T['entry']>[] => settled
  return {
    ...sealBots(game, present),
    knobs: game.ruleSets?.knobs ?? [],
    conflicts: game.ruleSets?.conflicts ?? [],
    turn: (base, turned) => {
      rules(base)
      return game.ruleSets?.turn(base, turned) ?? unturned(base, turned)
    },
    differences: (profile) => {
      rules(profile)
      return game.ruleSets?.find(profile)?.differences ?? []
    },
    rulesText: (profile) => JSON.stringify([game.id, game.version, rules(profile)]),
    lengths: (profile, chairs) => game.lengths(rules(profile), chairs),
    ended: (profile, settled) => game.ended?.(rules(profile), ours(settled)) ?? false,
    isToPoints: game.ended !== undefined,
    deal: (profile, random) => game.deals.write(game.deal(rules(profile), random)),
    hints: game.hint !== undefined,
    hint: ({ view, memory }, budget, random) => {
      const hint = game.hint?.(view, budget, random, memory)
      return hint && { ...hint, move: game.write(hint.move) }
    },
    scoreSum: (profile) => game.scoreSum(rules(profile)),
    papers: sealPapers(game.papers, rules),
  }
}

/** A game without rule sets knows no knob. */
function unturned(profile: string, turned: Turned): TurnedProfile | NotTurned {
  const [knob] = Object.keys(turned)
  return knob === undefined
    ? { profile, differences: [] }
    : { refused: 'unknown-knob', knob: knob.slice(0, 40) }
}
