/** The start of a draw: byes, small tables and chairs. Everything else is by lot or in order. */
import { shuffled, type Random } from '@stolik/core'
import { shareChairs } from './chairs.js'
import { chairsOf, filled, hold, type Held } from './held.js'
import { at, type Ledger } from './ledger.js'
import { upperTables, type Manner } from './manner.js'
import type { Party } from './parties.js'

export interface Start {
  /** The player of each position, series after series. */
  readonly seats: Int32Array
  /** Players with a bye in the first series. */
  readonly byes: readonly number[]
  /** Who stays at a table, for each series. */
  readonly held: readonly Held[]
}

/** `sizes`: chairs of each table, the usual ones first. `count`: the first series and those planned with it. */
export function begin(
  book: Ledger,
  sizes: readonly number[],
  count: number,
  { ordered, halves }: Manner,
  random: Random,
  parties: readonly Party[],
): Start {
  const everybody = book.ids.map((_, player) => player)
  const seats = sizes.reduce((sum, size) => sum + size, 0)
  const rested = book.byes.slice()
  const order: number[] = []
  const held: Held[] = []
  let byes: readonly number[] | undefined
  for (let series = 0; series < count; series++) {
    const drawn = ordered ? everybody : shuffled(everybody, random)
    // In an order, the last players get the byes. The sort is stable, so players with equally many byes keep their order.
    const resting = [...drawn]
      .reverse()
      .sort((a, b) => at(rested, a) - at(rested, b))
      .slice(0, drawn.length - seats)
    for (const player of resting) rested[player] = at(rested, player) + 1
    const sitting = drawn.filter((player) => !resting.includes(player))
    const own = hold(book, parties, sitting, sizes, ordered ? null : random)
    if (halves) order.push(...halved(book, sitting, sizes, own, random))
    else
      order.push(...(ordered || series > 0 ? filled(sitting, sizes, own) : placed(book, sitting, sizes, own)))
    held.push(own)
    byes ??= resting
  }
  return { seats: Int32Array.from(order), byes: byes ?? [], held }
}

/** Places the first players by lots at the upper half of the tables, and the others at the lower half. */
function halved(
  book: Ledger,
  players: readonly number[],
  sizes: readonly number[],
  held: Held,
  random: Random,
): number[] {
  const upper = upperTables(sizes.length)
  const [above, below] = [sizes.slice(0, upper), sizes.slice(upper)]
  const heldIn = (first: number, end: number): Held =>
    new Map(
      [...held].flatMap(([one, table]) => (table < first || table >= end ? [] : [[one, table - first]])),
    )
  const [up, down] = [heldIn(0, upper), heldIn(upper, sizes.length)]
  const others = players.filter((player) => !held.has(player))
  const room = above.reduce((sum, size) => sum + size, 0) - up.size
  return [
    ...placed(book, [...up.keys(), ...shuffled(others.slice(0, room), random)], above, up),
    ...placed(book, [...down.keys(), ...shuffled(others.slice(room), random)], below, down),
  ]
}

/** The small tables come last and go to players who rarely sat at one. Then everybody gets a chair that they rarely had. */
function placed(book: Ledger, players: readonly number[], sizes: readonly number[], held: Held): number[] {
  const usual = sizes.filter((size) => size === sizes[0]).length
  const atTable = sizes.map((_, table) => players.filter((player) => held.get(player) === table))
  const left = sizes.map((size, table) => size - (atTable[table]?.length ?? 0))
  const first = left.slice(0, usual).reduce((sum, places) => sum + places, 0)
  const order = players
    .filter((player) => !held.has(player))
    .sort((a, b) => at(book.small, b) - at(book.small, a))
  return [
    ...tables(book, order.slice(0, first), sizes.slice(0, usual), atTable.slice(0, usual)),
    ...tables(book, order.slice(first), sizes.slice(usual), atTable.slice(usual)),
  ]
}

/** @param atTable who stays at each of these tables */
function tables(
  book: Ledger,
  players: readonly number[],
  sizes: readonly number[],
  atTable: readonly (readonly number[])[],
): number[] {
  const seats = sizes.map((size, table) => {
    const own = atTable[table] ?? []
    const taken = chairsOf(book, own, size)
    return Array.from({ length: size }, (_, chair) => own[taken.indexOf(chair)])
  })
  const isFree = (table: readonly (number | undefined)[], chair: number): boolean =>
    chair < table.length && table[chair] === undefined
  const room = Array.from(
    { length: book.width },
    (_, chair) => seats.filter((table) => isFree(table, chair)).length,
  )
  const waiting = shareChairs(book, players, room)
  return seats.flatMap((table) => table.map((own, chair) => own ?? (waiting[chair]?.shift() as number)))
}
