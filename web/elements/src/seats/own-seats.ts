/**
 * The seats of the person at a gateway, for everything on the page that shows them. They are followed live only while there are
 * any; otherwise the gateway is asked when the person comes to a page or back to it.
 */
import { observable, type Observable } from '../base/observable.js'
import type { Answer } from '../client/document.js'
import type { Gateway } from '../client/gateway.js'
import * as documents from './documents.js'

export type Seat = Answer<typeof documents.seats>['seats'][number]

export interface OwnSeats extends Pick<Observable<readonly Seat[]>, 'value'> {
  /** Calls `changed` after every change until the returned function is called. */
  follow(changed: () => void): () => void
  /** Asks whether the person has sat down somewhere meanwhile, unless that is known. */
  ask(): void
}

const known = new WeakMap<Gateway, OwnSeats>()

/** All elements of a page share one subscription. */
export function seatsAt(gateway: Gateway): OwnSeats {
  const seats = known.get(gateway) ?? ownSeats(gateway)
  known.set(gateway, seats)
  return seats
}

const none: readonly Seat[] = []

function ownSeats(gateway: Gateway): OwnSeats {
  const seats = observable(none)
  const followers = new Set<object>()
  let unsubscribe: (() => void) | undefined
  let isAsking = false
  /** Whether there was a reason to ask while an answer was on its way, which may be outdated. */
  let isOutdated = false
  let stops: readonly (() => void)[] = []

  const drop = (): void => {
    unsubscribe?.()
    unsubscribe = undefined
  }
  const clear = (): void => {
    drop()
    seats.set(none)
  }
  const subscribe = (): void => {
    unsubscribe ??= gateway.watch(
      documents.seats,
      {},
      (data) => {
        const { seats: now } = data
        if (now.length === 0) clear()
        else seats.set(now)
      },
      clear,
    )
  }
  const ask = async (): Promise<void> => {
    if (gateway.guest.value === null) return clear()
    if (unsubscribe !== undefined) return
    isOutdated = isAsking
    if (isAsking) return
    isAsking = true
    const outcome = await gateway.me()
    isAsking = false
    if (followers.size === 0) return
    if ('done' in outcome && outcome.done !== null && outcome.done.tables.length > 0) subscribe()
    else if (isOutdated) void ask()
  }
  const onReturn = (): void => {
    if (!document.hidden) void ask()
  }
  const begin = (): void => {
    document.addEventListener('visibilitychange', onReturn)
    stops = [
      gateway.guest.watch(() => void ask()),
      () => document.removeEventListener('visibilitychange', onReturn),
    ]
    void ask()
  }
  return {
    get value() {
      return seats.value
    },
    follow(changed) {
      const follower = {}
      followers.add(follower)
      const unwatch = seats.watch(changed)
      if (followers.size === 1) begin()
      return () => {
        unwatch()
        if (!followers.delete(follower) || followers.size > 0) return
        stops.forEach((stop) => stop())
        drop()
      }
    },
    ask: () => void ask(),
  }
}
