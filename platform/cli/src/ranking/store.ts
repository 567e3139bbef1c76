/** `stolik rank` on a data folder of its own or of a stopped gateway: everything an association does. */
import type { EditionContent, EditionStatus } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { nodeEntropy } from '@stolik/gateway/base/entropy'
import { drafter } from '@stolik/gateway/ranking/editions/draft'
import { draftEdition, stampEdition, type EditionDeps } from '@stolik/gateway/ranking/editions/editions'
import { exportEdition } from '@stolik/gateway/ranking/signing/exporting'
import { mergePersons, splitPerson } from '@stolik/gateway/ranking/people/merge'
import { dataOf, forgetPerson } from '@stolik/gateway/ranking/people/registry'
import { readKeyFile, type SigningKey } from '@stolik/gateway/ranking/signing/signing'
import { sqlRankings } from '@stolik/gateway/ranking/store/sql'
import { schemeProblemsIn } from '@stolik/ranking/check/check-scheme'
import { profilesOf } from '@stolik/ranking/check/presets'
import { keptCounter } from '@stolik/ranking/count/counter'
import { refuse } from '@stolik/ranking/model/refusal'
import { readCount, readDay } from '../base/command.js'
import { parsed, textOf } from '../base/files.js'
import { Failure, UsageError } from '../base/io.js'
import { withFolder } from '../base/store.js'
import { accepted, byOf, type RankDesk, type StoreDesk } from './desk.js'
import { members } from './members.js'
import { takeWholeSeason, writeSeason } from './season.js'
import { takeFile, takeResult } from './sources.js'

type Work = (desk: StoreDesk) => Promise<void>

/** Reads a scheme from a file and checks it against the games of this installation. */
async function schemeIn(desk: StoreDesk, file: string | undefined): Promise<Scheme> {
  const scheme = parsed(await textOf(desk, file)) ?? null
  const problems = schemeProblemsIn(scheme, profilesOf(desk.games)).map(({ code, path, args }) => ({
    line: 0,
    code,
    args: { ...args, path },
  }))
  return accepted(
    String(file),
    problems.length === 0 ? (scheme as Scheme) : refuse('BAD_SCHEME', {}, problems),
  )
}

const create: Work = async (desk) => {
  const { store, io, values, rest } = desk
  const [ranking, file] = rest
  if (ranking === undefined || !/^[a-z0-9-]{1,40}$/.test(ranking))
    throw new UsageError('Name the ranking in letters a-z, digits and hyphens.')
  const scheme = await schemeIn(desk, file)
  const before = await store.ranking(ranking)
  const version = (before?.schemes.length ?? 0) + 1
  if (before !== undefined) {
    if ((await store.addScheme(ranking, version, scheme)) === 'stale') accepted(ranking, refuse('STALE'))
  } else {
    const { association } = values
    if (association === undefined) throw new UsageError('Add --association NAME.')
    if ((await store.addRanking({ id: ranking, association }, scheme)) === 'stale')
      accepted(ranking, refuse('RANKING_TAKEN', { ranking }))
  }
  io.out(`${ranking}: scheme ${version}`)
}

const depsOf = ({ store, disk }: StoreDesk, key: SigningKey | null): EditionDeps => ({
  store,
  key,
  stamped: () => undefined,
  draft: drafter({ store, counter: keptCounter(store), entropy: nodeEntropy }),
  time: { now: () => disk.date() },
})

const draft: Work = async (desk) => {
  const { io, values, rest } = desk
  const [ranking = ''] = rest
  const { reason = '' } = values
  const date = readDay(values, 'date', null)
  const number = readCount(values, 'corrects', null)
  if (date === null) throw new UsageError('Add --date DAY: results count up to that day.')
  const corrects = number === null ? null : { number, reason }
  const answer = await draftEdition(depsOf(desk, null), { ranking, date, by: byOf(desk), corrects })
  const { content, hash } = accepted(ranking, answer)
  const edition = JSON.parse(content) as EditionContent
  io.out(
    `${ranking}: edition ${edition.number}, ${edition.result.all.length} players, ${edition.sheets.length} events  ${hash}`,
  )
}

/** Reads the keys of --key FILE, at least one. @throws Failure for an invalid key */
async function keysIn(desk: StoreDesk): Promise<readonly [SigningKey, ...SigningKey[]]> {
  const keys: SigningKey[] = []
  for (const file of desk.values.key ?? []) {
    const key = readKeyFile(await textOf(desk, file))
    if (key === undefined) throw new Failure(`${file}: this is not a key`)
    keys.push(key)
  }
  const [first, ...more] = keys
  if (first === undefined) throw new UsageError('Add --key FILE.')
  return [first, ...more]
}

/** The hash of the edition that is named. @throws Failure if there is none */
async function editionOf({ store, rest }: StoreDesk): Promise<string> {
  const [ranking = '', number = ''] = rest
  const edition = (await store.editions(ranking)).find((one) => String(one.number) === number)
  return accepted(rest.join(' '), edition?.hash ?? refuse('UNKNOWN_EDITION'))
}

const stamping =
  (status: EditionStatus): Work =>
  async (desk) => {
    const { io, rest } = desk
    const hash = await editionOf(desk)
    if ((desk.values.key?.length ?? 0) > 1) throw new UsageError('Sign with one --key FILE.')
    const [key] = await keysIn(desk)
    accepted(rest.join(' '), await stampEdition(depsOf(desk, key), hash, status, byOf(desk)))
    io.out(`${rest.slice(0, 2).join(' ')}: ${status}`)
  }

const exportTo: Work = async (desk) => {
  const { store, disk, io, values, rest } = desk
  const [, , to] = rest
  if (to === undefined) throw new UsageError('Name the file to write.')
  const hash = await editionOf(desk)
  const keys = (await keysIn(desk)).map((one) => one.public)
  const isNamed = values['no-names'] === true ? null : () => true
  await disk.save(to, accepted(to, await exportEdition({ store, keys }, hash, isNamed)))
  io.out(to)
}

const stepOf = (desk: StoreDesk): { readonly by: string; readonly at: number } => ({
  by: byOf(desk),
  at: desk.disk.date(),
})

const commands: Readonly<Record<string, Work>> = {
  create,
  event: takeResult,
  import: takeFile,
  members,
  season: writeSeason,
  'take-season': takeWholeSeason,
  draft,
  provisional: stamping('provisional'),
  final: stamping('final'),
  withdraw: stamping('withdrawn'),
  export: exportTo,
  editions: async ({ store, io }) => {
    for (const { id, association } of await store.rankings())
      for (const { number, date, stamps, hash } of await store.editions(id))
        io.out(`${id}  ${number}  ${date}  ${stamps.at(-1)?.status ?? ''}  ${association}  ${hash}`)
  },
  people: async ({ store, io }) => {
    for (const { id, name, club, licences } of await store.persons()) {
      const numbers = licences.map(({ number }) => number).join(' ')
      io.out([id, name ?? '(forgotten)', club ?? '', numbers].join('  ').trimEnd())
    }
  },
  person: async ({ store, io, rest: [id = ''] }) =>
    io.out(JSON.stringify(accepted(id, await dataOf(store, id)), null, 2)),
  forget: async ({ store, io, rest: [id = ''] }) => {
    accepted(id, await forgetPerson(store, id))
    io.out(`${id}: forgotten`)
  },
  merge: async (desk) => {
    const [id = '', other = ''] = desk.rest
    const { person, into } = accepted(id, await mergePersons(desk.store, id, other, stepOf(desk)))
    desk.io.out(`${person}: is ${into ?? ''} from the next edition on`)
  },
  split: async (desk) => {
    const [id = ''] = desk.rest
    accepted(id, await splitPerson(desk.store, id, stepOf(desk)))
    desk.io.out(`${id}: is a person of their own again from the next edition on`)
  },
}

/** These keep the folder of --data open while they run. */
export const storeCommands: Readonly<Record<string, (desk: RankDesk) => Promise<void>>> = Object.fromEntries(
  Object.entries(commands).map(([name, work]) => [
    name,
    async (desk) => {
      const { data } = desk.values
      if (data === undefined) throw new UsageError('Add --data FOLDER.')
      await withFolder(data, ({ db }) => work({ ...desk, store: sqlRankings(db) }))
    },
  ]),
)
