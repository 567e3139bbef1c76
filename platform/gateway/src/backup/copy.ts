/** Copies the rows of one database into another, and proves that both contain the same. */
import { createHash } from 'node:crypto'
import type { Row, Sink, Source } from './rows.js'
import type { TableShape } from './shape.js'

/** The number of rows, and the sum of their hashes. Equal for the same rows in any order. */
export interface Digest {
  readonly rows: number
  readonly hash: string
}

export type Digests = ReadonlyMap<string, Digest>

/** Called from time to time during long work. */
export type Progress = (line: string) => void

const modulus = 1n << 256n
/** In milliseconds. */
const tellEvery = 5_000

const hashOf = (row: Row): bigint =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)

/** Reads every row, passes it to the sink if there is one, and counts and hashes it. */
export async function copyAll(
  source: Source,
  shape: readonly TableShape[],
  sink: Sink | undefined,
  tell: Progress,
): Promise<Digests> {
  const digests = new Map<string, Digest>()
  let reported = Date.now()
  for (const table of shape) {
    let [count, sum] = [0, 0n]
    for await (const rows of source.rows(table)) {
      await sink?.add(table, rows)
      count += rows.length
      for (const row of rows) sum = (sum + hashOf(row)) % modulus
      if (Date.now() - reported < tellEvery) continue
      reported = Date.now()
      tell(`${table.name}: ${count} rows …`)
    }
    digests.set(table.name, { rows: count, hash: sum.toString(16).padStart(64, '0') })
  }
  return digests
}

/** Returns the tables in which two databases differ. */
export const differences = (one: Digests, other: Digests): readonly string[] =>
  [...one].flatMap(([name, { rows, hash }]) => {
    const there = other.get(name)
    return there?.rows === rows && there.hash === hash ? [] : [name]
  })
