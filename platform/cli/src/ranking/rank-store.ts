/** `stolik rank` on a data folder of its own or of a stopped gateway: everything an association does. */
import { inFolder } from '../base/installation.js'
import type { EditionContent, EditionStatus } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { nodeEntropy } from '@stolik/gateway/base/entropy'
import { keptCounter } from '@stolik/ranking/count/counter'
import { schemeProblemsIn } from '@stolik/ranking/check/check-scheme'
import { drafter } from '@stolik/gateway/ranking/draft'
import { draftEdition, stampEdition, type EditionDeps } from '@stolik/gateway/ranking/editions'
import { exportEdition } from '@stolik/gateway/ranking/exporting'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { profilesOf } from '@stolik/ranking/check/presets'
import { mergePersons, splitPerson } from '@stolik/gateway/ranking/merge'
import { dataOf, forgetPerson } from '@stolik/gateway/ranking/registry'
import { readKeyFile, type SigningKey } from '@stolik/gateway/ranking/signing'
import { sqlRankings } from '@stolik/gateway/ranking/sql'
import { readCount, readDay } from '../base/arguments.js'
import { UsageError } from '../base/io.js'
import { byOf } from './rank-given.js'
import { members } from './rank-members.js'
import { textOf, told, type StoreDesk, type RankDesk } from './rank-desk.js'
import { takeFile, takeResult } from './rank-sources.js'

type Work = (desk: StoreDesk) => Promise<number>

/** Keeps the folder of --data open while the work runs. */
const withStore =
  (work: Work) =>
  async (desk: RankDesk): Promise<number> => {
    const { data } = desk.values
    if (data === undefined) throw new UsageError('Add --data FOLDER.')
    return inFolder(desk.io, data, ({ db }) => work({ ...desk, store: sqlRankings(db) }))
  }

/** Reads a scheme from a file and checks it against the games of this installation. */
async function schemeIn(desk: StoreDesk, file: string | undefined): Promise<Scheme | undefined> {
  const text = await textOf(desk, file)
  if (text === undefined) return undefined
  let scheme: unknown
  try {
    scheme = JSON.parse(text)
  } catch {
    scheme = null
  }
  const problems = schemeProblemsIn(scheme, profilesOf(desk.games))
  if (problems.length === 0) return scheme as Scheme
  const shown = problems.map(({ code, path, args }) => ({ line: 0, code, args: { ...args, path } }))
  told(desk, String(file), refuse('BAD_SCHEME', {}, shown))
  return undefined
}

const create: Work = async (desk) => {
  const { store, io, values, rest } = desk
  const [ranking, file] = rest
  if (ranking === undefined || !/^[a-z0-9-]{1,40}$/.test(ranking))
    throw new UsageError('Name the ranking in letters a-z, digits and hyphens.')
  const scheme = await schemeIn(desk, file)
  if (scheme === undefined) return 1
  const before = await store.ranking(ranking)
  if (before !== undefined) {
    const version = before.schemes.length + 1
    if ((await store.addScheme(ranking, version, scheme)) === 'stale')
      return told(desk, ranking, refuse('STALE'))
    io.out(`${ranking}: scheme ${version}`)
    return 0
  }
  const { association } = values
  if (association === undefined) throw new UsageError('Add --association NAME.')
  if ((await store.addRanking({ id: ranking, association }, scheme)) === 'stale')
    return told(desk, ranking, refuse('RANKING_TAKEN', { ranking }))
  io.out(`${ranking}: scheme 1`)
  return 0
}

const depsOf = ({ store, disk }: StoreDesk, [key]: readonly SigningKey[]): EditionDeps => ({
  ...{ store, key: key ?? null, stamped: () => undefined },
  draft: drafter({ store, counter: keptCounter(store), entropy: nodeEntropy }),
  time: { now: () => disk.date() },
})

const draft: Work = async (desk) => {
  const { io, values, rest } = desk
  const [ranking = ''] = rest
  const { reason = '' } = values
  const date = readDay('date', values.date, null)
  const corrected = readCount('corrects', values.corrects, null)
  if (date === null) throw new UsageError('Add --date DAY: results count up to that day.')
  const made = await draftEdition(depsOf(desk, []), {
    ...{ ranking, date, by: byOf(desk) },
    corrects: corrected === null ? null : { number: corrected, reason },
  })
  if ('refused' in made) return told(desk, ranking, made)
  const { number, result, sheets } = JSON.parse(made.content) as EditionContent
  io.out(`${ranking}: edition ${number}, ${result.all.length} players, ${sheets.length} events  ${made.hash}`)
  return 0
}

/** Reads the keys of --key FILE, at least one. Reports an invalid key and returns undefined. */
async function keysIn(desk: StoreDesk): Promise<readonly SigningKey[] | undefined> {
  const { io, values } = desk
  if (values.key === undefined) throw new UsageError('Add --key FILE.')
  const keys: SigningKey[] = []
  for (const file of values.key) {
    const text = await textOf(desk, file)
    if (text === undefined) return undefined
    const key = readKeyFile(text)
    if (key === undefined) {
      io.error(`${file}: this is not a key`)
      return undefined
    }
    keys.push(key)
  }
  return keys
}

async function editionOf({ store, rest }: StoreDesk): Promise<string | RankingRefusal> {
  const [ranking = '', number = ''] = rest
  const edition = (await store.editions(ranking)).find((one) => String(one.number) === number)
  return edition?.hash ?? refuse('UNKNOWN_EDITION')
}

const stamping =
  (status: EditionStatus): Work =>
  async (desk) => {
    const { io, rest } = desk
    const hash = await editionOf(desk)
    if (typeof hash !== 'string') return told(desk, rest.join(' '), hash)
    if ((desk.values.key?.length ?? 0) > 1) throw new UsageError('Sign with one --key FILE.')
    const keys = await keysIn(desk)
    if (keys === undefined) return 1
    const done = await stampEdition(depsOf(desk, keys), hash, status, byOf(desk))
    if ('refused' in done) return told(desk, rest.join(' '), done)
    io.out(`${rest.slice(0, 2).join(' ')}: ${status}`)
    return 0
  }

const exportTo: Work = async (desk) => {
  const { disk, io, values, rest } = desk
  const [, , to] = rest
  if (to === undefined) throw new UsageError('Name the file to write.')
  const hash = await editionOf(desk)
  if (typeof hash !== 'string') return told(desk, rest.join(' '), hash)
  const keys = await keysIn(desk)
  if (keys === undefined) return 1
  const known = { store: desk.store, keys: keys.map((one) => one.public) }
  const text = await exportEdition(known, hash, values['no-names'] === true ? null : () => true)
  if (typeof text !== 'string') return told(desk, to, text)
  await disk.save(to, text)
  io.out(to)
  return 0
}

const editions: Work = async ({ store, io }) => {
  for (const { id, association } of await store.rankings())
    for (const { number, date, stamps, hash } of await store.editions(id))
      io.out(`${id}  ${number}  ${date}  ${stamps.at(-1)?.status ?? ''}  ${association}  ${hash}`)
  return 0
}

const people: Work = async ({ store, io }) => {
  for (const { id, name, club, licences } of await store.persons())
    io.out(
      [id, name ?? '(forgotten)', club ?? '', licences.map(({ number }) => number).join(' ')]
        .join('  ')
        .trimEnd(),
    )
  return 0
}

const person: Work = async (desk) => {
  const [id = ''] = desk.rest
  const data = await dataOf(desk.store, id)
  if ('refused' in data) return told(desk, id, data)
  desk.io.out(JSON.stringify(data, null, 2))
  return 0
}

const merge: Work = async (desk) => {
  const [id = '', into = ''] = desk.rest
  const decided = await mergePersons(desk.store, id, into, { by: byOf(desk), at: desk.disk.date() })
  if ('refused' in decided) return told(desk, id, decided)
  desk.io.out(`${decided.person}: is ${decided.into ?? ''} from the next edition on`)
  return 0
}

const split: Work = async (desk) => {
  const [id = ''] = desk.rest
  const decided = await splitPerson(desk.store, id, { by: byOf(desk), at: desk.disk.date() })
  if ('refused' in decided) return told(desk, id, decided)
  desk.io.out(`${id}: is a person of their own again from the next edition on`)
  return 0
}

const forget: Work = async (desk) => {
  const [id = ''] = desk.rest
  const left = await forgetPerson(desk.store, id)
  if ('refused' in left) return told(desk, id, left)
  desk.io.out(`${id}: forgotten`)
  return 0
}

export const storeCommands: Readonly<Record<string, (desk: RankDesk) => Promise<number>>> = {
  create: withStore(create),
  event: withStore(takeResult),
  import: withStore(takeFile),
  members: withStore(members),
  draft: withStore(draft),
  provisional: withStore(stamping('provisional')),
  final: withStore(stamping('final')),
  withdraw: withStore(stamping('withdrawn')),
  export: withStore(exportTo),
  editions: withStore(editions),
  people: withStore(people),
  person: withStore(person),
  forget: withStore(forget),
  merge: withStore(merge),
  split: withStore(split),
}
