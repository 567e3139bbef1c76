/** The costs of the evening as the table of docs/organiser.md: what each step took before, and takes now. */
import type { Presses } from '../presses.js'
import { steps, sum, type Costs, type Step } from './ledger.js'

const all = Object.keys(steps) as Step[]

/** What the organiser and the helpers do in the whole evening. */
const total = (costs: Costs): Presses => sum(all.map((step) => costs[step]))

/** Columns as wide as their longest cell, as all tables of these pages. */
function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

export function costsTable(before: Costs, now: Costs): string {
  const row = (words: string, was: Presses, is: Presses): readonly string[] => [
    words,
    ...[was.clicks, was.presses, is.clicks, is.presses].map(String),
  ]
  return markdown([
    ['step', 'clicks before', 'presses before', 'clicks now', 'presses now'],
    ...all.map((step) => row(steps[step], before[step], now[step])),
    row('together', total(before), total(now)),
  ])
}
