/**
 * Lists of a game without contracts. A line is everybody's score, such as `0 2`, with `-` for a player who sat out.
 */
import type { Chair } from './seat.js'
import { isEmptyRow, type PaperColumn } from './paper-columns.js'
import type { PaperFault, Papers } from './papers.js'
import type { Settlement } from './settlement.js'
import type { Settled } from './sheet.js'

/**
 * What such a game must still provide. Its catalogues need `column.points` and `cannot.CODE` for `unreadable`,
 * `points` and `consent`.
 */
export interface SimplePapers<R, E extends object> {
  readonly example: string
  /** The clause about how a hand is written down. */
  readonly clause: string
  /** The code of the sentence that says what is played. */
  readonly kind: string
  seating(chairs: number, hand: number): readonly Chair[]
  dealer(chairs: number, hand: number): Chair
  /** Settles a hand from its scores by seat; undefined if no hand can end so. */
  settle(rules: R, before: readonly Settled<E>[], scores: readonly number[]): Settlement<E> | undefined
}

const word = /^(?:0|-?[1-9]\d{0,5}|-)$/
const cells = (line: string): readonly string[] => line.trim().split(/\s+/)
const columnOf = (chair: Chair): string => `p${chair + 1}`

export function simplePapers<R, E extends object>(game: SimplePapers<R, E>): Papers<R, E> {
  const { clause } = game
  const read = (chairs: number, line: string): readonly string[] | PaperFault => {
    const words = cells(line)
    const wrong = words.find((one) => !word.test(one))
    if (wrong === undefined && words.length === chairs) return words
    return { refused: 'unreadable', clause, word: wrong ?? line }
  }
  const settle: Papers<R, E>['settle'] = (rules, chairs, before, line) => {
    const words = read(chairs, line)
    if ('refused' in words) return words
    const hand = before.length
    const seating = game.seating(chairs, hand)
    const right = words.every((one, chair) => (one === '-') !== seating.includes(chair))
    const scores = seating.map((chair) => Number(words[chair]))
    const settlement = right ? game.settle(rules, before, scores) : undefined
    if (settlement === undefined) return { refused: 'points', clause }
    return { hand, dealer: game.dealer(chairs, hand), seating, settlement }
  }
  const fromSettled: Papers<R, E>['fromSettled'] = (_, chairs, { seating, settlement }) =>
    Array.from({ length: chairs }, (_, chair) => settlement.scores[seating.indexOf(chair)] ?? '-').join(' ')
  return {
    example: game.example,
    usage: 'POINTS POINTS …',
    table: {
      columns: (_, chairs) =>
        Array.from({ length: chairs }, (_, chair): PaperColumn => ({
          id: columnOf(chair),
          kind: 'number',
          code: 'column.points',
          chair,
        })),
      lineOf: (row, chairs) =>
        isEmptyRow(row)
          ? undefined
          : Array.from({ length: chairs }, (_, chair) => row[columnOf(chair)]?.trim() || '-').join(' '),
      cellsOf: (line) =>
        Object.fromEntries(cells(line).map((one, chair) => [columnOf(chair), one === '-' ? '' : one])),
    },
    read: (_, chairs, line) => {
      const words = read(chairs, line)
      return 'refused' in words ? words : words.join(' ')
    },
    settle,
    fromSettled,
    played: () => ({ kind: game.kind, owner: null, won: null }),
    later: (rules, chairs, before, [reading = ''], consent) => {
      if (!consent) return { refused: 'consent', clause }
      const settled = settle(rules, chairs, before, reading)
      return 'refused' in settled ? settled : { line: fromSettled(rules, chairs, settled), clause }
    },
  }
}
