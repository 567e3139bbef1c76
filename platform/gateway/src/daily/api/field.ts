/** What others made of the deals of a closed day. */
import type { Gateway } from '../../api/gateway.js'
import { orUnavailable } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { today, type DayOf } from '../deals.js'
import { fieldOf, type FieldDeal } from '../field.js'
import { refuseDaily } from '../refusal.js'
import type { DayHand } from '../store.js'
import { closingOf, isClub, isKept, pastDeals, pluginOf } from './days.js'
import { dayPlayers } from './player.js'

interface FieldArgs {
  readonly game: string
  readonly day: string
  readonly club?: string | null
}

export function fieldResolver(gateway: Gateway): Resolver<FieldArgs> {
  const { daily, budget, time, log } = gateway
  const players = dayPlayers(gateway)
  return async (_, { game, day, club: named = null }, context) => {
    const now = time.now()
    if (pluginOf(gateway, game) === undefined) return refuseDaily('UNKNOWN_GAME')
    if (!isKept(day, now) || !isClub(gateway, named)) return refuseDaily('BAD_CHOICE')
    await budget.pay(context, prices.dailyField)
    const line = 'the deals of a past day could not be reached'
    return orUnavailable(log, line, refuseDaily('UNAVAILABLE'), async () => {
      const player = await players.looking(context)
      const of: DayOf = { game, day, club: named ?? player?.club ?? null }
      const isPast = day < today(now)
      const deals = isPast ? await pastDeals(daily, of) : of
      const until = await closingOf(daily, deals, isPast)
      if (until === undefined) return refuseDaily('NOT_CLOSED')
      const commitment = await daily.commitment(deals)
      const hands = commitment === undefined ? [] : await daily.hands({ ...of, commitment, until })
      const own = player && (await daily.ofAny(of, player.selves))
      const isSame = player !== undefined && own !== undefined && own.club === deals.club
      const mine = isSame ? await daily.handsAt(own.table, player.selves) : []
      return { __typename: 'DailyField', day, deals: fieldOf(hands, mine).map(showDeal) }
    })
  }
}

const showHand = ({ name, table, kind, own, score }: DayHand) => ({ name, table, kind, own, score })

const showDeal = ({ hand, players, mean, contracts, scores, best, mine }: FieldDeal) => ({
  hand,
  players,
  mean,
  contracts,
  scores,
  best: showHand(best),
  mine: mine && showHand(mine),
})
