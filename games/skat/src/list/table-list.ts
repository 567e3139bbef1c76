/** The table list of a series: deals are entered in turn, all sign at the end, and then it is valid (5.5, PT 7.2). */
import type { Chair, Settled, Sheet } from '@stolik/core'
import { cited } from '../arbiter/knobs.js'
import type { Entry } from '../entry.js'
import type { Rules } from '../rules.js'
import { sheet } from '../sheet.js'
import type { Paper, Unwritten } from './paper.js'
import { settlePaper } from './paper.js'

export interface TableList {
  readonly rules: Rules
  readonly chairs: number
  /** Deals of the series: every chair deals equally often. */
  readonly length: number
  readonly papers: readonly Paper[]
  /** What stood there before, oldest first: nothing is rubbed out. */
  readonly corrections: readonly Correction[]
  readonly signed: readonly Chair[]
}

export interface Correction {
  /** From 0. */
  readonly hand: number
  readonly before: Paper
  /** Who corrected: the table among itself, or the director. */
  readonly by: 'table' | 'direction'
  readonly clause: string
}

/** Why the list stays as it is. */
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

/** An empty list. */
export function openList(rules: Rules, chairs: number, length: number): TableList | ListRefusal {
  if (!rules.chairs.includes(chairs)) return { refused: 'chairs', clause: rules.clauses.chairs }
  // No fraction is whole rounds either.
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

/** A chair signs, once every deal is entered; the list is valid when all have (PT 7.2.3, PT 9.11). */
export function sign(list: TableList, chair: Chair): TableList | ListRefusal {
  const { rules, papers, length, chairs, signed } = list
  if (papers.length < length) return { refused: 'unfinished', clause: cited(rules, 'PT 9.11') }
  if (!Number.isInteger(chair) || chair < 0 || chair >= chairs)
    return { refused: 'chairs', clause: cited(rules, 'PT 7.2.3') }
  return signed.includes(chair) ? list : { ...list, signed: [...signed, chair] }
}

export const isSigned = ({ signed, chairs }: TableList): boolean => signed.length === chairs

/** The hands that the list stands for. */
export function settledOf({ rules, chairs, papers }: TableList): readonly Settled<Entry>[] {
  return papers.map((paper, hand) => {
    const settled = settlePaper(rules, chairs, hand, paper)
    if ('refused' in settled) throw new RangeError(`hand ${hand}: ${settled.refused}`)
    return settled
  })
}

/** Rows with running totals, won and lost games, and the tournament score below (5.5.1, 5.5.2, PT 5.1). */
export const listSheet = (list: TableList): Sheet => sheet(list.rules, list.chairs, settledOf(list))
