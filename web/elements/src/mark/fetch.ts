/**
 * Loads the code that draws marks only when somebody has a mark, since marks are rare. `<stolik-mark>` elements already on the
 * page are then drawn.
 */
import type { Mark } from '../client/types.js'

interface Marked {
  readonly mark?: Mark | null
}

export function fetchMark(people: readonly (Marked | null)[]): void {
  // A failed load is tried again with the next mark.
  if (people.some((one) => one?.mark)) import('./mark.js').catch(() => undefined)
}
