/** One number for a whole result: whoever changes a list, a regulation or a place changes it. */
import { sha256 } from '../entropy.js'
import type { Lists } from './lists.js'
import { standings } from './standing/index.js'
import type { EventState } from './state.js'

/** SHA-256, in lower-case hex, over regulations, seed, lists, what the direction decided, and the result. */
export function resultHash(state: EventState, lists: Lists): string {
  const { individual, groups, categories } = standings(state, lists)
  const { regulations, commitment, sealed, series, adjustments } = state
  const content = {
    regulations,
    commitment,
    // Sealed until something is drawn, and nothing can be final before.
    seed: sealed,
    series: series.map(({ tables, byes }) => ({
      byes,
      tables: tables.map(({ players, list: { hands, annulled, missing } }) => ({
        players,
        lines: hands.map(({ line }) => line),
        annulled,
        missing,
      })),
    })),
    adjustments,
    individual: individual.map(({ place, number, name, points, small, prize }) => ({
      place,
      number,
      name,
      points,
      small,
      prize,
    })),
    groups,
    categories,
  }
  return Buffer.from(sha256(JSON.stringify(sorted(content)))).toString('hex')
}

/** The same value always has the same text: keys in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
