/** The strength of a field: the mean place of its players in the last edition before the season. */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Part } from '@stolik/contract/ranking/scheme'

export interface PlacesBefore {
  readonly places: ReadonlyMap<string, number>
  /** The place of everybody who has none. */
  readonly behind: number
}

/** Divisions follow each other, so the first of the second one stands behind the whole first one. */
export function placesBefore({ all }: Result): PlacesBefore {
  const places = new Map<string, number>()
  let ahead = 0
  let division: string | null = null
  for (const row of all) {
    if (row.place === null) continue
    if (row.division !== division) ahead = places.size
    division = row.division
    places.set(row.person, ahead + row.place)
  }
  return { places, behind: places.size + 1 }
}

/** Returns the factor of the smallest step that the mean place does not exceed; 1 if it exceeds all. */
export function strengthWeight(
  { strengths = [] }: Part,
  { players }: Sheet,
  before: PlacesBefore | null,
): number {
  if (strengths.length === 0 || before === null) return 1
  const { places, behind } = before
  const sum = players.reduce((all, { person }) => all + (places.get(person) ?? behind), 0)
  const strong = strengths.filter(({ place }) => sum <= place * players.length)
  return strong.toSorted((a, b) => a.place - b.place)[0]?.weight ?? 1
}
