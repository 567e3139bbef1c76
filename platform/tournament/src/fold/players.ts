/** Who takes part: entries of the log about players. */
import type { Entry } from '../model/entry.js'
import type { EventState, Player } from '../model/state.js'
import { forgotten, namedAgain } from '../model/seal.js'
import { changePlayer, type Numbered } from './change.js'

export type PlayerEntry = Extract<
  Entry,
  {
    kind:
      | 'enter'
      | 'change'
      | 'paid'
      | 'admit'
      | 'approve'
      | 'decline'
      | 'withdraw'
      | 'exclude'
      | 'replace'
      | 'forget'
  }
>

export function foldPlayers(state: EventState, entry: PlayerEntry, { n }: Numbered): EventState {
  switch (entry.kind) {
    case 'enter':
      return { ...state, players: new Map(state.players).set(entry.player, entered(entry, n)) }
    case 'change':
      return changePlayer(state, entry.player, (player) => ({
        ...player,
        entrant: namedAgain(entry.entrant, player.number),
        seal: entry.seal ?? null,
      }))
    case 'forget':
      return changePlayer(state, entry.player, (player) => ({
        ...player,
        entrant: forgotten(player.entrant, player.number),
        seal: player.seal === null ? null : { ...player.seal, salt: null },
      }))
    case 'paid':
      return changePlayer(state, entry.player, (player) => ({ ...player, paid: entry.paid }))
    case 'admit':
      return changePlayer(state, entry.player, (player) => ({ ...player, status: 'entered' }))
    case 'approve':
      return changePlayer(state, entry.player, (player) => ({
        ...player,
        status: entry.waiting ? 'waiting' : 'entered',
      }))
    case 'decline':
      return changePlayer(state, entry.player, (player) => ({ ...player, status: 'declined' }))
    case 'withdraw':
      return changePlayer(state, entry.player, (player) => ({ ...player, status: 'withdrawn' }))
    case 'exclude': {
      const { reason, clause } = entry
      return changePlayer(state, entry.player, (player) => ({
        ...player,
        status: 'excluded',
        excluded: { reason, clause },
      }))
    }
    case 'replace':
      return replaced(state, entry)
  }
}

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

/** The place keeps its number and results; whoever had it before is out, if they were themselves a reserve as well. */
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
