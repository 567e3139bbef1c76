/** When the deals of each series were committed to and opened, and when it was drawn and ended. Pure. */
import type { Dealing } from '@stolik/contract/published/results'
import type { Logged } from '../model/entry.js'

/** Returns a row for each series whose deals were committed to, in the order of these commitments. */
export function dealingOf(log: readonly Logged[]): readonly Dealing[] {
  type Kind = 'draw' | 'end' | 'openDeals'
  const first = (kind: Kind, series: number): Dealing['drawn'] => {
    const entry = log.findIndex(({ entry }) => entry.kind === kind && entry.series === series)
    const found = log[entry]
    return found === undefined ? null : { entry, at: found.at }
  }
  return log.flatMap(({ entry, at }, n) =>
    entry.kind === 'sealDeals'
      ? [
          {
            series: entry.series,
            sealed: { entry: n, at },
            drawn: first('draw', entry.series),
            ended: first('end', entry.series),
            opened: first('openDeals', entry.series),
          },
        ]
      : [],
  )
}
