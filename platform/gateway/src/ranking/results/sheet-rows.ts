/** Assigns the rows of an event's sheet to players, in the order of the rows. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { holderIn } from '@stolik/event/model/playing'
import type { EventState, SeriesState, TableState } from '@stolik/event/model/state'

/** The chairs of a table that get a row. Absent players get none, and an annulled or empty list gives none at all. */
export function chairsOf({ players, list: { annulled, missing, hands } }: TableState): readonly number[] {
  if (annulled !== null) return []
  const chairs = players.map((_, chair) => chair)
  if (missing.length > 0) return chairs.filter((chair) => !missing.includes(chair))
  return hands.length === 0 ? [] : chairs
}

/** The player who held a place in a series. */
export function playerAt(
  state: Pick<EventState, 'players'>,
  { series }: Pick<SeriesState, 'series'>,
  place: string,
): string {
  const player = state.players.get(place)
  return player === undefined ? place : holderIn(player, series)
}

/**
 * The person that each player of an event was taken for, by player id. Players without a list are left out. Empty if the
 * sheet is of another result than the one that counts.
 */
export function personsIn(state: EventState, { result, players, lists }: Sheet): ReadonlyMap<string, string> {
  if (state.final === null || state.final.hash !== result) return new Map()
  const sat = state.series
    .flatMap((series) => [
      ...series.tables.flatMap((table) =>
        chairsOf(table).map((chair) => playerAt(state, series, table.players[chair] as string)),
      ),
      ...series.byes.map((place) => playerAt(state, series, place)),
    ])
    .filter((player) => state.players.get(player)?.status !== 'excluded')
  if (sat.length !== lists.player.length) return new Map()
  return new Map(sat.map((player, i) => [player, players[lists.player[i] as number]?.person as string]))
}
