/** Says in the page's title what waits, and takes it back. Whoever else changes the title meanwhile is left alone. */

let plain = ''
let marked: string | null = null

/** @param what null = nothing waits any more */
export function markTitle(what: string | null): void {
  // Ours no more: somebody has given the page another title.
  if (marked !== null && document.title !== marked) marked = null
  if (marked === null) plain = document.title
  if (what === null) {
    if (marked !== null) document.title = plain
    marked = null
    return
  }
  marked = plain === '' ? `● ${what}` : `● ${what} · ${plain}`
  document.title = marked
  // Blanks are joined by the browser, and what it made of the title is what is compared.
  marked = document.title
}
