/** Log entries about players. */
import type { Entry } from '../model/entry.js'
import type { EventState, Player, RosterChange } from '../model/state.js'
import { forgotten, namedAgain } from '../model/seal.js'
import { changePlayer, type Folds, type Numbered } from './change.js'

type PlayerKind =
  | ('enter' | 'change' | 'checkIn' | 'admit' | 'advance' | 'approve' | 'decline')
  | ('withdraw' | 'restore' | 'exclude' | 'reinstate' | 'replace' | 'forget')

export const players: Folds<PlayerKind> = {
  enter: (state, entry, { n, at }) => {
    const player = entered(entry, n)
    const next = { ...state, players: new Map(state.players).set(entry.player, player) }
    return player.status === 'entered' ? noted(next, { what: 'entered', at, player: player.id }) : next
  },
  change: (state, entry) =>
    changePlayer(state, entry.player, (player) => ({
      ...player,
      entrant: namedAgain(entry.entrant, player.number),
      seal: entry.seal ?? null,
    })),
  forget: (state, entry) =>
    changePlayer(state, entry.player, (player) => ({
      ...player,
      entrant: forgotten(player.entrant, player.number),
      seal: player.seal === null ? null : { ...player.seal, salt: null },
    })),
  checkIn: (state, { player, arrival }) => changePlayer(state, player, (one) => ({ ...one, arrival })),
  admit: (state, { player }, { at }) =>
    noted(changeStatus(state, player, 'entered'), { what: 'entered', at, player }),
  advance: (state, { player }, { n }) => changePlayer(state, player, (one) => ({ ...one, advanced: n })),
  approve: (state, { player, waiting }, { at }) =>
    waiting
      ? changeStatus(state, player, 'waiting')
      : noted(changeStatus(state, player, 'entered'), { what: 'entered', at, player }),
  decline: (state, { player }) => changeStatus(state, player, 'declined'),
  withdraw: (state, { player }, { at }) => {
    const next = changePlayer(state, player, (one) => ({ ...one, status: 'withdrawn', left: leftFrom(one) }))
    const played = state.players.get(player)?.status === 'entered'
    return played ? noted(next, { what: 'withdrawn', at, player }) : next
  },
  restore: (state, { player, status }, { at }) => {
    const next = changePlayer(state, player, (one) => ({ ...one, status, left: null }))
    return status === 'entered' ? noted(next, { what: 'entered', at, player }) : next
  },
  exclude: (state, { player, reason, clause }, { at }) =>
    changePlayer(state, player, (one) => ({
      ...one,
      status: 'excluded',
      excluded: { at, reason, clause, was: one.status },
    })),
  reinstate: reinstated,
  replace: replaced,
}

/** Pending and declined entries that withdraw are gone for good. */
const leftFrom = ({ status }: Player): Player['left'] =>
  status === 'entered' || status === 'waiting' || status === 'reserve' ? status : null

/** Before the first draw people come and go as they like. */
const noted = (
  state: EventState,
  { by = null, from = null, ...change }: Pick<RosterChange, 'what' | 'at' | 'player'> & Partial<RosterChange>,
): EventState => (state.opened ? { ...state, roster: [...state.roster, { ...change, by, from }] } : state)

const changeStatus = (state: EventState, id: string, status: Player['status']): EventState =>
  changePlayer(state, id, (player) => ({ ...player, status }))

function entered(
  { player, number, entrant, waiting, reserve, pending, seal }: Extract<Entry, { kind: 'enter' }>,
  n: number,
): Player {
  let status: Player['status'] = reserve ? 'reserve' : 'entered'
  if (waiting) status = 'waiting'
  if (pending) status = 'pending'
  return {
    id: player,
    number,
    entrant: namedAgain(entrant, number),
    seal: seal ?? null,
    status,
    paid: false,
    fee: 0,
    arrival: null,
    entered: n,
    advanced: null,
    successors: [],
    inPlaceOf: null,
    excluded: null,
    left: null,
  }
}

/** The place keeps its number and results. If a reserve held the place before, that reserve is withdrawn. */
function replaced(
  state: EventState,
  { player, by, from }: Extract<Entry, { kind: 'replace' }>,
  { at }: Numbered,
): EventState {
  const before = state.players.get(player)?.successors.at(-1)?.player
  const left =
    before === undefined
      ? state
      : changePlayer(state, before, (one) => ({
          ...one,
          status: 'withdrawn',
          inPlaceOf: null,
          left: 'reserve',
        }))
  const handed = changePlayer(left, player, (place) => ({
    ...place,
    status: 'replaced',
    successors: [...place.successors, { player: by, from }],
  }))
  const taken = changePlayer(handed, by, (reserve) => ({ ...reserve, status: 'entered', inPlaceOf: player }))
  return noted(taken, { what: 'replaced', at, player: before ?? player, by, from })
}

/**
 * They are again what they were. If a reserve plays in their place now, they have it back from the next series that has not
 * begun, and the reserve is free. A reserve whose place has gone to somebody else is free, too.
 */
function reinstated(
  state: EventState,
  { player, reason, clause }: Extract<Entry, { kind: 'reinstate' }>,
  { at }: Numbered,
): EventState {
  const { excluded: exclusion, status, successors } = state.players.get(player) ?? {}
  if (exclusion === undefined || exclusion === null) throw new RangeError(`${player} is not excluded`)
  const overturned = [...state.overturned, { player, exclusion, at, reason, clause }]
  const lifted = changePlayer({ ...state, overturned }, player, (one) => ({ ...one, excluded: null }))
  if (status === 'excluded') return changeStatus(lifted, player, exclusion.was)
  if (status === 'withdrawn') return changeStatus(lifted, player, 'reserve')
  const next = state.series.find((one) => one.status === 'planned' || one.status === 'drawn')
  const reserve = successors?.at(-1)?.player
  if (next === undefined || reserve === undefined || reserve === player) return lifted
  const freed = changePlayer(lifted, reserve, (one) => ({
    ...one,
    status: one.status === 'entered' ? 'reserve' : one.status,
    inPlaceOf: null,
  }))
  return changePlayer(freed, player, (place) => ({
    ...place,
    status: 'entered',
    successors: [...place.successors, { player, from: next.series }],
  }))
}
