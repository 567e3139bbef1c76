/** Sheets and results with everybody under the id that they count under. */
import type { Result } from './edition.js'
import { joined } from './joined.js'
import type { Same } from './same.js'
import type { Sheet, SheetPlayer } from './sheet.js'

/**
 * Players who are one person are one, with the lists of all of them. Where two have a list of the same series they stay two,
 * and nothing is counted from the sheet: nobody sits twice.
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

/** In which series somebody has a list. */
const seriesOf = ({ lists }: Sheet, player: number): readonly number[] =>
  lists.series.filter((_, i) => lists.player[i] === player)

/** A list that two of them have in one series: then they are two people. */
export function together(sheet: Sheet, one: readonly string[], other: readonly string[]): boolean {
  const series = (ids: readonly string[]): readonly number[] =>
    sheet.players.flatMap(({ person }, i) => (ids.includes(person) ? seriesOf(sheet, i) : []))
  const own = new Set(series(one))
  return series(other).some((n) => own.has(n))
}

/** An edition that is carried over from is not counted anew: of the rows that are one person now, the better one stands. */
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
