/** Log entries about players. */
import type { Entry } from '../model/entry.js'
import type { EventState, Player } from '../model/state.js'
import { forgotten, namedAgain } from '../model/seal.js'
import { changePlayer, type Folds } from './change.js'

type PlayerKind =
  | ('enter' | 'change' | 'paid' | 'admit' | 'approve' | 'decline')
  | ('withdraw' | 'exclude' | 'replace' | 'forget')

export const players: Folds<PlayerKind> = {
  enter: (state, entry, { n }) => ({
    ...state,
    players: new Map(state.players).set(entry.player, entered(entry, n)),
  }),
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
  paid: (state, { player, paid }) => changePlayer(state, player, (one) => ({ ...one, paid })),
  admit: (state, { player }) => changeStatus(state, player, 'entered'),
  approve: (state, { player, waiting }) => changeStatus(state, player, waiting ? 'waiting' : 'entered'),
  decline: (state, { player }) => changeStatus(state, player, 'declined'),
  withdraw: (state, { player }) => changeStatus(state, player, 'withdrawn'),
  exclude: (state, { player, reason, clause }) =>
    changePlayer(state, player, (one) => ({ ...one, status: 'excluded', excluded: { reason, clause } })),
  replace: replaced,
}

const changeStatus = (state: EventState, id: string, status: Player['status']): EventState =>
  changePlayer(state, id, (player) => ({ ...player, status }))

function entered(
  { player, number, entrant, waiting, reserve, pending, seal }: Extract<Entry, { kind: 'enter' }>,
  n: number,
): Player {
  return {
    id: player,
    number,
    entrant: namedAgain(entrant, number),
    seal: seal ?? null,
    status: pending ? 'pending' : waiting ? 'waiting' : reserve ? 'reserve' : 'entered',
    paid: false,
    entered: n,
    successors: [],
    inPlaceOf: null,
    excluded: null,
  }
}

/** The place keeps its number and results. If a reserve held the place before, that reserve is withdrawn. */
function replaced(state: EventState, { player, by, from }: Extract<Entry, { kind: 'replace' }>): EventState {
  const before = state.players.get(player)?.successors.at(-1)?.player
  const left =
    before === undefined
      ? state
      : changePlayer(state, before, (one) => ({ ...one, status: 'withdrawn', inPlaceOf: null }))
  const handed = changePlayer(left, player, (place) => ({
    ...place,
    status: 'replaced',
    successors: [...place.successors, { player: by, from }],
  }))
  return changePlayer(handed, by, (reserve) => ({ ...reserve, status: 'entered', inPlaceOf: player }))
}
