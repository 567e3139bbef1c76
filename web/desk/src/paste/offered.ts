/** What the chosen element can show: the things of the gateway, and the players of a chosen ranking. */
import { runWhileConnected } from '@stolik/elements/base/follow'
import type { Gateway } from '@stolik/elements/client/gateway'
import type { ReactiveControllerHost } from 'lit'
import type { PinnedLoader } from './lines.js'
import { fetchPinnedLoader, playersOf, thingsOf, type Thing, type Things } from './things.js'
import { whenConnected } from '../site/when-connected.js'

interface State {
  /** null while loading, undefined after a failure. */
  things: Things | null | undefined
  /** The players of the chosen ranking, where one is needed; null while loading, undefined after a failure. */
  players: readonly Thing[] | null | undefined
  pinned: PinnedLoader | null | undefined
}

export interface Offered extends Readonly<State> {
  /** Loads again what could not be loaded. */
  again(): void
}

interface OfferedBy {
  /** The address of the gateway; null if it is invalid. */
  place(): string | null
  gate(): Gateway
  server(): string
  origin(): string
  /** The id of the ranking whose players are needed, '' before it is chosen, null where none are needed. */
  ranking(): string | null
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean }

export function offeredThings(host: Host, by: OfferedBy): Offered {
  const state: State = { things: null, players: null, pinned: null }
  /** How often loading the players was repeated. */
  let tries = 0

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }
  const fetch = async (): Promise<void> => {
    change({ things: null })
    const [things, pinned] = await Promise.all([thingsOf(by.gate()), fetchPinnedLoader(by.origin())])
    change({ things, pinned })
  }

  whenConnected(
    host,
    () => by.place(),
    () => fetch(),
  )
  runWhileConnected(
    host,
    () => {
      const ranking = by.ranking()
      return ranking === null ? null : `${ranking} ${by.server()} ${tries}`
    },
    () => {
      let stopped = false
      const ranking = by.ranking() ?? ''
      change({ players: null })
      if (ranking !== '')
        void playersOf(by.server(), ranking).then((players) => {
          if (!stopped) change({ players })
        })
      return () => (stopped = true)
    },
  )

  return Object.assign(state, {
    again() {
      if (state.things === undefined) void fetch()
      else {
        tries += 1
        host.requestUpdate()
      }
    },
  })
}
