/** Waits until a gateway has nothing left to do, however slow the machine is. */
import { createHook } from 'node:async_hooks'

/** Async resources to wait for: turns of the event loop, and hashes or signatures made by other threads. */
const work = new Set(['Immediate', 'HASHREQUEST', 'SIGNREQUEST', 'SCRYPTREQUEST'])

const going = new Map<number, object>()
/** Whether this file itself asks for a turn, which it must not wait for. */
let own = false
createHook({
  init: (id, type, _, resource) => {
    if (!own && work.has(type)) going.set(id, resource)
  },
  after: (id) => void going.delete(id),
}).enable()

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    own = true
    setImmediate(resolve)
    own = false
  })

/** Synchronous hashes and signatures are over, but their end is only reported when they are collected. */
function forgetDone(): void {
  for (const [id, job] of going)
    if (('run' in job && !('ondone' in job)) || ('_destroyed' in job && job._destroyed === true))
      going.delete(id)
}

/** Resolves when everything has run that only waits for its turn or for hashes, but not for timers, a connection or a file. */
export async function quiet(): Promise<void> {
  // The result of another thread arrives in the turn after it.
  for (let idle = 0; idle < 2; idle = going.size === 0 ? idle + 1 : 0) {
    await turn()
    forgetDone()
  }
}
