/** The seats of a series, and of those planned with it, as numbers: position → series, table and chair. */

export interface Layout {
  readonly positions: number
  /** First position of each series, and after the last one the end. */
  readonly series: readonly number[]
  /** First position of a position's table, and the one after its last. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Of the first series; what is only planned after it is drawn anew when its time comes, chairs and all. */
  readonly chair: Int32Array
  /** 1 at a table of another than the usual size; of the first series. */
  readonly small: Uint8Array
}

/** The same tables in each of `count` series. */
export function layOut(sizes: readonly number[], usual: number, count: number): Layout {
  const seats = sizes.reduce((sum, size) => sum + size, 0)
  const positions = seats * count
  const layout: Layout = {
    positions,
    series: Array.from({ length: count + 1 }, (_, series) => series * seats),
    from: new Int32Array(positions),
    to: new Int32Array(positions),
    chair: new Int32Array(seats),
    small: new Uint8Array(seats),
  }
  let first = 0
  for (let series = 0; series < count; series++) {
    for (const size of sizes) {
      for (let chair = 0; chair < size; chair++) {
        layout.from[first + chair] = first
        layout.to[first + chair] = first + size
        if (series > 0) continue
        layout.chair[first + chair] = chair
        layout.small[first + chair] = size === usual ? 0 : 1
      }
      first += size
    }
  }
  return layout
}
