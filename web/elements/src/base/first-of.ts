/** Returns the first entries of a list if a page sets a maximum. Returns the whole list if `most` is not a number from 1 on. */
export const firstOf = <T>(list: readonly T[], most: number | null): readonly T[] =>
  most !== null && most >= 1 ? list.slice(0, most) : list
