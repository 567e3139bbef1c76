/** `stolik rank event` and `import`: the sources of figures. */
import { seasonSheets, type ImportPreview, type Unmatched } from '@stolik/contract/ranking/files'
import type { SheetKind } from '@stolik/contract/ranking/scheme'
import { previewImport, type ImportDeps } from '@stolik/gateway/ranking/import/look'
import { withOwnFiles } from '@stolik/gateway/ranking/import/own-files'
import type { ImportAsked } from '@stolik/gateway/ranking/import/preview'
import { takeImport } from '@stolik/gateway/ranking/import/take'
import { takeEvent } from '@stolik/gateway/ranking/acts/sources'
import { problemWords } from '@stolik/gateway/ranking/show/words'
import type { Decisions } from '@stolik/ranking/model/matching'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { readCount, readDay } from '../base/command.js'
import { placeIn } from '../base/files.js'
import { UsageError } from '../base/io.js'
import { loadEvent } from '../event/event-file.js'
import { accepted, bytesOf, decisionsOf, registerOf, type StoreDesk } from './desk.js'

function kindOf({ values: { kind = 'tournament' } }: StoreDesk): SheetKind {
  if (kind === 'tournament' || kind === 'evening') return kind
  throw new UsageError('--kind is tournament or evening.')
}

/** What somebody has decided about people, and that those about whom nothing is known are new. */
const withNew = (decisions: Decisions, people: readonly { readonly key: string }[]): Decisions =>
  new Map([...decisions, ...people.map(({ key }) => [key, 'new'] as const)])

/** Takes the result of an event from a file of `stolik tournament`. */
export async function takeResult(desk: StoreDesk): Promise<void> {
  const { io, values, rest } = desk
  const [file] = rest
  const { state, offer } = await loadEvent(desk, file)
  const deps = { ...registerOf(desk), isAccount: () => Promise.resolve(false) }
  const source = {
    // The commitment to the lots differs for every event, so it serves as an id.
    event: values.event ?? state.commitment.slice(0, 16),
    source: values.source ?? 'stolik',
    kind: kindOf(desk),
    region: values.region ?? null,
    timeZone: values.zone ?? 'Europe/Warsaw',
  }
  const { different = [] } = values
  const take = (decisions: Decisions) =>
    takeEvent(deps, state, offer.plugin, source, { decisions, different })
  const decisions = decisionsOf(desk)
  const first = await take(decisions)
  const people = values['all-new'] === true && 'refused' in first ? unknownIn(first) : []
  const answer = people.length === 0 ? first : await take(withNew(decisions, people))
  // The number of a problem with an event is no line of its file.
  const { sheet, hash } = accepted(String(file), answer, (number) => `${file}: start number ${number}`)
  for (const { name } of people) io.out(`new  ${name}`)
  io.out(`${sheet.event}  ${sheet.date}  ${sheet.players.length} players  ${hash}`)
}

/** The players about whom nothing is known: nobody in the register has their name. */
const unknownIn = ({
  problems = [],
}: RankingRefusal): readonly { readonly key: string; readonly name: string }[] =>
  problems.flatMap(({ code, args: { key, name, candidates } }) =>
    code === 'UNMATCHED' && candidates === '' ? [{ key: String(key), name: String(name) }] : [],
  )

/** Only shows a preview unless --take names the preview that was seen. */
export async function takeFile(desk: StoreDesk): Promise<void> {
  const { games, io, values, rest } = desk
  const [file = ''] = rest
  const named = await requestOf(desk, file)
  const pluginOf = (game: string) => games.find(({ plugin }) => plugin.id === game)?.plugin
  const deps: ImportDeps = { ...registerOf(desk), profilesOf: (game) => pluginOf(game) ?? null }
  const own = withOwnFiles(named, pluginOf(named.game))
  if (!('bytes' in own)) return void accepted(file, refuse('BAD_FILE', {}, own))
  const people = values['all-new'] === true ? await unknownOf(deps, own) : []
  const request: ImportAsked = { ...own, decisions: withNew(own.decisions, people) }
  if (values.take === undefined) {
    const preview = accepted(file, await previewImport(deps, request))
    // A list to look through before anything is taken.
    if (values.json !== true)
      for (const { key, name, club } of people) io.out(`new  ${key}  ${withClub(name, club)}`)
    return show(desk, file, preview)
  }
  const how = { seen: values.take, rest: values.rest === true, replace: values.replace === true }
  const { events, rows, persons, bad } = accepted(file, await takeImport(deps, request, how))
  io.out(`${events.length} events, ${rows} rows, ${persons} new people, ${bad.length} rows put aside`)
}

/** The people of a file about whom nothing was decided, and whose name nobody in the register has. */
async function unknownOf(deps: ImportDeps, request: ImportAsked): Promise<readonly Unmatched[]> {
  const preview = await previewImport(deps, request)
  if ('refused' in preview) return []
  return preview.unmatched.filter(
    ({ problem, candidates }) => problem === 'UNMATCHED' && candidates.length === 0,
  )
}

async function requestOf(desk: StoreDesk, file: string): Promise<ImportAsked> {
  const { bytes, encoding, whole } = await bytesOf(desk, file, seasonSheets.results)
  const { values } = desk
  const { source, game, different = [] } = values
  if (source === undefined || game === undefined) throw new UsageError('Add --source NAME and --game GAME.')
  return {
    bytes,
    encoding,
    whole,
    source,
    game,
    decisions: decisionsOf(desk),
    different,
    defaults: {
      event: values.event ?? null,
      date: readDay(values, 'date', null),
      title: values.title ?? null,
      kind: kindOf(desk),
      organiser: values.organiser ?? null,
      region: values.region ?? null,
      profile: values.profile ?? null,
      hands: readCount(values, 'hands', null, 9_999),
    },
  }
}

const withClub = (name: string, club: string | null): string => (club === null ? name : `${name} (${club})`)

function show({ io, values }: StoreDesk, file: string, preview: ImportPreview<RankingProblem>): void {
  if (values.json === true) return io.out(JSON.stringify(preview))
  for (const { event, date, title, players, status, of } of preview.events) {
    const same = of === null ? '' : ` = ${of.event} of ${of.source}`
    io.out(`${status.padEnd(9)}  ${event}  ${date}  ${title}, ${players} players${same}`)
  }
  for (const { key, name, club, candidates } of preview.unmatched)
    io.out(`who?  ${key}  ${withClub(name, club)}${candidates.map((id) => `  perhaps ${id}`).join('')}`)
  for (const { key, of } of preview.repeated)
    io.out(
      `twice  ${key} = series ${of.series}, table ${of.table} of ${of.event} of ${of.source}, ${of.date}; if it is another list, add --different ${key}`,
    )
  for (const problem of preview.bad) io.error(`${placeIn(file, problem)}: ${problemWords(problem)}`)
  io.out(
    `${preview.rows} rows, ${preview.bad.length} put aside, ${preview.fresh} new people; take them with --take ${preview.seen}`,
  )
}
