import { leastRatedSeries } from '@stolik/contract/rated'
import type { Gateway } from '../../api/gateway.js'
import { dayOf, endOfDay, hallZone } from '../../base/day-of.js'
import { refuse } from '../../base/refusal.js'
import { orUnavailable } from '../../graphql/answered.js'
import type { Resolver } from '../../graphql/resolver.js'
import { prices } from '../../http/budget.js'
import type { Month, Rating, RatingRow } from '../lists.js'

interface RatingArgs {
  readonly game: string
  readonly club?: string | null
  readonly month?: string | null
}

/** Rows of a list. */
const most = 100

const day = 24 * 60 * 60_000

/** A month of the calendar; undefined for any other text. */
export function readMonth(text: string): Month | undefined {
  const first = /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? Date.parse(`${text}-01T00:00Z`) : Number.NaN
  if (Number.isNaN(first)) return undefined
  const before = dayOf(first - day, 'UTC')
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return {
    from: endOfDay(before, hallZone),
    until: endOfDay(dayOf(last.getTime(), 'UTC'), hallZone),
    least: leastRatedSeries,
  }
}

export function ratingResolvers({ games, ratings, settings, marks, budget, log }: Gateway) {
  const ratingsOfCaller = (person: string | undefined): Promise<readonly Rating[]> =>
    person === undefined ? Promise.resolve([]) : ratings.ratingsOf(person)

  const list: Resolver<RatingArgs> = async (_, { game, club = null, month = null }, context) => {
    if (!games.some(({ plugin }) => plugin.id === game)) return refuse('UNKNOWN_GAME')
    const wanted = month === null ? null : readMonth(month)
    const isClub = club === null || settings.clubs().some(({ id }) => id === club)
    if (wanted === undefined || !isClub) return refuse('BAD_CHOICE')
    await budget.pay(context, prices.daily)
    const me = context.session === null ? undefined : context.person?.id
    return orUnavailable(log, 'ratings could not be read', refuse('UNAVAILABLE'), async () => {
      const listed = { game, club, most }
      const rows = wanted === null ? await ratings.best(listed) : await ratings.ofMonth(listed, wanted)
      const own = (await ratingsOfCaller(me)).find((one) => one.game === game)
      return {
        __typename: 'RatingList',
        game,
        club,
        month,
        rows: rows.map((row) => showRow(row, rows, me, marks.of(row.person))),
        own: own ?? null,
        least: wanted?.least ?? null,
      }
    })
  }

  const myRatings: Resolver<object> = (_, _args, { person, session }) =>
    ratingsOfCaller(session === null ? undefined : person?.id)

  return { Query: { ratings: list, myRatings } }
}

/** Equal figures share a place. */
function showRow(
  { person, ...row }: RatingRow,
  all: readonly RatingRow[],
  me: string | undefined,
  mark: ReturnType<Gateway['marks']['of']>,
): object {
  const figure = (one: Pick<RatingRow, 'gain' | 'value'>): number => one.gain ?? one.value
  const better = all.filter((one) => !one.provisional && figure(one) > figure(row))
  return { ...row, mark, place: row.provisional ? null : better.length + 1, own: person === me }
}
