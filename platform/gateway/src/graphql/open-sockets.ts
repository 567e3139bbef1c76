/**
 * Limits how many sockets a household and its network neighbourhood keep open in this process. Opening them is limited
 * elsewhere, but keeping them costs, too.
 */
import { household, neighbourhood } from '../http/rates.js'
import type { SocketLimits } from './guard.js'

/** The close code when there are too many sockets. A client comes back after a while. */
export const tooManySockets = 1013

export type OpenSockets = ReturnType<typeof openSockets>

/** One customer of a provider may have hundreds of households. Together they could take everybody's room. */
const ofNeighbours = 3

export const openSockets = ({
  household: each,
  strangers,
}: Pick<SocketLimits, 'household' | 'strangers'>) => ({
  /** Counts another open socket until the returned function is called; undefined: there are too many. */
  open: both(each),
  /** The same for a socket without a token, so that people with a token find room beside strangers at their address. */
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
