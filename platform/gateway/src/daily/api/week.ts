/** The table of a league of the week. */
import type { Gateway } from '../../api/gateway.js'
import { orUnavailable } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import { closeOfWeek } from '../close-weeks.js'
import { isDay, today } from '../deals.js'
import { refuseDaily } from '../refusal.js'
import {
  countedDays,
  daysOf,
  divisions,
  leaguesOf,
  leagueTable,
  mondayOf,
  weeksBefore,
  type WeekRow,
} from '../week.js'
import { weekPoints } from '../week-points.js'
import type { Named, WeekOf } from '../week-store.js'
import { isClub, pluginOf } from './days.js'
import { dayPlayers } from './player.js'

/** The days of so many weeks are kept as a whole. */
const keptWeeks = 7

interface WeekArgs {
  readonly game: string
  readonly week?: string | null
  readonly club?: string | null
}

export function weekResolver(gateway: Gateway): Resolver<WeekArgs> {
  const { daily, weeks, budget, time, log } = gateway
  const players = dayPlayers(gateway)
  return async (_, { game, week: wanted, club: named = null }, context) => {
    const now = time.now()
    const current = mondayOf(today(now))
    const week = wanted ?? current
    const isKept =
      isDay(week) && mondayOf(week) === week && week <= current && week >= weeksBefore(current, keptWeeks)
    if (pluginOf(gateway, game) === undefined) return refuseDaily('UNKNOWN_GAME')
    if (!isKept || !isClub(gateway, named)) return refuseDaily('BAD_CHOICE')
    await budget.pay(context, prices.dailyWeek)
    const line = 'the week could not be reached'
    return orUnavailable(log, line, refuseDaily('UNAVAILABLE'), async () => {
      const player = await players.looking(context)
      const of: WeekOf = { game, week, club: named ?? player?.club ?? null }
      const person = player === undefined || player.isGuest ? null : player.person.id
      const leagues = leaguesOf(await weeks.members(of))
      const isIn = (league: readonly Named[]): boolean => league.some((one) => one.person === person)
      // Whoever is in no league sees the one in which new people play.
      const league = leagues.find(isIn) ?? leagues.at(-1) ?? []
      const points = await weekPoints(daily, of, today(now))
      const isOver = week < current && (await weeks.isClosed(of))
      const rows = leagueTable(league, points).map((row) => showRow(row, person))
      const own = rows.find(({ you }) => you) ?? null
      return {
        __typename: 'DailyWeek',
        game,
        week,
        club: of.club,
        days: daysOf(week),
        over: isOver,
        closes: closeOfWeek(week),
        counted: countedDays,
        divisions,
        own,
        nextDivision: isOver && person !== null ? await weeks.nextOf(of, person) : null,
        rows,
      }
    })
  }
}

const showRow = (row: WeekRow<Named>, person: string | null) => ({
  place: row.place,
  name: row.member.name,
  division: row.member.division,
  points: row.points,
  days: row.days,
  movement: row.movement,
  you: row.member.person === person,
})
