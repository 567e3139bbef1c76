import { accountResolvers } from '../account/api/resolvers.js'
import { clubResolvers } from '../club/api/resolvers.js'
import { dailyResolvers } from '../daily/api/resolvers.js'
import { fairPlayResolvers } from '../fair-play/api/resolvers.js'
import type { Gateway } from './gateway.js'
import type { Resolvers } from '../graphql/resolver.js'
import { leagueResolvers } from '../league/api/resolvers.js'
import { lobbyResolvers } from '../lobby/api/resolvers.js'
import { playedResolvers } from '../played/api/resolvers.js'
import { ratingResolvers } from '../rating/api/resolvers.js'
import { playerResolvers } from '../players/api/resolvers.js'
import { rankingResolvers } from '../ranking/api/resolvers.js'
import { webhookResolvers } from '../ranking/api/webhooks.js'
import { ruleSetResolvers } from '../rules/api/resolvers.js'
import { settingsResolvers } from '../settings/api/resolvers.js'
import { tableResolvers } from '../table/api/resolvers.js'
import { talkResolvers } from '../talk/api/resolvers.js'
import { eventResolvers } from '../event/api/resolvers.js'

const topics: readonly ((gateway: Gateway) => Partial<Resolvers>)[] = [
  accountResolvers,
  clubResolvers,
  dailyResolvers,
  fairPlayResolvers,
  leagueResolvers,
  lobbyResolvers,
  playedResolvers,
  playerResolvers,
  rankingResolvers,
  ratingResolvers,
  webhookResolvers,
  ruleSetResolvers,
  settingsResolvers,
  tableResolvers,
  talkResolvers,
  eventResolvers,
]

/** Joins the resolvers of all root fields. */
export function resolversOf(gateway: Gateway): Resolvers {
  const all = topics.map((resolvers) => resolvers(gateway))
  const joined = <R extends keyof Resolvers>(root: R): Resolvers[R] =>
    Object.assign({}, ...all.map((one) => one[root])) as Resolvers[R]
  return { Query: joined('Query'), Mutation: joined('Mutation'), Subscription: joined('Subscription') }
}
