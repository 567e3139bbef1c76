/** People, kept apart from all figures: an edition holds only ids and seals, so a name can be forgotten. */

/**
 * A person as rankings know them. Once forgotten, everything but `id` and the days of licences is null or empty, and stays so.
 */
export interface Person {
  readonly id: string
  readonly name: string | null
  readonly club: string | null
  readonly account: string | null
  readonly licences: readonly Licence[]
  /** Sorted by day. Left out if the register has no days: then nobody knows since when `club` holds. Else `club` is the last of them. */
  readonly clubs?: readonly Membership[]
  /** The year of birth, which nothing that is published says. Left out if it is not known. */
  readonly born?: number
  readonly forgotten: boolean
}

/** From this day on somebody is in this club, until the next such day. */
export interface Membership {
  /** Null: in none. */
  readonly club: string | null
  readonly from: string
}

/** The club on a day. Undefined if the days known begin later. @param clubs sorted by day */
export const clubOn = (clubs: readonly Membership[], day: string): string | null | undefined =>
  clubs.findLast(({ from }) => from <= day)?.club

export interface Licence {
  /** The association that issued it. */
  readonly of: string
  /** Empty once the person is forgotten. */
  readonly number: string
  /** `YYYY-MM-DD`, both inclusive; null: no end. */
  readonly from: string
  readonly until: string | null
}
