/** Two players against each other: all lists that both have at one table, compared by small points. */
import type { Sheet } from '@stolik/contract/ranking/sheet'

export interface Against {
  readonly tables: number
  readonly ahead: number
  readonly behind: number
  readonly small: number
  readonly otherSmall: number
}

export function headToHead(sheets: Iterable<Sheet>, person: string, other: string): Against {
  const against = { tables: 0, ahead: 0, behind: 0, small: 0, otherSmall: 0 }
  for (const { players, lists } of sheets) {
    const indexOf = (id: string): number => players.findIndex((player) => player.person === id)
    const [a, b] = [indexOf(person), indexOf(other)]
    if (a === -1 || b === -1) continue
    const mine = new Map<string, number>()
    lists.player.forEach((player, i) => {
      if (player === a && lists.table[i] !== 0) mine.set(`${lists.series[i]} ${lists.table[i]}`, i)
    })
    lists.player.forEach((player, i) => {
      const own = player === b ? mine.get(`${lists.series[i]} ${lists.table[i]}`) : undefined
      if (own === undefined) return
      const [small, otherSmall] = [lists.small[own] as number, lists.small[i] as number]
      against.tables += 1
      against.small += small
      against.otherSmall += otherSmall
      if (small > otherSmall) against.ahead += 1
      if (small < otherSmall) against.behind += 1
    })
  }
  return against
}
