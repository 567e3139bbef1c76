/**
 * The rule sets of a game: its profiles with knobs turned, each found by its profile text. Only servers load them, and pages
 * that need the rules of one.
 */
import { turn, type KnobCatalogue, type NotTurned, type Turned, type Turning } from './knobs.js'
import { readProfile, writeProfile } from './profile-text.js'

/** A knob as data. `bases` has each profile's own choice and the clause of its document. */
export interface KnobData {
  readonly id: string
  readonly kind: 'flag' | 'word' | 'number' | 'row'
  readonly choices: readonly { readonly id: string; readonly clause: string }[]
  readonly bases: Readonly<Record<string, { readonly choice: string; readonly clause: string }>>
}

/** Choices that do not go together, as data. See `Conflict`. */
export interface ConflictData {
  readonly reason: string
  readonly knobs: readonly string[]
  readonly through: readonly string[]
}

/** A knob that differs from the base, with the clause that is followed and the base's clause that it replaces. */
export interface RuleDifference {
  readonly knob: string
  readonly choice: string
  readonly clause: string
  readonly baseChoice: string
  readonly baseClause: string
}

/** A possible rule set: its profile text, and its differences from the base in the order of the text. */
export interface TurnedProfile {
  readonly profile: string
  readonly differences: readonly RuleDifference[]
}

/** Rules of a club elsewhere that can be made of a base by turning knobs. */
export interface House {
  /** The name of the place, the same in every language. */
  readonly name: string
  readonly profile: string
  /** The address of the text that it follows. */
  readonly source: string
}

export interface RuleSets<R> {
  readonly knobs: readonly KnobData[]
  readonly conflicts: readonly ConflictData[]
  /** @throws RangeError if the game has no such base */
  turn(base: string, turned: Turned): TurnedProfile | NotTurned
  /** Undefined if there is no such rule set, or it is written differently. */
  find(profile: string): TurnedProfile | undefined
  /** The frozen rules of a profile or rule set; undefined as for `find`. The same text gives the same object. */
  rulesOf(profile: string): R | undefined
}

/** So many rule sets are kept, those used last. Tables hold the rules of their hands themselves. */
const mostKept = 500

/** @param make returns the rules with the turned values. Their `id` is the profile text. */
export function ruleSets<K extends object, R extends K & { readonly id: string }>(
  profiles: Readonly<Record<string, R>>,
  catalogue: KnobCatalogue<K>,
  make: (base: R, turning: Turning<K>, profile: string) => R,
): RuleSets<R> {
  const knobs = Object.entries(catalogue.knobs as Readonly<Record<string, Named>>).map(
    ([id, knob]): KnobData => ({
      id,
      kind: knob.kind,
      choices: Object.entries(knob.choices).map(([choice, { clause }]) => ({ id: choice, clause })),
      bases: Object.fromEntries(
        Object.entries(profiles).map(([base, rules]) => [base, ownChoice(id, knob, base, rules)]),
      ),
    }),
  )

  function differenceOf(base: string, knob: string, choice: string): RuleDifference {
    const { choices, bases } = knobs.find(({ id }) => id === knob) as KnobData
    const { clause } = choices.find(({ id }) => id === choice) as KnobData['choices'][number]
    const own = bases[base] as KnobData['bases'][string]
    return { knob, choice, clause, baseChoice: own.choice, baseClause: own.clause }
  }

  const baseOf = (base: string): R | undefined => (Object.hasOwn(profiles, base) ? profiles[base] : undefined)

  function turned(
    base: string,
    wanted: Turned,
  ): (TurnedProfile & { readonly turning: Turning<K> }) | NotTurned {
    const rules = baseOf(base)
    if (rules === undefined) throw new RangeError(`there is no profile ${base}`)
    const turning = turn(catalogue, rules, wanted)
    if ('refused' in turning) return turning
    const differing = Object.keys(turning.values)
      .sort()
      .map((knob) => [knob, wanted[knob] as string] as const)
    return {
      profile: writeProfile(base, Object.fromEntries(differing)),
      differences: differing.map(([knob, choice]) => differenceOf(base, knob, choice)),
      turning,
    }
  }

  function read(profile: string) {
    const written = readProfile(profile)
    if (written === undefined || baseOf(written.base) === undefined) return undefined
    const found = turned(written.base, written.turned)
    // A text that turns a knob to the base's own choice is no second name of the same rules.
    return 'refused' in found || found.profile !== profile ? undefined : { ...found, base: written.base }
  }

  function resolved(profile: string): R | undefined {
    const found = read(profile)
    return found && Object.freeze(make(baseOf(found.base) as R, found.turning, profile))
  }

  const cache = new Map<string, R>()
  return {
    knobs,
    conflicts: catalogue.conflicts.map(({ reason, knobs: of, through }) => ({ reason, knobs: of, through })),
    turn: (base, wanted) => {
      const found = turned(base, wanted)
      return 'refused' in found ? found : { profile: found.profile, differences: found.differences }
    },
    find: (profile) => {
      const found = read(profile)
      return found && { profile, differences: found.differences }
    },
    rulesOf: (profile) => {
      const base = baseOf(profile)
      if (base !== undefined) return base
      const rules = cache.get(profile) ?? resolved(profile)
      if (rules === undefined) return undefined
      // Moves it to the end.
      cache.delete(profile)
      cache.set(profile, rules)
      if (cache.size > mostKept) cache.delete(cache.keys().next().value as string)
      return rules
    },
  }
}

interface Named {
  readonly kind: KnobData['kind']
  readonly clauses: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, { readonly value: unknown; readonly clause: string }>>
}

function ownChoice(id: string, { choices, clauses }: Named, base: string, rules: object) {
  const own = JSON.stringify((rules as Readonly<Record<string, unknown>>)[id])
  const choice = Object.keys(choices).find((name) => JSON.stringify(choices[name]?.value) === own)
  if (choice === undefined) throw new RangeError(`no choice of ${id} is that of ${base}`)
  return { choice, clause: clauses[base] ?? '' }
}
