/** Checks the facts told to an arbiter against the fields of the question. */
import type { ArbiterFacts, ArbiterField, NotRuled } from '@stolik/core'
import { isNeeded } from '@stolik/core/needed'

/** Facts that fit their fields. */
export interface Told {
  readonly text: (name: string) => string | undefined
  readonly number: (name: string) => number | undefined
  /** A flag that nobody gave is false. */
  readonly flag: (name: string) => boolean
}

/** Checks the facts. Flags may be missing; all other fields that are needed must be given unless they are optional. */
export function toldBy(fields: readonly ArbiterField[], facts: ArbiterFacts): Told | NotRuled {
  const stranger = Object.keys(facts).find((name) => !fields.some((field) => field.name === name))
  if (stranger !== undefined) return { refused: 'impossible', field: stranger }
  for (const field of fields) {
    const { name, kind, optional } = field
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) {
      if (kind !== 'flag' && optional !== true && isNeeded(field, facts))
        return { refused: 'missing', field: name }
    } else if (!fits(field, fact)) return { refused: 'impossible', field: name }
  }
  const of = (name: string): string | number | boolean | undefined => facts[name]
  return {
    text: (name) => of(name) as string | undefined,
    number: (name) => of(name) as number | undefined,
    flag: (name) => of(name) === true,
  }
}

function fits({ kind, options = [] }: ArbiterField, fact: string | number | boolean): boolean {
  switch (kind) {
    case 'choice':
      return typeof fact === 'string' && options.includes(fact)
    case 'number':
      return typeof fact === 'number' && Number.isInteger(fact) && fact >= 0 && fact <= 999
    case 'flag':
      return typeof fact === 'boolean'
  }
}
