/** How many sockets of one household, and of the networks around it, are open at this process: opening them is counted elsewhere, and keeping them costs, too. */
import { household, neighbourhood } from '../http/rates.js'
import type { SocketLimits } from './guard.js'

/** The code with which a socket is closed of which there are too many: a client comes back after a while. */
export const tooManySockets = 1013

export interface OpenSockets {
  /** Until the answer is called one more is open; undefined: there are too many. */
  open(address: string): (() => void) | undefined
  /** The same for one that has not said whose it is: whoever is somebody finds room beside strangers at their address. */
  stranger(address: string): (() => void) | undefined
}

/** One customer of a provider may have hundreds of households, which together would take the room of all. */
const ofNeighbours = 3

export const openSockets = ({
  household: each,
  strangers,
}: Pick<SocketLimits, 'household' | 'strangers'>): OpenSockets => ({
  open: both(each),
  stranger: both(strangers),
})

type Place = (address: string) => (() => void) | undefined

function both(most: number): Place {
  const at = places(household, most)
  const around = places(neighbourhood, most * ofNeighbours)
  return (address) => {
    const leave = at(address)
    const leaveNeighbours = leave && around(address)
    if (leaveNeighbours === undefined) {
      leave?.()
      return undefined
    }
    return () => {
      leave?.()
      leaveNeighbours()
    }
  }
}

function places(keyOf: (address: string) => string, most: number): Place {
  const taken = new Map<string, number>()
  return (address) => {
    const from = keyOf(address)
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
