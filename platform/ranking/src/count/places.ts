/** Points for places by a scale. People who share a place may share its points. */
import type { Lists, SheetPlayer } from '@stolik/contract/ranking/sheet'
import { unitsAPoint } from '@stolik/contract/shapes'
import type { PlaceScale } from '@stolik/contract/ranking/scheme'

/** Units of a point as fractions. The denominator is 0 where there is no place. */
export interface Worth {
  readonly above: Float64Array
  readonly below: Int32Array
}

/** By player of the event. */
export function eventPlaces(players: readonly SheetPlayer[], scale: PlaceScale): Worth {
  return worthOf(
    players.map(({ place }) => place ?? 0),
    players.map(() => 0),
    scale,
  )
}

/** By row, for places at the table of a series. */
export function tablePlaces({ series, table, place }: Lists, scale: PlaceScale): Worth {
  const most = table.reduce((max, one) => Math.max(max, one), 0) + 1
  return worthOf(
    place,
    series.map((one, row) => one * most + (table[row] as number)),
    scale,
  )
}

/** What places are worth. @param groups for each place, the number of the group it belongs to */
export function worthOf(places: readonly number[], groups: readonly number[], scale: PlaceScale): Worth {
  const sharing = new Map<number, number>()
  const most = places.reduce((max, one) => Math.max(max, one), 0) + 1
  const key = (i: number): number => (groups[i] as number) * most + (places[i] as number)
  if (scale.shareTies === 'mean')
    for (let i = 0; i < places.length; i++) sharing.set(key(i), (sharing.get(key(i)) ?? 0) + 1)
  const above = new Float64Array(places.length)
  const below = new Int32Array(places.length)
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    if (place === 0) continue
    const many = sharing.get(key(i)) ?? 1
    below[i] = many
    for (let next = 0; next < many; next++) above[i] = (above[i] as number) + units(scale, place + next)
  }
  return { above, below }
}

/** Scales are in tenths of a point, so units are whole. */
const units = ({ scale, behind }: PlaceScale, place: number): number =>
  Math.round((scale[place - 1] ?? behind) * unitsAPoint)
