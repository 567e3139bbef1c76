/** A clause of the federation's document in the numbering of another document. */
import { baseOf } from '@stolik/core'
import type { Rules } from './rules.js'

/**
 * How a profile's document numbers clauses of the federation's document differently, by the beginning of the clause
 * number. The club rules have no section on shortened games, so the next sections move up by one (C-55, C-56,
 * C-57). The article does not cover irregularities, so the federation's rules apply.
 */
const numberings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  patrolki: {
    '3.4.5': '3.4.6',
    '4.3.': 'pzskat 4.3.',
    '4.4.': '4.3.',
    '4.5.': '4.4.',
    '5.2.7': '5.2.5',
    '5.2.8': 'isko 5.2.8',
    'PT ': 'pzskat PT ',
  },
  towarzyski: { '': 'pzskat ' },
}

/**
 * Returns a clause of the federation's document in the profile's numbering. The profile's own `numbering` comes
 * first.
 */
export function cited({ id, numbering: own }: Rules, clause: string): string {
  const base = baseOf(id)
  if (own[clause] !== undefined) return own[clause]
  const numbering = (Object.hasOwn(numberings, base) ? numberings[base] : undefined) ?? {}
  const start = Object.keys(numbering).find((prefix) => clause.startsWith(prefix))
  return start === undefined ? clause : `${numbering[start] as string}${clause.slice(start.length)}`
}
