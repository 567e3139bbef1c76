/** The events of this process: announced, loaded on request, and tended while they are not over. */
import { isSameRequest } from '@stolik/contract/same-request'
import type { Plugin } from '@stolik/core'
import { announce } from '@stolik/event/decide/regulations'
import { foldAll } from '@stolik/event/fold/fold'
import type { By, Logged, NewEntry } from '@stolik/event/model/entry'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Regulations } from '@stolik/contract/event/regulations'
import { logFailure } from '../../base/failure.js'
import type { Tables } from '../../live/tables.js'
import { watchers } from '../../base/watchers.js'
import { loadedEvents, type AtHandDeps, type LoadedEvents } from './loaded-events.js'
import type { LiveEvent } from './event.js'
import { nextEvent } from './repeating.js'
import { contentsOf, isEventId, type Keys } from '../store/keys.js'
import { listedEvents, type EventRow, type Listed } from './rows.js'
import { settleOld } from './settle-old.js'
import { steward } from './steward.js'
import { toolsOf } from './tools.js'

export interface EventsDeps extends Omit<AtHandDeps, 'tend' | 'final'> {
  /** Whether an account may still announce events. */
  readonly mayAnnounce: (account: string) => Promise<boolean>
  readonly tables: Pick<Tables, 'seat' | 'find'>
  readonly keys: Keys
}

/** The sender's own name for an announcement, and digests of the request under every valid secret, the present one first. */
interface Sent {
  readonly op: string
  readonly contents: readonly string[]
  /** The days of the week on which it is held again. */
  readonly weekdays?: readonly number[]
}

export interface Events {
  /** The same `op` of the same account again gives the same event; with other regulations it is refused. */
  announce(
    by: By & { kind: 'direction' },
    regulations: Regulations,
    sent: Sent,
  ): Promise<LiveEvent | EventRefusal>
  /** Adds an event whose log was written elsewhere. ALREADY_HERE if there is one with this id. */
  adopt(id: string, log: readonly Logged[]): Promise<LiveEvent | EventRefusal>
  find(id: string): Promise<LiveEvent | EventRefusal>
  /**
   * The newest hundred events as list rows; events that cannot be loaded are left out.
   * @throws if the store is unavailable.
   */
  rows(): Promise<readonly EventRow[]>
  /** The same with what calendars need. */
  listed(): Promise<readonly Listed[]>
  /** The rows of the events with these ids, as above. */
  rowsOf(ids: readonly string[]): Promise<readonly EventRow[]>
  /** Calls `nudge` when this process learns that an event became final, until the returned function is called. */
  watch(nudge: () => void): () => void
  stop(): Promise<void>
}

/** Milliseconds between checks for changes by others, and for work that failed before. */
const lookEvery = 5_000
const mostShown = 100

export async function openEvents(deps: EventsDeps): Promise<Events> {
  const { store, time, log } = deps
  const plugins = new Map<string, Plugin>(deps.games.map(({ plugin }) => [plugin.id, plugin]))
  const final = watchers()
  const atHand = loadedEvents({ ...deps, tend: (event) => seer.tend(event), final: final.nudge })
  const { take } = atHand
  const seer = steward({
    ...deps,
    plugins,
    isHere: atHand.isHere,
    repeat: (event) => repeat(event),
  })
  const announceOne = announcing(deps, take, (event) => seer.tend(event))
  const repeated = new Map<string, string>()
  /** Announces the next event of a rule. Another process that does so at the same time gets the same event. */
  const repeat = async (event: LiveEvent): Promise<void> => {
    const next = nextEvent(event.id, event.state(), time.now())
    const owner = event.owner()
    if (next === undefined || owner.kind !== 'direction' || repeated.get(event.id) === next.op) return
    if (!(await deps.mayAnnounce(owner.account))) return
    const { op, regulations, weekdays } = next
    const contents = contentsOf(deps.keys, { regulations })
    const done = await announceOne(owner, regulations, { op, contents, weekdays })
    // Amended since it was announced: it is there already.
    if (!('refused' in done) || done.refused === 'OP_REUSED') repeated.set(event.id, op)
    else log.warn({ event: event.id, code: done.refused }, 'the next event of a rule was refused')
  }
  const listedOf = listedEvents(take)
  const listed = async () => listedOf(await store.newest(mostShown))

  const look = async (): Promise<void> => {
    await atHand.letGo()
    for (const id of await store.live()) {
      const event = await take(id)
      if ('refused' in event) continue
      await event.catchUp()
      // Repeated, because presence expires.
      atHand.sayHere(event)
      seer.tendAll(event)
    }
  }
  let cancel: () => void
  const lookAgain = (): void => {
    look()
      .catch((error: unknown) => logFailure(log, 'events could not be checked', error))
      .finally(() => {
        cancel = time.after(lookEvery, lookAgain)
      })
  }
  await look()
  cancel = time.after(lookEvery, lookAgain)
  const old = settleOld(deps)

  return {
    announce: announceOne,
    adopt: adopting(deps, take, final.nudge),
    find: (id) => (isEventId(id) ? take(id) : Promise.resolve(refuse('UNKNOWN_EVENT'))),
    rows: async () => (await listed()).map(({ row }) => row),
    listed,
    rowsOf: async (ids) => (await listedOf(await store.endings(ids))).map(({ row }) => row),
    watch: final.watch,
    stop: async () => {
      cancel()
      await old.stop()
      await seer.stop()
    },
  }
}

function announcing(
  deps: EventsDeps,
  take: LoadedEvents['take'],
  tend: (event: LiveEvent) => void,
): Events['announce'] {
  const { games, store, time, keys, log } = deps
  /** An event that was announced under the same `op`, if that request was the same. */
  const announcedBefore = async (id: string, contents: readonly string[]) => {
    const event = await take(id)
    if ('refused' in event) return event
    const [first] = await store.log(id)
    return isSameRequest(first?.content ?? null, contents) ? event : refuse('OP_REUSED')
  }
  return async (by, regulations, { op, contents, weekdays = [] }) => {
    const offer = games.find(({ plugin }) => plugin.id === regulations.game)
    if (offer === undefined) return refuse('UNKNOWN_GAME')
    const decision = announce(regulations, deps.entropy.sealed(), toolsOf(offer).lists)
    if ('refused' in decision) return decision
    const id = keys.event(by.account, op)
    // It may have been announced with the same `op` while another secret was in use.
    for (const other of keys.good().map((words) => words.event(by.account, op))) {
      const before = other === id ? undefined : await announcedBefore(other, contents)
      if (before !== undefined && !('refused' in before && before.refused === 'UNKNOWN_EVENT')) return before
    }
    const content = contents[0]
    const written: readonly NewEntry[] =
      weekdays.length === 0
        ? decision.entries
        : [...decision.entries, { entry: { kind: 'repeat', weekdays } }]
    const entries = written.map((one): Logged => ({
      at: time.now(),
      by,
      op,
      ...(content !== undefined && { content }),
      ...one,
    }))
    try {
      // Stale: it has been announced already.
      const answer = await store.append({ event: id, expected: 0, entries, over: false })
      if (answer === 'stale') return await announcedBefore(id, contents)
    } catch (error) {
      logFailure(log, 'an event could not be announced', error)
      return refuse('UNAVAILABLE')
    }
    const event = await take(id)
    // Its deals are sealed before anybody enters.
    if (!('refused' in event)) tend(event)
    return event
  }
}

function adopting(
  { store, log }: EventsDeps,
  take: LoadedEvents['take'],
  final: () => void,
): Events['adopt'] {
  return async (id, entries) => {
    const over = (foldAll(entries)?.final ?? null) !== null
    try {
      const done = await store.append({ event: id, expected: 0, entries, over })
      if (done === 'stale') return refuse('ALREADY_HERE', { event: id })
    } catch (error) {
      logFailure(log, 'an event could not be brought here', error)
      return refuse('UNAVAILABLE')
    }
    if (over) final()
    return take(id)
  }
}
