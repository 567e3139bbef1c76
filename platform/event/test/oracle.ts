/**
 * A second, naive count of the standings from the lists alone: fractions, no caches. It shares only the shape of the log with
 * the code under test.
 */
import type { EventFormat } from '@stolik/core'
import type { Logged } from '@stolik/event/model/entry'

/** Sums of fractions over 60 as bigints, so that nothing is rounded. */
interface Result {
  readonly points: bigint
  readonly small: number
  readonly wins: number
  readonly seconds: number
  readonly won: number
  readonly lost: number
}

const zero: Result = { points: 0n, small: 0, wins: 0, seconds: 0, won: 0, lost: 0 }
const sixtieths = (points: number): bigint => BigInt(Math.round(points * 60))

interface Tally {
  series: number
  players: readonly string[]
  lines: string[]
  annulled: boolean
  missing: readonly number[]
}

/** Returns the result of each place by id. A place that was never in a draw is missing. */
export function oracle(log: readonly Logged[], format: EventFormat): ReadonlyMap<string, Result> {
  const tables = new Map<string, Tally>()
  const byes = new Map<number, readonly string[]>()
  let dropped = [new Map(tables), new Map(byes)] as const
  const extra = new Map<number, { player: string; points: number; small: number }>()
  for (const { entry } of log) {
    if (entry.kind === 'draw') {
      for (const key of tables.keys()) if (key.startsWith(`${entry.series}/`)) tables.delete(key)
      for (const { table, players } of entry.tables)
        tables.set(`${entry.series}/${table}`, {
          series: entry.series,
          players,
          lines: [],
          annulled: false,
          missing: [],
        })
      byes.set(entry.series, entry.byes)
    }
    // Seats that change begin the list of a table anew.
    if (entry.kind === 'reseat') {
      const moving = entry.seats.map(({ player }) => player)
      byes.set(entry.series, [
        ...(byes.get(entry.series) ?? []).filter((id) => !moving.includes(id)),
        ...entry.seats.filter(({ bye }) => bye).map(({ player }) => player),
      ])
      for (const [key, list] of tables) {
        const comes = entry.seats.filter(({ table }) => key === `${entry.series}/${table}`)
        if (
          comes.length === 0 &&
          !list.players.some((id) => list.series === entry.series && moving.includes(id))
        )
          continue
        const players = [
          ...list.players.filter((id) => !moving.includes(id)),
          ...comes.map(({ player }) => player),
        ]
        tables.set(key, { ...list, players, lines: [], annulled: false, missing: [] })
      }
    }
    if (entry.kind === 'unstart')
      for (const list of tables.values())
        if (list.series === entry.series) Object.assign(list, { lines: [], annulled: false, missing: [] })
    if (entry.kind === 'endEarly') {
      dropped = [new Map(tables), new Map(byes)]
      for (const [key, { series }] of tables) if (series > entry.after) tables.delete(key)
      for (const series of byes.keys()) if (series > entry.after) byes.delete(series)
    }
    if (entry.kind === 'undoEarlyEnd') {
      for (const [key, list] of dropped[0]) tables.set(key, list)
      for (const [series, ids] of dropped[1]) byes.set(series, ids)
    }
    if (entry.kind === 'adjust') extra.set(entry.n, entry)
    if (entry.kind === 'revoke') extra.delete(entry.n)
    if (!('series' in entry && 'table' in entry)) continue
    const list = tables.get(`${entry.series}/${entry.table}`) as Tally
    if (entry.kind === 'hand') list.lines[entry.hand] = entry.line
    if (entry.kind === 'correct') list.lines[entry.hand] = entry.line
    if (entry.kind === 'annul') list.annulled = true
    if (entry.kind === 'redeal') list.lines = list.lines.slice(0, entry.hand)
    if (entry.kind === 'missing') Object.assign(list, { missing: entry.chairs, lines: [], annulled: false })
    if (entry.kind === 'list') Object.assign(list, { missing: [], lines: [...entry.lines], annulled: false })
  }
  const results = new Map<string, Result>()
  const add = (id: string, more: Partial<Result>): void => {
    const old = results.get(id) ?? zero
    results.set(id, {
      points: old.points + (more.points ?? 0n),
      small: old.small + (more.small ?? 0),
      wins: old.wins + (more.wins ?? 0),
      seconds: old.seconds + (more.seconds ?? 0),
      won: old.won + (more.won ?? 0),
      lost: old.lost + (more.lost ?? 0),
    })
  }
  const bye = { points: sixtieths(format.bye?.points ?? 0), small: format.bye?.small ?? 0 }
  for (const ids of byes.values()) for (const id of ids) add(id, bye)
  for (const { player, points, small } of extra.values()) add(player, { points: sixtieths(points), small })
  for (const { players, lines, annulled, missing } of tables.values())
    players.forEach((id, chair) => {
      add(id, {})
      if (annulled || missing.includes(chair)) return
      if (missing.length > 0) return add(id, bye)
      if (lines.length === 0) return
      const of = (n: number): number[] => lines.map((line) => Number(line.split(' ')[n]))
      const total = (n: number): number => of(n).reduce((a, b) => a + b, 0)
      const totals = players.map((_, n) => total(n))
      const own = total(chair)
      const better = totals.filter((other) => other > own).length
      const equal = totals.filter((other) => other === own).length
      add(id, {
        points: pointsOf(format, own, better, equal),
        small: own,
        wins: better === 0 ? 1 : 0,
        seconds: better === 1 ? 1 : 0,
        won: of(chair).filter((score) => score > 0).length,
        lost: of(chair).filter((score) => score < 0).length,
      })
    })
  return results
}

function pointsOf({ scoring }: EventFormat, own: number, better: number, equal: number): bigint {
  if (scoring.kind === 'total') return BigInt(own) * 60n
  if (scoring.ties === 'best') return sixtieths(scoring.scale[better] ?? 0)
  let sum = 0n
  for (let place = better; place < better + equal; place++) sum += sixtieths(scoring.scale[place] ?? 0)
  return sum / BigInt(equal)
}

/** Whether a stands before b by the regulations, lots aside. */
export function before(format: EventFormat, a: Result, b: Result): boolean | undefined {
  if (a.points !== b.points) return a.points > b.points
  for (const tieBreak of format.tieBreaks) {
    const pairs: Record<string, readonly [number, number]> = {
      small: [a.small, b.small],
      wins: [a.wins, b.wins],
      seconds: [a.seconds, b.seconds],
      'sum.won': [a.won, b.won],
      '-sum.lost': [b.lost, a.lost],
    }
    const pair = pairs[tieBreak]
    if (pair !== undefined && pair[0] !== pair[1]) return pair[0] > pair[1]
  }
  return undefined
}
