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

/** Gives what comes when it is one's turn: one each time the event loop has turned, so that long work of many leaves room between. */
export function oneByOne(): () => Promise<void> {
  const queue: (() => void)[] = []
  const next = (): void => {
    queue.shift()?.()
    if (queue.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((done) => {
      if (queue.length === 0) setImmediate(next)
      queue.push(done)
    })
}
