/** A table list as a table to be typed in: who, which game, with or without how many, and how it ended. */
import { isEmptyRow, type PaperCells, type PaperColumn, type PaperTable } from '@stolik/core'
import { gameNames } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'

const option = (column: string, values: readonly string[]): NonNullable<PaperColumn['options']> =>
  values.map((value) => ({ value, code: `cell.${column}.${value}` }))

const announced = ['schneider', 'schwarz', 'ouvert'] as const

/** The key of each value, by column: a row is typed in the order of the paper, such as `a c h 2 +`. */
const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  who: { p: 'passed', r: 'ramsz' },
  game: { c: 'clubs', s: 'spades', h: 'hearts', d: 'diamonds', g: 'grand', n: 'null' },
  hand: { h: 'yes' },
  announced: { s: 'schneider', z: 'schwarz', o: 'ouvert', r: 'rewolucja' },
  patrolki: { p: '' },
  without: { '/': '', ',': '', '.': '' },
  level: { s: 'schneider', z: 'schwarz' },
  // On many keyboards the plus sign needs a second key, which is the equals sign without it.
  end: { '+': 'won', '=': 'won', '-': 'lost' },
}

function columns(rules: Rules, chairs: number): readonly PaperColumn[] {
  const column = (id: string, kind: PaperColumn['kind'], values?: readonly string[]): PaperColumn => ({
    id,
    kind,
    code: `column.${id}`,
    ...(values === undefined ? {} : { options: option(id, values) }),
    ...(keys[id] === undefined ? {} : { keys: keys[id] }),
  })
  const games = gameNames.map((name) => ({ value: name, code: `game.${name}` }))
  return [
    {
      ...column('who', 'chair'),
      options: rules.ramsz
        ? option('who', ['ramsz']).map(({ value, code }) => ({ value, code, next: 'points1' }))
        : option('who', ['passed']).map(({ value, code }) => ({ value, code, ends: true })),
    },
    { ...column('game', 'choice'), options: games },
    column('hand', 'check'),
    column(
      'announced',
      'choice',
      rules.nullValues.rewolucja !== null ? [...announced, 'rewolucja'] : announced,
    ),
    ...(rules.patrolki.suit + rules.patrolki.grand > 0 ? [column('patrolki', 'number')] : []),
    column('with', 'number'),
    column('without', 'number'),
    column('level', 'choice', ['schneider', 'schwarz']),
    {
      ...column('end', 'choice'),
      // Only a game that was lost can have been overbid.
      options: option('end', ['won', 'lost']).map(({ value, code }) => ({
        value,
        code,
        ends: value === 'won',
      })),
    },
    column('overbid', 'number'),
    ...(rules.ramsz ? ramszColumns(rules, chairs) : []),
  ]
}

/** Card points of each place. If it matters, also who lost and who took the last trick. */
function ramszColumns({ ramszTie, ramszSkat }: Rules, chairs: number): readonly PaperColumn[] {
  return [
    ...Array.from({ length: chairs }, (_, chair): PaperColumn => ({
      id: `points${chair + 1}`,
      kind: 'number',
      code: 'column.points',
      chair,
    })),
    ...(ramszTie === 'lower-jack' ? [{ id: 'loser', kind: 'places', code: 'column.loser' } as const] : []),
    ...(ramszSkat === 'last-trick' ? [{ id: 'last', kind: 'chair', code: 'column.last' } as const] : []),
  ]
}

function lineOf(cells: PaperCells, chairs: number): string | undefined {
  if (isEmptyRow(cells)) return undefined
  const cell = (id: string): string => (cells[id] ?? '').trim()
  const withWord = (word: string, id: string): readonly string[] => (cell(id) === '' ? [] : [word, cell(id)])
  const who = cell('who')
  if (who === 'passed') return 'passed'
  if (who === 'ramsz') {
    const points = Array.from({ length: chairs }, (_, chair) => cell(`points${chair + 1}`) || '-')
    return ['ramsz', ...points, ...withWord('lost', 'loser'), ...withWord('last', 'last')].join(' ')
  }
  const patrolki = cell('patrolki') === '' ? [] : ['patrolki', cell('patrolki')]
  const game = [cell('game'), cell('announced'), ...patrolki].filter((part) => part !== '').join('-')
  return [
    ...[who, game, cell('hand') === '' ? '' : 'hand'],
    ...[...withWord('with', 'with'), ...withWord('without', 'without'), cell('level'), cell('end')],
    ...withWord('overbid', 'overbid'),
  ]
    .filter((word) => word !== '')
    .join(' ')
}

function cellsOf(line: string): PaperCells {
  const [who = '', game = '', ...words] = line.split(' ')
  if (who === 'passed') return { who }
  const after = (word: string): string => words[words.indexOf(word) + 1] ?? ''
  const afterIf = (word: string): string => (words.includes(word) ? after(word) : '')
  if (who === 'ramsz') {
    const points = [game, ...words].filter(
      (word, i, all) => /^(\d+|-)$/.test(word) && !/[a-z]/.test(all[i - 1] ?? ''),
    )
    return {
      who,
      loser: afterIf('lost'),
      last: afterIf('last'),
      ...Object.fromEntries(points.map((n, i) => [`points${i + 1}`, n === '-' ? '' : n])),
    }
  }
  const [name = '', addition = '', count = ''] = game.split('-')
  const patrolki = addition === 'patrolki'
  return {
    who,
    game: name,
    announced: patrolki ? '' : addition,
    patrolki: patrolki ? count : '',
    hand: words.includes('hand') ? 'yes' : '',
    with: afterIf('with'),
    without: afterIf('without'),
    level: words.find((word) => word === 'schneider' || word === 'schwarz') ?? '',
    end: words.find((word) => word === 'won' || word === 'lost') ?? '',
    overbid: afterIf('overbid'),
  }
}

export const table: PaperTable<Rules> = { columns, lineOf, cellsOf }
