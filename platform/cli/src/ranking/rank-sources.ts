/** `stolik rank event` and `import`: the sources of figures. */
import type { SheetKind } from '@stolik/contract/ranking/scheme'
import { nodeEntropy } from '@stolik/gateway/base/entropy'
import type { Decisions } from '@stolik/ranking/model/matching'
import type { ImportPreview, Unmatched } from '@stolik/contract/ranking/files'
import { refuse, type RankingProblem, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { ImportAsked } from '@stolik/gateway/ranking/import/preview'
import { withOwnFiles } from '@stolik/gateway/ranking/import/own-files'
import { previewImport, type ImportDeps } from '@stolik/gateway/ranking/import/look'
import { takeImport } from '@stolik/gateway/ranking/import/take'
import { takeEvent } from '@stolik/gateway/ranking/sources'
import { problemWords } from '@stolik/gateway/ranking/words'
import { readCount, readDay } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { ofNumber, textOf, told as refused, type StoreDesk } from './rank-desk.js'
import { associationOf, bytesOf, decisionsOf, type Given } from './rank-given.js'
import { isBadEvent, readEvent } from '../event/tournament-file.js'

function kindOf({ values }: StoreDesk): SheetKind {
  const { kind = 'tournament' } = values
  if (kind === 'tournament' || kind === 'evening') return kind
  throw new UsageError('--kind is tournament or evening.')
}

/** Takes the result of an event from a file of `stolik tournament`. */
export async function takeResult(desk: StoreDesk): Promise<number> {
  const { games, store, io, values, rest } = desk
  const [file] = rest
  const text = await textOf(desk, file)
  if (text === undefined) return 1
  const read = readEvent(text, games)
  if (isBadEvent(read)) {
    io.error(`${String(file)}:${read.line}: ${read.words}`)
    return 1
  }
  const { state, offer } = read
  const deps = {
    ...{ store, entropy: nodeEntropy, association: associationOf(desk) },
    isAccount: () => Promise.resolve(false),
  }
  const taken = {
    // The commitment to the lots differs for every event, so it serves as an id.
    event: values.event ?? state.commitment.slice(0, 16),
    source: values.source ?? 'stolik',
    ...{ kind: kindOf(desk), region: values.region ?? null, timeZone: values.zone ?? 'Europe/Warsaw' },
  }
  const decisions = decisionsOf(desk)
  const take = (said: Decisions) =>
    takeEvent(deps, state, offer.plugin, taken, { decisions: said, different: values.different ?? [] })
  const first = await take(decisions)
  const fresh = values['all-new'] === true && 'refused' in first ? unknownIn(first) : []
  const record =
    fresh.length === 0
      ? first
      : await take(new Map([...decisions, ...fresh.map(({ key }) => [key, 'new'] as const)]))
  if ('refused' in record) return refused(desk, String(file), record, ofNumber)
  for (const { name } of fresh) io.out(`new  ${name}`)
  io.out(
    `${record.sheet.event}  ${record.sheet.date}  ${record.sheet.players.length} players  ${record.hash}`,
  )
  return 0
}

/** The players about whom nothing is known: nobody in the register has their name. */
const unknownIn = ({
  problems = [],
}: RankingRefusal): readonly { readonly key: string; readonly name: string }[] =>
  problems.flatMap(({ code, args: { key, name, candidates } }) =>
    code === 'UNMATCHED' && candidates === '' ? [{ key: String(key), name: String(name) }] : [],
  )

/** Only shows a preview unless --take names the preview that was seen. */
export async function takeFile(desk: StoreDesk): Promise<number> {
  const { games, store, io, values, rest } = desk
  const [file = ''] = rest
  const given = await bytesOf(desk, file)
  if (given === undefined) return 1
  const deps: ImportDeps = {
    ...{ store, entropy: nodeEntropy, association: associationOf(desk) },
    profilesOf: (game) => games.find(({ plugin }) => plugin.id === game)?.plugin ?? null,
  }
  const told = askedOf(desk, given)
  const own = withOwnFiles(told, games.find(({ plugin }) => plugin.id === told.game)?.plugin)
  if (!('bytes' in own)) return refused(desk, file, refuse('BAD_FILE', {}, own))
  const fresh = values['all-new'] === true ? await freshIn(deps, own) : []
  const decisions = new Map([...own.decisions, ...fresh.map(({ key }) => [key, 'new'] as const)])
  const asked = { ...own, decisions }
  if (values.take === undefined) {
    const preview = await previewImport(deps, asked)
    if ('refused' in preview) return refused(desk, file, preview)
    // A list to look through before anything is taken.
    if (values.json !== true)
      for (const { key, name, club } of fresh)
        io.out(`new  ${key}  ${name}${club === null ? '' : ` (${club})`}`)
    show(desk, file, preview)
    return 0
  }
  const how = { seen: values.take, rest: values.rest === true, replace: values.replace === true }
  const taken = await takeImport(deps, asked, how)
  if ('refused' in taken) return refused(desk, file, taken)
  io.out(
    `${taken.events.length} events, ${taken.rows} rows, ${taken.persons} new people, ${taken.bad.length} rows put aside`,
  )
  return 0
}

/** The people of a file about whom nothing was decided, and whose name nobody in the register has. */
async function freshIn(deps: ImportDeps, asked: ImportAsked): Promise<readonly Unmatched[]> {
  const preview = await previewImport(deps, asked)
  if ('refused' in preview) return []
  return preview.unmatched.filter(
    ({ problem, candidates }) => problem === 'UNMATCHED' && candidates.length === 0,
  )
}

function askedOf(desk: StoreDesk, given: Given): ImportAsked {
  const { source, game, hands, date, event, title, organiser, region, profile } = desk.values
  if (source === undefined || game === undefined) throw new UsageError('Add --source NAME and --game GAME.')
  return {
    ...{ ...given, source, game, decisions: decisionsOf(desk) },
    different: desk.values.different ?? [],
    defaults: {
      ...{
        event: event ?? null,
        date: readDay('date', date, null),
        title: title ?? null,
        kind: kindOf(desk),
      },
      ...{ organiser: organiser ?? null, region: region ?? null, profile: profile ?? null },
      hands: readCount('hands', hands, null, 9_999),
    },
  }
}

function show({ io, values }: StoreDesk, file: string, preview: ImportPreview<RankingProblem>): void {
  if (values.json === true) return io.out(JSON.stringify(preview))
  for (const { event, date, title, players, status, of } of preview.events)
    io.out(
      `${status.padEnd(9)}  ${event}  ${date}  ${title}, ${players} players${of === null ? '' : ` = ${of.event} of ${of.source}`}`,
    )
  for (const { key, name, club, candidates } of preview.unmatched)
    io.out(
      `who?  ${key}  ${name}${club === null ? '' : ` (${club})`}${candidates.map((id) => `  perhaps ${id}`).join('')}`,
    )
  for (const { key, of } of preview.repeated)
    io.out(
      `twice  ${key} = series ${of.series}, table ${of.table} of ${of.event} of ${of.source}, ${of.date}; if it is another list, add --different ${key}`,
    )
  for (const problem of preview.bad) io.error(`${file}:${problem.line}: ${problemWords(problem)}`)
  io.out(
    `${preview.rows} rows, ${preview.bad.length} put aside, ${preview.fresh} new people; take them with --take ${preview.seen}`,
  )
}
