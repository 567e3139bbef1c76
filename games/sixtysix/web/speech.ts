/** Tells what was said and done between two views, one sentence each. The table itself tells the cards played. */
import { nameOf, type Situation } from '@stolik/kit/shown'
import type { View } from '../src/view.js'
import { closedBy, marriage } from './scene.js'

export function tell(before: View, now: View, at: Situation): readonly string[] {
  const says = (seat: number, what: string): string => at.t('table.says', { name: nameOf(at, seat), what })
  const swapped = before.turned !== now.turned && now.turned !== null
  return [
    ...now.marriages.slice(before.marriages.length).map((one) => says(one.seat, marriage(one, at))),
    ...(swapped ? [says(now.toAct[0] ?? 0, at.t('sixtysix.exchanges'))] : []),
    ...(before.closed === null && now.closed !== null ? [closedBy(now.closed, at)] : []),
  ]
}
