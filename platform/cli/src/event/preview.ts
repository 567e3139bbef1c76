/** Shows what a file would do to an event, and writes nothing: rows that would be taken, left out and refused. */
import { surname } from '@stolik/core'
import { isEntered } from '@stolik/event/decide/entrant'
import type { AssignedKind } from '@stolik/contract/event/parts'
import { columnKind, columnNames } from '@stolik/event/decide/columns'
import { entryFileColumns, previewEntries, readLists } from '@stolik/event/decide/files'
import type { EntryRow } from '@stolik/event/model/act'
import { badFile } from '@stolik/event/model/refusal'
import { tableNotes } from '@stolik/files/table/words'
import { sentence } from '@stolik/gateway/event/show/show-refused'
import { UsageError } from '../base/io.js'
import { director, type Desk } from './desk.js'
import { accepted, after, type EventFile } from './event-file.js'

/** What a file has beside its rows: titles, numbers of rows. */
export const noteLines = (file: string, csv: string, columns: readonly AssignedKind[]): readonly string[] =>
  previewEntries(csv, columns).notes.map(
    ({ line, code, args }) => `${file}:${line}: ${sentence(tableNotes[code], args)}`,
  )

/** Reads `--columns HEAD=COLUMN`, which may be repeated. @throws UsageError */
export const columnsOf = ({ values: { columns = [] } }: Pick<Desk, 'values'>): readonly AssignedKind[] =>
  columns.map((text) => {
    const at = text.lastIndexOf('=')
    const name = text.slice(at + 1).trim()
    if (at < 1 || !columnNames.includes(name))
      throw new UsageError(
        `--columns is HEAD=COLUMN, and a column is ${columnNames.join(', ')}; not “${text}”.`,
      )
    return { head: text.slice(0, at), is: columnKind(name) }
  })

/** The columns whose headings are not known, with their first values and what they seem to be. */
function unknownColumns(file: string, csv: string, columns: readonly AssignedKind[]): readonly string[] {
  const unknown = entryFileColumns(csv, columns).filter(({ known }) => known === null)
  return unknown.map(
    ({ head, values, guess }) =>
      `${file}: what is “${head}”? Its first values: ${values.join(', ') || 'none'}. Perhaps --columns "${head}=${guess}"`,
  )
}

/** @throws Failure if the file would be refused */
export function showEntries(event: EventFile, desk: Desk, file: string, csv: string): undefined {
  const { io, values } = desk
  const { skip = false } = values
  const columns = columnsOf(desk)
  const { rows, problems } = previewEntries(csv, columns)
  for (const line of [...noteLines(file, csv, columns), ...unknownColumns(file, csv, columns)]) io.out(line)
  const isThere = (row: EntryRow): boolean => skip && isEntered(event.state, row.entrant)
  for (const row of rows) io.out(`${isThere(row) ? 'there' : 'enter'}  ${row.line}  ${entryWords(row)}`)
  const there = rows.filter(isThere).length
  const answer =
    problems.length > 0
      ? badFile(problems)
      : after(event, director(desk), { kind: 'enterAll', rows, skip }, desk.disk)
  const refused = 'refused' in answer ? (answer.problems?.length ?? 0) : 0
  io.out(`${rows.length - there} would be entered, ${there} are there already, ${refused} refused.`)
  accepted(event.offer, file, answer)
}

/** @throws Failure if the file would be refused */
export function showLists(event: EventFile, desk: Desk, file: string, csv: string): undefined {
  const act = accepted(event.offer, file, readLists(csv, desk.values.overwrite === true))
  for (const { series, table, lines } of act.rows)
    desk.io.out(`series ${series}, table ${table}: ${lines.length} hands, from “${lines[0] ?? ''}” on`)
  accepted(event.offer, file, after(event, director(desk), act, desk.disk))
}

function entryWords({ entrant, reserve }: EntryRow): string {
  const { name, surnameAt, club, licence, born, team, pair } = entrant
  const sorted = surnameAt === undefined ? '' : `  [${surname(name, surnameAt)}]`
  const others = [club, licence, born, team, pair].filter((one) => one !== null).join(', ')
  return `${name}${sorted}${others === '' ? '' : `  ${others}`}${reserve ? '  (reserve)' : ''}`
}
