/** Growing columns. The figures of a million rows live in typed arrays rather than in one object per row. */

type Column = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>

/** Returns a column with room for `length` values. A column that is too short at least doubles in size. */
export function roomFor<C extends Column>(column: C, length: number): C {
  if (column.length >= length) return column
  const size = Math.max(length, column.length * 2, 1024)
  const larger = (column instanceof Float64Array ? new Float64Array(size) : new Int32Array(size)) as C
  larger.set(column)
  return larger
}
