import type { Settled, Shapes } from '@stolik/core'
import { freeze } from '../plain.js'
import { reporter, type Position, type Run, type Table } from '../position.js'
import { unsaid } from './words.js'

/** Checks the settlement of a finished hand. */
export function checkSettlement<T extends Shapes>(run: Run<T>, table: Table, { result }: Position<T>): void {
  if (result === undefined) return
  const report = reporter(run, table)
  const { scores, lines } = result
  if (scores.length !== table.seating.length) report('scores', `${scores.length} scores`)
  if (!scores.every(Number.isInteger)) report('scores', `scores ${scores.join()}`)
  const sum = run.game.scoreSum(run.rules)
  if (sum !== undefined && scores.reduce((a, b) => a + b, 0) !== sum)
    report('scores', `scores ${scores.join()}`)
  if (lines.length === 0) report('words', 'no line says how the hand ended')
  for (const line of lines) {
    if (line.clause.trim() === '') report('words', `${line.code} names no clause`)
    const fault = unsaid(run.options.catalogues, line.code, line.args)
    if (fault !== undefined) report('words', fault)
  }
}

/** Checks the table list after a series. */
export function checkSheet<T extends Shapes>(
  run: Run<T>,
  table: Table,
  settled: readonly Settled<T['entry']>[],
): void {
  const report = reporter(run, table)
  const { chairs } = table
  const sheet = run.game.sheet(run.rules, chairs, settled)
  const fault = freeze(sheet)
  if (fault !== undefined) report('plain', 'sheet' + fault)
  let totals = Array.from({ length: chairs }, () => 0)
  for (const row of sheet.rows) {
    totals = totals.map((total, chair) => total + (row.scores[chair] ?? 0))
    if (row.totals.join() !== totals.join()) report('sheet', `hand ${row.hand}: totals ${row.totals.join()}`)
    if (row.scores.length !== chairs) report('sheet', `hand ${row.hand}: ${row.scores.length} columns`)
    if (!row.owners.every((chair) => chair >= 0 && chair < chairs))
      report('sheet', 'an owner who is not there')
    const missing = unsaid(run.options.catalogues, row.code, row.args)
    if (missing !== undefined) report('words', missing)
  }
  if (sheet.rows.map((row) => row.hand).join() !== settled.map(({ hand }) => hand).join())
    report('sheet', `${sheet.rows.length} rows for ${settled.length} hands`)
  if (sheet.totals.length !== chairs) report('sheet', `${sheet.totals.length} totals`)
  for (const sum of sheet.sums) {
    if (sum.values.length !== chairs) report('sheet', `${sum.code} has ${sum.values.length} columns`)
    const missing = unsaid(run.options.catalogues, sum.code, {})
    if (missing !== undefined) report('words', missing)
  }
}
