/** Columns that grow: figures of a million rows are kept in typed arrays, and none of them is an object. */

type Column = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>

/** The same column with room for `length`, at least doubled when there was too little. */
export function roomFor<C extends Column>(column: C, length: number): C {
  if (column.length >= length) return column
  const size = Math.max(length, column.length * 2, 1024)
  const larger = (column instanceof Float64Array ? new Float64Array(size) : new Int32Array(size)) as C
  larger.set(column)
  return larger
}
