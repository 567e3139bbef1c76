/** Chooses which rows of a ranking are shown, and in what order. Pure. */
import { folded } from '@stolik/contract/folded'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { intlOf, type Locale } from '@stolik/core'

export const figures = ['events', 'lists', 'hands', 'points', 'small', 'wins', 'won', 'lost'] as const
export type Figure = (typeof figures)[number]
/** A figure of a row; 0 if the edition is older than the figure. */
export const valueOf = (row: Readonly<Partial<Record<'score' | Figure, number>>>, figure: 'score' | Figure) =>
  row[figure] ?? 0

export type SortKey = 'place' | 'name' | 'score' | 'deviation' | Figure

export interface RankingFilter {
  /** Parts of the name or the club, in any order. */
  readonly search: string
  readonly category: string | null
  readonly division: string | null
  readonly club: string | null
  readonly sort: SortKey
  readonly down: boolean
}

export const noFilter: RankingFilter = {
  search: '',
  category: null,
  division: null,
  club: null,
  sort: 'place',
  down: false,
}

const texts = new WeakMap<PublishedRow, string>()

/** Normalizing 20,000 names costs more than searching them, so it is done once per row. */
function textOf(row: PublishedRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = folded(`${row.name ?? ''} ${row.club ?? ''}`)
  texts.set(row, text)
  return text
}

/** Returns the place of a row, in the category if one is chosen. */
export function placeIn({ place, places }: PublishedRow, category: string | null): number | null {
  const all: Readonly<Partial<Record<string, number | null>>> = places
  return category === null ? place : (all[category] ?? null)
}

/** Returns the wanted rows in the wanted order. Rows without a place are always last. */
export function filterAndSort(
  rows: readonly PublishedRow[],
  wanted: RankingFilter,
  locale: Locale,
): PublishedRow[] {
  const { category, division, club, sort, down } = wanted
  const parts = folded(wanted.search).split(/\s+/).filter(Boolean)
  const found = rows.filter(
    (row) =>
      (category === null || Object.hasOwn(row.places, category)) &&
      (division === null || row.division === division) &&
      (club === null || row.club === club) &&
      (parts.length === 0 || parts.every((part) => textOf(row).includes(part))),
  )
  const placed = found.filter((row) => placeIn(row, category) !== null)
  const behind = found.filter((row) => placeIn(row, category) === null)
  const by = order(sort, category, locale)
  // The file is already ordered by place. That order includes the rows without one.
  const sorted = (some: PublishedRow[]): PublishedRow[] => {
    if (sort === 'place' && (category === null || some === behind)) return down ? some.toReversed() : some
    return some.sort((a, b) => (down ? by(b, a) : by(a, b)))
  }
  return [...sorted(placed), ...sorted(behind)]
}

function order(
  sort: SortKey,
  category: string | null,
  locale: Locale,
): (a: PublishedRow, b: PublishedRow) => number {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(intlOf(locale))
    // A forgotten person has no name to sort by and is last.
    return (a, b) => Number(a.name === null) - Number(b.name === null) || compare(a.name ?? '', b.name ?? '')
  }
  if (sort === 'place') return (a, b) => (placeIn(a, category) ?? 0) - (placeIn(b, category) ?? 0)
  return (a, b) => (a[sort] ?? 0) - (b[sort] ?? 0)
}

/**
 * Returns the columns that carry information. Columns of zeros, or equal to the score or another column, are left out. If every
 * event had the same number of lists, and every list the same number of hands, the events are enough.
 */
export function columns({ rows, kind }: Pick<Published, 'rows' | 'kind'>): readonly Figure[] {
  const some = figures.filter((figure) => rows.some((row) => valueOf(row, figure) !== 0))
  const same = (a: 'score' | Figure, b: Figure): boolean =>
    rows.every((row) => valueOf(row, a) === valueOf(row, b))
  // Compares ratios by cross-multiplication with a row that is not 0. A single row would make every column a multiple.
  const multiple = (a: Figure, b: Figure): boolean => {
    const one = rows.find((row) => valueOf(row, a) !== 0)
    return (
      same(a, b) ||
      (one !== undefined &&
        rows.length > 1 &&
        rows.every((row) => valueOf(row, a) * valueOf(one, b) === valueOf(row, b) * valueOf(one, a)))
    )
  }
  return some.filter((figure) => {
    if (figure === 'points') return kind === 'points' && !same('score', 'points')
    if (figure === 'small')
      return !same('score', 'small') && !(some.includes('points') && same('points', 'small'))
    if (figure === 'lists') return !multiple('events', 'lists')
    if (figure === 'hands') return !multiple('lists', 'hands')
    return true
  })
}

/** Returns the clubs in the order of the language. */
export const clubsOf = (rows: readonly PublishedRow[], locale: Locale): readonly string[] =>
  [...new Set(rows.flatMap(({ club }) => (club === null ? [] : [club])))].sort(
    new Intl.Collator(intlOf(locale)).compare,
  )

export const pageSize = 100
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageSize))
