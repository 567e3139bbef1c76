/** Who counts for a team at an event, or in a series of it. */
import type { TeamRule } from '../model/scheme.js'
import type { Event } from './people.js'
import type { Results } from './results.js'
import { inOrder } from './select.js'
import { entriesOf, type Columns, type Entries } from './team-entries.js'

/** A team at an event or in a series. */
export interface Side {
  readonly name: string
  readonly group: number
  /** Those who count, best first, at least one; and the numbers of these people. */
  readonly entries: readonly number[]
  readonly persons: readonly number[]
  readonly columns: Columns
}

/** By the number of a person, the team that they belong to. */
export type Homes = ReadonlyMap<number, string>

/** A player belongs to the team of their first event. */
export function homesOf(events: readonly Event[], of: TeamRule['of']): Homes {
  const homes = new Map<number, string>()
  for (const { persons, sheet } of events.toSorted(inOrder))
    sheet.players.forEach((one, player) => {
      const person = persons[player] as number
      const name = one[of] ?? null
      if (person !== -1 && name !== null && !homes.has(person)) homes.set(person, name)
    })
  return homes
}

/**
 * @param own the results of the event, by entry; −1: none
 * @param homes null if it does not matter to whom a player belongs
 */
export function sidesOf(
  event: Event,
  { of, per, counting, guests = counting }: TeamRule,
  results: Results,
  own: Int32Array,
  homes: Homes | null,
): readonly Side[] {
  const entries = entriesOf(event, per)
  const { columns, playerOf } = entries
  const personOf = (entry: number): number => event.persons[playerOf(entry)] as number
  return membersAt(event, of, own, entries).flatMap(({ name, group, members }) => {
    let left = guests
    const isFree = (entry: number): boolean =>
      homes === null || homes.get(personOf(entry)) === name || left-- > 0
    const taken = members
      .sort(byWorth(results, own, entries))
      .filter(isFree)
      .slice(0, counting)
    return taken.length === 0 ? [] : [{ name, group, entries: taken, persons: taken.map(personOf), columns }]
  })
}

interface Members {
  readonly name: string
  readonly group: number
  readonly members: number[]
}

/** The entries with a result, by the team at the event. */
function membersAt(
  { sheet }: Event,
  of: TeamRule['of'],
  own: Int32Array,
  { playerOf, groupOf }: Entries,
): readonly Members[] {
  const found: Members[] = []
  const groups = new Map<number, Map<string, Members>>()
  own.forEach((at, entry) => {
    const name = sheet.players[playerOf(entry)]?.[of] ?? null
    if (name === null || at === -1) return
    const group = groupOf(entry)
    const names = groups.get(group) ?? new Map<string, Members>()
    groups.set(group, names)
    const others = names.get(name)
    if (others !== undefined) return void others.members.push(entry)
    const first = { name, group, members: [entry] }
    names.set(name, first)
    found.push(first)
  })
  return found
}

/** Orders the members of a team: by result, then small points, tables won and second places. */
const byWorth =
  ({ above, below }: Results, own: Int32Array, { columns: { small, wins, seconds }, playerOf }: Entries) =>
  (a: number, b: number): number => {
    const [x, y] = [own[a] as number, own[b] as number]
    return (
      (above[y] as number) / (below[y] as number) - (above[x] as number) / (below[x] as number) ||
      (small[b] as number) - (small[a] as number) ||
      (wins[b] as number) - (wins[a] as number) ||
      (seconds[b] as number) - (seconds[a] as number) ||
      playerOf(a) - playerOf(b)
    )
  }
