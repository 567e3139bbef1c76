/** Shows what a file would do to an event, and writes nothing: rows that would be taken, left out and refused. */
import { surname } from '@stolik/core'
import { tableNotes } from '@stolik/files/table/words'
import { sentence } from '@stolik/gateway/event/show-refused'
import { isEntered } from '@stolik/event/decide/entrant'
import { previewEntries, readLists } from '@stolik/event/decide/files'
import type { EntryRow } from '@stolik/event/model/act'
import { badFile, type EventRefusal } from '@stolik/event/model/refusal'
import { type Desk, director } from './tournament-desk.js'
import { after, type EventFile } from './tournament-file.js'
import { refusalLines } from './tournament-words.js'

/** What a file has beside its rows: titles, numbers of rows. */
export const noteLines = (file: string, csv: string): readonly string[] =>
  previewEntries(csv).notes.map(
    ({ line, code, args }) => `${file}:${line}: ${sentence(tableNotes[code], args)}`,
  )

/** Returns the exit code: 1 if the file would be refused. */
export function showEntries(event: EventFile, desk: Desk, file: string, csv: string): number {
  const { io, values } = desk
  const skip = values.skip === true
  const { rows, problems } = previewEntries(csv)
  for (const line of noteLines(file, csv)) io.out(line)
  const isThere = (row: EntryRow): boolean => skip && isEntered(event.state, row.entrant)
  for (const row of rows) io.out(`${isThere(row) ? 'there' : 'enter'}  ${row.line}  ${entryWords(row)}`)
  const there = rows.filter(isThere).length
  const refusal =
    problems.length > 0
      ? badFile(problems)
      : refusalOf(after(event, director(desk), { kind: 'enterAll', rows, skip }, desk.disk))
  io.out(
    `${rows.length - there} would be entered, ${there} are there already, ${refusal?.problems?.length ?? 0} refused.`,
  )
  return tellRefusal(event, desk, file, refusal)
}

export function showLists(event: EventFile, desk: Desk, file: string, csv: string): number {
  const act = readLists(csv, desk.values.overwrite === true)
  if ('refused' in act) return tellRefusal(event, desk, file, act)
  for (const { series, table, lines } of act.rows)
    desk.io.out(`series ${series}, table ${table}: ${lines.length} hands, from “${lines[0] ?? ''}” on`)
  return tellRefusal(event, desk, file, refusalOf(after(event, director(desk), act, desk.disk)))
}

const refusalOf = (answer: EventFile | EventRefusal): EventRefusal | undefined =>
  'refused' in answer ? answer : undefined

function tellRefusal(
  event: EventFile,
  { io }: Desk,
  file: string,
  refusal: EventRefusal | undefined,
): number {
  if (refusal === undefined) return 0
  for (const line of refusalLines(event.offer, file, refusal)) io.error(line)
  return 1
}

function entryWords({ entrant, reserve }: EntryRow): string {
  const { name, surnameAt, club, licence, born, team, pair } = entrant
  const sorted = surnameAt === undefined ? '' : `  [${surname(name, surnameAt)}]`
  const others = [club, licence, born, team, pair].filter((one) => one !== null).join(', ')
  return `${name}${sorted}${others === '' ? '' : `  ${others}`}${reserve ? '  (reserve)' : ''}`
}
