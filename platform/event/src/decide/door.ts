/** What happens at the door: arriving, leaving and coming back, and whom the director lets in. */
import type { NewEntry } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import { waitingList } from '../model/playing.js'
import { refuse } from '../model/refusal.js'
import type { Player } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  badText,
  isDirector,
  longText,
  notAllowed,
  nothing,
  write,
} from './ask.js'
import { badEntrant } from './entrant.js'
import { full, hasSat, hasToWait, left, unknown, withMovedUp } from './places.js'

/** Reserve players are checked in, too: they may be needed. */
export function checkIn(
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

export function admit({ state }: Ask, _: ActOf<'admit'>, { id, number, status }: Player): Decision {
  if (status !== 'waiting' && status !== 'reserve') return refuse('NOT_WAITING', { number })
  const first = status === 'waiting' ? waitingList(state)[0] : undefined
  if (first !== undefined && first.id !== id) return refuse('OUT_OF_TURN', { number, first: first.number })
  return full(state) ?? write({ kind: 'admit', player: id })
}

export function advance({ state }: Ask, act: ActOf<'advance'>, { id, number, status }: Player): Decision {
  if (status !== 'waiting') return refuse('NOT_WAITING', { number })
  if (waitingList(state)[0]?.id === id) return nothing
  return badText('reason', act.reason, longText) ?? write(act)
}

export function withdraw(ask: Ask, _: ActOf<'withdraw'>, player: Player): Decision {
  if (!isDirector(ask) && !isThemselves(ask, player)) return notAllowed
  if (player.status === 'withdrawn') return nothing
  return left(ask, player, { kind: 'withdraw', player: player.id })
}

/** Whoever waits leaves first, so that nobody who is not here moves up. */
export function withdrawAbsent(ask: Ask, { players: ids }: ActOf<'withdrawAbsent'>): Decision {
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
export const restore = (ask: Ask, { players: ids }: ActOf<'restore'>): Decision =>
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

const isThemselves = ({ by }: Ask, { id, entrant }: Player): boolean =>
  (by.kind === 'player' && by.player === id) || (by.kind === 'person' && by.person === entrant.person)
