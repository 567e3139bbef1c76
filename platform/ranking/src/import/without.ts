/** The sheet of an imported event without some of its rows. */
import type { Lists, Sheet } from '@stolik/contract/ranking/sheet'
import { ranked, type Brought } from './places.js'
import type { FileSheet } from './sheet.js'

/**
 * Removes rows. People who have no list left are removed too, and places by points are computed again.
 * @param gone rows of the lists, by index
 */
export function withoutRows({ sheet, lines, byPoints }: FileSheet, gone: ReadonlySet<number>): FileSheet {
  if (gone.size === 0) return { sheet, lines, byPoints }
  const remaining = sheet.lists.player.map((_, i) => i).filter((i) => !gone.has(i))
  const left = [...new Set(remaining.map((i) => sheet.lists.player[i] as number))].sort((a, b) => a - b)
  const index = new Map(left.map((before, now) => [before, now]))
  const columns = Object.entries(sheet.lists) as [keyof Lists, readonly number[]][]
  const lists = Object.fromEntries(
    columns.map(([name, column]) => [name, remaining.map((i) => column[i] as number)]),
  ) as unknown as Lists
  const own = { ...lists, player: lists.player.map((before) => index.get(before) as number) }
  const places = byPoints ? placesOf(own) : undefined
  const players = left.flatMap((before, now) => {
    const player = sheet.players[before]
    return player === undefined
      ? []
      : [places === undefined ? player : { ...player, place: places.get(now) ?? null }]
  })
  return {
    sheet: { ...sheet, players, lists: own } satisfies Sheet,
    lines: remaining.map((i) => lines[i] as number),
    byPoints,
  }
}

function placesOf({ player, units, small }: Lists): ReadonlyMap<number, number> {
  const sums = new Map<number, Brought & { readonly who: number }>()
  for (const [i, who] of player.entries()) {
    const before = sums.get(who) ?? { units: 0, small: 0 }
    sums.set(who, {
      who,
      units: before.units + (units[i] as number),
      small: before.small + (small[i] as number),
    })
  }
  return ranked([...sums.values()], ({ who }) => who)
}
