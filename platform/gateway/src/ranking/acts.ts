/** The acts of an association in its rankings, one at a time. Each act is recorded before it is carried out. */
import type { Account } from '../account/accounts.js'
import type { Plugin } from '@stolik/core'
import type { Events } from '../event/events.js'
import type { EventState } from '@stolik/event/model/state'
import { schemeProblemsIn } from '@stolik/ranking/check/any-scheme'
import { draftEdition, stampEdition } from './editions.js'
import type { EditionStatus } from '@stolik/contract/published/ranking'
import { isDay } from '@stolik/ranking/model/day'
import { dayOf, hallZone } from '../base/day-of.js'
import { lastTime } from './last-time.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { mergePersons, splitPerson } from './merge.js'
import { forgetPerson, savePerson } from './registry.js'
import type { Rankings } from './rankings.js'
import type { Scheme, SheetKind } from '@stolik/ranking/model/scheme'
import { takeEvent } from './sources.js'

interface SchemeInput {
  readonly ranking: string
  readonly scheme: string
  /** The version that this scheme was edited from. */
  readonly after?: number | null
}

/** The input as the schema defines it: exactly one field is set. */
export interface ActInput {
  readonly create?: SchemeInput | null
  readonly scheme?: SchemeInput | null
  readonly event?: {
    readonly event: string
    readonly kind: Uppercase<SheetKind>
    readonly region?: string | null
    readonly decisions: readonly { readonly key: string; readonly person: string }[]
    readonly different: readonly string[]
  } | null
  readonly drop?: { readonly source: string; readonly event: string } | null
  readonly draft?: {
    readonly ranking: string
    readonly date: string
    readonly corrects?: number | null
    readonly reason: string
  } | null
  readonly stamp?: {
    readonly ranking: string
    readonly number: number
    readonly status: Uppercase<EditionStatus>
  } | null
  readonly person?: {
    readonly id?: string | null
    readonly name: string
    readonly club?: string | null
    readonly account?: string | null
    readonly born?: number | null
    readonly licences: readonly {
      readonly number: string
      readonly from: string
      readonly until?: string | null
    }[]
  } | null
  readonly forget?: { readonly person: string } | null
  readonly merge?: { readonly person: string; readonly into: string } | null
  readonly split?: { readonly person: string } | null
}

export interface Done {
  readonly ranking?: string
  readonly edition?: number
  readonly hash?: string
  readonly person?: string
  readonly event?: string
}

export interface ActDeps {
  readonly rankings: Rankings
  readonly plugins: readonly Plugin[]
  readonly events: Pick<Events, 'find'>
  /** The name of this platform in sheets that come from here. */
  readonly source: string
  readonly word: (length: number) => string
  readonly accountOf: (text: string) => Promise<Account | undefined>
  readonly now: () => number
}

export async function doAct(deps: ActDeps, input: ActInput, by: string): Promise<Done | RankingRefusal> {
  const { store, editions } = deps.rankings
  if (input.create) return create(deps, input.create)
  if (input.scheme) return nextScheme(deps, input.scheme)
  if (input.event) return takeOne(deps, input.event)
  if (input.drop) {
    const { source, event } = input.drop
    if ((await store.standingOf(source, event)) === undefined) return refuse('UNKNOWN_EVENT')
    await store.dropEvent(source, event)
    return { event }
  }
  if (input.draft) {
    const { ranking, date, corrects, reason } = input.draft
    const today = dayOf(deps.now(), hallZone)
    // A date in the future is refused: results that are still to be played by then would be missing.
    if (isDay(date) && date > today) return refuse('FUTURE_DATE', { date, today })
    const wrong = corrects === null || corrects === undefined ? null : { number: corrects, reason }
    const draft = await draftEdition(editions, { ranking, date, corrects: wrong, by })
    return 'refused' in draft ? draft : { ranking, edition: draft.number, hash: draft.hash }
  }
  if (input.stamp) {
    const { ranking, number, status } = input.stamp
    const head = (await store.editions(ranking)).find((one) => one.number === number)
    if (head === undefined) return refuse('UNKNOWN_EDITION')
    const done = await stampEdition(editions, head.hash, status.toLowerCase() as EditionStatus, by)
    return 'refused' in done ? done : { ranking, edition: number, hash: head.hash }
  }
  if (input.person) return savePersonOf(deps, input.person)
  if (input.forget) {
    const left = await forgetPerson(store, input.forget.person)
    return 'refused' in left ? left : { person: left.id }
  }
  const deciding = { by, at: deps.now() }
  if (input.merge) {
    const decided = await mergePersons(store, input.merge.person, input.merge.into, deciding)
    return 'refused' in decided ? decided : { person: decided.into ?? decided.person }
  }
  if (input.split) {
    const decided = await splitPerson(store, input.split.person, deciding)
    return 'refused' in decided ? decided : { person: decided.person }
  }
  return refuse('ONE_ACT')
}

/** Parses a scheme and checks it against the games of this gateway. */
function readScheme(plugins: readonly Plugin[], text: string): Scheme | RankingRefusal {
  let scheme: unknown
  try {
    scheme = JSON.parse(text)
  } catch {
    return refuse('MALFORMED', { field: 'scheme' })
  }
  const problems = schemeProblemsIn(scheme, new Map(plugins.map((plugin) => [plugin.id, plugin])))
  if (problems.length === 0) return scheme as Scheme
  return refuse(
    'BAD_SCHEME',
    {},
    problems.map(({ code, path, args }) => ({ line: 0, code, args: { ...args, path } })),
  )
}

async function create(
  { rankings, plugins }: ActDeps,
  { ranking, scheme: text }: SchemeInput,
): Promise<Done | RankingRefusal> {
  const { store, association } = rankings
  if (association === null) return refuse('NO_KEY')
  if (!/^[a-z0-9-]{1,40}$/.test(ranking)) return refuse('MALFORMED', { field: 'ranking' })
  const scheme = readScheme(plugins, text)
  if ('refused' in scheme) return scheme
  const answer = await store.addRanking({ id: ranking, association }, scheme)
  return answer === 'done' ? { ranking } : refuse('RANKING_TAKEN', { ranking })
}

async function nextScheme(
  { rankings: { store }, plugins }: ActDeps,
  { ranking, scheme: text, after }: SchemeInput,
): Promise<Done | RankingRefusal> {
  const scheme = readScheme(plugins, text)
  if ('refused' in scheme) return scheme
  const before = await store.ranking(ranking)
  if (before === undefined) return refuse('UNKNOWN_RANKING', { ranking })
  const answer = await store.addScheme(ranking, (after ?? before.schemes.length) + 1, scheme)
  return answer === 'done' ? { ranking } : refuse('STALE')
}

async function takeOne(
  { rankings, plugins, events, source, word, accountOf }: ActDeps,
  { event: id, kind, region, decisions, different }: NonNullable<ActInput['event']>,
): Promise<Done | RankingRefusal> {
  if (rankings.association === null) return refuse('NO_KEY')
  const event = await events.find(id)
  if ('refused' in event) return refuse(event.refused === 'UNAVAILABLE' ? 'UNAVAILABLE' : 'UNKNOWN_EVENT')
  await event.catchUp()
  const state = event.state()
  const game = plugins.find((plugin) => plugin.id === state.regulations.game)
  if (game === undefined) return refuse('UNKNOWN_GAME')
  const stateOf = async (past: string): Promise<EventState | undefined> => {
    const found = await events.find(past)
    return 'refused' in found ? undefined : found.state()
  }
  const day = dayOf(state.regulations.starts, hallZone)
  const record = await takeEvent(
    {
      ...{ store: rankings.store, entropy: { word }, association: rankings.association },
      isAccount: async (account) => (await accountOf(account)) !== undefined,
      lastTime: (claims) =>
        lastTime({ store: rankings.store, stateOf, source }, { state, event: id, day }, claims),
    },
    state,
    game,
    {
      ...{ event: id, source, region: region ?? null, timeZone: hallZone },
      kind: kind.toLowerCase() as SheetKind,
    },
    { decisions: new Map(decisions.map(({ key, person }) => [key, person])), different },
  )
  return 'refused' in record ? record : { event: id, hash: record.hash }
}

async function savePersonOf(
  { rankings: { store, association }, word, accountOf }: ActDeps,
  { id, name, club, account, licences, born }: NonNullable<ActInput['person']>,
): Promise<Done | RankingRefusal> {
  if (association === null) return refuse('NO_KEY')
  const told = account ?? null
  const known = told === null ? undefined : await accountOf(told)
  if (told !== null && known === undefined) return refuse('MALFORMED', { field: 'account' })
  const before = id === null || id === undefined ? undefined : await store.person(id)
  const others = (before?.licences ?? []).filter(({ of }) => of !== association)
  const own = licences.map(({ number, from, until }) => ({
    of: association,
    number,
    from,
    until: until ?? null,
  }))
  const person = await savePerson(store, { word }, id ?? null, {
    ...{ name, club: club ?? null, account: known?.id ?? null, born },
    licences: [...others, ...own],
  })
  return 'refused' in person ? person : { person: person.id }
}

/** Describes an act in a few words without any name, because the description outlives a forgotten name. */
export function aboutOf(act: ActInput): string {
  const [kind, input] = (Object.entries(act) as [string, unknown][]).find(
    ([, value]) => value !== null && value !== undefined,
  ) ?? ['none', {}]
  const { ranking, number, status, date, event, person, into, id } = input as Readonly<
    Record<string, unknown>
  >
  const told = [ranking, number, status, date, event, person, into, id].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return `${kind}: ${told.join(' ')}`.slice(0, 200)
}
