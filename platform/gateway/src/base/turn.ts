/** Schedules a callback for the next turn of the event loop. Callbacks added during that turn run in it, too. */
export type Later = (then: () => void) => void

/** Milliseconds that the callbacks of one turn may take. */
const slice = 2

/**
 * Callbacks that would take long, such as writing to thousands of onlookers, are done over several turns. What was added
 * meanwhile comes first, so that nobody else waits for all of them.
 */
export function nextTurn(): Later {
  const queue: (() => void)[] = []
  /** Left from earlier turns. */
  let backlog: (() => void)[] = []
  let isSet = false
  const run = (): void => {
    const done = runSome(queue)
    const left = queue.splice(0).slice(done)
    backlog = [...backlog.slice(runSome(backlog)), ...left]
    isSet = false
    if (backlog.length + queue.length > 0) set()
  }
  const set = (): void => {
    if (isSet) return
    isSet = true
    setImmediate(run)
  }
  return (then) => {
    queue.push(then)
    set()
  }
}

/** Runs callbacks until a slice of time is over, including those that are added meanwhile. Returns how many it has run. */
function runSome(all: readonly (() => void)[]): number {
  const began = performance.now()
  let done = 0
  for (const then of all) {
    then()
    done += 1
    if (performance.now() - began > slice) break
  }
  return done
}

/** Milliseconds. After a task that took less, the next one follows at once. */
const short = 3
/** How many times as long as a long task the queue pauses. Two gateways may share a core, and then both slow down a move. */
const pause = 2

/**
 * Returns a function whose promise resolves when it is the caller's turn: one per turn of the event loop. After a long task,
 * the queue pauses for twice the time. A move takes several turns of the loop, and would otherwise wait for a long document in
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
      else setTimeout(next, pause * took)
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
