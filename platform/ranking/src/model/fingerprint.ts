/** What was played on a day, whoever says so and however they call it: so an event that comes twice is recognised. */
import { contentHash } from '@stolik/contract/canonical'
import type { Sheet } from './sheet.js'

/** SHA-256 over day, game, and who got what in which series. */
export function fingerprintOf({ date, game, players, lists }: Sheet): string {
  const rows = lists.player.map((index, i) => [
    lists.series[i],
    players[index]?.person,
    lists.units[i],
    lists.small[i],
  ])
  return contentHash([date, game, rows.map((row) => JSON.stringify(row)).sort()])
}
