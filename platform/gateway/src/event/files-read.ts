/** How events in files are read, which are long and were written by another machine. */

/** How far the clock of the director's machine may be ahead, in milliseconds. Hashes contain times, so none is changed. */
export const mostAhead = 24 * 60 * 60 * 1000

/** Milliseconds after which others have their turn. */
const mostAtOnce = 20

/** Lets others have their turn, however long the file is. */
export function resting(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < mostAtOnce) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
