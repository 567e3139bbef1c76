/** The tables of this process: opened, taken up when asked for or to be driven, and let go when nobody needs them. */
import type { Chair, Plugin } from '@stolik/core'
import type { Entropy } from '../entropy.js'
import { logFailure, type Log } from '../failure.js'
import type { Offer } from '../offer.js'
import type { Store } from '../store/store.js'
import type { Time } from '../time.js'
import type { Speed } from './clocks.js'
import { courseOf, runAnew, type Course } from './course.js'
import { due, type Pace } from './due.js'
import type { Entry, Opened, Person } from './entry.js'
import type { Counted, Home, House } from './house.js'
import { liveTable, type LiveTable } from './live.js'
import { plan } from './plan.js'
import type { Row } from './row.js'
import { openedNext } from './next.js'
import { reviveBy } from './revive.js'
import { openedFor, seatings, type SeatRequest } from './seated.js'
import { isOver, type TableState } from './state.js'
import { fate, sweepEvery } from './sweep.js'

export interface TablesDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  readonly time: Time
  readonly house: House
  readonly entropy: Entropy
  readonly pace: Pace
  readonly log: Log
  readonly counted: Pick<Counted, 'restored'>
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
  /** Bots take the free chairs so many milliseconds after it was opened; without it they wait to be asked. */
  readonly botsAfter?: number
}

export interface Tables {
  /** `UNAVAILABLE`: the store does not take it. */
  open(request: OpenRequest): Promise<LiveTable | 'UNAVAILABLE'>
  /** Opens the table unless it is there. `UNAVAILABLE`: the store does not take it. */
  seat(request: SeatRequest): Promise<LiveTable | 'UNAVAILABLE'>
  /** Opens the table with this id, with the settings of another one, unless it is there. */
  openNext(id: string, of: TableState, first: readonly Entry[]): Promise<LiveTable | 'UNAVAILABLE'>
  /** undefined: there is none. `UNAVAILABLE`: its log is of other rules than those we have, or cannot be read now. */
  find(id: string): Promise<LiveTable | 'UNAVAILABLE' | undefined>
  /** Drops what these people have said, also at tables that they have left. @throws Away */
  forgetRemarks(people: readonly string[]): Promise<void>
  /** Those that are not over, whichever process drives them. */
  rows(): readonly Row[]
  /** Bots at the tables that this process drives whose move is due. */
  botsWaiting(): number
  stop(): Promise<void>
}

/** What an id looks like; nothing else is looked up or listened to. */
export const isTableId = (text: string): boolean => /^[2-9a-hjkmnp-z]{8}$/.test(text)

/** Nobody having driven for longer than this, the clocks begin anew. */
const pause = 3_000

/** Takes up every table that is not over, as far as nobody else has. */
export async function openTables(deps: TablesDeps): Promise<Tables> {
  const { store, time, house, entropy, log } = deps
  const tables = new Map<string, LiveTable>()
  /** Since when, by `elapsed`, no person of a table has been connected, as far as this process has seen. */
  const awaySince = new Map<string, number>()
  const loading = new Map<string, Promise<LiveTable | 'UNAVAILABLE' | undefined>>()
  const plugins = new Map(deps.games.map(({ plugin }) => [plugin.id, plugin]))

  const takeUp = async (id: string, course: Course): Promise<LiveTable> => {
    const table = await liveTable(id, course, {
      ...deps,
      random: entropy.random,
      sealed: () => entropy.sealed(),
      gone: () => {
        tables.delete(id)
        awaySince.delete(id)
      },
    })
    tables.set(id, table)
    return table
  }

  const load = async (id: string): Promise<LiveTable | 'UNAVAILABLE' | undefined> => {
    try {
      const entries = await store.log(id)
      const opened = entries[0]?.entry
      if (opened === undefined) return undefined
      const plugin = opened.kind === 'open' ? plugins.get(opened.game) : undefined
      if (plugin === undefined) return 'UNAVAILABLE'
      const course = courseOf(plugin, entries)
      // Alone, nobody could move while we were away.
      const table = await takeUp(
        id,
        house.alone ? { ...course, running: runAnew(course.state, time.now()) } : course,
      )
      await table.catchUp()
      return table
    } catch (error) {
      logFailure(log, `table ${id} cannot be taken up`, error)
      return 'UNAVAILABLE'
    }
  }

  /** Once, however many ask for it. */
  const find = (id: string): Promise<LiveTable | 'UNAVAILABLE' | undefined> => {
    const known = tables.get(id)
    if (known !== undefined) return Promise.resolve(known)
    const begun = loading.get(id) ?? load(id).finally(() => loading.delete(id))
    loading.set(id, begun)
    return begun
  }

  const home: Home = {
    takeOver: async (id, claim, away) => {
      // Read before it is claimed: a table that this process has no rules for is left to one that has.
      const table = await find(id)
      if (table === undefined || table === 'UNAVAILABLE' || table.isDriven()) return
      const fence = await claim()
      if (fence === undefined) return
      await table.catchUp()
      if (away > pause) await table.resume(fence)
      table.drive(fence)
    },
    back: (away) => {
      for (const table of tables.values()) table.back(away > pause)
    },
    revive: (log) => reviveBy(plugins, log, time.now(), () => entropy.sealed(), house.restored),
    rowsChanged: () => deps.changed(),
  }

  /** Says at a table that some of what was played is lost. */
  const reviveHere = async (id: string): Promise<void> => {
    const log = await store.log(id)
    const entries = reviveBy(plugins, log, time.now(), () => entropy.sealed(), true)
    if (entries === undefined) return
    const over = entries.some(({ entry }) => entry.kind === 'close')
    if ((await store.append({ table: id, expected: log.length, entries, over, records: [] })) === 'done')
      deps.counted.restored()
  }

  const awayFor = (table: LiveTable): number => {
    const now = time.elapsed()
    if (table.isAttended()) awaySince.delete(table.id)
    else if (!awaySince.has(table.id)) awaySince.set(table.id, now)
    return now - (awaySince.get(table.id) ?? now)
  }

  const sweepOne = (table: LiveTable): void => {
    const [state, isDriven, isWatched] = [table.state(), table.isDriven(), table.isWatched()]
    const quiet = time.elapsed() - table.touched()
    const next = fate({ state, isDriven, isWatched, quiet, away: awayFor(table) })
    if (next === 'stay') return
    awaySince.delete(table.id)
    if (next === 'let go') {
      tables.delete(table.id)
      void table.stop()
      return
    }
    table
      .act((now) => (isOver(now) ? [] : [{ kind: 'close' }]))
      .catch((error: unknown) => logFailure(log, 'an idle table could not be closed', error))
  }

  const sweep = (): void => {
    for (const table of tables.values()) sweepOne(table)
    cancelSweep = time.after(sweepEvery, sweep)
  }

  // Whoever sets a clock takes nobody's time: all clocks begin anew.
  const unhear = time.leaps?.((by) => {
    for (const table of tables.values()) table.leapt(by)
  })
  await house.start(home, log)
  if (house.alone)
    for (const id of await store.live()) {
      if (house.restored) await reviveHere(id)
      await home.takeOver(id, () => house.claim(id), 0)
    }
  let cancelSweep = time.after(sweepEvery, sweep)

  /** Writes what a new table begins with, and drives it unless somebody else does. `taken`: there is one. */
  const begin = async (
    id: string,
    plugin: Plugin,
    opened: Opened,
    first: readonly Entry[],
  ): Promise<LiveTable | 'UNAVAILABLE' | 'taken'> => {
    const at = time.now()
    const before = [{ at, entry: opened }]
    const planned = plan(courseOf(plugin, before), first, at, () => entropy.sealed())
    const { after, over, records } = planned
    const entries = [...before, ...planned.entries]
    try {
      if ((await store.append({ table: id, expected: 0, entries, over, records })) !== 'done') return 'taken'
      const table = await takeUp(id, after)
      const fence = await house.claim(id)
      if (fence !== undefined) table.drive(fence)
      deps.changed()
      return table
    } catch (error) {
      logFailure(log, 'the store did not take a table', error)
      return 'UNAVAILABLE'
    }
  }

  /** Opens a table whose id was drawn before, once, however many ask for it. */
  const beginOnce = async (
    id: string,
    plugin: Plugin,
    opened: () => Opened,
    first: readonly Entry[],
  ): Promise<LiveTable | 'UNAVAILABLE'> => {
    const there = await find(id)
    if (there !== undefined) return there
    const open = async (): Promise<LiveTable | 'UNAVAILABLE' | undefined> => {
      const table = await begin(id, plugin, opened(), first)
      return table === 'taken' ? load(id) : table
    }
    const begun = loading.get(id) ?? open().finally(() => loading.delete(id))
    loading.set(id, begun)
    return (await begun) ?? 'UNAVAILABLE'
  }

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
        ...(request.botsAfter !== undefined && { botsAt: time.now() + request.botsAfter }),
      }
      const sit: Entry = { kind: 'sit', chair: 0 satisfies Chair, person, luck }
      const table = await begin(id, plugin, opened, [sit])
      // An id that was drawn before.
      return table === 'taken' ? 'UNAVAILABLE' : table
    },
    seat: (request) =>
      beginOnce(
        request.id,
        request.plugin,
        () => openedFor(request, entropy.sealed()),
        seatings(request.players),
      ),
    openNext: (id, { plugin, opened }, first) =>
      beginOnce(id, plugin, () => openedNext(opened, entropy), first),
    find: async (id) => (isTableId(id) ? find(id) : undefined),
    forgetRemarks: async (people) => {
      await house.forgetRemarks(people)
      for (const table of tables.values()) table.talk.forget(people)
    },
    rows: () =>
      house.alone ? [...tables.values()].flatMap((table) => table.row() ?? []) : [...house.rows()],
    botsWaiting: () => {
      const now = time.now()
      return [...tables.values()].filter((table) => {
        const next = table.isDriven() ? due(table.state(), table.running(), deps.pace) : null
        return next?.what === 'bot' && next.at <= now
      }).length
    },
    stop: async () => {
      cancelSweep()
      unhear?.()
      await Promise.all([...tables.values()].map((table) => table.stop()))
      await house.leave()
    },
  }
}
