/** The seats of a series, and of the series planned with it, as numbers: position → series, table and chair. */
import { upperTables } from './manner.js'

export interface Layout {
  readonly positions: number
  /** The first position of each series, and then the end of the last one. */
  readonly series: readonly number[]
  /** The positions among which players are drawn: of a series, or of each half of it. Their beginnings, and the end of the last. */
  readonly fields: readonly number[]
  /** The first position of a position's table, and the end of that table. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Chairs of the first series only. Series that are only planned are drawn again when their time comes. */
  readonly chair: Int32Array
  /** 1 at a table that does not have the usual size; first series only. */
  readonly small: Uint8Array
}

/** Lays out the same tables in each of `count` series. */
export function layOut(sizes: readonly number[], usual: number, count: number, halves: boolean): Layout {
  const seats = sizes.reduce((sum, size) => sum + size, 0)
  const positions = seats * count
  const series = Array.from({ length: count + 1 }, (_, n) => n * seats)
  const upper = sizes.slice(0, upperTables(sizes.length)).reduce((sum, size) => sum + size, 0)
  const layout: Layout = {
    positions,
    series,
    fields: halves ? [0, upper, seats] : series,
    from: new Int32Array(positions),
    to: new Int32Array(positions),
    chair: new Int32Array(seats),
    small: new Uint8Array(seats),
  }
  let first = 0
  for (let n = 0; n < count; n++) {
    for (const size of sizes) {
      for (let chair = 0; chair < size; chair++) {
        layout.from[first + chair] = first
        layout.to[first + chair] = first + size
        if (n > 0) continue
        layout.chair[first + chair] = chair
        layout.small[first + chair] = size === usual ? 0 : 1
      }
      first += size
    }
  }
  return layout
}
