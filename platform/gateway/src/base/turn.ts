/** Calls back when the event loop has turned; what is asked for meanwhile is called in the same turn, after it. */
export type Later = (then: () => void) => void

export function turns(): Later {
  const queue: (() => void)[] = []
  const run = (): void => {
    // Those that are added on the way too.
    for (const then of queue) then()
    queue.length = 0
  }
  return (then) => {
    if (queue.length === 0) setImmediate(run)
    queue.push(then)
  }
}

/** What takes so many milliseconds is done at once after the other. */
const short = 10

/**
 * Gives what comes when it is one's turn: one each time the event loop has turned. Who had it for long leaves it to others for as long
 * again, since a move takes several turns of the loop, and would wait for one long document in each.
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
