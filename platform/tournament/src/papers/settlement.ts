/** The settlement of an event that is played for a stake, as the printed page shows it. Pure. */
import type { Lists } from '../model/lists.js'
import { holder } from '../model/playing.js'
import { settleMoney } from '../standing/money.js'
import type { EventState } from '../model/state.js'

export interface Settlement {
  /** ISO code; null if the regulations name no currency. */
  readonly currency: string | null
  readonly series: readonly number[]
  /** In the order of their start numbers. */
  readonly players: readonly {
    readonly number: number
    readonly name: string
    /** By series, as in `series`; null if the player has no settled list in it. */
    readonly amounts: readonly (number | null)[]
    readonly total: number
  }[]
  readonly tables: readonly {
    readonly series: number
    readonly table: number
    /** By chair. */
    readonly paid: readonly { readonly number: number; readonly amount: number }[]
  }[]
  /** The number of settled lists, and of all lists. */
  readonly lists: { readonly settled: number; readonly of: number }
}

export function settlementOf(state: EventState, lists: Lists): Settlement {
  const paid = settleMoney(state, lists)
  const drawn = state.series.filter(({ status }) => status !== 'planned')
  const name = (id: string): string => {
    const place = state.players.get(id)
    return place === undefined ? id : holder(state, place).entrant.name
  }
  const at = new Map<string, typeof paid>()
  for (const one of paid) {
    const key = `${one.series} ${one.table}`
    at.set(key, [...(at.get(key) ?? []), one])
  }
  const seated = new Set(drawn.flatMap(({ tables }) => tables.flatMap(({ players }) => players)))
  return {
    currency: state.regulations.fee?.currency ?? null,
    series: drawn.map(({ series }) => series),
    players: [...state.players.values()]
      .filter(({ id }) => seated.has(id))
      .map(({ id, number }) => {
        const own = paid.filter(({ player }) => player === id)
        return {
          number,
          name: name(id),
          amounts: drawn.map(({ series }) => own.find((one) => one.series === series)?.amount ?? null),
          total: own.reduce((sum, { amount }) => sum + amount, 0),
        }
      }),
    tables: [...at.values()].map((all) => ({
      series: all[0]?.series ?? 0,
      table: all[0]?.table ?? 0,
      paid: all.map(({ player, amount }) => ({ number: state.players.get(player)?.number ?? 0, amount })),
    })),
    lists: { settled: at.size, of: drawn.reduce((sum, { tables }) => sum + tables.length, 0) },
  }
}
