/** Who is paid what where a stake is played: each list by itself, by the game's own rule (5.5.5). */
import type { Lists } from '../model/lists.js'
import type { At } from '../model/entry.js'
import type { EventState } from '../model/state.js'
import { tableResult } from './table.js'

export interface Paid extends At {
  readonly player: string
  /** In the smallest coin; negative: they pay. */
  readonly amount: number
}

/** Of complete lists that count. Empty where nothing is played for. */
export function settleMoney(state: EventState, lists: Lists): readonly Paid[] {
  const { stake, profile } = state.regulations.format
  if (stake === null) return []
  return state.series.flatMap(({ series, tables }) =>
    tables.flatMap((table) => {
      const { annulled, missing, hands, length } = table.list
      if (annulled !== null || missing.length > 0 || hands.length < length) return []
      const totals = tableResult(lists, state, table).sheet.rows.at(-1)?.totals ?? []
      const amounts = lists.papers.money(profile, totals, stake) ?? []
      return table.players.flatMap((player, chair) => {
        const amount = amounts[chair]
        return amount === undefined ? [] : [{ series, table: table.table, player, amount }]
      })
    }),
  )
}
