import { accountResolvers } from './account/resolvers.js'
import { clubResolvers } from './club/resolvers.js'
import type { Gateway } from './gateway.js'
import type { Resolvers } from './graphql/resolver.js'
import { lobbyResolvers } from './lobby/resolvers.js'
import { rankingResolvers } from './ranking/resolvers.js'
import { webhookResolvers } from './ranking/webhooks/resolvers.js'
import { tableResolvers } from './table/resolvers.js'
import { tournamentResolvers } from './tournament/resolvers.js'

/** The resolvers of all root fields. */
export function resolversOf(gateway: Gateway): Resolvers {
  const [account, lobby, table, tournament, ranking, webhook] = [
    accountResolvers(gateway),
    lobbyResolvers(gateway),
    tableResolvers(gateway),
    tournamentResolvers(gateway),
    rankingResolvers(gateway),
    webhookResolvers(gateway),
  ]
  return {
    Query: {
      ...account.Query,
      ...lobby.Query,
      ...table.Query,
      ...tournament.Query,
      ...ranking.Query,
      ...webhook.Query,
      ...clubResolvers(gateway).Query,
    },
    Mutation: {
      ...account.Mutation,
      ...lobby.Mutation,
      ...table.Mutation,
      ...tournament.Mutation,
      ...ranking.Mutation,
      ...webhook.Mutation,
    },
    Subscription: { ...lobby.Subscription, ...table.Subscription, ...tournament.Subscription },
  }
}
