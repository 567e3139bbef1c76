/** Direct comparison of people who are equal so far: who was ahead of whom at the tables that they shared. */
import type { Event } from './people.js'
import { eachTable } from './rounds.js'

/**
 * Returns, for each person, how often they were ahead of another of their group by small points, less how often they were
 * behind; 0 for everybody else.
 * @param groups of people who are equal
 * @param many how many people there are
 */
export function directOf(
  groups: readonly (readonly number[])[],
  many: number,
  events: readonly Event[],
): Float64Array {
  const ahead = new Float64Array(many)
  if (groups.length === 0) return ahead
  const groupOf = new Int32Array(many).fill(-1)
  groups.forEach((members, group) => {
    for (const person of members) groupOf[person] = group
  })
  for (const event of events) {
    const { persons, sheet } = event
    const { player, table, small } = sheet.lists
    eachTable(event, (rows, from, until) => {
      // Lists without a number of their table were not played against each other.
      if (table[rows[from] as number] === 0) return
      for (let i = from; i < until; i++)
        for (let j = i + 1; j < until; j++) {
          const [mine, theirs] = [rows[i] as number, rows[j] as number]
          const a = persons[player[mine] as number] as number
          const b = persons[player[theirs] as number] as number
          if (groupOf[a] === -1 || groupOf[a] !== groupOf[b]) continue
          const sign = Math.sign((small[mine] as number) - (small[theirs] as number))
          ahead[a] = (ahead[a] as number) + sign
          ahead[b] = (ahead[b] as number) - sign
        }
    })
  }
  return ahead
}
