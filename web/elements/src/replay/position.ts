/** A place in a replay as text: `12` after twelve moves with all hands open, `12.1` as seat 1 saw it. */
import type { Seat } from '@stolik/core'

/** Through whose eyes; null = all hands lie open. */
export type Eyes = Seat | null

export interface Position {
  /** Moves that are made. */
  readonly step: number
  readonly eyes: Eyes
}

export const writePosition = ({ step, eyes }: Position): string =>
  eyes === null ? `${step}` : `${step}.${eyes}`

/** null where the text is none. */
export function readPosition(text: string | null): Position | null {
  const [, step, eyes] = /^(\d{1,4})(?:\.(\d))?$/.exec(text ?? '') ?? []
  return step === undefined ? null : { step: Number(step), eyes: eyes === undefined ? null : Number(eyes) }
}

/** What the address says of the replay of that name: `#replay=12.1`, between other things that stand there. */
export const positionIn = (address: string, name: string): Position | null =>
  readPosition(new URLSearchParams(new URL(address).hash.slice(1)).get(name))

/** The address with that position in it. A hash that is no list of parameters, such as `#top`, gives way. */
export function addressOf(address: string, name: string, position: Position): string {
  const url = new URL(address)
  const hash = url.hash.includes('=') ? url.hash.slice(1) : ''
  const params = new URLSearchParams(hash)
  params.set(name, writePosition(position))
  url.hash = params.toString()
  return url.href
}
