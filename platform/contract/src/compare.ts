/** Sorts texts by their UTF-16 units: the same in every locale and on every machine, unlike `localeCompare`. */
export const compare = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
