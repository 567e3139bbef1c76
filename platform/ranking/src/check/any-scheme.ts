/** Checks JSON that somebody wrote as a scheme. */
import type { Scheme } from '../model/scheme.js'
import type { SchemeProblem } from '../model/scheme-refusal.js'
import { wrongIn } from '../model/shape.js'
import { schemeShape } from '../model/shapes.js'
import { checkScheme } from './check-scheme.js'

/** Returns everything that is wrong with it: first with its form, and if that is right, with what it says. */
export function schemeProblemsIn(
  value: unknown,
  profiles: Parameters<typeof checkScheme>[1],
): readonly SchemeProblem[] {
  const wrong = wrongIn(schemeShape, value)
  if (wrong.length === 0) return checkScheme(value as Scheme, profiles)
  return wrong.map((path) => ({ code: 'SHAPE', path: path.slice(1) || 'the scheme', args: {} }))
}
