import { accountResolvers } from './account/resolvers.js'
import { clubResolvers } from './club/resolvers.js'
import { dailyResolvers } from './daily/resolvers.js'
import { fairPlayResolvers } from './fair-play/resolvers.js'
import type { Gateway } from './gateway.js'
import type { Resolvers } from '../graphql/resolver.js'
import { leagueResolvers } from './league/resolvers.js'
import { lobbyResolvers } from './lobby/resolvers.js'
import { playedResolvers } from './played/resolvers.js'
import { rankingResolvers } from './ranking/resolvers.js'
import { webhookResolvers } from './ranking/webhooks.js'
import { ruleSetResolvers } from './rules/resolvers.js'
import { settingsResolvers } from './settings/resolvers.js'
import { tableResolvers } from './table/resolvers.js'
import { talkResolvers } from './talk/resolvers.js'
import { tournamentResolvers } from './tournament/resolvers.js'

/** Joins the resolvers of all root fields. */
export function resolversOf(gateway: Gateway): Resolvers {
  const [account, lobby, table, talk, tournament, ranking, league, webhook, settings, rules, played, daily] =
    [
      accountResolvers(gateway),
      lobbyResolvers(gateway),
      tableResolvers(gateway),
      talkResolvers(gateway),
      tournamentResolvers(gateway),
      rankingResolvers(gateway),
      leagueResolvers(gateway),
      webhookResolvers(gateway),
      settingsResolvers(gateway),
      ruleSetResolvers(gateway),
      playedResolvers(gateway),
      dailyResolvers(gateway),
    ]
  const fairPlay = fairPlayResolvers(gateway)
  return {
    Query: {
      ...account.Query,
      ...lobby.Query,
      ...table.Query,
      ...talk.Query,
      ...tournament.Query,
      ...ranking.Query,
      ...league.Query,
      ...webhook.Query,
      ...settings.Query,
      ...rules.Query,
      ...played.Query,
      ...daily.Query,
      ...fairPlay.Query,
      ...clubResolvers(gateway).Query,
    },
    Mutation: {
      ...account.Mutation,
      ...lobby.Mutation,
      ...table.Mutation,
      ...talk.Mutation,
      ...tournament.Mutation,
      ...ranking.Mutation,
      ...league.Mutation,
      ...webhook.Mutation,
      ...settings.Mutation,
      ...rules.Mutation,
      ...played.Mutation,
      ...daily.Mutation,
      ...fairPlay.Mutation,
    },
    Subscription: {
      ...lobby.Subscription,
      ...table.Subscription,
      ...talk.Subscription,
      ...tournament.Subscription,
    },
  }
}
