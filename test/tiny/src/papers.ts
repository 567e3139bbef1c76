/** List lines of Tiny: `passed`, or the bidder's place, the tricks promised, and whether they were made: `2 3 made`. */
import {
  isEmptyRow,
  type Chair,
  type PaperFault,
  type Papers,
  type PaperTable,
  type Settled,
} from '@stolik/core'
import { passed, promised, type Entry } from './result.js'
import type { Rules } from './rules.js'

interface Told {
  readonly chair: Chair
  readonly bid: number
  readonly made: boolean
}

function read(chairs: number, line: string): Told | 'passed' | PaperFault {
  if (line.trim() === 'passed') return 'passed'
  const match = /^\s*([1-4])\s+([1-3])\s+(made|failed)\s*$/.exec(line)
  if (match === null) return { refused: 'unreadable', clause: 'R2', word: line }
  const [, place, bid, end] = match
  if (Number(place) > chairs) return { refused: 'place', clause: 'R1' }
  return { chair: Number(place) - 1, bid: Number(bid), made: end === 'made' }
}

const write = ({ chair, bid, made }: Told): string => `${chair + 1} ${bid} ${made ? 'made' : 'failed'}`

const table: PaperTable<Rules> = {
  columns: () => [
    { id: 'who', kind: 'chair', code: 'column.who', options: [{ value: 'passed', code: 'row.passed' }] },
    { id: 'bid', kind: 'number', code: 'column.bid' },
    {
      id: 'end',
      kind: 'choice',
      code: 'column.end',
      options: ['made', 'failed'].map((value) => ({ value, code: `cell.end.${value}` })),
    },
  ],
  lineOf: (cells) => {
    if (isEmptyRow(cells)) return undefined
    const { who = '', bid = '', end = '' } = cells
    return who === 'passed' ? who : [who, bid, end].join(' ')
  },
  cellsOf: (line) => {
    const [who = '', bid = '', end = ''] = line.split(' ')
    return { who, bid, end }
  },
}

/** The game itself says who plays hand n, and what earlier hands carry over to it. */
export const papers = (
  seating: (chairs: number, hand: number) => readonly Chair[],
  doubled: (rules: Rules, before: readonly Settled<Entry>[]) => boolean,
): Papers<Rules, Entry> => {
  const settle: Papers<Rules, Entry>['settle'] = (rules, chairs, before, line) => {
    const told = read(chairs, line)
    const hand = before.length
    const where = { hand, dealer: hand % chairs, seating: seating(chairs, hand) }
    if (told === 'passed') return { ...where, settlement: passed }
    if ('refused' in told) return told
    const bidder = where.seating.indexOf(told.chair)
    if (bidder === -1) return { refused: 'idle', clause: 'R1' }
    const entry = { bidder, bid: told.bid }
    return {
      ...where,
      settlement: promised(rules, { doubled: doubled(rules, before) }, entry, told.made, []),
    }
  }
  const fromSettled: Papers<Rules, Entry>['fromSettled'] = (_, __, { seating: chairs, settlement }) => {
    const { entry, scores } = settlement
    const { bidder, bid } = entry
    if (bidder === null) return 'passed'
    return write({ chair: chairs[bidder] as Chair, bid, made: (scores[bidder] as number) > 0 })
  }
  return {
    example: '2 3 made',
    usage: 'passed | PLACE TRICKS made|failed',
    table,
    read: (_, chairs, line) => {
      const told = read(chairs, line)
      if (told === 'passed') return told
      return 'refused' in told ? told : write(told)
    },
    settle,
    fromSettled,
    played: ({ seating: chairs, settlement: { entry, scores } }) => {
      const { bidder } = entry
      if (bidder === null) return { kind: 'row.passed', owner: null, won: null }
      return { kind: 'kind.promise', owner: chairs[bidder] as Chair, won: (scores[bidder] as number) > 0 }
    },
    later: (rules, chairs, before, [reading = ''], consent) => {
      if (!consent) return { refused: 'consent', clause: 'R1' }
      const settled = settle(rules, chairs, before, reading)
      return 'refused' in settled ? settled : { line: fromSettled(rules, chairs, settled), clause: 'R1' }
    },
  }
}
