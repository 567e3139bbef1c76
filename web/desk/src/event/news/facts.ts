/** What a news item says about a result: figures and names only, in no language. */
import type { Category, EventShown, ResultRow } from '@stolik/elements/event/client/types'

export interface Ranked {
  readonly place: number
  readonly name: string
  readonly points: number
}

export interface Facts {
  readonly name: string
  readonly place: string
  readonly starts: number
  readonly mode: EventShown['regulations']['mode']
  readonly players: number
  /** The first three places, which may have several players each. */
  readonly podium: readonly Ranked[]
  /** The first place of teams and pairs, and of each category. */
  readonly groups: readonly (Ranked & { readonly kind: 'TEAM' | 'PAIR' })[]
  readonly categories: readonly { readonly category: Category; readonly name: string }[]
  /** The highest total of one list, if the event had several series and one player alone has it. */
  readonly bestList: { readonly name: string; readonly points: number; readonly series: number } | null
}

export function factsOf({ regulations, standings, series }: EventShown): Facts {
  const { name, place, starts, mode } = regulations
  const { individual } = standings
  const called = new Map(individual.map((row) => [row.player, row.name]))
  const played = individual.filter(({ cells }) => cells.some(({ kind }) => kind === 'LIST'))
  return {
    name,
    place: place.trim(),
    starts,
    mode,
    players: played.length,
    podium: individual.flatMap((row) => ranked(row)),
    groups: standings.groups.flatMap(({ rule: { kind }, rows }) =>
      rows.filter((row) => row.place === 1).flatMap((row) => ranked(row).map((one) => ({ ...one, kind }))),
    ),
    categories: standings.categories.flatMap(({ category, rows }) =>
      rows
        .filter((row) => row.place === 1)
        .map(({ player }) => ({ category, name: called.get(player) ?? '' }))
        .filter((one) => one.name !== ''),
    ),
    bestList: series.length > 1 ? bestOf(played, regulations.format.scoring.scale === null) : null,
  }
}

const last = 3

/** Nobody is named whose name was deleted. */
const ranked = ({ place, name, points }: Pick<ResultRow, 'place' | 'name' | 'points'>): readonly Ranked[] =>
  place === null || place > last || name === '' ? [] : [{ place, name, points }]

/** @param byPoints whether a list counts by its total; otherwise its place counts, and the total stands in small points */
function bestOf(rows: readonly ResultRow[], byPoints: boolean): Facts['bestList'] {
  const lists = rows.flatMap(({ name, cells }) =>
    cells
      .filter(({ kind }) => kind === 'LIST')
      .map(({ series, points, small }) => ({ name, series, points: byPoints ? points : small })),
  )
  const most = Math.max(...lists.map(({ points }) => points))
  const [best, ...others] = lists.filter(({ points }) => points === most)
  return best === undefined || others.length > 0 || best.name === '' ? null : best
}
