/**
 * Decides on an act: returns the entries to write, or why not. It decides on the state at the time of writing. When two
 * directors act at once, the second decision builds on the first.
 */
import { isSameRequest } from '@stolik/contract/same-request'
import { isAfterwards } from '@stolik/contract/event/acts'
import type { Act } from '../model/act.js'
import { decideCorrection } from './correction.js'
import {
  type ActOf,
  type Ask,
  type Decides,
  type Decision,
  isDirector,
  notAllowed,
  nothing,
  write,
  badText,
  firstRefusal,
  longText,
} from './ask.js'
import { badInArena, isArenaAct, ready, seat } from './arena.js'
import { cash, badPrizes } from './cash.js'
import { desk } from './desk.js'
import { director } from './director.js'
import { decideDraw } from './draw.js'
import { badWhileAway, decideAway } from './away.js'
import { decideInvitation } from './invitation.js'
import { decideList } from './list.js'
import { decideOfficial } from './official.js'
import { decideHand } from './hand.js'
import { players } from './players.js'
import { decideProtest, appealsUntil, protestsUntil } from './protest.js'
import { decideRegulations } from './regulations.js'
import { decideRequest } from './requests.js'
import { openDeals, playSpare, printSlips, sealDeals } from './same.js'
import { decideSeats } from './seats.js'
import { opKey } from '../fold/fold.js'
import { tableOf } from '../model/playing.js'
import { refuse } from '../model/refusal.js'
import { resultHash } from '../standing/hash.js'
import type { EventState } from '../model/state.js'

export type { Decision, Tools } from './ask.js'

/**
 * @param op the sender's own name for the act. If the log already has it, the act is done, whatever has changed since.
 * @param contents digests of the request under every valid key. Another request under the same name is refused.
 */
export function decide(ask: Ask, act: Act, op: string | null, contents: readonly string[] = []): Decision {
  const before = op === null ? undefined : doneAs(ask, act, op)
  if (before !== undefined) return isSameRequest(before, contents) ? nothing : refuse('OP_REUSED')
  if (ask.state.final !== null && !isAfterwards(act.kind) && act.kind !== 'forgetOfficial')
    return refuse('FINAL')
  if (ask.state.latest.cancel !== undefined && !isOfCancelled(act.kind)) return refuse('CANCELLED')
  const away = badWhileAway(ask.state, act)
  if (away !== undefined) return away
  const odd = badInArena(ask.state, act, ask.by.kind === 'gateway')
  if (odd !== undefined) return odd
  const isOfGateway = ask.by.kind === 'gateway' && isArenaAct(ask.state, act)
  if (!isDirector(ask) && !open.has(act.kind) && !isOfGateway) return notAllowed
  // Each decider gets only acts of its own kind.
  const decideOne = deciders[act.kind] as (ask: Ask, act: Act) => Decision
  return decideOne(ask, act)
}

/** A cancelled event has no result any more. Its cash book goes on: fees are paid back. */
const isOfCancelled = (kind: Act['kind']): boolean => isAfterwards(kind) || kind === 'forgetOfficial'

const forgetOfficial = (ask: Ask, act: ActOf<'forgetOfficial'>): Decision =>
  ask.by.kind === 'gateway' ? write(act) : notAllowed

const renewCodes = ({ state }: Ask): Decision => write({ kind: 'renewCodes', epoch: state.codesEpoch + 1 })

const deciders: Decides<Act['kind']> = {
  ...cash,
  ...desk,
  ...director,
  ...players,
  amend: decideRegulations,
  appoint: decideOfficial,
  forgetOfficial,
  invite: decideInvitation,
  uninvite: decideInvitation,
  accept: decideInvitation,
  renewCodes,
  sealDeals,
  openDeals,
  ready,
  seat,
  printSlips,
  playSpare,
  draw: decideDraw,
  move: decideDraw,
  start: decideDraw,
  end: decideDraw,
  unstart: decideSeats,
  reseat: decideSeats,
  fixSeat: decideRequest,
  seatPair: decideRequest,
  endEarly: decideEnding,
  undoEarlyEnd: decideEnding,
  cancel: decideEnding,
  handOver: decideAway,
  takeBack: decideAway,
  hand: decideHand,
  confirm: decideHand,
  sign: decideHand,
  correct: decideCorrection,
  list: decideList,
  listAll: decideList,
  protest: decideProtest,
  decide: decideProtest,
  appeal: decideProtest,
  decideAppeal: decideProtest,
  final: decideFinal,
  reopen: decideReopen,
}

/** Acts that not only the director may ask for (PT 2.3, PT 4.5). Their deciders check who exactly may. */
const open: ReadonlySet<Act['kind']> = new Set([
  'accept',
  'enter',
  'claim',
  'withdraw',
  'open',
  'hand',
  'confirm',
  'sign',
  'correct',
  'list',
  'pause',
  'redeal',
  'substitute',
  'protest',
  'appeal',
  'forget',
  'forgetOfficial',
  'sealDeals',
  'openDeals',
  'ready',
  'seat',
])

/** The digest of the request that was done under this name; undefined if there was none, null if it is not known. */
function doneAs({ state, by }: Ask, act: Act, op: string): string | null | undefined {
  const first = act.kind === 'listAll' ? act.rows[0] : undefined
  const at = 'series' in act && 'table' in act ? act : first
  const ops = at === undefined ? state.ops : tableOf(state, at)?.list.ops
  return ops?.get(opKey(by, op))
}

/** The result becomes final once all is played and decided and the deadlines are over. A wrong final result is reopened. */
export function decideFinal(ask: Ask): Decision {
  const { state, now, tools } = ask
  const left = state.series.find(({ status }) => status !== 'ended')
  if (left !== undefined) return refuse('SERIES_LEFT', { series: left.series })
  const open = state.protests.filter(({ status }) => status === 'open' || status === 'appealed')
  if (open.length > 0) return refuse('PROTESTS_OPEN', { numbers: open.map(({ n }) => n).join(', ') })
  const appealable = state.protests.filter(({ appeal }) => appeal === null)
  const times = appealable.map((protest) => appealsUntil(state, protest) ?? 0)
  const until = Math.max(protestsUntil(state, state.series.length) ?? 0, ...times)
  if (now < until) return refuse('PROTEST_TIME', { until })
  const { lists } = tools
  return badPrizes(ask) ?? write({ kind: 'final', hash: resultHash(state, lists), version: lists.version })
}

/** This is the number of a clause, not its text. */
const clauseLength = 100

/**
 * The director, or the body above them, judges whether a later finding justifies this (PT 7.3.3). The event continues as after
 * the last series; the deadlines for protests do not start again.
 */
export function decideReopen({ state }: Ask, { reason, clause }: ActOf<'reopen'>): Decision {
  if (state.final === null) return refuse('NOT_FINAL')
  const bad = firstRefusal(
    badText('reason', reason, longText),
    clause === null ? undefined : badText('clause', clause, clauseLength),
  )
  return bad ?? write({ kind: 'reopen', reason, clause })
}

/** An event that ends before its last series and goes on after all, or does not take place (PT 3.4). */
function decideEnding({ state }: Ask, act: ActOf<'endEarly' | 'undoEarlyEnd' | 'cancel'>): Decision {
  const { kind, reason } = act
  const bad = badText('reason', reason, longText)
  if (bad !== undefined) return bad
  if (kind === 'endEarly') return endEarly(state, act)
  if (kind === 'undoEarlyEnd' && state.latest.endEarly === undefined) return refuse('NOT_ENDED_EARLY')
  return write({ kind, reason })
}

/**
 * Only whole series count: lists that are not finished would be unfair to those who have dealt less. The act names the last
 * series that counts, so that it does not drop one that another director has ended meanwhile.
 */
function endEarly({ series, latest }: EventState, act: ActOf<'endEarly'>): Decision {
  if (latest.endEarly !== undefined) return refuse('ENDED_EARLY', { series: latest.endEarly.after })
  const last = series.findLast(({ status }) => status === 'ended')?.series
  if (last === undefined) return refuse('NOTHING_PLAYED')
  if (act.after !== last) return refuse('NOT_LAST', { series: last })
  if (last === series.length) return refuse('NO_SERIES_LEFT')
  const { after, refund, reason } = act
  return write({ kind: 'endEarly', after, refund, reason })
}
