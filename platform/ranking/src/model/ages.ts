/** What an edition says about ages: names and orders, never a year. */

/** All people by id. */
export interface Ages {
  /** Those with a place who share the latest year of birth, sorted; empty if the scheme does not name them or no year is known. */
  readonly youngest: readonly string[]
  readonly oldest: readonly string[]
  /** Equal players whom a tie-break by age told apart, sorted by the first id of each group. */
  readonly equals: readonly Equals[]
}

/** People who were equal until their ages were compared. */
export interface Equals {
  /** From the oldest to the youngest. Those of one year stand together, sorted. */
  readonly order: readonly (readonly string[])[]
  /** Those of whom the register has no year, sorted. They stand behind the others. */
  readonly behind: readonly string[]
}

/** A year of birth, as only the association knows it. */
export interface Born {
  readonly person: string
  readonly year: number
}

/** Either the years themselves, or what an edition that was counted from them says. Both give the same result. */
export type KnownAges = { readonly born: readonly Born[] } | { readonly stated: Ages }

/** Births that a register takes. */
export const isBirthYear = (year: number): boolean => Number.isInteger(year) && year >= 1900 && year <= 2099
