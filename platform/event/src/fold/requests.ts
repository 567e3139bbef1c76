/** Entries that say what draws are asked for: the newest about a player's table, or about two players, holds. */
import type { Request } from '../model/state.js'
import type { Folds } from './change.js'

export const requests: Folds<'fixSeat' | 'seatPair'> = {
  fixSeat: (state, { player, table, reason }, { at }) => ({
    ...state,
    requests: [
      ...state.requests.filter((one) => !isAbout(one, [player])),
      ...(table === null ? [] : [{ kind: 'table' as const, players: [player], table, at, reason }]),
    ],
  }),
  seatPair: (state, { a, b, wish, reason }, { at }) => ({
    ...state,
    requests: [
      ...state.requests.filter((one) => !isAbout(one, [a, b])),
      ...(wish === null ? [] : [{ kind: wish, players: [a, b], at, reason }]),
    ],
  }),
}

/** Whether a request is about exactly these players: one has a table, two have each other. */
export const isAbout = ({ players }: Pick<Request, 'players'>, others: readonly string[]): boolean =>
  players.length === others.length && others.every((id) => players.includes(id))
