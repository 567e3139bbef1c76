/**
 * An event that goes on in a file, because the hall has no network. Here it stands still until it is taken back. Whoever has
 * the file does in it what a director may do.
 */
import type { Act } from '../model/act.js'
import { isClosed, tablesPlayed } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, HandOver } from '../model/state.js'
import { type ActOf, type Ask, type Decision, badText, longText, write } from './ask.js'

/** How the event was handed over; undefined while it is here. */
export function awayOf({ handOvers }: EventState): HandOver | undefined {
  const last = handOvers.at(-1)
  return last?.back === null ? last : undefined
}

/** People can always be forgotten. */
const meanwhile: ReadonlySet<Act['kind']> = new Set(['forget', 'forgetOfficial', 'takeBack'])

export function badWhileAway(state: EventState, { kind }: Act): EventRefusal | undefined {
  const away = awayOf(state)
  if (away === undefined || meanwhile.has(kind)) return undefined
  const { at: since, by } = away
  return refuse('AWAY', { since, name: (by.kind === 'direction' && by.name) || '–' })
}

export function decideAway({ state }: Ask, act: ActOf<'handOver' | 'takeBack'>): Decision {
  if (act.kind === 'handOver') return onlineInPlay(state) ?? write({ kind: 'handOver' })
  if (awayOf(state) === undefined) return refuse('NOT_AWAY')
  const { reason } = act
  const bad = badText('reason', reason, longText)
  return bad ?? write({ kind: 'takeBack', entries: 0, digest: null, reason })
}

/** A file cannot go on with live tables. */
function onlineInPlay({ series: all }: EventState): EventRefusal | undefined {
  for (const { series, status, tables } of all) {
    if (status !== 'running') continue
    const open = tablesPlayed({ tables }).filter((table) => table.online && !isClosed(table))
    if (open.length > 0)
      return refuse('ONLINE_IN_PLAY', { series, tables: open.map(({ table }) => table).join(', ') })
  }
  return undefined
}

/** A file has no accounts: whoever has it does everything under this one. */
export const fileAccount = 'command'

/** Acts that need accounts or the gateway. */
const onlyGateway: ReadonlySet<Act['kind']> = new Set([
  ...(['handOver', 'takeBack', 'appoint', 'accept', 'claim', 'open', 'forgetOfficial'] as const),
  // Its secret is the gateway's.
  'printSlips',
])

export const badInFile = ({ kind }: Act): EventRefusal | undefined =>
  onlyGateway.has(kind) ? refuse('ONLY_GATEWAY') : undefined

/** The event as whoever has its file goes on with it. */
export const inFile = (state: EventState): EventState => ({ ...state, handOvers: [] })
