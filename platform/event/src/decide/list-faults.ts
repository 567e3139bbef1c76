/** All impossible hands of a list. Later hands are settled after earlier ones, so it must be supposed what an impossible hand was. */
import type { ListFault, Settled } from '@stolik/core'
import type { Tools } from './ask.js'
import type { Found } from './at.js'

type Hands = readonly Settled[]

/** The faults that are told of one list. Somebody who sees as many looks at the whole list. */
const mostFaults = 12
/** What an impossible hand may have been, at most. A later hand is at fault only if it is impossible after each of them. */
const mostSupposed = 3

export function listFaults(
  { lists }: Pick<Tools, 'lists'>,
  { profile, chairs }: Pick<Found, 'profile' | 'chairs'>,
  lines: readonly string[],
): readonly ListFault[] {
  const enter = (before: Hands, line: string) => lists.papers.enter(profile, chairs, before, line)
  /** Settles a line after each of these; those after which it is impossible drop out. */
  const after = (supposed: readonly Hands[], line: string): readonly Hands[] =>
    supposed.flatMap((before) => {
      const read = enter(before, line)
      return 'refused' in read ? [] : [[...before, read.settled]]
    })
  const others = [...new Set(lines)]
  const faults: ListFault[] = []
  let supposed: readonly Hands[] = [[]]
  for (const [hand, line] of lines.entries()) {
    const possible = after(supposed, line)
    const fault = possible.length === 0 ? enter(supposed[0] ?? [], line) : undefined
    if (fault !== undefined && 'refused' in fault) faults.push({ ...fault, hand })
    // Other hands of the list stand in for it, if they are possible here.
    supposed =
      fault === undefined
        ? possible
        : others.flatMap((other) => after(supposed, other)).slice(0, mostSupposed)
    if (supposed.length === 0 || faults.length === mostFaults) break
  }
  return faults
}
