/** Subcommands of `stolik rank` that need nothing but files: `verify`, `count`, `schemes` and `keygen`. */
import { exportFile, type ExportFile, type Row } from '@stolik/contract/ranking/edition'
import { isExact } from '@stolik/contract/ranking/parts'
import { scheme as schemeShape, type Scheme } from '@stolik/contract/ranking/scheme'
import { sheet as sheetShape, type Sheet } from '@stolik/contract/ranking/sheet'
import { newKeyFile, readKeyFile } from '@stolik/gateway/ranking/signing/signing'
import { isVerified, verifyExport } from '@stolik/gateway/ranking/signing/verify'
import { problemWords, refusalWords, unverifiedWords } from '@stolik/gateway/ranking/show/words'
import { presetScheme } from '@stolik/ranking/check/presets'
import { count } from '@stolik/ranking/count/index'
import type { KnownAges } from '@stolik/ranking/model/ages'
import { hashOf } from '@stolik/ranking/model/seal'
import { readDay } from '../base/command.js'
import { parsed, textAt, textOf } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import type { RankDesk } from './desk.js'

/** An edition of a million lists has some 50 MB. The limits protect against slow or endless answers of foreign servers. */
const limits = { most: 256 * 1024 * 1024, within: 120_000 }

/** Recounts an exported edition, from a file or from its published address. */
export async function verifyFile(desk: RankDesk): Promise<void> {
  const { io, values, rest } = desk
  const file = rest[0] ?? noFile()
  const answer = verifyExport(await textAt(desk, file, limits, true), values.key ?? null)
  if (!isVerified(answer)) {
    if (values.json === true) io.out(JSON.stringify({ equal: false, ...answer }))
    throw new Failure(`${file}: ${unverifiedWords(answer)} (${answer.wrong})`)
  }
  const { status, key } = answer
  const { hash, content, people, sheets } = answer.file
  const { ranking, number: edition, date, result, corrects } = content
  if (values.json === true) {
    const { id, association } = key
    const verified = { equal: true, ranking, edition, date, status, hash, key: id, association }
    return io.out(JSON.stringify(verified))
  }
  const advice = values.key === undefined ? '; compare it with the one that they publish' : ''
  const lines = [
    `equal: ${ranking}, edition ${edition}, ${status}, counted up to ${date}`,
    `  ${result.all.length} players from ${sheets.length} events, ${people.length} of them named`,
    ...(corrects === null ? [] : [`  corrects ${corrects.hash}: ${corrects.reason}`]),
    `  hash ${hash}`,
    `  signed with the key ${key.id} of ${key.association}${advice}`,
  ]
  io.out(lines.join('\n'))
}

const noFile = (): never => {
  throw new UsageError('Name the file.')
}

/** What files hold together: all that a ranking is counted from. */
interface Inputs {
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
function readInto(inputs: Inputs, value: unknown): boolean {
  if (isExact(exportFile, value)) {
    const { content, sheets, carried, people } = value
    const { scheme, date, licences, merged, clubs, result } = content
    Object.assign(inputs, { scheme, date, licences, merged, clubs, carried: carried?.result ?? null })
    if (result.ages !== undefined) inputs.ages = { stated: result.ages }
    inputs.sheets.push(...sheets)
    for (const { person, name } of people) inputs.names.set(person, name)
  } else if (isExact(schemeShape, value)) inputs.scheme = value
  else if (isExact(sheetShape, value)) inputs.sheets.push(value)
  else return Array.isArray(value) && value.every((one) => readInto(inputs, one))
  return true
}

/** Counts a ranking from scheme and sheet files, or recounts an exported edition. */
export async function countFiles(desk: RankDesk): Promise<void> {
  const { io, values, rest } = desk
  const inputs: Inputs = {
    scheme: null,
    date: null,
    sheets: [],
    names: new Map(),
    licences: [],
    clubs: [],
    ages: undefined,
    carried: null,
    merged: [],
  }
  if (rest.length === 0) throw new UsageError('Name the files that hold the scheme and the sheets.')
  for (const file of rest)
    if (!readInto(inputs, parsed(await textOf(desk, file))))
      throw new Failure(`${file}: this is not a scheme, a sheet or an exported edition`)
  const { scheme, names, sheets, licences, clubs, ages, carried, merged } = inputs
  if (scheme === null)
    throw new UsageError('None of these files holds a scheme: add one from stolik rank schemes.')
  const date = readDay(values, 'date', inputs.date ?? scheme.season.until)
  // A sheet that is in two files still counts once.
  const hashed = new Map(sheets.map((sheet) => [hashOf(sheet), sheet]))
  const counted = count(scheme, {
    date,
    licences,
    clubs,
    ages,
    carried,
    merged,
    sheets: [...hashed].map(([hash, sheet]) => ({ hash, sheet })),
  })
  if ('refused' in counted) {
    const { refused, args, problems } = counted
    throw new Failure(
      `stolik: ${refusalWords({ refused: 'NOT_COUNTED', args: { ...args, code: refused } })}`,
      ...problems.map(
        ({ code, path, args: more }) => `  ${problemWords({ line: 0, code, args: { ...more, path } })}`,
      ),
    )
  }
  if (values.json === true) return io.out(JSON.stringify(counted.result))
  io.out(counted.result.all.map((row) => rowLine(row, scheme.decimals, names)).join('\n'))
}

const rowLine = (
  { place, score, person, club }: Row,
  decimals: number,
  names: ReadonlyMap<string, string>,
): string => {
  const figures = `${String(place ?? '–').padStart(5)}${score.toFixed(decimals).padStart(12)}`
  return `${figures}  ${names.get(person) ?? person}${club === null ? '' : ` (${club})`}`
}

/** Lists the preset schemes, or prints one to start from. */
export function schemes({ games, io, values, rest }: RankDesk): void {
  const [wanted] = rest
  if (wanted === undefined) {
    for (const { plugin, rankings = [] } of games)
      for (const { id, count, profiles } of rankings)
        io.out(`${plugin.id}/${id}  ${count.kind}, of ${profiles.join(', ')}`)
    return
  }
  const [game, id = ''] = wanted.split('/')
  const { season: year = '', name = wanted } = values
  if (!/^\d{4}$/.test(year)) throw new UsageError('Add --season YEAR.')
  const season = { from: `${year}-01-01`, until: `${year}-12-31` }
  const offer = games.find(({ plugin }) => plugin.id === game)
  const scheme = offer && presetScheme(offer, id, { name, season })
  if (scheme === undefined) throw new UsageError(`There is no preset “${wanted}”: see stolik rank schemes.`)
  io.out(JSON.stringify(scheme, null, 2))
}

/** Creates the key with which an association signs its editions. */
export async function keygen({ disk, io, values, rest: [file] }: RankDesk): Promise<void> {
  const association = (values.association ?? '').trim()
  if (file === undefined || association === '')
    throw new UsageError('Add --association NAME, and name the file for the key.')
  await disk.alone(file, async () => {
    // An overwritten key could never sign again.
    if ((await disk.load(file)) !== undefined)
      throw new Failure(`${file}: this file exists already; name another one`)
    const content = newKeyFile(association)
    await disk.save(file, content, true)
    const id = String(readKeyFile(content)?.public.id)
    io.out(`${id}  the id of the key: publish it, but keep ${file} secret`)
  })
}
