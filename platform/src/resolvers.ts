import { accountResolvers } from './account/resolvers.js'
import type { Gateway } from './gateway.js'
import type { Resolvers } from './graphql/resolver.js'
import { lobbyResolvers } from './lobby/resolvers.js'
import { tableResolvers } from './table/resolvers.js'

/** The resolvers of all root fields. */
export function resolversOf(gateway: Gateway): Resolvers {
  const [account, lobby, table] = [
    accountResolvers(gateway),
    lobbyResolvers(gateway),
    tableResolvers(gateway),
  ]
  return {
    Query: { ...account.Query, ...lobby.Query, ...table.Query },
    Mutation: { ...account.Mutation, ...lobby.Mutation, ...table.Mutation },
    Subscription: { ...lobby.Subscription, ...table.Subscription },
  }
}
