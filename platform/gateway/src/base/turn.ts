/** Schedules a callback for the next turn of the event loop. Callbacks added during that turn run in it, too. */
export type Later = (then: () => void) => void

export function nextTurn(): Later {
  const queue: (() => void)[] = []
  const run = (): void => {
    // Includes those that are added meanwhile.
    for (const then of queue) then()
    queue.length = 0
  }
  return (then) => {
    if (queue.length === 0) setImmediate(run)
    queue.push(then)
  }
}

/** Milliseconds. After a task that took less, the next one follows at once. */
const short = 10

/**
 * Returns a function whose promise resolves when it is the caller's turn: one per turn of the event loop. After a long task,
 * the queue pauses for the same time. A move takes several turns of the loop, and would otherwise wait for a long document in
 * each.
 */
export function oneByOne(): () => Promise<void> {
  const queue: (() => void)[] = []
  let isGoing = false
  const next = (): void => {
    const done = queue.shift()
    isGoing = done !== undefined
    if (done === undefined) return
    const began = performance.now()
    done()
    setImmediate(() => {
      const took = performance.now() - began
      if (took < short) next()
      else setTimeout(next, took)
    })
  }
  return () =>
    new Promise((done) => {
      queue.push(done)
      if (isGoing) return
      isGoing = true
      setImmediate(next)
    })
}
