/**
 * The name of a rule set wherever the id of a profile stands: its base, and a knob with its choice for each difference, as in
 * `towarzyski~ramsz.true~resignAlone.8`. The base alone is the profile itself. A page may load this, for it has no catalogue.
 */
import type { Turned } from './knobs.js'

export interface ProfileText {
  readonly base: string
  readonly turned: Turned
}

/** Longer texts are refused before anything else is done with them. */
export const longestProfile = 1000
/** No rule set turns more knobs than this. */
export const mostTurned = 40

const wellFormed = /^[a-z\d-]+(~[a-z\d-]+\.[a-z\d-]+)*$/i

/**
 * Returns what a text says; undefined if it is not written as `writeProfile` would. Whether a game has this base and these
 * choices, only its catalogue knows.
 */
export function readProfile(text: string): ProfileText | undefined {
  if (text.length > longestProfile || !wellFormed.test(text)) return undefined
  const [base = '', ...parts] = text.split('~')
  const pairs = parts.map((part) => part.split('.') as [string, string])
  const isSorted = pairs.every(([knob], n) => n === 0 || (pairs[n - 1]?.[0] as string) < knob)
  return isSorted && pairs.length <= mostTurned ? { base, turned: Object.fromEntries(pairs) } : undefined
}

export const writeProfile = (base: string, turned: Turned): string =>
  [
    base,
    ...Object.entries(turned)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join('.')),
  ].join('~')
