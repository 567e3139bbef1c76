/** Marks are rare: what draws them is fetched when somebody has one, and drawn where `<stolik-mark>` stands already. */
import type { Mark } from '../client/types.js'

interface Marked {
  readonly mark?: Mark | null
}

export function fetchMark(people: readonly (Marked | null)[]): void {
  // What did not come is asked for again with the next one.
  if (people.some((one) => one?.mark)) import('./mark.js').catch(() => undefined)
}
