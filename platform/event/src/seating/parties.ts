/** Players who have to share a table: those of wished pairs, and those who have the same table. */
import type { SeatRequest } from './task.js'

export interface Party {
  readonly players: readonly string[]
  /** The table that one of them has; undefined if any will do. */
  readonly table: number | undefined
}

/** Returns everybody who has a table or has to share one, in the order of the requests. */
export function partiesOf(requests: readonly SeatRequest[]): readonly Party[] {
  const tables = new Map(
    requests.flatMap(({ kind, players: [player = ''], table }) =>
      kind === 'table' && table !== undefined ? [[player, table] as const] : [],
    ),
  )
  let parties: (readonly string[])[] = [...tables.keys()].map((player) => [player])
  for (const { kind, players: pair } of requests) {
    if (kind !== 'together') continue
    const joined = parties.filter((party) => pair.some((player) => party.includes(player)))
    const others = parties.filter((party) => !joined.includes(party))
    parties = [...others, [...new Set([...joined.flat(), ...pair])]]
  }
  return parties.map((players) => ({
    players,
    table: players.map((player) => tables.get(player)).find((table) => table !== undefined),
  }))
}
