/** Payments of events that are played for a stake. Each list is settled separately, by the game's own rule (5.5.5). */
import type { Lists } from '../model/lists.js'
import type { At } from '../model/entry.js'
import { holderIn } from '../model/playing.js'
import type { EventState } from '../model/state.js'
import { tableResult } from './table.js'

export interface Paid extends At {
  /** Whoever held the place in that series. A reserve who took it over later neither pays nor gets what was played before. */
  readonly player: string
  /** In the smallest coin; negative if they pay. */
  readonly amount: number
}

/** Settles all complete lists that count. Empty if there is no stake (PT 9.2). */
export function settleMoney(state: EventState, lists: Lists): readonly Paid[] {
  const { stake, profile } = state.regulations.format
  if (stake === null) return []
  return state.series.flatMap(({ series, tables }) =>
    tables.flatMap((table) => {
      const { annulled, missing, hands, length } = table.list
      if (annulled !== null || missing.length > 0 || hands.length < length) return []
      const totals = tableResult(lists, state, table).sheet.rows.at(-1)?.totals ?? []
      const amounts = lists.papers.money(profile, totals, stake) ?? []
      return table.players.flatMap((id, chair) => {
        const amount = amounts[chair]
        const place = state.players.get(id)
        const player = place === undefined ? id : holderIn(place, series)
        return amount === undefined ? [] : [{ series, table: table.table, player, amount }]
      })
    }),
  )
}
