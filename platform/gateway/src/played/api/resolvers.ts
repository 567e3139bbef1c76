import { throttle } from '../../account/throttle.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuse } from '../../base/refusal.js'
import { readMark, showGames, showHand, showSeries, writeMark } from './show.js'
import type { Which } from '../store.js'

const page = 20
const mostCounted = 5_000

/** A person's own finished hands. Nobody can ask for those of others. */
export function playedResolvers({ games, played, rates, scrub, time, log }: Gateway) {
  const may = throttle(rates)
  /** Answers people who have entered. If the store does not answer, they are told so. */
  const answered = async (
    { person }: Context,
    answer: (person: string) => Promise<object>,
  ): Promise<object> => {
    if (person === null) return refuse('NOT_SIGNED_IN')
    try {
      return await answer(person.id)
    } catch (error) {
      logFailure(log, 'the hands of a player could not be read', error)
      return refuse('UNAVAILABLE')
    }
  }

  const newest = async (which: Omit<Which, 'most' | 'before'>, before: string | null) => {
    const mark = before === null ? null : readMark(before)
    if (mark === undefined) return undefined
    const rows = await played.newest({ ...which, before: mark, most: page + 1 })
    const [shown, last] = [rows.slice(0, page), rows[page - 1]]
    return { shown, next: rows.length > page && last !== undefined ? writeMark(last) : null }
  }

  const playedHands: Resolver<{ game?: string | null; before?: string | null }> = (_, args, context) =>
    answered(context, async (person) => {
      const { game = null, before = null } = args
      if (game !== null && !games.some(({ plugin }) => plugin.id === game)) return refuse('UNKNOWN_GAME')
      const found = await newest({ person, game, what: 'hands' }, before)
      if (found === undefined) return refuse('BAD_CHOICE')
      return { __typename: 'PlayedHands', hands: found.shown.map(showHand), next: found.next }
    })

  const playedSeries: Resolver<{ before?: string | null }> = (_, { before = null }, context) =>
    answered(context, async (person) => {
      const found = await newest({ person, game: null, what: 'series' }, before)
      if (found === undefined) return refuse('BAD_CHOICE')
      return { __typename: 'PlayedSeriesPage', series: found.shown.map(showSeries), next: found.next }
    })

  const playedStatistics: Resolver<object> = (_, _args, context) =>
    answered(context, async (person) => {
      const kinds = await played.kinds(person, mostCounted)
      const ids = [...new Set(kinds.map(({ game }) => game))]
      const curves = await Promise.all(
        ids.map(async (game) => [game, await played.scores(person, game, mostCounted)] as const),
      )
      return { __typename: 'PlayedStatistics', games: showGames(kinds, new Map(curves)) }
    })

  const forgetPlayed: Resolver<object> = (_, _args, context) =>
    answered(context, async (person) => {
      if (!(await may.forget(context.address))) return refuse('TOO_MANY')
      await played.forget(person, time.now())
      await scrub()
      return { __typename: 'Done', done: true }
    })

  return { Query: { playedHands, playedSeries, playedStatistics }, Mutation: { forgetPlayed } }
}
