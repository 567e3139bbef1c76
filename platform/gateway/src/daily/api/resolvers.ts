import { orUnavailable } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import type { Gateway } from '../../api/gateway.js'
import { commitmentOf, deadlineOf, openedDeals, today, type DayOf } from '../deals.js'
import { refuseDaily } from '../refusal.js'
import { closingOf, isClub, isKept, pastDeals, pluginOf } from './days.js'
import { fieldResolver } from './field.js'
import { playResolver } from './play.js'
import { dayPlayers } from './player.js'
import { showDay } from './show-day.js'
import { weekResolver } from './week.js'

interface DayArgs {
  readonly game: string
  readonly day?: string | null
  readonly club?: string | null
}

export function dailyResolvers(gateway: Gateway) {
  const { daily, eventKeys: keys, budget, time, log } = gateway
  const players = dayPlayers(gateway)

  const answered = (answer: () => Promise<object>): Promise<object> =>
    orUnavailable(log, 'the deals of the day could not be reached', refuseDaily('UNAVAILABLE'), answer)

  const dailyDeals: Resolver<DayArgs> = async (_, { game, day: wantedDay, club: named = null }, context) => {
    const now = time.now()
    const day = wantedDay ?? today(now)
    if (pluginOf(gateway, game) === undefined) return refuseDaily('UNKNOWN_GAME')
    if (!isKept(day, now) || !isClub(gateway, named)) return refuseDaily('BAD_CHOICE')
    await budget.pay(context, prices.daily)
    const isPast = day < today(now)
    return answered(async () => {
      const player = await players.looking(context)
      const of: DayOf = { game, day, club: named ?? player?.club ?? null }
      const own = player && (await daily.ofAny(of, player.selves))
      const deals = isPast ? await pastDeals(daily, of) : of
      const noted = await daily.commitment(deals)
      const closedAt = await closingOf(daily, deals, isPast)
      const until = closedAt ?? deadlineOf(day)
      const results =
        noted === undefined
          ? { rows: [], begun: 0 }
          : await daily.results({ ...of, commitment: noted, until })
      const isListed = own !== undefined && results.rows.some(({ person }) => person === own.person)
      const isAlone = own !== undefined && !isListed && own.club === deals.club
      const unlisted = isAlone ? await daily.totalAt(own.table, player?.selves ?? [], until) : undefined
      // Nobody of the club played: what everybody played is not its business.
      const isPlayed = noted !== undefined && (deals.club === of.club || results.begun > 0)
      const stillUnplayed = isPast ? null : commitmentOf(keys, of)
      const isOver = closedAt !== undefined
      return showDay({
        of,
        commitment: isPlayed ? noted : stillUnplayed,
        isOver,
        opened: isPlayed && isOver ? (openedDeals(keys, deals, noted) ?? null) : null,
        closes: deadlineOf(day),
        table: own?.table ?? null,
        unlisted: unlisted ?? null,
        results,
      })
    })
  }

  return {
    Query: { dailyDeals, dailyField: fieldResolver(gateway), dailyWeek: weekResolver(gateway) },
    Mutation: { playDaily: playResolver(gateway) },
  }
}
