/** Rankings by category: women, juniors, seniors, the youngest and the oldest. */
import type { Category } from '@stolik/contract/shapes'
import type { Regulations } from '@stolik/contract/event/regulations'
import type { CategoryRanking } from '../model/standings.js'
import type { Entered } from './individual.js'
import type { Placed } from './order.js'

/** Ranks a category in the overall order. Players who share a place overall share it here. */
export function rankCategory(
  category: Category,
  { juniorFrom, seniorUntil }: Regulations,
  ranked: readonly Placed<Entered>[],
): readonly Placed<Entered>[] {
  const born = ({ item }: Placed<Entered>): number => item.born ?? 0
  const withYear = ranked.filter(({ item }) => item.born !== null)
  switch (category) {
    case 'women':
      return numbered(ranked.filter(({ item }) => item.woman === true))
    case 'junior':
      return numbered(withYear.filter((one) => juniorFrom !== null && born(one) >= juniorFrom))
    case 'senior':
      return numbered(withYear.filter((one) => seniorUntil !== null && born(one) <= seniorUntil))
    case 'youngest':
      return numbered(
        withYear.toSorted((a, b) => born(b) - born(a)),
        born,
      )
    case 'oldest':
      return numbered(
        withYear.toSorted((a, b) => born(a) - born(b)),
        born,
      )
  }
}

/**
 * The rows that are published. Among the youngest and the oldest only those whom the prize is for, or the first while there
 * are no prizes yet: the order of all would tell everybody's age.
 */
export function publishedRows({ category, rows }: CategoryRanking): CategoryRanking['rows'] {
  if (category !== 'youngest' && category !== 'oldest') return rows
  const won = rows.filter(({ prize }) => prize !== null)
  return won.length > 0 ? won : rows.filter(({ place }) => place === 1)
}

/** Numbers the places again. Among youngest and oldest, the year of birth separates before the result does. */
function numbered(
  ranked: readonly Placed<Entered>[],
  year: (one: Placed<Entered>) => number = () => 0,
): readonly Placed<Entered>[] {
  let place = 0
  return ranked.map((one, i) => {
    const before = ranked[i - 1]
    if (before === undefined || before.place !== one.place || year(before) !== year(one)) place = i + 1
    return { ...one, place }
  })
}
