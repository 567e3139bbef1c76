/** The events that this process has loaded: on request, each once. */
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Entropy } from '../../base/entropy.js'
import { logFailure, type Log } from '../../base/failure.js'
import type { Offer } from '../../base/offer.js'
import type { Cluster, Following } from '../../store/cluster.js'
import type { Time } from '../../base/time.js'
import { liveEvent, type LiveEvent } from './event.js'
import { settledLog } from './settle-old.js'
import type { EventStore } from '../store/sql.js'
import { toolsOf } from './tools.js'

export interface AtHandDeps {
  readonly games: readonly Offer[]
  readonly store: EventStore
  readonly cluster: Cluster
  readonly time: Time
  readonly entropy: Entropy
  readonly log: Log
  /** Called after every change of an event, and whenever somebody opens or closes it. */
  readonly tend: (event: LiveEvent) => void
  /** Called after every change of an event that is final. */
  readonly final: () => void
}

export type LoadedEvents = ReturnType<typeof loadedEvents>

export function loadedEvents(deps: AtHandDeps) {
  const { store, cluster, time, log, tend } = deps
  const offers = new Map(deps.games.map((offer) => [offer.plugin.id, offer]))
  const events = new Map<string, Promise<LiveEvent | EventRefusal>>()
  const followings = new Map<string, Following>()

  /** Tells the other processes which players of online tables have the event open through this one. */
  const sayHere = (event: LiveEvent): void => {
    if (cluster.alone) return
    const here = [...event.state().players.values()].flatMap(({ entrant: { online, person } }) =>
      online && person !== null && event.attendance.has(person) ? [person] : [],
    )
    cluster.here(event.id, here)
  }
  const follow = async (event: LiveEvent): Promise<void> => {
    const grew = (length: number): void => void event.catchUp(length)
    // Without a subscription the log is read again before anybody is refused, and acts of others appear a little later.
    const following = await cluster.follow(event.id, { grew, met: () => tend(event) }).catch(() => undefined)
    if (following !== undefined) followings.set(event.id, following)
  }
  const load = async (id: string): Promise<LiveEvent | EventRefusal> => {
    const written = await store.log(id)
    const announced = written[0]?.entry
    if (announced?.kind !== 'announce') return refuse('UNKNOWN_EVENT')
    const offer = offers.get(announced.regulations.game)
    if (offer === undefined) return refuse('UNAVAILABLE')
    const tools = toolsOf(offer)
    const entries = await settledLog(store, id, written, tools)
    const event: LiveEvent = liveEvent(id, entries, {
      store,
      time,
      log,
      tools,
      salt: () => deps.entropy.sealed().salt,
      alone: cluster.alone,
      changed: (length) => {
        cluster.tell(id, length)
        tend(event)
        if (event.state().final !== null) deps.final()
      },
      met: () => {
        sayHere(event)
        tend(event)
      },
    })
    if (!cluster.alone) await follow(event)
    return event
  }

  return {
    /** Loads it once for all callers. A failed load is tried again on the next request. */
    take: (id: string): Promise<LiveEvent | EventRefusal> => {
      const known = events.get(id)
      if (known !== undefined) return known
      const begun = load(id)
        .catch((error: unknown) => {
          logFailure(log, `event ${id} could not be loaded`, error)
          return refuse('UNAVAILABLE')
        })
        .then((event) => {
          if ('refused' in event) events.delete(id)
          return event
        })
      events.set(id, begun)
      return begun
    },
    /** Unloads events that are final and not watched; they can be loaded again. */
    letGo: async (): Promise<void> => {
      for (const [id, taken] of events) {
        const event = await taken
        if ('refused' in event || event.isWatched() || event.state().final === null) continue
        events.delete(id)
        followings.get(id)?.stop()
        followings.delete(id)
      }
    },
    /** Whether a person has the event open, through any process. */
    isHere: (event: LiveEvent, person: string): boolean =>
      event.attendance.has(person) || followings.get(event.id)?.isHere(person) === true,
    sayHere,
  }
}
