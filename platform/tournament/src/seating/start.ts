/** The start of a draw: byes, small tables and chairs. Everything else is by lot or in order. */
import { shuffled, type Random } from '@stolik/core'
import { shareChairs } from './chairs.js'
import { at, type Ledger } from './ledger.js'

export interface Start {
  /** The player of each position, series after series. */
  readonly seats: Int32Array
  /** Players with a bye in the first series. */
  readonly byes: readonly number[]
}

/** `sizes`: chairs of each table, the usual ones first. `count`: the first series and those planned with it. */
export function begin(
  book: Ledger,
  sizes: readonly number[],
  count: number,
  ranked: boolean,
  random: Random,
): Start {
  const everybody = book.ids.map((_, player) => player)
  const seats = sizes.reduce((sum, size) => sum + size, 0)
  const rested = book.byes.slice()
  const order: number[] = []
  let byes: readonly number[] | undefined
  for (let series = 0; series < count; series++) {
    const drawn = ranked ? everybody : shuffled(everybody, random)
    // By standing, the last players get the byes. The sort is stable, so players with equally many byes keep their order.
    const resting = [...drawn]
      .reverse()
      .sort((a, b) => at(rested, a) - at(rested, b))
      .slice(0, drawn.length - seats)
    for (const player of resting) rested[player] = at(rested, player) + 1
    const sitting = drawn.filter((player) => !resting.includes(player))
    order.push(...(ranked || series > 0 ? sitting : placed(book, sitting, sizes)))
    byes ??= resting
  }
  return { seats: Int32Array.from(order), byes: byes ?? [] }
}

/** The small tables come last and go to players who rarely sat at one. Then everybody gets a chair that they rarely had. */
function placed(book: Ledger, players: readonly number[], sizes: readonly number[]): number[] {
  const usual = sizes.filter((size) => size === sizes[0])
  const small = sizes.slice(usual.length)
  const first = usual.reduce((sum, size) => sum + size, 0)
  const order = [...players].sort((a, b) => at(book.small, b) - at(book.small, a))
  return [...tables(book, order.slice(0, first), usual), ...tables(book, order.slice(first), small)]
}

function tables(book: Ledger, players: readonly number[], sizes: readonly number[]): number[] {
  const room = Array.from({ length: book.width }, (_, chair) => sizes.filter((size) => size > chair).length)
  const on = shareChairs(book, players, room)
  return sizes.flatMap((size, table) => on.slice(0, size).map((sitting) => at(sitting, table)))
}
