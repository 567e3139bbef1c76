/** Who counts for a team at an event, or in a series of it. */
import type { TeamRule } from '@stolik/contract/ranking/scheme'
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
  const better = byWorth(results, own, entries)
  const sides: Side[] = []
  for (const { name, group, members } of membersAt(event, of, own, entries)) {
    members.sort(better)
    const taken =
      homes === null ? members : withGuests(members, guests, (one) => homes.get(personOf(one)) === name)
    if (taken.length > counting) taken.length = counting
    if (taken.length > 0) sides.push({ name, group, entries: taken, persons: taken.map(personOf), columns })
  }
  return sides
}

/** The team's own members, and so many others. */
function withGuests(members: readonly number[], most: number, isOwn: (entry: number) => boolean): number[] {
  let left = most
  return members.filter((entry) => isOwn(entry) || left-- > 0)
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
  // Entries of one series mostly stand together.
  let [last, names] = [-1, new Map<string, Members>()]
  for (let entry = 0; entry < own.length; entry++) {
    if (own[entry] === -1) continue
    const name = sheet.players[playerOf(entry)]?.[of] ?? null
    if (name === null) continue
    const group = groupOf(entry)
    if (group !== last) {
      names = groups.get(group) ?? new Map<string, Members>()
      groups.set(group, names)
      last = group
    }
    const others = names.get(name)
    if (others === undefined) {
      const first = { name, group, members: [entry] }
      names.set(name, first)
      found.push(first)
    } else others.members.push(entry)
  }
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
