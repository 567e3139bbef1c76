/** Gives tables to players who have one, and to parties who have to share one. The search leaves them there. */
import type { Random } from '@stolik/core'
import { at, type Ledger } from './ledger.js'
import type { Party } from './parties.js'

/** The table, from 0, of each player who stays there. */
export type Held = ReadonlyMap<number, number>

/**
 * A party without a table of its own gets one by lot among those of the usual size, or by standing the one of its first player.
 * Whoever finds no room, or would sit with somebody from whom they must be kept apart, is seated like everybody else.
 *
 * @param sitting the players of the series, by standing in their order
 */
export function hold(
  book: Ledger,
  parties: readonly Party[],
  sitting: readonly number[],
  sizes: readonly number[],
  random: Random | null,
): Held {
  const held = new Map<number, number>()
  if (parties.length === 0) return held
  const n = book.ids.length
  const index = new Map(book.ids.map((id, player) => [id, player]))
  const seated = new Set(sitting)
  const room = [...sizes]
  const sits = (player: number, table: number): boolean => {
    const clash = [...held].some(([other, its]) => its === table && at(book.apart, player * n + other) === 1)
    if (clash || (room[table] ?? 0) === 0) return false
    held.set(player, table)
    room[table] = at(room, table) - 1
    return true
  }
  const here = parties.map(({ players, table }) => ({
    table: table === undefined || table > sizes.length ? undefined : table - 1,
    players: players
      .map((id) => index.get(id))
      .filter((player) => player !== undefined && seated.has(player)),
  })) as { readonly table: number | undefined; readonly players: readonly number[] }[]
  for (const { table, players } of here)
    if (table !== undefined) for (const player of players) sits(player, table)
  for (const { table, players } of here) {
    if (table !== undefined || players.length < 2) continue
    const free = tablesFor(book, players, { sizes, room, held })
    const own =
      random === null
        ? nearest(free, tableAt(sizes, Math.min(...players.map((player) => sitting.indexOf(player)))))
        : free[random.below(Math.max(1, free.length))]
    if (own !== undefined) for (const player of players) sits(player, own)
  }
  return held
}

/** Tables with room for all of them; of the usual size, if there are any. */
function tablesFor(
  { ids, apart }: Ledger,
  players: readonly number[],
  tables: { readonly sizes: readonly number[]; readonly room: readonly number[]; readonly held: Held },
): readonly number[] {
  const { sizes, room, held } = tables
  const keptFrom = (table: number): boolean =>
    [...held].some(
      ([other, its]) => its === table && players.some((one) => at(apart, one * ids.length + other) === 1),
    )
  const free = sizes.map((_, table) => table).filter((table) => at(room, table) >= players.length)
  const fitting = free.filter((table) => !keptFrom(table))
  const usual = fitting.filter((table) => sizes[table] === sizes[0])
  return usual.length > 0 ? usual : fitting
}

/** The table of a position in the standings. */
function tableAt(sizes: readonly number[], position: number): number {
  let end = 0
  return sizes.findIndex((size) => position < (end += size))
}

const nearest = (tables: readonly number[], wished: number): number | undefined =>
  [...tables].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0]

/** Fills the tables in order around the players who stay at theirs. */
export function filled(order: readonly number[], sizes: readonly number[], held: Held): number[] {
  if (held.size === 0) return [...order]
  const others = order.filter((player) => !held.has(player))
  let first = 0
  return sizes.flatMap((size, table) => {
    const own = order.filter((player) => held.get(player) === table)
    return [...own, ...others.slice(first, (first += size - own.length))]
  })
}

/** Returns a chair for each of these players of one table, with the fewest earlier uses in all. */
export function chairsOf(
  { had, width }: Ledger,
  players: readonly number[],
  size: number,
): readonly number[] {
  let best: { readonly chairs: readonly number[]; readonly cost: number } | undefined
  const take = (chairs: readonly number[], cost: number): void => {
    const player = players[chairs.length]
    if (player === undefined) {
      if (best === undefined || cost < best.cost) best = { chairs, cost }
      return
    }
    for (let chair = 0; chair < size; chair++)
      if (!chairs.includes(chair)) take([...chairs, chair], cost + at(had, player * width + chair))
  }
  take([], 0)
  return best?.chairs ?? []
}
