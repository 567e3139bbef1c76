/** The settlement of an event that is played for a stake, as the printed page shows it. Pure. */
import type { Lists } from '../model/lists.js'
import { holderIn, placeOf } from '../model/playing.js'
import { settleMoney } from '../standing/money.js'
import type { EventState } from '../model/state.js'

/** Players in the order of start numbers. Everybody who held a place in turn has a row of their own. */
export function settlementOf(state: EventState, lists: Lists) {
  const paid = settleMoney(state, lists)
  const drawn = state.series.filter(({ status }) => status !== 'planned')
  const name = (id: string): string => state.players.get(id)?.entrant.name ?? id
  const at = new Map<string, typeof paid>()
  for (const one of paid) {
    const key = `${one.series} ${one.table}`
    at.set(key, [...(at.get(key) ?? []), one])
  }
  const seated = drawn.map(({ tables }) => new Set(tables.flatMap(({ players }) => players)))
  return {
    currency: state.regulations.fee?.currency ?? null,
    series: drawn.map(({ series }) => series),
    players: [...state.players.values()].flatMap((place) => {
      const sat = drawn.filter((_, i) => seated[i]?.has(place.id) === true)
      const holders = [...new Set(sat.map(({ series }) => holderIn(place, series)))]
      return holders.map((id) => {
        const own = paid.filter(({ player }) => player === id)
        return {
          number: place.number,
          name: name(id),
          // By series; null if the player has no settled list in it.
          amounts: drawn.map(({ series }) => own.find((one) => one.series === series)?.amount ?? null),
          total: own.reduce((sum, { amount }) => sum + amount, 0),
        }
      })
    }),
    tables: [...at.values()].map((all) => ({
      series: all[0]?.series ?? 0,
      table: all[0]?.table ?? 0,
      paid: all.map(({ player, amount }) => ({ number: placeOf(state, player)?.number ?? 0, amount })),
    })),
    lists: { settled: at.size, of: drawn.reduce((sum, { tables }) => sum + tables.length, 0) },
  }
}

export type Settlement = ReturnType<typeof settlementOf>
