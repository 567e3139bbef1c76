/** The code of the panels of a table, which comes when it is needed: nobody needs a result before the first hand is played. */
import type * as More from './more.js'
import type * as Result from './result.js'

let results: typeof Result | null = null
let more: typeof More | null = null

/** Loads what shows a result and a list. A failed load is repeated at the next call. */
export function fetchResults(loaded: () => void = () => undefined): void {
  import('@stolik/kit/settlement').catch(() => undefined)
  import('@stolik/kit/sheet').catch(() => undefined)
  if (results === null)
    import('./result.js').then(
      (code) => {
        results = code
        loaded()
      },
      () => undefined,
    )
}

/** What results, lists and finished hands are drawn by. Null while it comes; then `loaded` is called. */
export function resultCode(loaded: () => void): typeof results {
  fetchResults(loaded)
  return results
}

/** What the panel "more" is drawn by. Null while it comes; then `loaded` is called. */
export function moreCode(loaded: () => void): typeof more {
  if (more === null)
    import('./more.js').then(
      (code) => {
        more = code
        loaded()
      },
      () => undefined,
    )
  return more
}
