/** The lists that a lobby shows: the open tables, the games on offer, and which tables are the person's own. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure } from '../client/http.js'
import type { GameInfo, LobbyTable } from '../client/types.js'
import { fetchMark } from '../mark/fetch.js'
import type { OwnSeats, Seat } from '../seats/own-seats.js'
import { deferredUpdates } from './deferred-updates.js'

interface ListDeps {
  readonly gate: () => Gateway
  /** The gateway's address; null if it is invalid. */
  readonly place: () => string | null
  readonly failed: (why: Failure) => void
}

interface Lists {
  /** The public tables; null until they have come. */
  readonly open: readonly LobbyTable[] | null
  /** The person's own, private ones too. */
  readonly own: readonly Seat[]
}

/** Follows the gateway as long as the host is on the page. */
export function lists(host: HTMLElement & ReactiveControllerHost, { gate, place, failed }: ListDeps) {
  let current: Lists = { open: null, own: [] }
  let newest = current
  let games: readonly GameInfo[] | null = null
  let seats: OwnSeats | null = null
  const deferred = deferredUpdates<Lists>((next) => {
    current = next
    host.requestUpdate()
  })
  const change = (more: Partial<Lists>): void => deferred.take((newest = { ...newest, ...more }))
  const findGames = async (): Promise<void> => {
    const outcome = await gate().games()
    if ('done' in outcome) games = outcome.done
    else if (outcome.refused !== 'OFFLINE') failed(outcome.refused)
    host.requestUpdate()
  }
  runWhileConnected(host, place, () => {
    deferred.release()
    void findGames()
    return gate().watchLobby((next) => {
      change({ open: next })
      fetchMark(next.flatMap(({ players }) => players))
      seats?.ask()
      if (games === null) void findGames()
    }, failed)
  })
  // People without a name sit nowhere.
  runWhileConnected(
    host,
    () => (gate().guest.value === null ? null : place()),
    () => {
      const stop = followSeats(gate(), (now) => {
        seats = now
        change({ own: now.value })
      })
      return () => {
        stop()
        change({ own: [] })
      }
    },
  )
  return {
    /** The tables that are not over, the person's own first; null until they have come. */
    get tables(): readonly LobbyTable[] | null {
      const { open, own } = current
      if (open === null) return null
      return [
        ...own.map(({ table }) => table),
        ...open.filter(({ id }) => !own.some(({ table }) => table.id === id)),
      ]
    },
    /** null until they have come. */
    get games() {
      return games
    },
    /** Whether the person sits at a table. */
    isMine: (table: string): boolean => current.own.some(({ table: { id } }) => id === table),
    /** Whether the person plays somewhere. */
    get isSeated(): boolean {
      return current.own.some(({ kept }) => !kept)
    },
    /** The table where the person waits for others; null if there is none. */
    get gathering(): string | null {
      const waits = current.own.find(
        ({ kept, table }) => !kept && table.phase === 'GATHERING' && table.players.includes(null),
      )
      return waits?.table.id ?? null
    },
    /** Fetches the games again. */
    findGames,
    /** Holds back changes of the tables. */
    deferred,
  }
}

/** Loads the code that follows them, which strangers do not need. */
function followSeats(gateway: Gateway, changed: (seats: OwnSeats) => void): () => void {
  let stop: (() => void) | null = () => undefined
  import('../seats/own-seats.js').then(
    ({ seatsAt }) => {
      // The host may have left the page meanwhile.
      if (stop === null) return
      const seats = seatsAt(gateway)
      stop = seats.follow(() => changed(seats))
      changed(seats)
    },
    () => undefined,
  )
  return () => {
    stop?.()
    stop = null
  }
}
