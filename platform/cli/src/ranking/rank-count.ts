/** `stolik rank count`: counts a ranking from scheme and sheet files, or recounts an exported edition. */
import { exportFile, type ExportFile, type Row } from '@stolik/contract/ranking/edition'
import { isExact } from '@stolik/contract/ranking/parts'
import { scheme as schemeShape, type Scheme } from '@stolik/contract/ranking/scheme'
import { sheet as sheetShape, type Sheet } from '@stolik/contract/ranking/sheet'
import { count } from '@stolik/ranking/count/index'
import type { KnownAges } from '@stolik/ranking/model/ages'
import { hashOf } from '@stolik/ranking/model/seal'
import { problemWords, refusalWords } from '@stolik/gateway/ranking/words'
import { readDay } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { textOf, type RankDesk } from './rank-desk.js'

interface Read {
  scheme: Scheme | null
  date: string | null
  readonly sheets: Sheet[]
  readonly names: Map<string, string>
  licences: ExportFile['content']['licences']
  clubs: ExportFile['content']['clubs']
  ages: KnownAges | undefined
  carried: ExportFile['content']['result'] | null
  merged: ExportFile['content']['merged']
}

/** Reads a scheme, a sheet, a list of sheets, or an export with both. */
function readInto(read: Read, value: unknown): boolean {
  if (isExact(exportFile, value)) {
    const { content, sheets, carried, people } = value
    Object.assign(read, { scheme: content.scheme, date: content.date, licences: content.licences })
    Object.assign(read, { carried: carried?.result ?? null, merged: content.merged, clubs: content.clubs })
    const { ages } = content.result
    if (ages !== undefined) read.ages = { stated: ages }
    read.sheets.push(...sheets)
    for (const { person, name } of people) read.names.set(person, name)
  } else if (isExact(schemeShape, value)) read.scheme = value
  else if (isExact(sheetShape, value)) read.sheets.push(value)
  else return Array.isArray(value) && value.every((one) => readInto(read, one))
  return true
}

export async function countFiles(desk: RankDesk): Promise<number> {
  const { io, values, rest } = desk
  const read: Read = {
    ...{ scheme: null, date: null, sheets: [], names: new Map() },
    ...{ licences: [], clubs: [], ages: undefined, carried: null, merged: [] },
  }
  if (rest.length === 0) throw new UsageError('Name the files that hold the scheme and the sheets.')
  for (const file of rest) {
    const text = await textOf(desk, file)
    if (text === undefined) return 1
    if (readInto(read, parse(text))) continue
    io.error(`${file}: this is not a scheme, a sheet or an exported edition`)
    return 1
  }
  const { scheme, sheets, licences, clubs, ages, carried, merged, names } = read
  if (scheme === null)
    throw new UsageError('None of these files holds a scheme: add one from stolik rank schemes.')
  const date = readDay('date', values.date, read.date ?? scheme.season.until)
  // A sheet that is in two files still counts once.
  const hashed = new Map(sheets.map((sheet) => [hashOf(sheet), sheet]))
  const inputs = {
    ...{ date, licences, clubs, ages, carried, merged },
    sheets: [...hashed].map(([hash, sheet]) => ({ hash, sheet })),
  }
  const counted = count(scheme, inputs)
  if ('refused' in counted) {
    const { refused, args, problems } = counted
    io.error(`stolik: ${refusalWords({ refused: 'NOT_COUNTED', args: { ...args, code: refused } })}`)
    for (const { code, path, args: more } of problems)
      io.error(`  ${problemWords({ line: 0, code, args: { ...more, path } })}`)
    return 1
  }
  if (values.json === true) io.out(JSON.stringify(counted.result))
  else io.out(counted.result.all.map((row) => line(row, scheme.decimals, names)).join('\n'))
  return 0
}

const line = (row: Row, decimals: number, names: ReadonlyMap<string, string>): string =>
  [
    String(row.place ?? '–').padStart(5),
    row.score.toFixed(decimals).padStart(12),
    `  ${names.get(row.person) ?? row.person}`,
    row.club === null ? '' : ` (${row.club})`,
  ].join('')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
