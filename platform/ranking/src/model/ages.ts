/** Years of birth, which only the association knows. */
import type { Ages } from '@stolik/contract/ranking/edition'

/** A year of birth, as only the association knows it. */
export interface Born {
  readonly person: string
  readonly year: number
}

/** Either the years themselves, or what an edition that was counted from them says. Both give the same result. */
export type KnownAges = { readonly born: readonly Born[] } | { readonly stated: Ages }

/** Births that a register takes. */
export const isBirthYear = (year: number): boolean => Number.isInteger(year) && year >= 1900 && year <= 2099
