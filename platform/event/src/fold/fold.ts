/** Replays the log of an event into its state, entry by entry. It trusts the log: every entry in it was decided before. */
import { commitment } from '@stolik/core'
import type { Ops } from '@stolik/contract/same-request'
import { sha256 } from '@stolik/contract/sha256'
import type { By, Entry, Logged, Official } from '../model/entry.js'
import { changeList, type Folds, type Numbered } from './change.js'
import { cash } from './cash.js'
import { desk } from './desk.js'
import { lists } from './lists.js'
import { players } from './players.js'
import { arena, withArena } from './arena.js'
import { away } from './away.js'
import { ending } from './ending.js'
import { requests } from './requests.js'
import { same } from './same.js'
import { seats } from './seats.js'
import { running, series } from './series.js'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { EventState, SeriesState } from '../model/state.js'

/** Returns the state after a whole log; undefined for an empty one. */
export const foldAll = (log: readonly Logged[]): EventState | undefined =>
  log.reduce<EventState | undefined>(fold, undefined)

/** @throws RangeError when the log cannot be genuine: it does not begin with `announce`, or refers to unknown things. */
export function fold(
  state: EventState | undefined,
  { at, by, op, content, entry, settlements }: Logged,
): EventState {
  if (entry.kind === 'announce') {
    if (state !== undefined) throw new RangeError('announced twice')
    return announced(entry, at)
  }
  if (state === undefined) throw new RangeError(`a log that begins with ${entry.kind}`)
  const logged: Numbered = { at, by, op, n: state.length, ...(settlements && { settlements }) }
  const changed = withArena(state, change(state, entry, logged), entry, at)
  const next = { ...changed, length: state.length + 1 }
  return op === null ? next : remember(next, entry, opKey(by, op), content ?? null)
}

function change(state: EventState, entry: After, logged: Numbered): EventState {
  // Each function gets only entries of its own kind. A log from elsewhere may have kinds that do not exist.
  const folded = folds[entry.kind] as Fold | undefined
  if (folded === undefined) throw new RangeError(`an entry of the kind ${entry.kind}`)
  return folded(state, entry, logged)
}

type After = Exclude<Entry, { kind: 'announce' }>
type Fold = (state: EventState, entry: After, logged: Numbered) => EventState

const announced = (
  { regulations, sealed }: Extract<Entry, { kind: 'announce' }>,
  at: number,
): EventState => ({
  length: 1,
  announced: at,
  regulations,
  amendments: [],
  officials: [],
  invitations: [],
  codesEpoch: 0,
  commitment: commitment(sha256, sealed),
  sealed,
  opened: false,
  next: sealed,
  fresh: true,
  draws: [],
  players: new Map(),
  roster: [],
  overturned: [],
  series: planned(regulations),
  requests: [],
  pause: running,
  adjustments: [],
  rulings: [],
  protests: [],
  fees: [],
  booked: [],
  prizesPaid: [],
  handOvers: [],
  brought: null,
  final: null,
  reopenings: [],
  notices: [],
  latest: {},
  ops: new Map(),
  abandoned: [],
  dropped: [],
  undoneEnds: [],
  deals: [],
  slips: [],
  arena: { players: new Map(), finished: 0, spent: 0 },
})

function appointed(state: EventState, entry: Extract<Entry, { kind: 'appoint' }>): EventState {
  const { account, name, office, invitation } = entry
  const others = state.officials.filter((one) => one.account !== account)
  return {
    ...state,
    officials: entry.appointed ? [...others, { account, name, office }] : others,
    invitations: state.invitations.map((one) =>
      one.n === invitation ? { ...one, taken: [...one.taken, { account, name }] } : one,
    ),
  }
}

/** The account no longer acts for the event, and its name is removed from the invitations. */
function withoutOfficial(
  state: EventState,
  { account }: Extract<Entry, { kind: 'forgetOfficial' }>,
): EventState {
  const nameless = <T extends Pick<Official, 'account' | 'name'>>(one: T): T =>
    one.account === account ? { ...one, name: '' } : one
  return {
    ...state,
    officials: state.officials.filter((one) => one.account !== account),
    invitations: state.invitations.map((one) => ({ ...one, taken: one.taken.map(nameless) })),
  }
}

function invited(state: EventState, entry: Extract<Entry, { kind: 'invite' | 'uninvite' }>): EventState {
  const { n } = entry
  const invitations =
    entry.kind === 'invite'
      ? [...state.invitations, { n, uses: entry.uses, taken: [], revoked: false }]
      : state.invitations.map((one) => (one.n === n ? { ...one, revoked: true } : one))
  return { ...state, invitations }
}

function reopened(
  state: EventState,
  { reason, clause }: Extract<Entry, { kind: 'reopen' }>,
  { at }: Numbered,
): EventState {
  const { final: was, reopenings } = state
  if (was === null) throw new RangeError('reopened before it was final')
  return { ...state, final: null, reopenings: [...reopenings, { at, reason, clause, was }] }
}

/** Series that are drawn keep their plan, except when they are to begin. All keep it once the event has ended early. */
const amended = (
  state: EventState,
  { regulations, reason }: Extract<Entry, { kind: 'amend' }>,
  { at }: Numbered,
): EventState => ({
  ...state,
  regulations,
  amendments: [...state.amendments, { at, reason }],
  series: state.latest.endEarly === undefined ? replanned(state, regulations) : state.series,
})

function replanned({ series }: EventState, regulations: Regulations): readonly SeriesState[] {
  const drawn = series.filter(({ status }) => status !== 'planned')
  const plans = planned(regulations)
  return [...drawn.map((one) => beginning(one, plans[one.series - 1]?.plan)), ...plans.slice(drawn.length)]
}

function beginning(series: SeriesState, { starts }: Partial<SeriesState['plan']> = {}): SeriesState {
  if (starts === series.plan.starts) return series
  const { starts: _, ...plan } = series.plan
  return { ...series, plan: starts === undefined ? plan : { ...plan, starts } }
}

const planned = ({ format }: Regulations): readonly SeriesState[] =>
  format.series.map((plan, i) => ({
    series: i + 1,
    plan,
    status: 'planned',
    draws: 0,
    tables: [],
    byes: [],
    costs: [],
    out: [],
    changes: [],
    started: null,
    ended: null,
    extended: 0,
    pausedBefore: 0,
    clock: null,
  }))

const folds: Folds<After['kind']> = {
  ...cash,
  ...desk,
  ...lists,
  ...players,
  ...series,
  ...seats,
  ...requests,
  ...ending,
  ...away,
  ...arena,
  ...same,
  amend: amended,
  appoint: appointed,
  forgetOfficial: withoutOfficial,
  invite: invited,
  uninvite: invited,
  renewCodes: (state, { epoch }) => ({ ...state, codesEpoch: epoch }),
  final: (state, { hash, version = 1 }, { at }) => ({ ...state, final: { at, hash, version } }),
  reopen: reopened,
}

/** Returns the key under which an act is remembered. It includes the sender: two senders may use the same name. */
export function opKey(by: By, op: string): string {
  switch (by.kind) {
    case 'direction':
      return `direction ${by.account} ${op}`
    case 'person':
      return `person ${by.person} ${op}`
    case 'player':
      return `player ${by.player} ${op}`
    case 'chair':
      return `chair ${by.chair} ${op}`
    case 'gateway':
      return `gateway ${op}`
  }
}

/** Acts at a table are remembered at that table, so that the set of the whole event stays small. */
function remember(state: EventState, entry: Entry, key: string, content: string | null): EventState {
  if ('series' in entry && 'table' in entry)
    return changeList(state, entry, (list) => ({ ...list, ops: withOp(list.ops, key, content) }))
  return { ...state, ops: withOp(state.ops, key, content) }
}

const withOp = (ops: Ops, key: string, content: string | null): Ops =>
  ops.has(key) ? ops : new Map(ops).set(key, content)
