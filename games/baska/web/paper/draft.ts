/** The answers given so far about a deal on paper, and the line made from them. */
import type { Chair } from '@stolik/core'
import { readLine, writeLine } from '../../src/list/line.js'
import { total } from '../../src/rules/order.js'
import { paired } from '../../src/rules/row.js'
import type { Contract, Grade, Rules } from '../../src/rules/rules.js'

/** The result: a row of the payment table, or a tie. */
export type End = `${'won' | 'lost'}${'' | `.${Grade}`}` | 'tie'

export interface Draft {
  readonly contract: Contract | null
  /** The caller of a wesele, or the lone player. */
  readonly owner: Chair | null
  /** Starzy of a zwykła gra, or the caller's partner. */
  readonly others: readonly Chair[]
  readonly du: boolean
  readonly announced: number
  /** null = all announced raises counted. */
  readonly counted: number | null
  readonly end: End | null
  /** Card points of starzy if the table counted them; `end` is then not asked. */
  readonly points: number | null
}

export const emptyDraft: Draft = {
  contract: null,
  owner: null,
  others: [],
  du: false,
  announced: 0,
  counted: null,
  end: null,
  points: null,
}

/** Returns the draft that gives this line. */
export function draftOf(rules: Rules, text: string | null): Draft {
  const line = text === null ? null : readLine(rules, text)
  if (line === null || 'refused' in line) return emptyDraft
  const { contract, starzy, du, announced, counted, result } = line
  const called = contract !== 'zwykla'
  const points = 'points' in result ? result.points : null
  const tie = points === total / 2 ? 'tie' : null
  return {
    contract,
    du,
    announced,
    points,
    owner: called ? (starzy[0] ?? null) : null,
    others: called ? starzy.slice(1) : starzy,
    counted: counted === announced ? null : counted,
    end: 'points' in result ? tie : endOf(result),
  }
}

const endOf = ({ won, grade }: { readonly won: boolean; readonly grade: Grade | null }): End =>
  `${won ? 'won' : 'lost'}${grade === null ? '' : (`.${grade}` as const)}`

const grades: readonly Grade[] = ['exit', 'noExit', 'noTrick']

/** Returns the possible results of a contract. */
export function endsFor(contract: Contract): readonly End[] {
  if (!paired(contract)) return ['won', 'lost', 'tie']
  const rows = (side: 'won' | 'lost'): readonly End[] => grades.map((grade) => `${side}.${grade}` as const)
  return [...rows('won'), ...rows('lost'), 'tie']
}

/** Returns the contracts of this club: those that can be called, and those that result if nothing is. */
export const contractsFor = (rules: Rules): readonly Contract[] => [
  'zwykla',
  ...rules.bids.filter((bid) => bid === 'wesele'),
  'cicha',
  ...rules.bids.filter((bid) => bid !== 'wesele'),
]

/** Returns starzy, the owner first; undefined while somebody is missing. */
export function starzyOf({ contract, owner, others }: Draft): readonly Chair[] | undefined {
  if (contract === null) return undefined
  const called = owner === null ? [] : [owner, ...(paired(contract) ? others : [])]
  const sides = contract === 'zwykla' ? others : called
  return sides.length === (paired(contract) ? 2 : 1) ? sides : undefined
}

/** Returns the line; undefined while something is missing. */
export function lineOf(draft: Draft): string | undefined {
  const { contract, du, announced, counted, end, points } = draft
  const starzy = starzyOf(draft)
  if (contract === null || starzy === undefined) return undefined
  const common = { contract, starzy, du, announced, counted: Math.min(counted ?? announced, announced) }
  if (points !== null) return writeLine({ ...common, result: { points } })
  if (end === null) return undefined
  if (end === 'tie') return writeLine({ ...common, result: { points: total / 2 } })
  const [side, grade] = end.split('.') as ['won' | 'lost', Grade | undefined]
  return writeLine({ ...common, result: { won: side === 'won', grade: grade ?? null, tie: false } })
}
