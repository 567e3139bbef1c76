/** Replaces ids in sheets and results by the id that a person counts under. */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Sheet, SheetPlayer } from '@stolik/contract/ranking/sheet'
import { joined } from './joined.js'
import type { Same } from './same.js'

/**
 * Joins players who are one person, with all of their lists. If two of them have a list in the same series, they stay two and
 * the sheet is not counted: nobody sits twice.
 */
export function sameSheet(sheet: Sheet, same: Same): Sheet {
  if (sheet.players.every(({ person }) => same.of(person) === person)) return sheet
  const known = new Map<string, { readonly at: number; readonly series: Set<number> }>()
  const players: SheetPlayer[] = []
  const index = sheet.players.map((one, i) => {
    const player = { ...one, person: same.of(one.person) }
    const series = seriesOf(sheet, i)
    const other = known.get(player.person)
    if (other === undefined || series.some((n) => other.series.has(n))) {
      const at = players.push(player) - 1
      known.set(player.person, { at, series: new Set(series) })
      return at
    }
    players[other.at] = joined(players[other.at] as SheetPlayer, player)
    for (const n of series) other.series.add(n)
    return other.at
  })
  const player = sheet.lists.player.map((one) => index[one] ?? one)
  return { ...sheet, players, lists: { ...sheet.lists, player } }
}

/** The series in which a player has a list. */
const seriesOf = ({ lists }: Sheet, player: number): readonly number[] =>
  lists.series.filter((_, i) => lists.player[i] === player)

/** Whether both have a list in one series, which proves that they are two people. */
export function together(sheet: Sheet, one: readonly string[], other: readonly string[]): boolean {
  const series = (ids: readonly string[]): readonly number[] =>
    sheet.players.flatMap(({ person }, i) => (ids.includes(person) ? seriesOf(sheet, i) : []))
  const own = new Set(series(one))
  return series(other).some((n) => own.has(n))
}

/** A carried edition is not counted again. Of the rows that are now one person, the better one stays. */
export function sameResult(result: Result, same: Same): Result {
  const seen = new Set<string>()
  const all = result.all.flatMap((row) => {
    const person = same.of(row.person)
    if (seen.has(person)) return []
    seen.add(person)
    return [{ ...row, person }]
  })
  return { ...result, all }
}
