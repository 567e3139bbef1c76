/**
 * The table list of a series. Deals are entered in turn, and at the end all players sign. Then the list is valid
 * (5.5, PT 7.2).
 */
import type { Chair, Settled, Sheet } from '@stolik/core'
import { cited } from '../cited.js'
import type { Entry } from '../entry.js'
import type { Rules } from '../rules.js'
import { sheet } from '../sheet.js'
import { type Paper, settlePaper, type Unwritten } from './paper.js'

export interface TableList {
  readonly rules: Rules
  readonly chairs: number
  /** The number of deals in the series; every chair deals equally often. */
  readonly length: number
  readonly papers: readonly Paper[]
  /** Earlier entries, oldest first, since nothing is erased. */
  readonly corrections: readonly Correction[]
  readonly signed: readonly Chair[]
}

export interface Correction {
  /** From 0. */
  readonly hand: number
  readonly before: Paper
  /** Who made the correction: the table itself, or the director. */
  readonly by: 'table' | 'direction'
  readonly clause: string
}

/** Why the list does not change. */
export interface ListRefusal {
  readonly refused:
    | Unwritten['refused']
    | 'length'
    | 'full'
    | 'unfinished'
    | 'no-such-hand'
    | 'consent'
    | 'signed'
    | 'not-signed'
    | 'no-later-correction'
    | 'no-reading'
  readonly clause: string
}

/** Makes an empty list. */
export function openList(rules: Rules, chairs: number, length: number): TableList | ListRefusal {
  if (!rules.chairs.includes(chairs)) return { refused: 'chairs', clause: rules.clauses.chairs }
  // This also refuses fractions, since they are not whole rounds.
  if (length <= 0 || length % chairs !== 0) return { refused: 'length', clause: rules.clauses.rounds }
  return { rules, chairs, length, papers: [], corrections: [], signed: [] }
}

/** Enters the next deal (5.5.1). */
export function enter(list: TableList, paper: Paper): TableList | ListRefusal {
  const { rules, chairs, length, papers } = list
  if (papers.length === length) return { refused: 'full', clause: rules.clauses.rounds }
  const settled = settlePaper(rules, chairs, papers.length, paper)
  return 'refused' in settled ? settled : { ...list, papers: [...papers, paper] }
}

/**
 * Signs for a chair, once every deal is entered. The list is valid when all chairs have signed (PT 7.2.3, PT 9.11).
 */
export function sign(list: TableList, chair: Chair): TableList | ListRefusal {
  const { rules, papers, length, chairs, signed } = list
  if (papers.length < length) return { refused: 'unfinished', clause: cited(rules, 'PT 9.11') }
  if (!Number.isInteger(chair) || chair < 0 || chair >= chairs)
    return { refused: 'chairs', clause: cited(rules, 'PT 7.2.3') }
  return signed.includes(chair) ? list : { ...list, signed: [...signed, chair] }
}

export const isSigned = ({ signed, chairs }: TableList): boolean => signed.length === chairs

/** The settled hands of the list. */
export function settledOf({ rules, chairs, papers }: TableList): readonly Settled<Entry>[] {
  return papers.map((paper, hand) => {
    const settled = settlePaper(rules, chairs, hand, paper)
    if ('refused' in settled) throw new RangeError(`hand ${hand}: ${settled.refused}`)
    return settled
  })
}

/** Rows with running totals, won and lost games, and the tournament score below (5.5.1, 5.5.2, PT 5.1). */
export const listSheet = (list: TableList): Sheet => sheet(list.rules, list.chairs, settledOf(list))
