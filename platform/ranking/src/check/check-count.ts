/** Checks that the parts of a count go together. Its figures have bounds. */
import type { PlaceScale, Points, Scheme } from '@stolik/contract/ranking/scheme'
import type { Found } from './bounds.js'

export function checkCount({ count, tieBreaks }: Scheme, found: Found): void {
  if (count.kind === 'points') checkPoints(count, found)
  else if (tieBreaks.includes('best')) found('tieBreaks', 'CONTRADICTS', { other: 'count.kind' })
}

function checkPoints({ value, take, best, carry, bonus }: Points, found: Found): void {
  if (value.kind === 'place') checkScale('count.value', value, found)
  if (take === 'sum') return
  if (best === 0) found('count.best', 'DIVIDES_BY_ZERO')
  if (bonus !== undefined) found('count.bonus', 'CONTRADICTS', { other: 'count.take' })
  if (carry !== null) found('count.carry', 'CONTRADICTS', { other: 'count.take' })
}

export function checkScale(path: string, { scale, behind }: PlaceScale, found: Found): void {
  const all = [...scale, behind]
  if (all.some((points, i) => i > 0 && points > (all[i - 1] as number))) found(`${path}.scale`, 'ORDER')
}
