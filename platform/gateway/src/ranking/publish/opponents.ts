/** Everybody whom a player met at a table, counted as `headToHead` counts a pair. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Against } from '@stolik/ranking/model/head-to-head'

type Counts = { -readonly [key in keyof Against]: Against[key] }

export function opponents(sheets: Iterable<Sheet>, person: string): ReadonlyMap<string, Against> {
  const met = new Map<string, Counts>()
  for (const { players, lists } of sheets) {
    const own = players.findIndex((player) => player.person === person)
    if (own === -1) continue
    const keyOf = (i: number): string => `${lists.series[i]} ${lists.table[i]}`
    const mine = new Map<string, number>()
    lists.player.forEach((player, i) => {
      if (player === own && lists.table[i] !== 0) mine.set(keyOf(i), lists.small[i] as number)
    })
    lists.player.forEach((player, i) => {
      const small = player === own ? undefined : mine.get(keyOf(i))
      const other = players[player]?.person
      if (small === undefined || other === undefined) return
      const against = met.get(other) ?? { tables: 0, ahead: 0, behind: 0, small: 0, otherSmall: 0 }
      met.set(other, against)
      const otherSmall = lists.small[i] as number
      against.tables += 1
      against.small += small
      against.otherSmall += otherSmall
      if (small > otherSmall) against.ahead += 1
      if (small < otherSmall) against.behind += 1
    })
  }
  return met
}
