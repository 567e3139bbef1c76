/** The state of an event from its log, entry by entry. It trusts the log: what stands in it was decided. */
import { commitment } from '@stolik/core'
import { sha256 } from '@stolik/contract/sha256'
import type { By, Entry, Logged, Official } from '../model/entry.js'
import { changeList, type Numbered } from './change.js'
import { foldDesk } from './desk.js'
import { foldLists } from './lists.js'
import { foldPlayers } from './players.js'
import { foldSeries, running } from './series.js'
import type { Regulations } from '../model/regulations.js'
import type { EventState, SeriesState } from '../model/state.js'

/** The state after a whole log; undefined for an empty one. */
export const foldAll = (log: readonly Logged[]): EventState | undefined =>
  log.reduce<EventState | undefined>(fold, undefined)

/** @throws RangeError when the log cannot have been decided: it does not begin with `announce`, or names what is not. */
export function fold(state: EventState | undefined, { at, by, op, entry }: Logged): EventState {
  if (entry.kind === 'announce') {
    if (state !== undefined) throw new RangeError('announced twice')
    return announced(entry)
  }
  if (state === undefined) throw new RangeError(`a log that begins with ${entry.kind}`)
  const logged: Numbered = { at, by, op, n: state.length }
  const next = { ...change(state, entry, logged), length: state.length + 1 }
  return op === null ? next : remember(next, entry, opKey(by, op))
}

function change(
  state: EventState,
  entry: Exclude<Entry, { kind: 'announce' }>,
  logged: Numbered,
): EventState {
  switch (entry.kind) {
    case 'amend':
      return amended(state, entry.regulations, { at: logged.at, reason: entry.reason })
    case 'appoint':
      return appointed(state, entry)
    case 'forgetOfficial':
      return withoutOfficial(state, entry.account)
    case 'invite':
    case 'uninvite':
      return invited(state, entry)
    case 'renewCodes':
      return { ...state, codesEpoch: entry.epoch }
    case 'enter':
    case 'change':
    case 'paid':
    case 'admit':
    case 'approve':
    case 'decline':
    case 'withdraw':
    case 'exclude':
    case 'replace':
    case 'forget':
      return foldPlayers(state, entry, logged)
    case 'draw':
    case 'move':
    case 'start':
    case 'end':
    case 'pause':
    case 'extend':
    case 'open':
    case 'substitute':
      return foldSeries(state, entry, logged)
    case 'hand':
    case 'confirm':
    case 'correct':
    case 'sign':
    case 'list':
    case 'annul':
    case 'missing':
    case 'redeal':
      return foldLists(state, entry, logged)
    case 'adjust':
    case 'revoke':
    case 'ruling':
    case 'protest':
    case 'decide':
    case 'appeal':
    case 'decideAppeal':
      return foldDesk(state, entry, logged)
    case 'final':
      return { ...state, final: { at: logged.at, hash: entry.hash } }
    case 'reopen':
      return reopened(state, entry, logged.at)
  }
}

const announced = ({ regulations, sealed }: Extract<Entry, { kind: 'announce' }>): EventState => ({
  length: 1,
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
  series: planned(regulations),
  pause: running,
  adjustments: [],
  rulings: [],
  protests: [],
  final: null,
  reopenings: [],
  ops: new Set(),
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

/** They act for the event no more, and what they did has no name. */
function withoutOfficial(state: EventState, account: string): EventState {
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
  at: number,
): EventState {
  const { final: was, reopenings } = state
  if (was === null) throw new RangeError('reopened before it was final')
  return { ...state, final: null, reopenings: [...reopenings, { at, reason, clause, was }] }
}

/** What is drawn keeps its plan: the format is fixed by then. */
const amended = (
  state: EventState,
  regulations: Regulations,
  amendment: EventState['amendments'][number],
): EventState => ({
  ...state,
  regulations,
  amendments: [...state.amendments, amendment],
  series: state.opened ? state.series : planned(regulations),
})

const planned = ({ format }: Regulations): readonly SeriesState[] =>
  format.series.map((plan, i) => ({
    series: i + 1,
    plan,
    status: 'planned',
    draws: 0,
    tables: [],
    byes: [],
    started: null,
    ended: null,
    extended: 0,
    pausedBefore: 0,
  }))

/** What a sender's name for an act is remembered by: two senders may have the same name for different acts. */
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

/** Acts at a table are remembered there, so that the memory of the whole stays small. */
function remember(state: EventState, entry: Entry, key: string): EventState {
  if ('table' in entry) return changeList(state, entry, (list) => ({ ...list, ops: kept(list.ops, key) }))
  return { ...state, ops: kept(state.ops, key) }
}

const kept = (ops: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  ops.has(key) ? ops : new Set(ops).add(key)
