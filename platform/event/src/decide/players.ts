/** Entries, the waiting list, withdrawal, exclusion and reserve players. */
import type { Act } from '../model/act.js'
import type { Entry, NewEntry } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import { isFull, isOutside, placeOf, placesPlayed, seatOf, waitingList } from '../model/playing.js'
import { tidy } from '../model/names.js'
import { badFile, refuse, type EventRefusal, type Problem } from '../model/refusal.js'
import type { EventState, Player } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decided,
  type Decides,
  type Decision,
  badText,
  isDirector,
  longText,
  notAllowed,
  nothing,
  overtaken,
  write,
} from './ask.js'
import { badEntrant, badMark, cleaned, isEntered } from './entrant.js'

const unknown = (player: string): EventRefusal => refuse('UNKNOWN_PLAYER', { player })

/** Wraps a decision on one player, and refuses an unknown player. */
const about =
  <A extends { readonly player: string }>(decide: (ask: Ask, act: A, player: Player) => Decision) =>
  (ask: Ask, act: A): Decision => {
    const player = ask.state.players.get(act.player)
    return player === undefined ? unknown(act.player) : decide(ask, act, player)
  }

/** Reserve players are checked in, too: they may be needed. */
function checkIn(
  _: Ask,
  { arrival, seen = null }: ActOf<'checkIn'>,
  { id, number, status, arrival: before }: Player,
): Decision {
  if (status !== 'entered' && status !== 'waiting' && status !== 'reserve')
    return refuse('NOT_PLAYING', { number })
  if (arrival === before) return nothing
  // Two helpers at one door: nobody takes back what they did not see.
  if (seen !== null && seen !== (before ?? 'NONE')) return refuse('OVERTAKEN', { field: 'arrival' })
  return write({ kind: 'checkIn', player: id, arrival })
}

function admit({ state }: Ask, _: ActOf<'admit'>, { id, number, status }: Player): Decision {
  if (status !== 'waiting' && status !== 'reserve') return refuse('NOT_WAITING', { number })
  const first = status === 'waiting' ? waitingList(state)[0] : undefined
  if (first !== undefined && first.id !== id) return refuse('OUT_OF_TURN', { number, first: first.number })
  return full(state) ?? write({ kind: 'admit', player: id })
}

function advance({ state }: Ask, act: ActOf<'advance'>, { id, number, status }: Player): Decision {
  if (status !== 'waiting') return refuse('NOT_WAITING', { number })
  if (waitingList(state)[0]?.id === id) return nothing
  return badText('reason', act.reason, longText) ?? write(act)
}

function withdraw(ask: Ask, _: ActOf<'withdraw'>, player: Player): Decision {
  if (!isDirector(ask) && !isThemselves(ask, player)) return notAllowed
  if (player.status === 'withdrawn') return nothing
  return left(ask, player, { kind: 'withdraw', player: player.id })
}

/** Whoever waits leaves first, so that nobody who is not here moves up. */
function withdrawAbsent(ask: Ask, { players: ids }: ActOf<'withdrawAbsent'>): Decision {
  const seated = (id: string): number => (ask.state.players.get(id)?.status === 'entered' ? 1 : 0)
  return eachInTurn(
    ask,
    ids.toSorted((a, b) => seated(a) - seated(b)),
    (now, player) =>
      player.arrival === null
        ? withdraw(now, { kind: 'withdraw', player: player.id }, player)
        : refuse('CHECKED_IN', { number: player.number }),
  )
}

/** They keep their turn on the waiting list, and their place if they have played in it. */
const restore = (ask: Ask, { players: ids }: ActOf<'restore'>): Decision =>
  eachInTurn(ask, ids, (now, { id, number, status: is, left: was, entrant }) => {
    const { state } = now
    if (is !== 'withdrawn' || was === null) return refuse('NOT_WITHDRAWN', { number })
    const bad = badEntrant(state, entrant, { except: id })
    if (bad !== undefined) return bad
    const waits = was === 'entered' && !hasSat(state, id) && hasToWait(state)
    return withMovedUp(now, write({ kind: 'restore', player: id, status: waits ? 'waiting' : was }))
  })

/** Decides on one player after the other, each on the state after the players before. The first refusal refuses all. */
function eachInTurn(
  ask: Ask,
  ids: readonly string[],
  decide: (ask: Ask, player: Player) => Decision,
): Decision {
  const entries: NewEntry[] = []
  let { state } = ask
  for (const id of new Set(ids)) {
    const player = state.players.get(id)
    if (player === undefined) return unknown(id)
    const one = decide({ ...ask, state }, player)
    if ('refused' in one) return one
    entries.push(...one.entries)
    state = one.entries.reduce(
      (grown, entry) => fold(grown, { at: ask.now, by: ask.by, op: null, ...entry }),
      state,
    )
  }
  return { entries }
}

function exclude(ask: Ask, { reason, clause }: ActOf<'exclude'>, player: Player): Decision {
  const bad = badText('reason', reason, longText)
  return bad ?? left(ask, player, { kind: 'exclude', player: player.id, reason, clause })
}

/** Whoever lost their place to nobody has it back, even if the event is full by now and they have played. */
function reinstate({ state }: Ask, { reason, clause }: ActOf<'reinstate'>, player: Player): Decision {
  const { id, number, excluded } = player
  if (excluded === null) return refuse('NOT_EXCLUDED', { number })
  const bad = badText('reason', reason, longText)
  if (bad !== undefined) return bad
  const comesBack = player.status === 'excluded' && excluded.was === 'entered' && player.inPlaceOf === null
  const noRoom = comesBack && !hasSat(state, id) ? full(state) : undefined
  return noRoom ?? write({ kind: 'reinstate', player: id, reason, clause })
}

const hasSat = ({ series }: EventState, place: string): boolean =>
  series.some((one) => one.status !== 'planned' && seatOf(one, place) !== undefined)

function forget(ask: Ask, _: ActOf<'forget'>, { id }: Player): Decision {
  return isDirector(ask) || ask.by.kind === 'gateway' ? write({ kind: 'forget', player: id }) : notAllowed
}

const isThemselves = ({ by }: Ask, { id, entrant }: Player): boolean =>
  (by.kind === 'player' && by.player === id) || (by.kind === 'person' && by.person === entrant.person)

/** The maximum number of entries, including withdrawn ones. Repeated entering and withdrawing must not fill the log. */
const mostEntered = 2_000

function enter(ask: Ask, { entrant, reserve }: ActOf<'enter'>): Decision {
  const { state, by } = ask
  if (by.kind === 'direction') return entry(state, entrant, reserve)
  if (by.kind !== 'person' || reserve) return notAllowed
  // PT 1.4
  if (!state.regulations.open) return refuse('CLOSED')
  if (state.opened) return refuse('TOO_LATE')
  if (state.players.size >= mostEntered) return refuse('FULL', { capacity: mostEntered })
  const request = entry(state, { ...entrant, person: by.person }, false, true)
  return state.regulations.approval === true && !('refused' in request) ? asPending(request) : request
}

/** A pending entry takes no place yet. Places are counted when the director approves it. */
const asPending = ({ entries }: Decided): Decided => ({
  entries: entries.map(({ entry }) => ({
    entry: entry.kind === 'enter' ? { ...entry, waiting: false, pending: true as const } : entry,
  })),
})

/** The director's answer to pending entries, in the order in which they entered. A declined entry can be approved later. */
function answer({ state, by, now }: Ask, { kind, players }: ActOf<'approve' | 'decline'>): Decision {
  const entries: NewEntry[] = []
  let grown = state
  const ids = [...new Set(players)].map((id) => state.players.get(id) ?? id)
  for (const player of ids.toSorted(byNumber)) {
    if (typeof player === 'string') return unknown(player)
    const { id, number, status } = player
    if (status === 'declined' && kind === 'decline') continue
    if (status !== 'pending' && status !== 'declined') return refuse('NOT_PENDING', { number })
    const bad = kind === 'decline' ? undefined : badEntrant(state, player.entrant, { except: id })
    if (bad !== undefined) return bad
    const entry: Entry =
      kind === 'approve' ? { kind, player: id, waiting: hasToWait(grown) } : { kind, player: id }
    entries.push({ entry })
    grown = fold(grown, { at: now, by, op: null, entry })
  }
  return { entries }
}

const byNumber = (a: Player | string, b: Player | string): number =>
  typeof a === 'string' || typeof b === 'string' ? 0 : a.number - b.number

function entry(state: EventState, input: Player['entrant'], reserve: boolean, byStranger = false): Decision {
  const entrant = cleaned(state, input)
  const bad = badMark(entrant, byStranger) ?? badEntrant(state, entrant, { byStranger })
  if (bad !== undefined) return bad
  const number = state.players.size + 1
  const waiting = !reserve && hasToWait(state)
  return write({ kind: 'enter', player: `p${number}`, number, entrant, waiting, reserve })
}

/** Takes all entries of a file, or none. Each line is decided on the state after the lines before it. */
function enterAll({ state, by, now }: Ask, { rows, skip = false }: ActOf<'enterAll'>): Decision {
  const entries: NewEntry[] = []
  const problems: Problem[] = []
  const lines = new Map<number, number>()
  let grown = state
  for (const { line, entrant, reserve } of rows) {
    if (skip && isEntered(grown, entrant)) continue
    const one = entry(grown, entrant, reserve)
    if ('refused' in one) problems.push(ofFile(one, line, lines))
    else
      for (const written of one.entries) {
        lines.set(grown.players.size + 1, line)
        entries.push(written)
        grown = fold(grown, { at: now, by, op: null, ...written })
      }
  }
  return problems.length === 0 ? { entries } : badFile(problems)
}

/** Names the line of the other entry if that is in the same file too. */
function ofFile({ refused, args }: EventRefusal, line: number, lines: ReadonlyMap<number, number>): Problem {
  const other = lines.get(Number(args['number']))
  if (other === undefined) return { line, code: refused, args }
  return refused === 'ENTERED_ALREADY'
    ? { line, code: 'TWICE_IN_FILE', args: { ...args, other } }
    : { line, code: refused, args: { ...args, other } }
}

/** The first draw kept members of teams apart, so teams are fixed from then on. */
function change({ state }: Ask, act: ActOf<'change'>, player: Player): Decision {
  const { surnameAt, ...before } = player.entrant
  // Forms do not show where the surname begins. It stays as it was told as long as the name does.
  const isRenamed = tidy(act.entrant.name) !== before.name
  const entrant = {
    ...cleaned(state, act.entrant),
    ...(surnameAt !== undefined && !isRenamed && { surnameAt }),
  }
  const bad =
    overtaken(act.seen, before) ??
    badMark(entrant, false) ??
    badEntrant(state, entrant, { except: player.id })
  if (bad !== undefined) return bad
  const locked = (['team', 'pair', 'online', 'substitute'] as const).find(
    (field) => state.opened && entrant[field] !== player.entrant[field],
  )
  if (locked !== undefined) return refuse('LOCKED', { field: locked })
  return write({ kind: 'change', player: player.id, entrant })
}

function claim({ state, by }: Ask, { person }: ActOf<'claim'>): Decision {
  if (by.kind !== 'player') return notAllowed
  const player = state.players.get(by.player)
  if (player === undefined) return unknown(by.player)
  const { entrant, id } = player
  if (entrant.person === person) return nothing
  if (entrant.person !== null) return notAllowed
  const claimed = { ...entrant, person }
  return (
    badEntrant(state, claimed, { except: id, byStranger: true }) ??
    write({ kind: 'change', player: id, entrant: claimed })
  )
}

/** Refuses if all places are taken. */
const full = (state: EventState): EventRefusal | undefined =>
  isFull(state) ? refuse('FULL', { capacity: state.regulations.capacity ?? 0 }) : undefined

/** Before the first draw nobody passes those who wait already. After it the director decides. */
const hasToWait = (state: EventState): boolean =>
  isFull(state) || (!state.opened && waitingList(state).length > 0)

/** Adds who moves up from the waiting list when places are free. After the first draw nobody does of themselves. */
export function withMovedUp({ state, by, now }: Ask, { entries }: Decided): Decided {
  const after = entries.reduce((grown, one) => fold(grown, { at: now, by, op: null, ...one }), state)
  if (after.opened) return { entries }
  const { capacity } = after.regulations
  const free = capacity === null ? Number.MAX_SAFE_INTEGER : capacity - placesPlayed(after).length
  const next = waitingList(after).slice(0, Math.max(0, free))
  return {
    entries: [...entries, ...next.map(({ id }) => ({ entry: { kind: 'admit' as const, player: id } }))],
  }
}

/** Somebody gives up their place, or their wait for one. */
function left(ask: Ask, { number, status }: Player, entry: Entry): Decision {
  if (['withdrawn', 'excluded', 'replaced', 'declined'].includes(status))
    return refuse('NOT_PLAYING', { number })
  return status === 'entered' ? withMovedUp(ask, write(entry)) : write(entry)
}

/** Only between series: nobody plays part of a list for somebody else (PT 4.4, PT 9.7). */
function replace({ state }: Ask, { by, from }: ActOf<'replace'>, player: Player): Decision {
  const reserve = state.players.get(by)
  if (reserve === undefined) return unknown(by)
  if (reserve.status !== 'reserve' && reserve.status !== 'waiting')
    return refuse('NOT_RESERVE', { number: reserve.number })
  const place = placeOf(state, player.id)
  if (place === undefined || isOutside(place)) return refuse('NOT_PLAYING', { number: player.number })
  const next = state.series.find(({ status }) => status === 'planned' || status === 'drawn')
  if (next?.series !== from) return refuse('NOT_NEXT', { series: from })
  return write({ kind: 'replace', player: place.id, by, from })
}

export const players = {
  enter,
  enterAll,
  claim,
  approve: answer,
  decline: answer,
  change: about(change),
  checkIn: about(checkIn),
  admit: about(admit),
  advance: about(advance),
  withdraw: about(withdraw),
  withdrawAbsent,
  restore,
  exclude: about(exclude),
  reinstate: about(reinstate),
  replace: about(replace),
  forget: about(forget),
} satisfies Partial<Decides<Act['kind']>>
