/**
 * Rules with turned knobs reach a page with each view of theirs, as text: what differs from the base, of which pages have the
 * rules anyway. So legal moves can be worked out there without the catalogue of knobs.
 */
import { once } from './once.js'

type Bases<R> = Readonly<Record<string, R>>

/** The base of a profile text that a game knows; a profile is its own. */
export const baseOf = (profile: string): string => profile.split('~', 1)[0] as string

/** Writes each rules object once. */
export const turnedWriter = <R extends { readonly id: string }>(bases: Bases<R>): ((rules: R) => string) =>
  once((rules) => {
    const base: Readonly<Record<string, unknown>> = { ...bases[baseOf(rules.id)] }
    const differs = ([name, value]: readonly [string, unknown]): boolean =>
      JSON.stringify(value) !== JSON.stringify(base[name])
    return JSON.stringify(Object.fromEntries(Object.entries(rules).filter(differs)))
  })

/** Reads the same text to the same object, since lists of legal moves are cached by it. */
export function turnedReader<R>(bases: Bases<R>): (profile: string, text: string) => R {
  // A text of JSON is no name that every object has.
  const made: Record<string, R> = {}
  return (profile, text) => (made[text] ??= { ...bases[baseOf(profile)], ...JSON.parse(text) } as R)
}
