/** The table in which a list is typed: contract, players, raises, and the result. */
import { isEmptyRow, type PaperCells, type PaperColumn, type PaperTable } from '@stolik/core'
import type { Rules } from '../rules/rules.js'
import { contractWord } from '../rules/words.js'

const grades = ['exit', 'no-exit', 'no-trick'] as const
const ends = ['won', 'lost'].flatMap((side) => [side, ...grades.map((grade) => `${side}.${grade}`)])

/** The key of each value, by column: a row is typed in the order of the paper, such as `w a c 2 +`. */
const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contract: { z: 'zwykla', w: 'wesele', c: 'cicha', g: 'gran', s: 'zolla' },
  du: { u: 'yes' },
  counted: { '/': '', ',': '', '.': '' },
  end: {
    '+': 'won',
    e: 'won.exit',
    x: 'won.no-exit',
    t: 'won.no-trick',
    '-': 'lost',
    E: 'lost.exit',
    X: 'lost.no-exit',
    T: 'lost.no-trick',
    '=': 'tie',
  },
  points: { p: '' },
}

function columns(rules: Rules): readonly PaperColumn[] {
  const column = (id: string, kind: PaperColumn['kind']): PaperColumn => ({
    id,
    kind,
    code: `column.${id}`,
    ...(keys[id] === undefined ? {} : { keys: keys[id] }),
  })
  const contracts = (['zwykla', 'wesele', 'cicha', 'gran', 'zolla'] as const).filter(
    (one) => one === 'zwykla' || one === 'cicha' || rules.bids.includes(one),
  )
  return [
    {
      ...column('contract', 'choice'),
      options: contracts.map((value) => ({ value, code: `contract.${contractWord(rules, value)}` })),
    },
    column('first', 'chair'),
    column('second', 'chair'),
    column('du', 'check'),
    column('raised', 'number'),
    column('counted', 'number'),
    {
      ...column('end', 'choice'),
      options: [...ends, 'tie'].map((value) => ({ value, code: `cell.end.${value}` })),
    },
    column('points', 'number'),
  ]
}

function lineOf(cells: PaperCells): string | undefined {
  if (isEmptyRow(cells)) return undefined
  const cell = (id: string): string => (cells[id] ?? '').trim()
  const sides = [cell('first'), cell('second')].filter((place) => place !== '').join('+')
  const raised = cell('raised')
  const counted = cell('counted') === '' ? '' : `/${cell('counted')}`
  return [
    ...[`${cell('contract')}${cell('du') === '' ? '' : '-du'}`, sides],
    ...(raised === '' ? [] : ['raised', `${raised}${counted}`]),
    ...(cell('points') === '' ? [] : ['points', cell('points')]),
    ...cell('end').split('.'),
  ]
    .filter((word) => word !== '')
    .join(' ')
}

function cellsOf(line: string): PaperCells {
  const [head = '', sides = '', ...words] = line.split(' ')
  const du = head.endsWith('-du')
  const [first = '', second = ''] = sides.split('+')
  const after = (word: string): string => (words.includes(word) ? (words[words.indexOf(word) + 1] ?? '') : '')
  const [raised = '', counted = ''] = after('raised').split('/')
  const end = words.filter(
    (word) => ends.includes(word) || word === 'tie' || grades.some((one) => one === word),
  )
  return {
    contract: du ? head.slice(0, -'-du'.length) : head,
    first,
    second,
    du: du ? 'yes' : '',
    raised,
    counted,
    end: end.join('.'),
    points: after('points'),
  }
}

export const table: PaperTable<Rules> = { columns, lineOf, cellsOf }
