/** The acts of an association in its rankings, one at a time. Each act is recorded before it is carried out. */
import type { RankingAct, RankingAsked } from '@stolik/contract/ranking/acts'
import type { EditionStatus } from '@stolik/contract/ranking/edition'
import type { Scheme, SheetKind } from '@stolik/contract/ranking/scheme'
import type { Account } from '../../account/account.js'
import type { Plugin } from '@stolik/core'
import type { Events } from '../../event/live/events.js'
import type { EventState } from '@stolik/event/model/state'
import { profilesOf } from '@stolik/ranking/check/presets'
import { schemeProblemsIn } from '@stolik/ranking/check/check-scheme'
import { draftEdition, stampEdition } from '../editions/editions.js'
import { isDay } from '@stolik/contract/ranking/parts'
import { dayOf, hallZone } from '../../base/day-of.js'
import { lastTime } from '../results/last-time.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { mergePersons, splitPerson } from '../people/merge.js'
import { forgetPerson, savePerson } from '../people/registry.js'
import type { Rankings } from './rankings.js'
import { takeEvent } from './sources.js'

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

export async function doAct(
  deps: ActDeps,
  { act, fields }: Exclude<RankingAct, { readonly act: 'forgetMe' }>,
  by: string,
): Promise<Done | RankingRefusal> {
  const { store, editions } = deps.rankings
  const decider = { by, at: deps.now() }
  switch (act) {
    case 'create':
      return create(deps, fields)
    case 'scheme':
      return nextScheme(deps, fields)
    case 'event':
      return takeOne(deps, fields)
    case 'drop': {
      const { source, event } = fields
      if ((await store.standingOf(source, event)) === undefined) return refuse('UNKNOWN_EVENT')
      await store.dropEvent(source, event)
      return { event }
    }
    case 'draft': {
      const { ranking, date, corrects: number, reason } = fields
      const today = dayOf(deps.now(), hallZone)
      // A date in the future is refused: results that are still to be played by then would be missing.
      if (isDay(date) && date > today) return refuse('FUTURE_DATE', { date, today })
      const corrects = number === null ? null : { number, reason }
      const draft = await draftEdition(editions, { ranking, date, corrects, by })
      return 'refused' in draft ? draft : { ranking, edition: draft.number, hash: draft.hash }
    }
    case 'stamp': {
      const { ranking, number, status } = fields
      const head = (await store.editions(ranking)).find((one) => one.number === number)
      if (head === undefined) return refuse('UNKNOWN_EDITION')
      const done = await stampEdition(editions, head.hash, status.toLowerCase() as EditionStatus, by)
      return 'refused' in done ? done : { ranking, edition: number, hash: head.hash }
    }
    case 'person':
      return savePersonOf(deps, fields)
    case 'forget': {
      const left = await forgetPerson(store, fields.person)
      return 'refused' in left ? left : { person: left.id }
    }
    case 'merge': {
      const decided = await mergePersons(store, fields.person, fields.into, decider)
      return 'refused' in decided ? decided : { person: decided.into ?? decided.person }
    }
    case 'split': {
      const decided = await splitPerson(store, fields.person, decider)
      return 'refused' in decided ? decided : { person: decided.person }
    }
  }
}

/** Parses a scheme and checks it against the games of this gateway. */
function readScheme(plugins: readonly Plugin[], text: string): Scheme | RankingRefusal {
  let scheme: unknown
  try {
    scheme = JSON.parse(text)
  } catch {
    return refuse('MALFORMED', { field: 'scheme' })
  }
  const problems = schemeProblemsIn(scheme, profilesOf(plugins.map((plugin) => ({ plugin }))))
  if (problems.length === 0) return scheme as Scheme
  return refuse(
    'BAD_SCHEME',
    {},
    problems.map(({ code, path, args }) => ({ line: 0, code, args: { ...args, path } })),
  )
}

async function create(
  { rankings, plugins }: ActDeps,
  { ranking, scheme: text }: RankingAsked<'scheme'>,
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
  { ranking, scheme: text, after }: RankingAsked<'scheme'>,
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
  { event: id, kind, region, decisions, different }: RankingAsked<'event'>,
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
      store: rankings.store,
      entropy: { word },
      association: rankings.association,
      isAccount: async (account) => (await accountOf(account)) !== undefined,
      lastTime: (claims) =>
        lastTime({ store: rankings.store, stateOf, source }, { state, event: id, day }, claims),
    },
    state,
    game,
    {
      event: id,
      source,
      region,
      timeZone: hallZone,
      kind: kind.toLowerCase() as SheetKind,
    },
    { decisions: new Map(decisions.map(({ key, person }) => [key, person])), different },
  )
  return 'refused' in record ? record : { event: id, hash: record.hash }
}

async function savePersonOf(
  { rankings: { store, association }, word, accountOf }: ActDeps,
  { id, name, club, account, licences, born }: RankingAsked<'person'>,
): Promise<Done | RankingRefusal> {
  if (association === null) return refuse('NO_KEY')
  const known = account === null ? undefined : await accountOf(account)
  if (account !== null && known === undefined) return refuse('MALFORMED', { field: 'account' })
  const before = id === null ? undefined : await store.person(id)
  const others = (before?.licences ?? []).filter(({ of }) => of !== association)
  const own = licences.map((licence) => ({ of: association, ...licence }))
  const person = await savePerson(store, { word }, id, {
    name,
    club,
    account: known?.id ?? null,
    born,
    licences: [...others, ...own],
  })
  return 'refused' in person ? person : { person: person.id }
}

/** Describes an act in a few words without any name, because the description outlives a forgotten name. */
export function aboutOf({ act, fields }: RankingAct): string {
  const { ranking, number, status, date, event, person, into, id }: Readonly<Record<string, unknown>> = {
    ...fields,
  }
  const ids = [ranking, number, status, date, event, person, into, id].filter(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return `${act}: ${ids.join(' ')}`.slice(0, 200)
}
