import { isValue, pick, type PaperFault, type Settled, type Shapes } from '@stolik/core'
import { difference } from '../difference.js'
import { reporter, type Report, type Run, type Table } from '../position.js'
import { damaged } from './texts.js'
import { unsaid } from './words.js'

/**
 * Checks the lines of a table list after a series: every hand played here must also be writable on a paper list.
 */
export function checkPapers<T extends Shapes>(
  run: Run<T>,
  table: Table,
  played: readonly Settled<T['entry']>[],
): void {
  const report = reporter(run, table)
  const { papers } = run.game
  const { chairs } = table
  const before: Settled<T['entry']>[] = []
  for (const hand of played) {
    const line = papers.fromSettled(run.rules, chairs, hand)
    if (!isValue(line)) report('papers', `no line: "${line}"`)
    const read = papers.read(run.rules, chairs, line)
    if (read !== line) report('papers', `"${line}" is not canonical: ${JSON.stringify(read)}`)
    const settled = papers.settle(run.rules, chairs, before, line)
    if ('refused' in settled) return report('papers', `"${line}" is refused: ${settled.refused}`)
    checkSame(run, table, line, hand, settled)
    checkPlayed(run, table, line, hand, settled)
    checkStrange(run, table, before, damaged(line, table))
    checkCells(run, table, line)
    before.push(settled)
  }
  checkStrange(run, table, before, pick(run.gibberish, table.random))
  checkStrange(run, table, before, papers.example)
}

/**
 * Checks that a line and the cells of its row convert into each other, and that every column and cell has words.
 */
function checkCells<T extends Shapes>(run: Run<T>, table: Table, line: string): void {
  const report = reporter(run, table)
  const { papers } = run.game
  const cells = papers.table.cellsOf(line)
  const again = papers.table.lineOf(cells, table.chairs)
  if (again !== line) report('papers', `the cells of "${line}" say "${again ?? ''}"`)
  const columns = papers.table.columns(run.rules, table.chairs)
  const filled = Object.entries(cells).filter(([, cell]) => cell !== '')
  for (const [id, cell] of filled) {
    const column = columns.find((one) => one.id === id)
    const offered = column?.options?.some(({ value }) => value === cell) ?? false
    if (column === undefined || (column.kind === 'choice' && !offered))
      report('papers', `"${line}" has ${id} ${cell}, which cannot be typed in`)
  }
  for (const { code, options = [] } of columns)
    for (const column of [code, ...options.map((one) => one.code)]) {
      const fault = unsaid(run.options.catalogues, column, {})
      if (fault !== undefined) report('papers', fault)
    }
}

/** Checks that a line settles to the same chairs and scores as the hand, and that its lines have words. */
function checkSame<T extends Shapes>(
  run: Run<T>,
  table: Table,
  line: string,
  hand: Settled<T['entry']>,
  settled: Settled<T['entry']>,
): void {
  const report = reporter(run, table)
  const figures = ({ settlement: { scores }, ...where }: Settled): object => ({ ...where, scores })
  const lost = difference(figures(hand), figures(settled))
  if (lost !== undefined) report('papers', `"${line}" settles otherwise: ${lost}`)
  const again = run.game.papers.fromSettled(run.rules, table.chairs, settled)
  if (again !== line) report('papers', `"${line}" becomes "${again}"`)
  if (settled.settlement.lines.length === 0) report('papers', `no line says how "${line}" ended`)
  for (const { code, args, clause } of settled.settlement.lines) {
    const fault = unsaid(run.options.catalogues, code, args)
    if (fault !== undefined || clause.trim() === '') report('papers', fault ?? `${code} names no clause`)
  }
}

/** Checks that a hand and its line give the same record of what was played, and that it has words. */
function checkPlayed<T extends Shapes>(
  run: Run<T>,
  table: Table,
  line: string,
  hand: Settled<T['entry']>,
  settled: Settled<T['entry']>,
): void {
  const report = reporter(run, table)
  const { papers } = run.game
  const played = papers.played(hand)
  const lost = difference(played, papers.played(settled))
  if (lost !== undefined) report('papers', `"${line}" was played otherwise: ${lost}`)
  const { kind, owner, won } = played
  const { scores } = hand.settlement
  const own = owner === null ? undefined : scores[hand.seating.indexOf(owner)]
  if (own !== undefined && own !== (won === true ? Math.max(...scores) : Math.min(...scores)))
    report('papers', `"${line}" is ${won === true ? 'won' : 'lost'} with the scores ${scores.join()}`)
  const fault = unsaid(run.options.catalogues, kind, {})
  if (fault !== undefined) report('papers', fault)
  if ((owner === null) !== (won === null)) report('papers', `"${line}" is won by nobody, or not told`)
  if (owner !== null && !hand.seating.includes(owner))
    report('papers', `"${line}" is the contract of chair ${owner}, who does not play`)
}

/**
 * Checks any text that somebody may write: it is either a hand with one canonical line or refused in words. It
 * never throws.
 */
function checkStrange<T extends Shapes>(
  run: Run<T>,
  table: Table,
  before: readonly Settled<T['entry']>[],
  text: string,
): void {
  const report = reporter(run, table)
  const { papers } = run.game
  const { chairs } = table
  const read = papers.read(run.rules, chairs, text)
  const settled = papers.settle(run.rules, chairs, before, text)
  if ('refused' in settled) checkFault(run, settled, report)
  if (typeof read !== 'string') return checkFault(run, read, report)
  if (papers.read(run.rules, chairs, read) !== read)
    report('papers', `"${text}" is read to another line than "${read}"`)
  if ('refused' in settled) return
  const line = papers.fromSettled(run.rules, chairs, settled)
  if (line !== read) report('papers', `"${text}" is read as "${read}" and settled as "${line}"`)
}

function checkFault<T extends Shapes>(run: Run<T>, fault: PaperFault, report: Report): void {
  const { refused, clause, word } = fault
  const missing = unsaid(run.options.catalogues, `cannot.${refused}`, word === undefined ? {} : { word })
  if (missing !== undefined) report('papers', missing)
  if (clause.trim() === '') report('papers', `${refused} names no clause`)
}
