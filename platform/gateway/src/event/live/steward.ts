/**
 * Tends the online tables of events: opens them when their series begins, carries out the director's orders, and writes
 * their hands into the event's lists. It stores nothing. The remaining work follows from both logs, so another process can
 * continue after this one is killed.
 */
import type { Plugin, Settled } from '@stolik/core'
import type { Entropy } from '../../base/entropy.js'
import { logFailure, type Log } from '../../base/failure.js'
import type { Time } from '../../base/time.js'
import type { LiveTable } from '../../live/live.js'
import { isOver, lacksShuffle } from '../../table/state.js'
import type { Tables } from '../../live/tables.js'
import type { Act } from '@stolik/event/model/act'
import { awayOf } from '@stolik/event/decide/away'
import { reserveCalls } from './drop-out.js'
import type { At, By } from '@stolik/event/model/entry'
import { isSameCards } from '@stolik/event/model/playing'
import { isArena } from '@stolik/event/model/arena'
import { actOfDeserted, asideActs } from './arena.js'
import { arenaSeating } from './arena-seating.js'
import { changedTables } from './changed-tables.js'
import type { LiveEvent } from './event.js'
import type { Keys } from '../store/keys.js'
import { actsOfDeals, sameShuffle } from '../store/same-deals.js'
import {
  actOfWaiting,
  actsOfHands,
  actsOfLost,
  actsOfStrayed,
  entriesToMatch,
  isHeld,
  onlineTables,
  patience,
  releasedTables,
  sittersOf,
  type IsThere,
  type OnlineTable,
  type Shuffles,
} from './online.js'

export interface StewardDeps {
  readonly tables: Pick<Tables, 'seat' | 'find'>
  readonly plugins: ReadonlyMap<string, Plugin>
  readonly entropy: Pick<Entropy, 'word' | 'sealed'>
  readonly keys: Pick<Keys, 'deals' | 'known'>
  readonly log: Log
  readonly time: Pick<Time, 'now' | 'after'>
  /** Whether a person has an event open. */
  readonly isHere: (event: LiveEvent, person: string) => boolean
  /** Announces the next event, if this one is held again by rule. */
  readonly repeat: (event: LiveEvent) => Promise<void>
}

const gateway: By = { kind: 'gateway' }

/** The most steps for one table at a time: seats, a redealt hand, a pause. */
const mostSteps = 6

export function steward(deps: StewardDeps) {
  const { tables, log } = deps
  const under = new Map<string, { again: boolean; readonly done: Promise<void> }>()
  /** Tables being watched, by event and id. */
  const watched = new Map<string, Map<string, () => void>>()
  /** Live tables that events have left, and that are closed. */
  const closed = new Set<string>()
  /** Live tables that everybody may look at. */
  const released = new Set<string>()
  /** What looks again after tables that wait for their players, by the id of the live table. */
  const alarms = new Map<string, () => void>()
  /** The tables of arenas at which something may have changed. */
  const changed = changedTables()
  let stopped = false

  /** Does the pending work of an event. If called while it works, it checks again afterwards. */
  const tend = (event: LiveEvent): void => {
    const now = under.get(event.id)
    if (now !== undefined) {
      now.again = true
      return
    }
    if (stopped) return
    const round = { again: false, done: Promise.resolve() }
    under.set(event.id, round)
    round.done = see(event)
      .catch((error: unknown) => logFailure(log, `acts of the gateway in event ${event.id} failed`, error))
      .finally(() => {
        under.delete(event.id)
        if (round.again) tend(event)
      })
  }

  const see = async (event: LiveEvent): Promise<void> => {
    await deps.repeat(event)
    await leave(event)
    await release(event)
    // Its file has the event. What is to be done here, is done after it came back.
    if (awayOf(event.state()) !== undefined) return
    if (isArena(event.state()) && !(await arenas.tend(event))) return
    // After these it is tended again.
    for (const deals of actsOfDeals(event.id, event.state(), deps.keys))
      if (!(await act(event, deals))) return
    const playing = onlineTables(event.state())
    forget(event.id, new Set(playing.map(({ table }) => table.live)))
    const due = isArena(event.state()) ? changed.due(event, playing) : playing
    await Promise.all(due.map((online) => seeTo(event, online)))
  }

  /** Closes live tables that no longer belong to the event: their seats changed, or their series does not count. */
  const leave = async (event: LiveEvent): Promise<void> => {
    for (const id of event.state().abandoned) {
      if (stopped || closed.has(id)) continue
      const live = await tables.find(id)
      if (live === 'UNAVAILABLE') continue
      if (live !== undefined && !isOver(live.state())) {
        // Another process drives it, and closes it.
        if (!live.isDriven()) continue
        await live.act((state) => (isOver(state) ? [] : [{ kind: 'close' }]))
      }
      closed.add(id)
    }
  }

  /** Lets everybody look at tables that played what all others played, once their series has ended. */
  const release = async (event: LiveEvent): Promise<void> => {
    for (const id of releasedTables(event.state())) {
      if (stopped || released.has(id)) continue
      const live = await tables.find(id)
      if (live === 'UNAVAILABLE') continue
      const refused = await live?.act((state) => (state.isReleased ? [] : [{ kind: 'release' }]))
      if (refused === undefined) released.add(id)
    }
  }

  const seeTo = async (event: LiveEvent, { at, series, table }: OnlineTable): Promise<void> => {
    if (stopped) return
    // Before it is opened, so that it does not deal at once.
    if (table.live === null) await wait(event, { at, series, table }, undefined)
    // Its id is recorded first, so that every process opens the same table.
    if (table.live === null) await act(event, { kind: 'open', ...at, live: deps.entropy.word(8) })
    const now = onlineAt(event, at)
    const live = now === undefined ? undefined : await open(event, now)
    if (live === undefined || now === undefined) return
    if (watch(event, live)) event.opened.nudge()
    // Another process holds the lease, and tends the table.
    if (!live.isDriven() && !isOver(live.state())) return
    await wait(event, now, live)
    const called = reserveCalls(
      event.state(),
      now,
      live.state(),
      (person) => live.isOnline(person),
      (person) => deps.isHere(event, person),
    )
    // This changes the event, which is then tended again.
    for (const call of called) await act(event, call)
    const { plugin, opened } = live.state()
    const line = (one: Settled): string => plugin.papers.fromSettled(opened.profile, opened.chairs, one)
    const lost = actsOfLost(now, live.state(), line)
    for (const done of lost) if (!(await act(event, done))) return
    await match(event, at, live)
    // These acts, and those below, change the event, which is then tended again.
    if (lost.length > 0) return
    const isAttended = live.state().occupants.some((one) => live.isOnline(one?.person ?? null))
    const deserted = actOfDeserted(event.state(), now, live.state(), deps.time.now(), isAttended)
    const arena = [
      ...asideActs(event.state(), now, live.state()),
      ...(deserted === undefined ? [] : [deserted]),
    ]
    for (const done of arena) if (!(await act(event, done))) return
    for (const done of actsOfHands(now, live.state(), line)) if (!(await act(event, done))) return
    for (const stray of actsOfStrayed(event.state(), now, live.state()))
      if (!(await act(event, stray))) return
  }

  const presentAt =
    (event: LiveEvent, live: LiveTable | undefined): IsThere =>
    (person) =>
      live?.isOnline(person) === true || deps.isHere(event, person)

  /** Lets a table wait for its players before its first hand, or go on. Looks again when it has waited long enough. */
  const wait = async (event: LiveEvent, online: OnlineTable, live: LiveTable | undefined): Promise<void> => {
    const now = deps.time.now()
    const isThere = presentAt(event, live)
    const next = actOfWaiting(event.state(), online, live?.state(), isThere, now)
    if (next !== undefined) await act(event, next)
    const { waiting, pause, live: id } = online.table
    if (id === null) return
    alarms.get(id)?.()
    alarms.delete(id)
    if (waiting !== 'now' || pause.since === null || stopped) return
    const left = pause.since + patience - now
    if (left > 0)
      alarms.set(
        id,
        deps.time.after(left, () => tend(event)),
      )
  }

  /** Brings a live table to where its event is. */
  const match = async (event: LiveEvent, at: At, live: LiveTable): Promise<void> => {
    const same: Shuffles['same'] = (hand, redeal) =>
      sameShuffle(event.id, event.state(), { series: at.series, hand, redeal }, deps.keys)
    for (let step = 0; step < mostSteps; step++) {
      const { seq } = live.state()
      const online = onlineAt(event, at)
      if (online === undefined) return
      const shuffles: Shuffles = { fresh: () => deps.entropy.sealed(), same }
      const isThere = presentAt(event, live)
      await live.act((state) => entriesToMatch(event.state(), online, state, shuffles, isThere))
      if (live.state().seq === seq) return
    }
  }

  const onlineAt = (event: LiveEvent, { series, table }: At): OnlineTable | undefined =>
    onlineTables(event.state()).find(({ at }) => at.series === series && at.table === table)

  const open = async (event: LiveEvent, online: OnlineTable): Promise<LiveTable | undefined> => {
    const { regulations } = event.state()
    const { table } = online
    const plugin = deps.plugins.get(regulations.game)
    if (plugin === undefined || table.live === null) return undefined
    const live = await tables.seat({
      id: table.live,
      event: event.id,
      plugin,
      profile: regulations.format.profile,
      length: table.list.length,
      speed: regulations.speed,
      isDealtByEvent: isSameCards(event.state()),
      ...(regulations.onlookers !== undefined && { onlookers: regulations.onlookers }),
      players: sittersOf(event.state(), online),
      awaits: isHeld(event.state(), online, presentAt(event, undefined)),
    })
    return live === 'UNAVAILABLE' ? undefined : live
  }

  /** Whether the act is done, possibly by another process. */
  const act = async (event: LiveEvent, what: Act): Promise<boolean> => {
    const done = await event.act(() => ({ by: gateway, act: what }), null)
    if ('refused' in done)
      log.warn({ event: event.id, act: what.kind, code: done.refused }, 'an act of the gateway was refused')
    return !('refused' in done)
  }

  const arenas = arenaSeating({
    act,
    time: deps.time,
    isHere: deps.isHere,
    lookAgain: (event) => tend(event),
  })

  /** Whether it was not watched before. */
  const watch = (event: LiveEvent, live: LiveTable): boolean => {
    const mine = watched.get(event.id) ?? new Map<string, () => void>()
    watched.set(event.id, mine)
    if (mine.has(live.id)) return false
    let seen = live.state()
    let here = ''
    let wasDriven = live.isDriven()
    mine.set(
      live.id,
      live.watch(() => {
        const before = seen
        seen = live.state()
        const { settled, occupants, awaits } = seen
        const wereHere = here
        const isTakenOver = live.isDriven() && !wasDriven
        wasDriven = live.isDriven()
        here = awaits ? occupants.map((one) => live.isOnline(one?.person ?? null)).join() : ''
        if (
          isTakenOver ||
          here !== wereHere ||
          settled !== before.settled ||
          occupants !== before.occupants ||
          isOver(seen) ||
          lacksShuffle(seen)
        ) {
          changed.mark(live.id)
          tend(event)
        }
      }),
    )
    return true
  }

  const forget = (event: string, playing: ReadonlySet<string | null>): void => {
    const mine = watched.get(event) ?? new Map<string, () => void>()
    for (const [id, stop] of mine) {
      if (playing.has(id)) continue
      stop()
      mine.delete(id)
      changed.forget(id)
    }
    if (mine.size === 0) watched.delete(event)
  }

  return {
    tend,
    /** Also looks at tables of arenas at which nothing seems to have changed: an act there may have failed. */
    tendAll: (event: LiveEvent): void => {
      changed.markAll(event)
      tend(event)
    },
    /** Waits for work in progress. */
    stop: async (): Promise<void> => {
      stopped = true
      for (const cancel of alarms.values()) cancel()
      arenas.stop()
      for (const event of [...watched.keys()]) forget(event, new Set())
      await Promise.all([...under.values()].map(({ done }) => done))
    },
  }
}
