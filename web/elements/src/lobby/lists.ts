/** The lists that a lobby shows: the open tables, the games on offer, and which tables are the person's own. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import type { Gateway } from '../client/gateway.js'
import type { Failure } from '../client/http.js'
import type { GameInfo, LobbyTable } from '../client/types.js'
import { fetchMark } from '../mark/fetch.js'
import { deferredUpdates } from './deferred-updates.js'

interface ListDeps {
  readonly gate: () => Gateway
  /** The gateway's address; null if it is invalid. */
  readonly place: () => string | null
  readonly failed: (why: Failure) => void
}

/** Follows the gateway as long as the host is on the page. */
export function lists(host: HTMLElement & ReactiveControllerHost, { gate, place, failed }: ListDeps) {
  let tables: readonly LobbyTable[] | null = null
  let games: readonly GameInfo[] | null = null
  let mine: readonly string[] = []
  const deferred = deferredUpdates<readonly LobbyTable[]>((next) => {
    tables = next
    host.requestUpdate()
  })
  const findGames = async (): Promise<void> => {
    const outcome = await gate().games()
    if ('done' in outcome) games = outcome.done
    else if (outcome.refused !== 'OFFLINE') failed(outcome.refused)
    host.requestUpdate()
  }
  const findMine = async (): Promise<void> => {
    if (gate().guest.value === null) return
    const outcome = await gate().me()
    if ('done' in outcome) setMine(outcome.done?.tables ?? [])
  }
  const setMine = (ids: readonly string[]): void => {
    mine = ids
    host.requestUpdate()
  }
  runWhileConnected(host, place, () => {
    deferred.release()
    void findGames()
    return gate().watchLobby((next) => {
      deferred.take(next)
      fetchMark(next.flatMap(({ players }) => players))
      void findMine()
      if (games === null) void findGames()
    }, failed)
  })
  runWhileConnected(
    host,
    () => gate().guest.value?.token ?? null,
    () => {
      void findMine()
      return () => setMine([])
    },
  )
  return {
    /** null until they have come. */
    get tables() {
      return tables
    },
    /** null until they have come. */
    get games() {
      return games
    },
    /** Whether the person sits at a table. */
    isMine: (table: string): boolean => mine.includes(table),
    /** Fetches the games again. */
    findGames,
    /** Holds back changes of the tables. */
    deferred,
  }
}
