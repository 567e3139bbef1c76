/** All tables of this process: opened, taken up again after a start, found by id, and let go when over. */
import type { Chair, Plugin } from '@stolik/core'
import type { Entropy } from '../entropy.js'
import { logFailure, type Log } from '../failure.js'
import type { Offer } from '../offer.js'
import type { Store } from '../store/store.js'
import type { Time } from '../time.js'
import type { Speed } from './clocks.js'
import type { Pace } from './due.js'
import type { Entry, Opened, Person } from './entry.js'
import { BadLog, fold } from './fold.js'
import { liveTable, type LiveTable } from './live.js'
import { isOver, type TableState } from './state.js'

export interface TablesDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  readonly time: Time
  readonly entropy: Entropy
  readonly pace: Pace
  readonly log: Log
  /** Called after every change of any table. */
  changed(): void
}

export interface OpenRequest {
  readonly plugin: Plugin
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly isPrivate: boolean
  readonly person: Person
  readonly luck: string
}

export interface Tables {
  /** `UNAVAILABLE`: the store does not take it. */
  open(request: OpenRequest): Promise<LiveTable | 'UNAVAILABLE'>
  /** undefined: there is none. `UNAVAILABLE`: its log is of other rules than those we have. */
  find(id: string): Promise<LiveTable | 'UNAVAILABLE' | undefined>
  /** Those that are not over. */
  live(): readonly LiveTable[]
  stop(): Promise<void>
}

/** What an id looks like; nothing else is looked up or listened to. */
export const isTableId = (text: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(text)

const sweepEvery = 60_000
/** A table that is over is let go so long after the last one looked at it. */
const keepOver = 10 * 60_000
/** A table where nobody is and nothing happens is closed; one that strangers wait at in the lobby soon. */
const idle = { waiting: 15 * 60_000, other: 24 * 60 * 60_000 } as const

/** Takes up every table that is not over. */
export async function openTables(deps: TablesDeps): Promise<Tables> {
  const { store, time, entropy, log } = deps
  const tables = new Map<string, LiveTable>()
  const plugins = new Map(deps.games.map(({ plugin }) => [plugin.id, plugin]))

  const takeUp = (id: string, state: TableState): LiveTable => {
    const table = liveTable(id, state, {
      ...deps,
      random: entropy.random,
      sealed: () => entropy.sealed(),
    })
    tables.set(id, table)
    return table
  }

  const load = async (id: string): Promise<LiveTable | 'UNAVAILABLE' | undefined> => {
    const entries = await store.log(id)
    const [opened] = entries
    if (opened === undefined) return undefined
    const plugin = opened.kind === 'open' ? plugins.get(opened.game) : undefined
    if (plugin === undefined) return 'UNAVAILABLE'
    try {
      const state = fold(plugin, entries)
      return tables.get(id) ?? takeUp(id, state)
    } catch (error) {
      if (!(error instanceof BadLog)) throw error
      logFailure(log, `table ${id} cannot be taken up`, error)
      return 'UNAVAILABLE'
    }
  }

  const sweep = (): void => {
    for (const [id, table] of tables) {
      if (table.isWatched()) continue
      const quiet = time.now() - table.touched()
      const { phase, opened } = table.state()
      const isWaiting = phase === 'GATHERING' && opened.invitation === null
      if (isOver(table.state())) {
        if (quiet >= keepOver) tables.delete(id)
      } else if (quiet >= (isWaiting ? idle.waiting : idle.other)) {
        table
          .act((state) => (isOver(state) ? [] : [{ kind: 'close' }]))
          .catch((error: unknown) => logFailure(log, 'an idle table could not be closed', error))
      }
    }
    cancelSweep = time.after(sweepEvery, sweep)
  }

  for (const id of await store.live()) await load(id)
  let cancelSweep = time.after(sweepEvery, sweep)

  return {
    open: async (request) => {
      const { plugin, person, luck } = request
      const id = entropy.word(8)
      const opened: Opened = {
        kind: 'open',
        game: plugin.id,
        version: plugin.version,
        profile: request.profile,
        chairs: request.chairs,
        length: request.length,
        speed: request.speed,
        invitation: request.isPrivate ? entropy.word(16) : null,
        sealed: entropy.sealed(),
      }
      const entries: readonly Entry[] = [opened, { kind: 'sit', chair: 0 satisfies Chair, person, luck }]
      const append = { table: id, expected: 0, entries, at: time.now(), over: false, records: [] }
      try {
        // Stale: an id that was drawn before.
        if ((await store.append(append)) === 'stale') return 'UNAVAILABLE'
      } catch (error) {
        logFailure(log, 'the store did not take a table', error)
        return 'UNAVAILABLE'
      }
      const table = takeUp(id, fold(plugin, entries))
      deps.changed()
      return table
    },
    find: async (id) => (isTableId(id) ? (tables.get(id) ?? load(id)) : undefined),
    live: () => [...tables.values()].filter((table) => !isOver(table.state())),
    stop: async () => {
      cancelSweep()
      await Promise.all([...tables.values()].map((table) => table.stop()))
    },
  }
}
