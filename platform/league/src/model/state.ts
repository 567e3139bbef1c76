/** A league as it follows from its log. */
import { compare } from '@stolik/contract/compare'
import type { Ops } from '@stolik/contract/same-request'
import type { LeagueRules } from '@stolik/contract/league/rules'
import type { Drawn, Source } from './entry.js'

export interface Team {
  readonly id: string
  readonly division: string
  readonly name: string
  readonly club: string
  readonly home: string
  /** Ids of persons. */
  readonly players: readonly string[]
  readonly withdrawn: { readonly from: number; readonly at: number; readonly reason: string } | null
}

export interface Appointment {
  /** Null: not decided yet. */
  readonly starts: number | null
  readonly place: string
}

export interface Played {
  readonly team: string
  readonly players: readonly { readonly person: string; readonly points: number }[]
}

export interface Result {
  readonly at: number
  readonly source: Source | null
  readonly teams: readonly Played[]
  readonly absent: readonly string[]
  readonly reason: string | null
}

export interface Match extends Appointment {
  readonly id: string
  readonly division: string
  /** The match day, and the number on that day, from 1. */
  readonly day: number
  readonly n: number
  readonly teams: readonly string[]
  readonly planned: Appointment
  /** From when and where it was moved, oldest first. */
  readonly moves: readonly (Appointment & { readonly at: number; readonly reason: string })[]
  readonly result: Result | null
  /** How many results it has had. */
  readonly results: number
}

export interface Penalty {
  readonly n: number
  readonly team: string
  readonly points: number
  readonly small: number
  readonly reason: string
  readonly clause: string | null
  readonly at: number
  readonly revoked: string | null
}

export interface Decision {
  readonly teams: readonly string[]
  readonly reason: string
  readonly at: number
}

export interface LeagueState {
  readonly id: string
  readonly length: number
  /** When the last entry was written. */
  readonly at: number
  readonly rules: LeagueRules
  readonly after: string | null
  readonly teams: ReadonlyMap<string, Team>
  readonly matches: ReadonlyMap<string, Match>
  /** By division. */
  readonly drawn: ReadonlyMap<string, Drawn>
  readonly penalties: readonly Penalty[]
  /** By division. */
  readonly decisions: ReadonlyMap<string, Decision>
  readonly closed: number | null
  /** Names of acts that are done, with their senders. */
  readonly ops: Ops
}

/** The matches of a division, by match day and number. */
export const matchesOf = ({ matches }: LeagueState, division: string): readonly Match[] =>
  [...matches.values()]
    .filter((match) => match.division === division)
    .sort((a, b) => a.day - b.day || a.n - b.n)

/** The teams of a division, by name. */
export const teamsOf = ({ teams }: LeagueState, division: string): readonly Team[] =>
  [...teams.values()].filter((team) => team.division === division).sort(byName)

/** By code units, so that every machine sorts alike. */
export const byName = (a: Pick<Team, 'id' | 'name'>, b: Pick<Team, 'id' | 'name'>): number =>
  a.name === b.name ? compare(a.id, b.id) : compare(a.name, b.name)
