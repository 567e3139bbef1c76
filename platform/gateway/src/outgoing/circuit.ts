/** A circuit breaker: after some failures in a row a host is left alone for a while, and then tried with one delivery. */

export interface Circuit {
  /** Failures in a row. */
  readonly failures: number
  /** Until when nothing is sent, by the time for durations, in milliseconds. */
  readonly openUntil: number
  /** Whether the one delivery that tries it again is on its way. */
  readonly isProbed: boolean
  /** The answer of the last delivery that failed: an HTTP status, or a code in capitals. */
  readonly answer: string
}

/** How long a host is left alone, in milliseconds. The time doubles with every further failure. */
export interface BackOff {
  readonly first: number
  readonly longest: number
}

/** `SEND`: as usual. `PROBE`: one delivery tries it. `HELD`: nothing is sent now. */
export type Passage = 'SEND' | 'PROBE' | 'HELD'

/** So many failures in a row open the circuit. */
export const opensAfter = 3

export const closed: Circuit = { failures: 0, openUntil: 0, isProbed: false, answer: '' }

export const isOpen = ({ failures }: Circuit): boolean => failures >= opensAfter

export function passageAt(circuit: Circuit, now: number): Passage {
  if (!isOpen(circuit)) return 'SEND'
  return now < circuit.openUntil || circuit.isProbed ? 'HELD' : 'PROBE'
}

export const probed = (circuit: Circuit): Circuit => ({ ...circuit, isProbed: true })

/** Deliveries that began before the circuit opened, and fail after it, do not lengthen the wait. */
export function failed(circuit: Circuit, { answer, passage }: Failure, now: number, wait: BackOff): Circuit {
  if (isOpen(circuit) && passage !== 'PROBE') return circuit
  const failures = circuit.failures + 1
  const further = failures - opensAfter
  const openUntil = further < 0 ? 0 : now + Math.min(wait.first * 2 ** further, wait.longest)
  return { failures, openUntil, isProbed: false, answer }
}

interface Failure {
  readonly answer: string
  /** How the delivery was let through. */
  readonly passage: Passage
}
