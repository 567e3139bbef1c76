/** A position in a replay as text: `12` is after twelve moves with all hands open, `12.1` is the same as seat 1 saw it. */
import type { Seat } from '@stolik/core'

/** The seat whose view is shown; null = all hands are open. */
export type Eyes = Seat | null

export interface Position {
  /** The number of moves made. */
  readonly step: number
  readonly eyes: Eyes
}

export const writePosition = ({ step, eyes }: Position): string =>
  eyes === null ? `${step}` : `${step}.${eyes}`

/** Returns null if the text is no position. */
export function readPosition(text: string | null): Position | null {
  const [, step, eyes] = /^(\d{1,4})(?:\.(\d))?$/.exec(text ?? '') ?? []
  return step ? { step: Number(step), eyes: eyes ? Number(eyes) : null } : null
}

/** Reads the position of the named replay from the address, `#replay=12.1`, which may hold other parameters too. */
export const positionIn = (address: string, name: string): Position | null =>
  readPosition(new URLSearchParams(new URL(address).hash.slice(1)).get(name))
