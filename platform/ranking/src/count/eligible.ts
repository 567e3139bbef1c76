/** Decides whose results count at an event, where the scheme demands a licence valid on that day, or certain clubs. */
import type { Licensed } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet, SheetPlayer } from '@stolik/contract/ranking/sheet'

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
