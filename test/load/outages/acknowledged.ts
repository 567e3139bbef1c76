/** What gateways have acknowledged, compared with what PostgreSQL has of it. */
import { execFileSync } from 'node:child_process'
import { postgresProgram } from '../../servers/postgres.js'

export interface Acknowledged {
  move(table: string, seq: number, move: string): void
  has(table: string, seq: number): boolean
  /** A hand was settled: all that was acknowledged before this entry must be stored from now on. */
  settled(table: string, seq: number): void
  /** A series has ended. */
  over(table: string): void
  /** Compares everything that is due. */
  check(): void
  result(): Result
}

export interface Result {
  readonly moves: number
  readonly series: number
  readonly hands: number
  /** What was compared too often without success, one line each. */
  readonly faults: readonly string[]
  /** How many settled hands or series are not yet found. */
  readonly waiting: number
  /** The most seconds that passed until something settled was found. */
  readonly slowest: number
  /** Moves of people that are stored, although nobody was told so. */
  readonly untold: number
}

interface Due {
  readonly table: string
  /** Entries before this one; Infinity: all of a series that is over. */
  readonly before: number
  readonly since: number
}

interface Stored {
  readonly over: boolean
  /** The lengths of the logs are those of their last entries, or an entry is missing. */
  readonly gapless: boolean
  readonly moves: ReadonlyMap<number, { readonly move: string; readonly by: string }>
}

/** Seconds after which everything settled must be stored. */
const limit = 60

export function acknowledged(url: string): Acknowledged {
  const moves = new Map<string, Map<number, string>>()
  let due: Due[] = []
  let [series, hands, slowest, untold] = [0, 0, 0, 0]
  const faults: string[] = []

  const read = (tables: readonly string[]): ReadonlyMap<string, Stored> => {
    const sql = `
      SELECT t.id, t.over, (SELECT count(*) = max(seq) + 1 FROM entries WHERE table_id = t.id),
        (SELECT coalesce(json_agg(json_build_array(seq, entry::json->>'move', entry::json->>'by')), '[]')
          FROM entries WHERE table_id = t.id AND entry::json->>'kind' = 'move')
      FROM tables t WHERE t.id IN (${tables.map((table) => `'${table}'`).join(',')})`
    const text = execFileSync(postgresProgram('psql'), [url, '-AtF', '\t', '-c', sql], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    return new Map(
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const [id = '', over, gapless, entries = '[]'] = line.split('\t')
          const stored = JSON.parse(entries) as [number, string, string][]
          const of = new Map(stored.map(([seq, move, by]) => [seq, { move, by }]))
          return [id, { over: over === '1', gapless: gapless === 't', moves: of }] as const
        }),
    )
  }
  /** What is wrong with a table; undefined: nothing. */
  const wrong = ({ table, before }: Due, stored: Stored | undefined): string | undefined => {
    if (stored === undefined) return `${table} is not stored at all`
    for (const [seq, move] of moves.get(table) ?? []) {
      if (seq >= before) continue
      const there = stored.moves.get(seq)
      if (there === undefined) return `${table} lacks the acknowledged entry ${seq}`
      if (there.move !== move) return `${table} has another move as entry ${seq}`
    }
    if (!stored.gapless) return `${table} has a gap, or an entry twice`
    if (before === Infinity && !stored.over) return `${table} is over, but not in PostgreSQL`
    return undefined
  }
  const judge = (one: Due, stored: Stored | undefined): boolean => {
    const seconds = (performance.now() - one.since) / 1_000
    const why = wrong(one, stored)
    if (why !== undefined && seconds < limit) return false
    if (why !== undefined) faults.push(`${why} after ${Math.round(seconds)} s`)
    else slowest = Math.max(slowest, seconds)
    if (why === undefined && one.before === Infinity)
      for (const [seq, { by }] of stored?.moves ?? [])
        if (by === 'player' && moves.get(one.table)?.has(seq) !== true) untold += 1
    return true
  }
  return {
    move: (table, seq, move) => {
      const of = moves.get(table) ?? new Map<number, string>()
      moves.set(table, of.set(seq, move))
    },
    has: (table, seq) => moves.get(table)?.has(seq) === true,
    settled: (table, seq) => {
      hands += 1
      due.push({ table, before: seq, since: performance.now() })
    },
    over: (table) => {
      series += 1
      due.push({ table, before: Infinity, since: performance.now() })
    },
    check: () => {
      const tables = [...new Set(due.map(({ table }) => table))]
      if (tables.length === 0) return
      const stored = read(tables)
      due = due.filter((one) => !judge(one, stored.get(one.table)))
    },
    result: () => ({
      moves: [...moves.values()].reduce((sum, of) => sum + of.size, 0),
      series,
      hands,
      faults,
      waiting: due.length,
      slowest,
      untold,
    }),
  }
}
