/** What the resolvers work with: everything behind the gateway, without Fastify or GraphQL. */
import type { Tokens } from './account/tokens.js'
import type { Entropy } from './entropy.js'
import type { LobbyWatch } from './lobby/watch.js'
import type { Offer } from './offer.js'
import type { Store } from './store/store.js'
import type { Pace } from './table/due.js'
import type { Tables } from './table/tables.js'
import type { Time } from './time.js'

export interface Gateway {
  readonly games: readonly Offer[]
  readonly tables: Tables
  readonly lobby: LobbyWatch
  readonly store: Store
  readonly tokens: Tokens
  readonly entropy: Entropy
  readonly time: Time
  readonly pace: Pace
}
