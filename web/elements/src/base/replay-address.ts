/** The address of a replay on the site of its gateway. */
import { addressAt } from './place.js'

export interface ReplayOf {
  readonly table: string
  /** Which deal of its series, from 1. */
  readonly hand: number
  /** The invitation code that allows watching a private table. */
  readonly invitation: string | null
  /** Whether the analysis begins at once. */
  readonly analysed?: boolean
}

/** Returns '' if the server is none. */
export function replayAt(server: string, { table, hand, invitation, analysed = false }: ReplayOf): string {
  const query = String(
    new URLSearchParams({ ...(analysed && { analysis: '' }), ...(invitation !== null && { invitation }) }),
  )
  const path = `replay/${encodeURIComponent(table)}/${hand}`
  return addressAt(server, query === '' ? path : `${path}?${query}`) ?? ''
}
