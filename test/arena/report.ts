/** The figures of a run as text. */
import { counts } from './outcome.js'
import type { Interval, Timing } from './statistics.js'
import type { Summary } from './tally.js'
import { all } from './tally.js'
import { contestOf, sides, type Side, type Task } from './task.js'

export interface Figures extends Summary {
  readonly task: Task
  /** Seats at a table. */
  readonly seats: number
  /** Deals of a list, to which points of lists and tournaments are scaled. */
  readonly length: number
  /** Deals of this run, and its seconds; the others were in the log. */
  readonly played: number
  readonly seconds: number
  readonly workers: number
  /** Whether contracts were solved with open cards. */
  readonly solve: boolean
  readonly times: Readonly<Record<Side, Timing>>
}

function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value < 0 ? '−' : '+'}${text}`
}
const shown = ({ mean, within }: Interval, scale: number, digits: number): string =>
  `${signed(mean * scale, digits)} ± ${(within * scale).toFixed(digits)}`
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Pads the cells of a table: the first column to the right, the others to the left. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

export function report(figures: Figures): string {
  const { task, deals, hands, played, seconds, workers } = figures
  const { game, profile, a, b, seed, effort } = task
  const parts = [
    `${game} ${profile}: ${a} against ${b}, effort ${effort}, seed ${seed}, ${deals} deals, ${hands} hands (${played} deals now, ${Math.round(seconds)} s, ${workers} threads)`,
    ...(figures.points.length === 0 ? [] : [table(pointRows(figures))]),
    table(contractRows(figures)),
    table(timeRows(figures)),
  ]
  return parts.join('\n\n')
}

function pointRows({ points, task: { a, b }, seats, length }: Figures): readonly (readonly string[])[] {
  const scale = { game: 1, list: length, tournament: length }
  return [
    [
      `${a} less ${b}, per seat`,
      'game points, 1 deal',
      `list, ${length} deals`,
      `tournament, ${length} deals`,
    ],
    ...points.map((row) => [
      row.seats === all ? 'all seatings' : `${row.seats} ${a}, ${seats - row.seats} ${b}`,
      ...counts.map((count) => shown(row[count], scale[count], count === 'game' ? 2 : 0)),
    ]),
  ]
}

function contractRows({ contracts, owned, hands, task, solve }: Figures): readonly (readonly string[])[] {
  const of = (row: Summary['owned'][Side]): readonly string[] => [
    String(row.games),
    percent(row.won, row.games),
    percent(row.overbid, row.games),
    ...(solve ? [percent(row.makeable, row.solved)] : []),
  ]
  const both = task.a === task.b ? (['a'] as const) : sides
  const shares = ['won', 'overbid', ...(solve ? ['makeable'] : [])]
  return [
    ['contract', 'of hands', ...both.flatMap((side) => [`${task[side]}'s`, ...shares])],
    ...contracts.map((row) => [
      row.contract,
      percent(row.hands, hands),
      ...both.flatMap((side) => of(row[side])),
    ]),
    ['all', '', ...both.flatMap((side) => of(owned[side]))],
  ]
}

function timeRows({ times, task }: Figures): readonly (readonly string[])[] {
  const micros = (value: number): string => `${value.toFixed(0)} µs`
  const both = task.a === task.b ? (['a'] as const) : sides
  return [
    ['time of a choice, by the clock', 'choices', 'mean', 'median', '99 %'],
    ...both.map((side) => {
      const { choices, mean, median, p99 } = times[side]
      return [task[side], String(choices), micros(mean), micros(median), micros(p99)]
    }),
  ]
}

/** The row of a run in the ladder of docs/strength.md. */
export function ladderRow({ task, deals, points, length }: Figures, now: Date): string {
  const [all] = points
  const scaled = (count: 'game' | 'list' | 'tournament'): string =>
    all === undefined ? '–' : shown(all[count], count === 'game' ? 1 : length, count === 'game' ? 1 : 0)
  const { profile, a, b, seed, effort } = task
  const cells = [
    now.toISOString().slice(0, 10),
    `${contestOf(task).name} \`${profile}\``,
    ...[a, b].map((name) => `\`${name}\``),
    seed,
    effort,
    deals,
    ...(['game', 'list', 'tournament'] as const).map(scaled),
  ]
  return `| ${cells.join(' | ')} |`
}
