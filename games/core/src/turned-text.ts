/**
 * Rules with turned knobs reach a page with each view of theirs, as text: what differs from the base, of which pages have the
 * rules anyway. So legal moves can be worked out there without the catalogue of knobs.
 */
import { once } from './once.js'

export type Bases<R> = Readonly<Record<string, R>>

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

/**
 * Adds the rules of a rule set, from which legal moves follow, to the views that `read` reads. The same text is read to the same rules,
 * since lists of legal moves are cached by them.
 */
export function withRules<V extends { readonly profile: string }, R>(
  read: (data: object) => V,
  bases: Bases<R>,
): (data: object) => V & { readonly rules?: R } {
  // A text of JSON is no name that every object has.
  const made: Record<string, R> = {}
  return (data) => {
    const view = read(data)
    const { turned } = data as { readonly turned?: string | null }
    if (!turned) return view
    const rules = (made[turned] ??= { ...bases[baseOf(view.profile)], ...JSON.parse(turned) } as R)
    return { ...view, rules }
  }
}
