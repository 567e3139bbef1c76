/** For which club a result counts, by the rule of the scheme for transfers and the clubs of the register. */
import { compare } from '@stolik/contract/compare'
import type { Belonging } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { clubOn, type Membership } from '../model/people.js'
import type { Same } from '../model/same.js'

/**
 * Returns a function that writes the club that counts to each player of a sheet. People about whom the register knows nothing on
 * that day keep the club that the event names.
 */
export function clubsBy(
  { players: { transfers }, season }: Scheme,
  belongings: readonly Belonging[],
  same: Same,
): (sheet: Sheet) => Sheet {
  if (transfers === undefined || belongings.length === 0) return (sheet) => sheet
  const clubs = new Map<string, Membership[]>()
  for (const { person, club, from } of belongings.toSorted(inOrder)) {
    const own = clubs.get(same.of(person))
    if (own === undefined) clubs.set(same.of(person), [{ club, from }])
    else own.push({ club, from })
  }
  const clubAt = (person: string, day: string): string | null | undefined => {
    const own = clubs.get(person)
    if (own === undefined) return undefined
    return transfers === 'day' ? clubOn(own, day) : clubInSeason(own, season.from, day)
  }
  return (sheet) => ({
    ...sheet,
    players: sheet.players.map((player) => {
      const club = clubAt(player.person, sheet.date)
      return club === undefined ? player : { ...player, club }
    }),
  })
}

/** Who is in no club on the first day of the season counts for the first one that they join in it. */
function clubInSeason(own: readonly Membership[], first: string, day: string): string | null | undefined {
  const begins = clubOn(own, first)
  if (begins !== undefined && begins !== null) return begins
  const joined = own.find(({ club, from }) => from > first && club !== null)
  return joined !== undefined && joined.from <= day ? joined.club : begins
}

/** Of two records of one person that begin on one day, the order is definite. */
const inOrder = (a: Belonging, b: Belonging): number =>
  compare(a.from, b.from) || compare(a.club ?? '', b.club ?? '')
