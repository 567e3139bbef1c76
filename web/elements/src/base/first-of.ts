/** The first of a list where a page asks for so many at most; all of it where what it asks for is no number from 1 on. */
export const firstOf = <T>(list: readonly T[], most: number | null): readonly T[] =>
  most !== null && most >= 1 ? list.slice(0, most) : list
