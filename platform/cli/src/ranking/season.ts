/** `stolik rank season` and `take-season`: a whole season as one workbook. */
import { seasonTables } from '@stolik/gateway/ranking/season/tables'
import {
  previewSeason,
  readSeason,
  takeSeason,
  type SeasonDeps,
  type SeasonPreview,
} from '@stolik/gateway/ranking/season/take'
import { problemWords } from '@stolik/gateway/ranking/show/words'
import { isNotRead } from '@stolik/files/read'
import { sheetsOf, workbookForms } from '@stolik/files/write/workbook'
import { notReadWords } from '@stolik/files/words'
import { profilesOf } from '@stolik/ranking/check/presets'
import type { RankingRefusal } from '@stolik/ranking/model/refusal'
import { placeIn } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { accepted, byOf, decisionsOf, registerOf, type StoreDesk } from './desk.js'

function named({ rest }: StoreDesk): readonly [ranking: string, file: string] {
  const [ranking, file] = rest
  if (ranking === undefined || file === undefined) throw new UsageError('Name the ranking and the workbook.')
  return [ranking, file]
}

/** Writes the scheme, the register and the results of the ranking's season. Says what the sheets cannot hold. */
export async function writeSeason(desk: StoreDesk): Promise<void> {
  const { store, disk, io } = desk
  const [ranking, file] = named(desk)
  const form = workbookForms.find((one) => file.endsWith(`.${one}`))
  if (form === undefined)
    throw new UsageError('A season is a workbook: name a file that ends in .xlsx or .ods.')
  const { tables, left } = accepted(ranking, await seasonTables(store, ranking))
  await disk.save(file, sheetsOf(tables, form))
  for (const { name, rows } of tables) io.out(`${name}: ${rows.length} rows`)
  for (const one of left) io.error(`${file}: ${one}`)
}

/** Only shows what the workbook holds unless --take names what was seen. */
export async function takeWholeSeason(desk: StoreDesk): Promise<void> {
  const { io, values, disk, games } = desk
  const [ranking, file] = named(desk)
  const { source } = values
  if (source === undefined) throw new UsageError('Add --source NAME: the party that vouches for the results.')
  const bytes = await disk.bytes(file)
  if (bytes === undefined) throw new UsageError(`There is no file ${file}.`)
  const text = await readSeason(bytes)
  if (isNotRead(text)) throw new Failure(`${file}: ${notReadWords(text.seems, text.cell)} (ENCODING)`)
  const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin
  const deps: SeasonDeps = {
    ...registerOf(desk),
    profilesOf: (game) => pluginOf(game) ?? null,
    profiles: profilesOf(games),
  }
  const decisions = decisionsOf(desk)
  const request = { text, ranking, source, decisions, allNew: values['all-new'] === true }
  if (values.take === undefined) return show(desk, file, inSheet(file, await previewSeason(deps, request)))
  // The folder belongs to whoever runs this, and the list of members is kept there with their name.
  const how = { seen: values.take, by: byOf(desk), at: disk.date(), record: () => Promise.resolve() }
  const { scheme, members, events, rows } = inSheet(file, await takeSeason(deps, request, how))
  io.out(`scheme ${scheme}, ${members} people, ${events} events, ${rows} rows`)
}

/** Names the sheet of a line. */
function inSheet<T extends object>(file: string, answer: T | RankingRefusal): T {
  const sheet = 'refused' in answer ? answer.args['sheet'] : undefined
  if (sheet === undefined) return accepted(file, answer)
  return accepted(file, answer, (_, problem) => `${placeIn(file, problem)} in ${String(sheet)}`)
}

function show({ io, values }: StoreDesk, file: string, preview: SeasonPreview): void {
  if (values.json === true) return io.out(JSON.stringify(preview))
  const { scheme, members, results, seen } = preview
  for (const { event, date, title, players, status } of results.events)
    io.out(`${status.padEnd(9)}  ${event}  ${date}  ${title}, ${players} players`)
  for (const { key, name, candidates } of results.unmatched)
    io.out(`who?  ${key}  ${name}${candidates.map((id) => `  perhaps ${id}`).join('')}`)
  for (const problem of results.bad)
    io.error(`${placeIn(file, problem)} in results: ${problemWords(problem)}`)
  const schemes = {
    new: 'the scheme is new',
    same: 'the scheme is here',
    other: 'the ranking keeps its own scheme',
  }
  io.out(`${schemes[scheme]}; ${members.added} people new, ${members.changed} changed; ${results.rows} rows`)
  io.out(
    results.bad.length > 0
      ? 'nothing can be taken before these rows are correct'
      : `take the season with --take ${seen}`,
  )
}
