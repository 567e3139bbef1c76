/** Identifies what was played on a day, regardless of source and event name, to recognise an event that arrives twice. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { contentHash } from '@stolik/contract/canonical'

/** Returns the SHA-256 of day, game, and each player's points by series. */
export function fingerprintOf({ date, game, players, lists }: Sheet): string {
  const rows = lists.player.map((index, i) => [
    lists.series[i],
    players[index]?.person,
    lists.units[i],
    lists.small[i],
  ])
  return contentHash([date, game, rows.map((row) => JSON.stringify(row)).sort()])
}
