/** One's own hands in the shape of the schema. Pure functions. */
import { showArgs } from '../../table/show-sheet.js'
import type { Kind, Mark, Played } from '../store.js'

export const showHand = ({ table, hand, at, game, chair, shown }: Played) => ({
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

export function showSeries({ table, at, game, chair, shown }: Played) {
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
export function showGames(kinds: readonly Kind[], curves: ReadonlyMap<string, readonly number[]>) {
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

export const writeMark = ({ at, table, hand }: Mark): string => `${at}.${table}.${hand}`

/** undefined if the text is not a mark. */
export function readMark(text: string): Mark | undefined {
  const [, at, table, hand] = /^(\d{1,15})\.([2-9a-hjkmnp-z]{8})\.(\d{1,6})$/.exec(text) ?? []
  return at === undefined || table === undefined || hand === undefined
    ? undefined
    : { at: Number(at), table, hand: Number(hand) }
}
