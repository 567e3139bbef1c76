import { orUnavailable } from '../../graphql/answered.js'
import { throttle } from '../../account/throttle.js'
import type { Gateway } from '../../api/gateway.js'
import type { Context } from '../../account/context.js'
import type { Resolver } from '../../graphql/resolver.js'
import { refuse } from '../../base/refusal.js'
import type { Which, Kind, Mark, Played } from '../store.js'
import { showArgs } from '../../table/show-sheet.js'

const page = 20
const mostCounted = 5_000

/** A person's own finished hands. Nobody can ask for those of others. */
export function playedResolvers({ changes, games, played, rates, scrub, time, log }: Gateway) {
  const may = throttle(rates)
  /** Answers people who have entered. If the store does not answer, they are told so. */
  const answered = async (
    { person }: Context,
    answer: (person: string) => Promise<object>,
  ): Promise<object> => {
    if (person === null) return refuse('NOT_SIGNED_IN')
    const [line, refused] = ['the hands of a player could not be read', refuse('UNAVAILABLE')] as const
    return orUnavailable(log, line, refused, () => answer(person.id))
  }

  const newest = async (which: Omit<Which, 'most' | 'before'>, before: string | null) => {
    const mark = before === null ? null : readMark(before)
    if (mark === undefined) return undefined
    const rows = await played.newest({ ...which, before: mark, most: page + 1 })
    const [listed, last] = [rows.slice(0, page), rows[page - 1]]
    return { shown: listed, next: rows.length > page && last !== undefined ? writeMark(last) : null }
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
      changes.tell({ kind: 'players', ids: [person] })
      await scrub()
      return { __typename: 'Done', done: true }
    })

  return { Query: { playedHands, playedSeries, playedStatistics }, Mutation: { forgetPlayed } }
}

const showHand = ({ table, hand, at, game, chair, shown }: Played) => ({
  table,
  hand,
  at,
  game,
  chair,
  profile: shown.profile,
  players: shown.players,
  invitation: shown.invitation,
  hints: shown.hinted?.includes(chair) === true,
  row: { ...shown.row, args: showArgs(shown.row.args) },
})

function showSeries({ table, at, game, chair, shown }: Played) {
  const totals = shown.final ?? []
  return {
    table,
    at,
    game,
    chair,
    totals,
    profile: shown.profile,
    length: shown.length,
    players: shown.players,
    place: 1 + totals.filter((total) => total > (totals[chair] ?? 0)).length,
  }
}

/** The games with the sums of their kinds, most played first; `curves` holds the scores of each game in order. */
function showGames(kinds: readonly Kind[], curves: ReadonlyMap<string, readonly number[]>) {
  const sum = (of: readonly Kind[], what: 'hands' | 'points'): number =>
    of.reduce((all, one) => all + one[what], 0)
  return [...new Set(kinds.map(({ game }) => game))]
    .map((game) => {
      const mine = kinds.filter((kind) => kind.game === game)
      const [hands, points] = [sum(mine, 'hands'), sum(mine, 'points')]
      return { game, hands, points, kinds: mine, curve: curve(curves.get(game) ?? []) }
    })
    .toSorted((a, b) => b.hands - a.hands)
}

const mostPoints = 60

/** Running totals, thinned out evenly. The last one always stays. */
export function curve(scores: readonly number[]): readonly number[] {
  let total = 0
  const totals = scores.map((score) => (total += score))
  const count = Math.min(mostPoints, totals.length)
  const at = (i: number): number =>
    count === 1 ? totals.length - 1 : Math.round((i * (totals.length - 1)) / (count - 1))
  return Array.from({ length: count }, (_, i) => totals[at(i)] ?? 0)
}

const writeMark = ({ at, table, hand }: Mark): string => `${at}.${table}.${hand}`

/** undefined if the text is not a mark. */
export function readMark(text: string): Mark | undefined {
  const [, at, table, hand] = /^(\d{1,15})\.([2-9a-hjkmnp-z]{8})\.(\d{1,6})$/.exec(text) ?? []
  return at === undefined || table === undefined || hand === undefined
    ? undefined
    : { at: Number(at), table, hand: Number(hand) }
}
