/** The hand that a replay shows: replayed by the gateway, drawn by its game's table. */
import type { ReplayData } from '@stolik/core'
import type { ReplayRenderer } from '@stolik/kit/shown'
import { games } from '../games.js'
import { addressAt } from '../base/place.js'

/** A hand, and the code that shows it. */
export interface Shown {
  readonly data: ReplayData
  readonly shows: ReplayRenderer
  /** The hand as it was played, if this one shows how it could have been played. */
  readonly instead?: Shown
}

/** Why nothing can be shown; `line` is a line number of the record. */
export type Trouble =
  | { readonly why: 'nothing' | 'offline' | 'unknown' | 'otherRules' | 'tooLong' }
  | { readonly why: 'unreadable'; readonly line: number }
  | { readonly why: 'otherGame'; readonly game: string }

export const isTrouble = (found: Shown | Trouble): found is Trouble => 'why' in found

/** The text of a record, or a finished hand of a table, from 1. */
export type Which =
  | { readonly record: string }
  | { readonly table: string; readonly hand: number; readonly invitation: string | null }

/** A refusal of the gateway. */
interface Refused {
  readonly code: string
  readonly line?: number
  readonly game?: string
}

const patience = 15_000

/** Asks the gateway to replay a hand, and loads the code of its game. Never throws. */
export async function open(server: string, which: Which): Promise<Shown | Trouble> {
  const address = addressAt(server, 'replay-data')
  if (address === null) return { why: 'offline' }
  try {
    const [data] = await Promise.all([ask(address, server, which), preload(which)])
    if ('why' in data) return data
    const shows = await showing(data.game)
    return shows === undefined ? { why: 'otherGame', game: data.game } : { data, shows }
  } catch {
    return ('record' in which && (await withoutGateway.replay?.(which.record))) || { why: 'offline' }
  }
}

/** Replays the text of a record in the browser; null if its code does not load. Set by a page that is used without a network. */
export const withoutGateway: { replay?: (record: string) => Promise<Shown | Trouble | null> } = {}

const showing = async (game: string): Promise<ReplayRenderer | undefined> =>
  Object.hasOwn(games, game) ? games[game]?.shows() : undefined

/** Loads the code of the game named in a record while the gateway works. A failure is reported later. */
const preload = async (which: Which): Promise<void> => {
  const [, game = ''] = 'record' in which ? (/"?game"?: ?"?(\w+)/.exec(which.record) ?? []) : []
  await showing(game).catch(() => undefined)
}

async function ask(address: string, server: string, which: Which): Promise<ReplayData | Trouble> {
  // A plain text body needs no preflight request to another site.
  if ('record' in which)
    return answered(await fetched(address, { method: 'POST', body: which.record.trim() }))
  const { table, hand, invitation } = which
  const query = invitation === null ? '' : `?invitation=${encodeURIComponent(invitation)}`
  const of = `${address}/${encodeURIComponent(table)}/${hand}${query}`
  const response = await fetched(of)
  if (response.status !== 403) return answered(response)
  // At a private table, its players may look. The token is sent only after the plain request was refused.
  const { gatewayAt } = await import('../client/gateway.js')
  const token = await gatewayAt(server).token()
  return answered(
    token === null ? response : await fetched(of, { headers: { authorization: `Bearer ${token}` } }),
  )
}

const fetched = (address: string, how: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...how, credentials: 'omit', signal: AbortSignal.timeout(patience) })

async function answered(response: Response): Promise<ReplayData | Trouble> {
  if (response.ok) return (await response.json()) as ReplayData
  if (response.status === 413) return { why: 'tooLong' }
  if (response.status === 429 || response.status >= 500) return { why: 'offline' }
  const { code, line = 1, game = '' } = (await response.json()) as Refused
  if (code === 'UNREADABLE_RECORD') return { why: 'unreadable', line }
  if (code === 'UNKNOWN_GAME') return { why: 'otherGame', game }
  return { why: code === 'OTHER_RULES' ? 'otherRules' : 'unknown' }
}
