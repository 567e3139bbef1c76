/**
 * Decides requests at a table: from the request and the current state to the entries to write, or a refusal. An empty list
 * means that it was done already. Pure.
 */
import { isCommitment, isLuck, luckCommitment, type BotLevel, type Chair } from '@stolik/core'
import { sha256 } from '../base/entropy.js'
import type { RefusalCode } from '../base/refusal.js'
import { botsOnFreeChairs, botSat } from './bots.js'
import type { Person } from '../base/person.js'
import type { Entry, Sat } from './entry.js'
import { isLuckFixed, luckTarget, luckWait } from './luck-round.js'
import {
  chairOf,
  isDealtByEvent,
  isHuman,
  isOver,
  keptFor,
  onlookersOf,
  seatOf,
  type TableState,
} from './state.js'

export type Decision = readonly Entry[] | RefusalCode

/** Translates refusals of a game into codes of the schema. */
const codes = {
  over: 'OVER',
  'not-playing': 'NOT_PLAYING',
  unreadable: 'UNREADABLE',
  'not-your-turn': 'NOT_YOUR_TURN',
  illegal: 'ILLEGAL',
} as const

/** Longer than a move in any game's notation, so it is refused unread. */
const longestMove = 100

export function play(state: TableState, person: Person, seq: number, move: string, used: number): Decision {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  const seat = seatOf(state, chair)
  const made = state.hand?.moves.some((m) => m.seq === seq && m.seat === seat && m.move === move)
  if (made === true) return []
  if (isOver(state)) return 'OVER'
  if (seq !== state.seq) return 'STALE'
  if (state.paused) return 'PAUSED'
  if (state.phase === 'BETWEEN') return 'OVER'
  if (state.strayed !== null) return 'UNAVAILABLE'
  if (state.hand === null || seat === null) return 'NOT_PLAYING'
  if (move.length > longestMove) return 'UNREADABLE'
  const after = state.hand.now.play(seat, move)
  if ('refused' in after) return codes[after.refused]
  return [{ kind: 'move', seat, move, used, by: 'player' }]
}

export interface SitRequest {
  readonly person: Person
  /** undefined: the first free chair, or the player's own. */
  readonly chair: Chair | undefined
  readonly invitation: string | undefined
  readonly luck: string
  /** Whether their browser commits to luck. */
  readonly commits: boolean
  /** Whether they have signed in to an account. */
  readonly isAccount?: boolean
}

export function sit(state: TableState, request: SitRequest): Decision {
  const { person, chair, invitation, luck, commits } = request
  if (isOver(state)) return 'OVER'
  if (!isLuck(luck) || !isChair(state, chair)) return 'BAD_CHOICE'
  const mine = chairOf(state, person.id)
  if (mine !== undefined) return chair === undefined || chair === mine ? [] : 'SEATED_ALREADY'
  const reserved = keptFor(state, person.id)
  if (reserved !== undefined) {
    if (chair !== undefined && chair !== reserved) return 'TAKEN'
    return [satDown(reserved, person, luck, commits)]
  }
  if (state.opened.event !== undefined) return 'TAKEN'
  const barred = barredFrom(state, person, invitation)
  if (barred !== undefined) return barred
  if (state.opened.rated !== undefined && request.isAccount !== true) return 'RATED_NEEDS_ACCOUNT'
  const free = freeChair(state, chair)
  return free === undefined ? 'TAKEN' : [satDown(free, person, luck, commits)]
}

export const satDown = (chair: Chair, person: Person, luck: string, commits: boolean): Sat => ({
  kind: 'sit',
  chair,
  person,
  luck,
  ...(commits && { commits }),
})

export interface BotRequest {
  readonly person: Person
  /** undefined: the first free chair. */
  readonly chair: Chair | undefined
  readonly name: string
  readonly level: BotLevel
}

export function addBot(state: TableState, { person, chair, name, level }: BotRequest): Decision {
  if (isOver(state)) return 'OVER'
  if (chairOf(state, person.id) === undefined) return 'NOT_SEATED'
  if (!isChair(state, chair) || !state.plugin.levels.includes(level)) return 'BAD_CHOICE'
  if (state.opened.rated !== undefined) return 'RATED_HAS_NO_BOTS'
  const free = freeChair(state, chair)
  return free === undefined ? 'TAKEN' : [botSat(free, name, level)]
}

/** Seats bots of a level on all free chairs at once. */
export function fillWithBots(state: TableState, person: Person, level: BotLevel): Decision {
  if (isOver(state)) return 'OVER'
  if (chairOf(state, person.id) === undefined) return 'NOT_SEATED'
  if (!state.plugin.levels.includes(level)) return 'BAD_CHOICE'
  if (state.opened.rated !== undefined) return 'RATED_HAS_NO_BOTS'
  return botsOnFreeChairs(state, level)
}

/** Cancels the bots that would come automatically. */
export function waitForPeople(state: TableState, person: Person): Decision {
  if (isOver(state)) return 'OVER'
  if (chairOf(state, person.id) === undefined) return 'NOT_SEATED'
  if (state.phase !== 'GATHERING') return 'STALE'
  return state.botsAt === null ? [] : [{ kind: 'wait' }]
}

/**
 * Leaves the table. When the last human leaves, the table closes, unless it belongs to an event: then bots play it to the
 * end.
 */
export function leave(state: TableState, person: Person): Decision {
  if (isOver(state)) return 'OVER'
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (state.opened.event !== undefined) return [{ kind: 'leave', chair }]
  const othersStay = state.occupants.some((o, i) => i !== chair && isHuman(o))
  return othersStay ? [{ kind: 'leave', chair }] : [{ kind: 'leave', chair }, { kind: 'close' }]
}

/** Leaves for good and removes the name: nobody who looks at the table can read it any more. */
export function forget(state: TableState, person: Person): Decision {
  if (isOver(state)) return 'OVER'
  if (!state.occupants.some((o) => o?.person === person.id)) return 'NOT_SEATED'
  const left = leave(state, person)
  const first: readonly Entry[] = [{ kind: 'forget', person: person.id }]
  return typeof left === 'string' ? first : [...first, ...left]
}

/**
 * Plays on as an account: a guest who has signed in. Events know their players by lists of their own, so nothing changes there. The deals of
 * the day know who began them: a guest’s are not listed, whoever ends them.
 */
export function becomeAccount(state: TableState, guest: string, account: Person): Decision {
  const chair = chairOf(state, guest)
  if (isOver(state) || chair === undefined) return 'NOT_SEATED'
  const { opened, occupants, luck } = state
  if (opened.event !== undefined || occupants.some((o) => o?.person === account.id)) return []
  return [{ kind: 'sit', chair, person: account, luck: luck[chair] ?? '' }]
}

/** Stays on the chair under a new name. */
export function rename(state: TableState, person: Person): Decision {
  if (isOver(state)) return 'OVER'
  const mine = state.occupants.find((o) => o?.person === person.id)
  if (mine === undefined || mine === null) return 'NOT_SEATED'
  return mine.name === person.name ? [] : [{ kind: 'rename', person }]
}

export function ready(state: TableState, person: Person, luck: string): Decision {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (isOver(state)) return 'OVER'
  if (state.phase !== 'BETWEEN') return 'STALE'
  if (!isLuck(luck)) return 'BAD_CHOICE'
  return state.ready[chair] === true ? [] : [{ kind: 'ready', chair, luck }]
}

/** Adds luck to the next shuffle openly. Each player can do it once, since every entry is sent to everybody at the table. */
export function addLuck(state: TableState, person: Person, luck: string): Decision {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (isOver(state)) return 'OVER'
  if (state.phase !== 'BETWEEN' || isLuckFixed(state)) return 'STALE'
  if (luck === '' || !isLuck(luck)) return 'BAD_CHOICE'
  return state.luck[chair] === '' ? [{ kind: 'luck', chair, luck }] : []
}

/** Which luck a commitment or an opening is for: `to` is the gateway's commitment to the shuffle. */
export interface LuckRequest {
  readonly to: string
  readonly attempt: number
}

/** A browser that lost its luck commits anew, but not without end. */
const mostCommitments = 8

/** Commits to luck for the next shuffle, which is opened once all commitments are there. */
export function commitLuck(
  state: TableState,
  person: Person,
  request: LuckRequest & { readonly commitment: string },
): Decision {
  const chair = luckChair(state, person, request)
  if (typeof chair === 'string') return chair
  const { commitment } = request
  const { isBound, commitments, mayCommit, sent } = state.luckRound
  if (!isCommitment(commitment)) return 'BAD_CHOICE'
  if (commitments[chair] === commitment) return []
  if (isBound || mayCommit[chair] !== true) return 'STALE'
  if ((sent[chair] ?? 0) >= mostCommitments) return 'TOO_MANY'
  return [{ kind: 'luck', chair, luck: '', commitment }]
}

/** Opens luck that was committed to. `STALE`: not all commitments are there, or others open first. */
export function openLuck(
  state: TableState,
  person: Person,
  request: LuckRequest & { readonly luck: string },
): Decision {
  const chair = luckChair(state, person, request)
  if (typeof chair === 'string') return chair
  const { luck, attempt } = request
  const { opened, commitments } = state.luckRound
  if (luck === '' || !isLuck(luck)) return 'BAD_CHOICE'
  if (opened[chair] === luck) return []
  const [target, wait] = [luckTarget(state), luckWait(state)]
  if (target === undefined || wait?.what !== 'openings' || !wait.chairs.includes(chair)) return 'STALE'
  const commitment = luckCommitment(sha256, { ...target, attempt, chair }, luck)
  return commitment === commitments[chair] ? [{ kind: 'luck', chair, luck, opened: true }] : 'BAD_CHOICE'
}

/** The chair whose luck it is, or why there is none. */
function luckChair(state: TableState, person: Person, { to, attempt }: LuckRequest): Chair | RefusalCode {
  const chair = chairOf(state, person.id)
  if (chair === undefined) return 'NOT_SEATED'
  if (isOver(state)) return 'OVER'
  const isCurrent = luckTarget(state)?.commitment === to && state.luckRound.attempt === attempt
  return state.phase !== 'PLAYING' && isCurrent ? chair : 'STALE'
}

/**
 * Why a person may not see the table; undefined if they may. While other tables have the same deals before them, or the event bars
 * onlookers, only those who sit there may, and whoever oversees the event without playing in it. A private table needs its invitation.
 */
export function barredFrom(
  state: TableState,
  person: Person | null,
  invitation: string | undefined,
  oversees = false,
): 'NOT_INVITED' | 'CARDS_IN_PLAY' | 'ONLOOKERS_BARRED' | undefined {
  if (isInside(state, person)) return undefined
  if (onlookersOf(state) === 'BARRED' && !oversees)
    return isDealtByEvent(state) ? 'CARDS_IN_PLAY' : 'ONLOOKERS_BARRED'
  const word = state.opened.invitation
  return word === null || word === invitation ? undefined : 'NOT_INVITED'
}

/** Whether a person sees a table one trick late. */
export const seesLate = (state: TableState, person: Person | null, oversees = false): boolean =>
  onlookersOf(state) === 'LATE' && !oversees && !isInside(state, person)

/** Whether a person sits there, also if a bot keeps their chair. */
const isInside = (state: TableState, person: Person | null): boolean =>
  person !== null && state.occupants.some((o) => o?.person === person.id)

/** Decides only for those who sit there, as far as the table is kept from others. */
export const forThoseInside = (state: TableState, person: Person, decide: () => Decision): Decision =>
  (state.isReleased ? undefined : barredFrom(state, person, undefined)) ?? decide()

const isChair = (state: TableState, chair: Chair | undefined): boolean =>
  chair === undefined || (Number.isInteger(chair) && chair >= 0 && chair < state.opened.chairs)

function freeChair(state: TableState, chair: Chair | undefined): Chair | undefined {
  const wanted = chair ?? state.occupants.indexOf(null)
  return state.occupants[wanted] === null ? wanted : undefined
}
