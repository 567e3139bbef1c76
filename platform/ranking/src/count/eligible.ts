/** Decides whose results count at an event, where the scheme demands a licence valid on that day, or certain clubs. */
import type { Licensed } from '../model/edition.js'
import type { Scheme } from '../model/scheme.js'
import type { Sheet, SheetPlayer } from '../model/sheet.js'

export type Eligible = (player: SheetPlayer, sheet: Sheet) => boolean

export function eligibility(
  { players: { licensed, clubs } }: Scheme,
  licences: readonly Licensed[],
): Eligible {
  const held = new Map<string, Licensed[]>()
  for (const licence of licensed ? licences : []) {
    const others = held.get(licence.person)
    if (others === undefined) held.set(licence.person, [licence])
    else others.push(licence)
  }
  const holds = (person: string, day: string): boolean =>
    held.get(person)?.some(({ from, until }) => day >= from && (until === null || day <= until)) ?? false
  return ({ person, club }, { date }) =>
    (clubs === null || (club !== null && clubs.includes(club))) && (!licensed || holds(person, date))
}
