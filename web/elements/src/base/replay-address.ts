/** The address of a replay on the site of its gateway. */
import { addressAt } from './place.js'
import type { From } from './play-again.js'

export interface ReplayOf {
  readonly table: string
  /** Which deal of its series, from 1. */
  readonly hand: number
  /** The invitation code that allows watching a private table. */
  readonly invitation: string | null
  /** Whether the analysis begins at once. */
  readonly analysed?: boolean
  /** Where playing it again begins at once. */
  readonly again?: From
}

/** Returns '' if the server is none. */
export function replayAt(
  server: string,
  { table, hand, invitation, analysed = false, again }: ReplayOf,
): string {
  const query = String(
    new URLSearchParams({
      ...(analysed && { analysis: '' }),
      ...(again && { again: `${again.step}.${again.seat}` }),
      ...(invitation !== null && { invitation }),
    }),
  )
  const path = `replay/${encodeURIComponent(table)}/${hand}`
  return addressAt(server, query === '' ? path : `${path}?${query}`) ?? ''
}
