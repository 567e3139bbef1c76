/** How many sockets of one household are open at this process: opening them is counted elsewhere, and keeping them costs, too. */
import { household } from '../web/rates.js'
import type { SocketLimits } from './guard.js'

/** The code with which a socket is closed of which there are too many: a client comes back after a while. */
export const tooManySockets = 1013

export interface OpenSockets {
  /** Until the answer is called one more is open; undefined: there are too many. */
  open(address: string): (() => void) | undefined
  /** The same for one that has not said whose it is: whoever is somebody finds room beside strangers at their address. */
  stranger(address: string): (() => void) | undefined
}

export const openSockets = ({
  household: each,
  strangers,
}: Pick<SocketLimits, 'household' | 'strangers'>): OpenSockets => ({
  open: places(each),
  stranger: places(strangers),
})

function places(most: number): (address: string) => (() => void) | undefined {
  const taken = new Map<string, number>()
  return (address) => {
    const from = household(address)
    const before = taken.get(from) ?? 0
    if (before >= most) return undefined
    taken.set(from, before + 1)
    return () => {
      const rest = (taken.get(from) ?? 0) - 1
      if (rest > 0) taken.set(from, rest)
      else taken.delete(from)
    }
  }
}
