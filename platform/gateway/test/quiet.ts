/** Waits until a gateway has nothing left to do, as long as that takes on the machine that the test runs on. */
import { createHook } from 'node:async_hooks'

/** What waits for its turn, or for a hash or a signature that another thread makes. */
const work = new Set(['Immediate', 'HASHREQUEST', 'SIGNREQUEST', 'SCRYPTREQUEST'])

const going = new Map<number, object>()
/** Whether it is this file that asks for a turn: its own turns are not what it waits for. */
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

/** What was signed or hashed at once has nobody to tell, and is over; it is only known here until it is collected. */
function forgetDone(): void {
  for (const [id, job] of going)
    if (('run' in job && !('ondone' in job)) || ('_destroyed' in job && job._destroyed === true))
      going.delete(id)
}

/** Settles when everything has run that waits for nothing but its turn, or for hashes: not for time, a line or a file. */
export async function quiet(): Promise<void> {
  // What another thread has done is told in the turn after it.
  for (let idle = 0; idle < 2; idle = going.size === 0 ? idle + 1 : 0) {
    await turn()
    forgetDone()
  }
}
