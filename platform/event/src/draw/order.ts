/** The order in which players come to a draw: by the standings, by the table that they go to, or by their places in a ranking. */
import type { Rating } from '@stolik/contract/published/draws'
import { sha256 } from '@stolik/contract/sha256'
import { shuffled, stream } from '@stolik/core'
import { tablesPlayed } from '../model/playing.js'
import type { EventState, SeriesState } from '../model/state.js'
import type { DrawKind } from '../seating/manner.js'
import type { Entered } from '../standing/individual.js'
import type { Placed } from '../standing/order.js'

/**
 * Returns the places of everybody who is ranked in the order of a draw. "King of the table": the best of a table goes one table
 * up and the last one goes one down; those who did not sit at one come last.
 *
 * @param ranked by the standings after the series before
 * @param series the series that is drawn
 */
export function drawOrder(
  { series: all }: Pick<EventState, 'series'>,
  ranked: readonly Placed<Entered>[],
  draw: DrawKind,
  series: number,
): readonly string[] {
  const ids = ranked.map(({ item }) => item.row.player)
  const before = all[series - 2]
  if (draw !== 'king' || before === undefined) return ids
  const goesTo = destinations(before, ranked)
  // The sort is stable: whoever goes to the same table stays in the order of the standings.
  return ids.toSorted((a, b) => (goesTo.get(a) ?? Infinity) - (goesTo.get(b) ?? Infinity) || 0)
}

/** The tables of the hall and those online are two ladders. */
function destinations(before: SeriesState, ranked: readonly Placed<Entered>[]): ReadonlyMap<string, number> {
  const at = new Map(ranked.map(({ item }, n) => [item.row.player, n]))
  const placeAt = new Map(
    ranked.map(({ item }) => [item.row.player, item.row.cells[before.series - 1]?.place]),
  )
  const ladders = [false, true].map((online) => tablesPlayed(before).filter((one) => one.online === online))
  return new Map(
    ladders.flatMap((tables) =>
      tables.flatMap(({ players }, table) =>
        players
          .toSorted(
            (a, b) => (placeAt.get(a) ?? last) - (placeAt.get(b) ?? last) || order(at, a) - order(at, b),
          )
          .map((player, n, sorted): readonly [string, number] => {
            const down = n === sorted.length - 1 ? 1 : 0
            const step = n === 0 ? -1 : down
            return [player, Math.min(Math.max(table + step, 0), tables.length - 1)]
          }),
      ),
    ),
  )
}

/** Whoever has no place at their table, as where a list is annulled, comes after those who have. */
const last = 1000
const order = (at: ReadonlyMap<string, number>, player: string): number => at.get(player) ?? at.size

/**
 * Returns players in the order of their places in an edition. Those who are not in it come last; their order, and that of equal
 * places, is by lot.
 *
 * @param players in any order
 * @param seed of the draw, with the outside value mixed in
 * @param luck the series, and how often it was drawn before
 */
export function ratingOrder(
  players: readonly string[],
  rating: Pick<Rating, 'places'> | null,
  seed: string,
  luck: readonly string[],
): readonly string[] {
  const places = new Map((rating?.places ?? []).map(({ player, place }) => [player, place]))
  const lots = shuffled(players.toSorted(), stream(sha256, seed, ['rating', ...luck]))
  return lots.toSorted((a, b) => (places.get(a) ?? Infinity) - (places.get(b) ?? Infinity) || 0)
}
