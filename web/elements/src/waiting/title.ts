/** Shows in the page's title what waits, and restores it later. A title that something else has set meanwhile stays. */

let plain = ''
let marked: string | null = null

/** @param what null = nothing waits any more */
export function markTitle(what: string | null): void {
  // Something else has changed the title, so it is not ours any more.
  if (marked !== null && document.title !== marked) marked = null
  if (marked === null) plain = document.title
  if (what === null) {
    if (marked !== null) document.title = plain
    marked = null
    return
  }
  marked = plain === '' ? `● ${what}` : `● ${what} · ${plain}`
  document.title = marked
  // Browsers collapse spaces in titles, so the resulting title is kept for the comparison.
  marked = document.title
}
