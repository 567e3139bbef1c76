/**
 * Lower bounds that no seating can beat. Each comes from a counting argument, given at its function. A bound may be lower than
 * the best possible seating, but never higher.
 */
import { at, type Ledger } from './ledger.js'

/**
 * Returns the fewest pairs of one group at one table. If k members sit at t tables, spreading them evenly gives the fewest
 * pairs. Groups that share two members would count a pair twice, so only the largest of them counts.
 */
export function fewestClashes(groups: readonly (readonly number[])[], tables: number): number {
  const counted: ReadonlySet<number>[] = []
  let sum = 0
  for (const members of [...groups].sort((a, b) => b.length - a.length)) {
    if (counted.some((other) => members.filter((member) => other.has(member)).length > 1)) continue
    counted.push(new Set(members))
    const each = Math.floor(members.length / tables)
    const over = members.length % tables
    sum += over * pairs(each + 1) + (tables - over) * pairs(each)
  }
  return sum
}

/**
 * Returns the fewest pairs at a table that have met before. A player who sits with k others, f of them new, meets at least
 * k − f again. Each such meeting is counted from both sides. Small tables have a smaller k; the bound puts the players there
 * for whom that saves most.
 *
 * @param fresh for each seated player, how many others they can still meet for the first time
 * @param sizes chairs of each table
 */
export function fewestRepeats(fresh: readonly number[], sizes: readonly number[]): number {
  const room = sizes.flatMap((size) => Array.from({ length: size }, () => size - 1)).sort((a, b) => a - b)
  // Players with the fewest new others take the smallest tables. An exchange argument shows that no other order gives less.
  const needy = [...fresh].sort((a, b) => a - b)
  return Math.ceil(needy.reduce((sum, few, n) => sum + Math.max(0, at(room, n) - few), 0) / 2)
}

/** The same bound over several series with the usual tables, if nobody has met before. */
export function fewestRepeatsOver(players: number, mates: number, size: number, series: number): number {
  return Math.ceil((players * Math.max(0, series * (size - 1) - (players - 1 - mates))) / 2)
}

/**
 * Returns the least possible spread after `ones` of the players have got one more, at most one each. The spread is smallest if
 * the players with the lowest counts get it.
 */
export function leastSpread(counts: readonly number[], ones: number): number {
  const sorted = [...counts].sort((a, b) => a - b)
  return spread(sorted.map((count, n) => (n < ones ? count + 1 : count)))
}

/** For one player: the least spread of how often they have had each chair, if they get the best chair. */
export function leastChairSpread(had: readonly number[]): number {
  return leastSpread(had, 1)
}

export function spread(counts: readonly number[]): number {
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts)
}

/**
 * Counts the seated players whom this player has not met. @param without 1 leaves out those who must be kept apart, 2 also those
 * of the same club
 */
export function freshTo(book: Ledger, seated: readonly number[], player: number, without: 0 | 1 | 2): number {
  const row = player * book.ids.length
  return seated.filter((other) => {
    const apart = at(book.apart, row + other)
    return other !== player && at(book.met, row + other) === 0 && (apart === 0 || apart > without)
  }).length
}

/** The largest cell of `apart` that keeps two players from meeting, if only so many clashes cannot be avoided. */
export function keptApart(clashes: number, mates: number): 0 | 1 | 2 {
  if (clashes > 0) return 0
  return mates > 0 ? 1 : 2
}

const pairs = (k: number): number => (k * (k - 1)) / 2
