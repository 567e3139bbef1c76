/** Whose the rows of an event's sheet are, in their order: whoever sat there. */
import { holderIn } from '@stolik/tournament/model/playing'
import type { EventState, SeriesState, TableState } from '@stolik/tournament/model/state'
import type { Sheet } from '@stolik/ranking/model/sheet'

/** Chairs of a table that get a row. None for who never came, nor for anybody where a list is annulled: there is no list then. */
export function chairsOf({ players, list: { annulled, missing, hands } }: TableState): readonly number[] {
  if (annulled !== null) return []
  const chairs = players.map((_, chair) => chair)
  if (missing.length > 0) return chairs.filter((chair) => !missing.includes(chair))
  return hands.length === 0 ? [] : chairs
}

/** Who held a place in a series. */
export function playerAt(state: EventState, { series }: SeriesState, place: string): string {
  const player = state.players.get(place)
  return player === undefined ? place : holderIn(player, series)
}

/**
 * Whom the players of an event were taken for, by their ids in it; of who has no list nothing is known. Empty where the sheet
 * is of another result than the one that stands.
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
