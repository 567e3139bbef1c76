/** The history of the players of a draw by index: who met, who had which chair or a bye, who must be kept apart. */
import type { SeatingTask } from './task.js'

export interface Ledger {
  readonly ids: readonly string[]
  /** Chairs of the largest table. */
  readonly width: number
  /** How often a and b have sat at one table, at a × n + b. */
  readonly met: Uint16Array
  /** 1 if a and b must be kept apart, 2 if they only share their club, at a × n + b. */
  readonly apart: Uint8Array
  /** How often a player has had a chair, at player × width + chair. */
  readonly had: Uint16Array
  /** How often a player has sat at a table that does not have the usual size. */
  readonly small: Uint16Array
  readonly byes: Uint16Array
}

/** Players who took part earlier but not now are left out. @throws RangeError when an id is given twice. */
export function ledger({
  players,
  chairs,
  past,
  pastByes,
  requests = [],
}: Pick<SeatingTask, 'players' | 'chairs' | 'past' | 'pastByes' | 'requests'>): Ledger {
  const n = players.length
  const width = Math.max(...chairs)
  const index = new Map(players.map(({ id }, at) => [id, at]))
  if (index.size !== n) throw new RangeError('a player twice')
  const book: Ledger = {
    ids: players.map(({ id }) => id),
    width,
    met: new Uint16Array(n * n),
    apart: new Uint8Array(n * n),
    had: new Uint16Array(n * width),
    small: new Uint16Array(n),
    byes: new Uint16Array(n),
  }
  for (const members of clubs(players)) eachPair(members, (a, b) => mark(book.apart, n, a, b, 2))
  for (const members of groups(players)) eachPair(members, (a, b) => mark(book.apart, n, a, b, 1))
  for (const { kind, players: pair } of requests) {
    const [a, b] = pair.map((id) => index.get(id))
    if (kind === 'apart' && a !== undefined && b !== undefined) mark(book.apart, n, a, b, 1)
  }
  for (const table of past.flat()) {
    const seated = table.map((id) => index.get(id))
    seated.forEach((player, chair) => {
      if (player === undefined) return
      if (chair < width) add(book.had, player * width + chair)
      if (table.length !== chairs[0]) add(book.small, player)
    })
    eachPair(
      seated.filter((player) => player !== undefined),
      (a, b) => mark(book.met, n, a, b, at(book.met, a * n + b) + 1),
    )
  }
  for (const id of pastByes.flat()) {
    const player = index.get(id)
    if (player !== undefined) add(book.byes, player)
  }
  return book
}

/** Returns, by index, the players who share each thing that keeps them apart. A single player is no group. */
export const groups = (players: SeatingTask['players']): number[][] => sharing(players, ({ apart }) => apart)

/** The same for clubs. */
export const clubs = (players: SeatingTask['players']): number[][] =>
  sharing(players, ({ club }) => (club === undefined ? [] : [club]))

function sharing(
  players: SeatingTask['players'],
  keysOf: (player: SeatingTask['players'][number]) => readonly (string | number)[],
): number[][] {
  const found = new Map<string | number, number[]>()
  players.forEach((one, player) => {
    for (const key of new Set(keysOf(one))) {
      const members = found.get(key)
      if (members === undefined) found.set(key, [player])
      else members.push(player)
    }
  })
  return [...found.values()].filter((members) => members.length > 1)
}

export function eachPair(members: readonly number[], visit: (a: number, b: number) => void): void {
  members.forEach((a, at) => members.slice(at + 1).forEach((b) => visit(a, b)))
}

/** Reads a cell that is known to exist. */
export const at = (cells: { readonly [cell: number]: number }, cell: number): number => cells[cell] as number

function add(cells: Uint16Array, cell: number): void {
  cells[cell] = at(cells, cell) + 1
}

function mark(cells: Uint8Array | Uint16Array, n: number, a: number, b: number, value: number): void {
  cells[a * n + b] = value
  cells[b * n + a] = value
}
