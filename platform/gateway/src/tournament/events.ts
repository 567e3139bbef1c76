/** The events of this process: announced, taken up when asked for, and those seen to that are not over. */
import type { Plugin } from '@stolik/core'
import type { Entropy } from '../entropy.js'
import { logFailure, type Log } from '../failure.js'
import type { Offer } from '../offer.js'
import type { Following, Cluster } from '../table/cluster.js'
import type { Tables } from '../table/tables.js'
import type { Time } from '../time.js'
import { watchers } from '../watchers.js'
import { announce } from '@stolik/tournament/decide/regulations'
import type { By } from '@stolik/tournament/model/entry'
import { liveEvent, type LiveEvent } from './event.js'
import { isEventId, type Keys } from './keys.js'
import { isEventRefusal, refuse, type EventRefusal } from '@stolik/tournament/model/refusal'
import type { Regulations } from '@stolik/tournament/model/regulations'
import { showRow } from './show.js'
import { steward } from './steward.js'
import type { Ending, EventStore } from './store.js'
import type { Tools } from '@stolik/tournament/decide/decide'

export interface EventsDeps {
  readonly games: readonly Offer[]
  readonly store: EventStore
  readonly tables: Pick<Tables, 'seat'>
  readonly cluster: Cluster
  readonly time: Time
  readonly entropy: Entropy
  readonly keys: Keys
  readonly log: Log
}

export interface Events {
  /** The same `op` of the same account again is the same event. */
  announce(
    by: By & { kind: 'direction' },
    regulations: Regulations,
    op: string,
  ): Promise<LiveEvent | EventRefusal>
  find(id: string): Promise<LiveEvent | EventRefusal>
  /** The newest hundred as lists show them; those that cannot be taken up are left out. @throws when the store is away. */
  rows(): Promise<readonly EventRow[]>
  /** Those of these ids, as lists show them; as above. */
  rowsOf(ids: readonly string[]): Promise<readonly EventRow[]>
  /** Nudges when this process hears of an event that has become final, whoever did it, until the answer is called. */
  watch(nudge: () => void): () => void
  stop(): Promise<void>
}

export type EventRow = ReturnType<typeof showRow>

/** What others wrote, and what could not be done, is looked after so often. */
const lookEvery = 5_000
const mostShown = 100

export async function openEvents(deps: EventsDeps): Promise<Events> {
  const { store, cluster, time, log, keys } = deps
  const offers = new Map(deps.games.map((offer) => [offer.plugin.id, offer]))
  const plugins = new Map<string, Plugin>(deps.games.map(({ plugin }) => [plugin.id, plugin]))
  const events = new Map<string, Promise<LiveEvent | EventRefusal>>()
  const followings = new Map<string, Following>()
  /** Rows of events that are final, and since when: until they are reopened they do not change any more. */
  const overRows = new Map<string, { readonly ended: number; readonly row: EventRow }>()
  const isHere = (event: LiveEvent, person: string): boolean =>
    event.attendance.has(person) || followings.get(event.id)?.isHere(person) === true
  const final = watchers()
  const seer = steward({ ...deps, plugins, isHere })
  /** Tells the other processes which reserve players look at it by way of this one. */
  const sayHere = (event: LiveEvent): void => {
    const { regulations, players } = event.state()
    if (cluster.alone || regulations.dropOut !== 'reserve') return
    const reserves = [...players.values()].flatMap(({ status, entrant: { person } }) =>
      status === 'reserve' && person !== null && event.attendance.has(person) ? [person] : [],
    )
    cluster.here(event.id, reserves)
  }

  const toolsOf = ({ plugin, arbiter }: Offer): Tools => ({ lists: plugin, arbiter: arbiter ?? null })

  const load = async (id: string): Promise<LiveEvent | EventRefusal> => {
    const entries = await store.log(id)
    const announced = entries[0]?.entry
    if (announced?.kind !== 'announce') return refuse('UNKNOWN_EVENT')
    const offer = offers.get(announced.regulations.game)
    if (offer === undefined) return refuse('UNAVAILABLE')
    const event: LiveEvent = liveEvent(id, entries, {
      store,
      time,
      log,
      tools: toolsOf(offer),
      salt: () => deps.entropy.sealed().salt,
      alone: cluster.alone,
      changed: (length) => {
        cluster.tell(id, length)
        seer.tend(event)
        if (event.state().final !== null) final.nudge()
      },
      met: () => {
        sayHere(event)
        seer.tend(event)
      },
    })
    // Who cannot be heard now is read before anything is decided.
    if (!cluster.alone) {
      const grew = (length: number): void => void event.catchUp(length)
      const following = await cluster.follow(id, { grew, met: () => seer.tend(event) }).catch(() => undefined)
      if (following !== undefined) followings.set(id, following)
    }
    return event
  }

  /** Once, however many ask for it; what cannot be had now is asked for again. */
  const take = (id: string): Promise<LiveEvent | EventRefusal> => {
    const known = events.get(id)
    if (known !== undefined) return known
    const begun = load(id).then(
      (event) => {
        if ('refused' in event) events.delete(id)
        return event
      },
      (error: unknown) => {
        logFailure(log, `event ${id} cannot be taken up`, error)
        events.delete(id)
        return refuse('UNAVAILABLE')
      },
    )
    events.set(id, begun)
    return begun
  }

  const rowOf = async ({ id, ended }: Ending): Promise<EventRow | undefined> => {
    const known = overRows.get(id)
    if (known !== undefined && known.ended === ended) return known.row
    overRows.delete(id)
    const event = await take(id)
    if ('refused' in event) return undefined
    // The store knows what other processes have done, perhaps before this one has heard of it.
    if ((event.state().final?.at ?? null) !== ended) await event.catchUp()
    const { final } = event.state()
    const row = showRow(id, event.state())
    if (final !== null && final.at === ended) overRows.set(id, { ended, row })
    return row
  }
  const rowsOf = async (endings: readonly Ending[]): Promise<readonly EventRow[]> =>
    (await Promise.all(endings.map(rowOf))).flatMap((row) => row ?? [])

  /** What is final and looked at by nobody is let go; it can be taken up again. */
  const letGo = async (): Promise<void> => {
    for (const [id, taken] of events) {
      const event = await taken
      if ('refused' in event || event.isWatched() || event.state().final === null) continue
      events.delete(id)
      followings.get(id)?.stop()
      followings.delete(id)
    }
  }

  const look = async (): Promise<void> => {
    await letGo()
    for (const id of await store.live()) {
      const event = await take(id)
      if ('refused' in event) continue
      await event.catchUp()
      // Again, since it may have been forgotten.
      sayHere(event)
      seer.tend(event)
    }
  }

  let cancel: () => void
  const lookAgain = (): void => {
    look()
      .catch((error: unknown) => logFailure(log, 'events could not be looked after', error))
      .finally(() => {
        cancel = time.after(lookEvery, lookAgain)
      })
  }
  await look()
  cancel = time.after(lookEvery, lookAgain)

  return {
    announce: async (by, regulations, op) => {
      const offer = offers.get(regulations.game)
      if (offer === undefined) return refuse('UNKNOWN_GAME')
      const decision = announce(regulations, deps.entropy.sealed(), toolsOf(offer).lists)
      if (isEventRefusal(decision)) return decision
      const id = keys.event(by.account, op)
      // It may have been announced by the same name while another secret signed.
      for (const other of keys.good().map((words) => words.event(by.account, op))) {
        const before = other === id ? undefined : await take(other)
        if (before !== undefined && !(isEventRefusal(before) && before.refused === 'UNKNOWN_EVENT'))
          return before
      }
      const entries = decision.entries.map((entry) => ({ at: time.now(), by, op, entry }))
      try {
        // Stale: it is announced already.
        await store.append({ event: id, expected: 0, entries, over: false })
      } catch (error) {
        logFailure(log, 'an event could not be announced', error)
        return refuse('UNAVAILABLE')
      }
      return take(id)
    },
    find: (id) => (isEventId(id) ? take(id) : Promise.resolve(refuse('UNKNOWN_EVENT'))),
    rows: async () => rowsOf(await store.newest(mostShown)),
    rowsOf: async (ids) => rowsOf(await store.endings(ids)),
    watch: final.watch,
    stop: async () => {
      cancel()
      await seer.stop()
    },
  }
}
