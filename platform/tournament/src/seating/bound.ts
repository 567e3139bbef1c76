/**
 * What no seating can be better than. Each bound is an argument of counting, named at its function; it may lie below
 * what can be reached, and never above.
 */
import { at, type Ledger } from './ledger.js'

/**
 * Pairs of one group at one table. Of k members at t tables some table has at least k / t, and the pairs are fewest
 * when they are spread evenly. Groups that share two members would count a pair twice, so of such only the
 * greatest counts.
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
 * Pairs at a table that have met before. A player who sits with k others, of whom only f are new to them, meets k − f
 * again at least, and each such meeting is counted from both sides. At small tables k is less: they are taken to be
 * where they help most.
 *
 * @param fresh of each seated player, how many they may still meet for the first time
 * @param sizes chairs of each table
 */
export function fewestRepeats(fresh: readonly number[], sizes: readonly number[]): number {
  const room = sizes.flatMap((size) => Array.from({ length: size }, () => size - 1)).sort((a, b) => a - b)
  // Who has the fewest to meet sits where the fewest are met: by exchange no other order gives less.
  const needy = [...fresh].sort((a, b) => a - b)
  return Math.ceil(needy.reduce((sum, few, n) => sum + Math.max(0, at(room, n) - few), 0) / 2)
}

/** The same for several series with the usual tables, where nobody has met before. */
export function fewestRepeatsOver(players: number, mates: number, size: number, series: number): number {
  return Math.ceil((players * Math.max(0, series * (size - 1) - (players - 1 - mates))) / 2)
}

/**
 * Difference between the greatest and the least count after `ones` of the players have got one more, each one at
 * most: least when those with the least get it.
 */
export function leastSpread(counts: readonly number[], ones: number): number {
  const sorted = [...counts].sort((a, b) => a - b)
  return spread(sorted.map((count, n) => (n < ones ? count + 1 : count)))
}

/** For one player: the spread of how often they have had each chair, when they take the best one. */
export function leastChairSpread(had: readonly number[]): number {
  return leastSpread(had, 1)
}

export function spread(counts: readonly number[]): number {
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts)
}

/** Of a player: those seated whom they have not met, without those they are to be apart from if they can be. */
export function freshTo(book: Ledger, seated: readonly number[], player: number, apart: boolean): number {
  const row = player * book.ids.length
  return seated.filter(
    (other) =>
      other !== player && at(book.met, row + other) === 0 && !(apart && at(book.apart, row + other) === 1),
  ).length
}

const pairs = (k: number): number => (k * (k - 1)) / 2
