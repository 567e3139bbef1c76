/** Opens tables: the log is written first, then the table is driven here unless another process does. */
import type { BotLevel, Chair, Plugin } from '@stolik/core'
import type { Entropy } from '../base/entropy.js'
import { logFailure } from '../base/failure.js'
import type { LoadedTables, TablesDeps } from './loaded-tables.js'
import type { Speed } from '@stolik/contract/shapes'
import { replayLog } from '../table/replayed.js'
import { satDown } from '../table/door.js'
import type { Person } from '../base/person.js'
import type { Entry, GivenDeal, Opened } from '../table/entry.js'
import type { LiveTable } from './live.js'
import { openedNext } from '../table/next.js'
import { plan } from './plan.js'
import { openedFor, seatings, type SeatRequest } from '../table/seated.js'
import { isHuman, type TableState } from '../table/state.js'

export interface OpenRequest {
  readonly plugin: Plugin
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly isPrivate: boolean
  readonly person: Person
  readonly luck: string
  /** Whether the person's browser commits to luck. */
  readonly commits: boolean
  /** Milliseconds after which bots take the free chairs. Without it, bots come only when asked for. */
  readonly botsAfter?: number
  /** Their level; left out: `club`. */
  readonly botLevel?: BotLevel
  /** The person's chair; the first one if left out. */
  readonly chair?: Chair
  /** The rating of the person, if the series is rated. */
  readonly rating?: number
  /** A finished hand whose cards are dealt first. */
  readonly given?: GivenDeal
}

export type Opening = ReturnType<typeof opening>

export function opening(deps: TablesDeps, atHand: LoadedTables) {
  const { store, time, cluster, entropy, log } = deps

  /** Writes the first entries of a table. `taken`: it exists already. */
  const begin = async (
    id: string,
    plugin: Plugin,
    opened: Opened,
    first: readonly Entry[],
  ): Promise<LiveTable | 'UNAVAILABLE' | 'taken'> => {
    const at = time.now()
    const entry: Opened = opened.sealed === null ? opened : { ...opened, table: id }
    const before = [{ at, entry }]
    const planned = plan(replayLog(plugin, before), first, at, () => entropy.sealed())
    const { after, over, records } = planned
    const entries = [...before, ...planned.entries]
    try {
      if ((await store.append({ table: id, expected: 0, entries, over, records })) !== 'done') return 'taken'
      const table = await atHand.takeUp(id, after)
      const fence = await cluster.claim(id)
      if (fence !== undefined) table.drive(fence)
      if (entry.rated !== undefined) deps.openedRated?.(id, entry)
      deps.changed()
      return table
    } catch (error) {
      logFailure(log, 'a table could not be opened', error)
      return 'UNAVAILABLE'
    }
  }

  /** Opens a table whose id is known before, once, however many requests come. */
  const beginOnce = async (
    id: string,
    plugin: Plugin,
    opened: () => Opened,
    first: readonly Entry[],
  ): Promise<LiveTable | 'UNAVAILABLE'> => {
    const there = await atHand.find(id)
    if (there !== undefined) return there
    const begun = await atHand.once(id, async () => {
      const table = await begin(id, plugin, opened(), first)
      return table === 'taken' ? atHand.load(id) : table
    })
    return begun ?? 'UNAVAILABLE'
  }

  return {
    /** Opens a new table. `UNAVAILABLE`: the store failed. */
    open: async (request: OpenRequest): Promise<LiveTable | 'UNAVAILABLE'> => {
      const { plugin, person, luck, commits, chair = 0 } = request
      const sit = satDown(chair, person, luck, commits)
      const table = await begin(entropy.word(8), plugin, openedAs(request, entropy, time.now()), [sit])
      // The random id exists already.
      return table === 'taken' ? 'UNAVAILABLE' : table
    },
    /** Opens the table unless it exists. `UNAVAILABLE`: the store failed. */
    seat: (request: SeatRequest): Promise<LiveTable | 'UNAVAILABLE'> => {
      const opened = (): Opened => openedFor(request, entropy.sealed())
      return beginOnce(request.id, request.plugin, opened, seatings(request))
    },
    /** Opens the table with this id as told, unless it exists. */
    openAs: beginOnce,
    /** Opens the table with this id and the settings of another table, unless it exists. */
    openNext: (
      id: string,
      { plugin, opened, occupants }: TableState,
      first: readonly Entry[],
    ): Promise<LiveTable | 'UNAVAILABLE'> => {
      const isRated = opened.rated !== undefined && occupants.every(isHuman)
      const rated = isRated ? { ...opened.rated, at: time.now() } : undefined
      return beginOnce(id, plugin, () => openedNext(opened, entropy, rated), first)
    },
  }
}

const openedAs = (request: OpenRequest, entropy: Entropy, now: number): Opened => ({
  kind: 'open',
  game: request.plugin.id,
  version: request.plugin.version,
  profile: request.profile,
  chairs: request.chairs,
  length: request.length,
  speed: request.speed,
  invitation: request.isPrivate ? entropy.word(16) : null,
  sealed: entropy.sealed(),
  ...(request.botsAfter !== undefined && { botsAt: now + request.botsAfter }),
  ...(request.botLevel !== undefined && { botLevel: request.botLevel }),
  ...(request.rating !== undefined && { rated: { at: now, rating: request.rating } }),
  ...(request.given !== undefined && { given: request.given }),
})
