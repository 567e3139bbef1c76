/** Teams that have other than the announced number of members. Pure. */
import type { GroupRule, Regulations } from '@stolik/contract/event/regulations'
import { sameName } from './names.js'
import { placesPlayed } from './playing.js'
import type { EventState } from './state.js'

export interface TeamMember {
  readonly team: string | null
  /** A named substitute, whose result stands in for that of a missing member. */
  readonly substitute: boolean
  /** Whether they can play: of a team, those count. */
  readonly isHere: boolean
}

export interface TeamSize {
  readonly team: string
  /** The members who can play, a substitute for each who is missing. */
  readonly players: number
  /** How many the regulations ask for. */
  readonly size: number
}

/** The rule for teams, if there are any. */
const teamRule = ({ groups }: Pick<Regulations, 'groups'>): GroupRule | undefined =>
  groups.find(({ kind }) => kind === 'team')

/** All teams of these members, in the order in which they come. */
export function teamSizes(members: readonly TeamMember[], size: number): readonly TeamSize[] {
  const teams = new Map<string, { regular: number; substitutes: number }>()
  for (const { team, substitute, isHere } of members) {
    if (team === null) continue
    const own = teams.get(team) ?? { regular: 0, substitutes: 0 }
    teams.set(team, own)
    if (isHere && substitute) own.substitutes += 1
    else if (isHere) own.regular += 1
  }
  return [...teams].map(([team, { regular, substitutes }]) => ({
    team,
    players: regular + Math.min(substitutes, Math.max(0, size - regular)),
    size,
  }))
}

export const isShort = ({ players, size }: TeamSize): boolean => players < size

/**
 * The teams that would be short if the next series were drawn now. Before the first one, members of the hall who are not noted at the
 * door are missing, once anybody is. Empty if nothing is left to be drawn.
 */
export function shortTeams(state: EventState): readonly TeamSize[] {
  const rule = teamRule(state.regulations)
  const next = state.series.find(({ status }) => status === 'planned')
  if (rule === undefined || next === undefined) return []
  const places = placesPlayed(state)
  const isDoorOpen = next.series === 1 && places.some(({ arrival }) => arrival !== null)
  const members = places.map(({ arrival, entrant: { team, substitute, online } }) => ({
    team,
    substitute,
    isHere: !isDoorOpen || online || arrival !== null,
  }))
  return teamSizes(members, rule.size).filter(isShort)
}

/** A row of a file of entries. */
export interface TeamRow extends Omit<TeamMember, 'isHere'> {
  readonly line: number
}

/** What a file of entries would make of the teams that it names. */
export interface TeamsInFile {
  /** Each team with its members afterwards, those who are entered already included. */
  readonly sizes: readonly TeamSize[]
  /** The rows for which their team has no room any more. */
  readonly full: readonly TeamRow[]
}

/**
 * Says before anybody is entered which teams a file leaves short, and which rows their team has no room for.
 * @param known who is entered already
 */
export function teamsInFile(
  known: readonly Omit<TeamMember, 'isHere'>[],
  rows: readonly TeamRow[],
  { size, substitutes: spare }: Pick<GroupRule, 'size' | 'substitutes'>,
): TeamsInFile {
  const teams = new Map<string, { readonly team: string; regular: number; substitutes: number }>()
  const full: TeamRow[] = []
  const join = ({ team, substitute }: Omit<TeamMember, 'isHere'>): boolean => {
    if (team === null) return true
    const key = sameName(team)
    const own = teams.get(key) ?? { team, regular: 0, substitutes: 0 }
    teams.set(key, own)
    const hasRoom = substitute ? own.substitutes < spare : own.regular < size
    if (hasRoom && substitute) own.substitutes += 1
    else if (hasRoom) own.regular += 1
    return hasRoom
  }
  for (const one of known) join(one)
  for (const row of rows) if (!join(row)) full.push(row)
  const named = new Set(rows.flatMap(({ team }) => (team === null ? [] : [sameName(team)])))
  const sizes = [...teams]
    .filter(([key]) => named.has(key))
    .map(([, { team, regular, substitutes }]) => ({
      team,
      players: Math.min(size, regular + substitutes),
      size,
    }))
  return { sizes, full }
}
