/** What decisions are made on, and what they come to. */
import { isProse, readLine } from '@stolik/contract/line'
import type { Act, Entry } from '../model/entry.js'
import { refuse, type LeagueRefusal } from '../model/refusal.js'
import type { LeagueState, Match, Team } from '../model/state.js'

export interface Written {
  readonly entries: readonly Entry[]
}
export type Decision = Written | LeagueRefusal
export type ActOf<K extends Act['kind']> = Extract<Act, { readonly kind: K }>
export type Decides<K extends Act['kind']> = {
  readonly [X in K]: (state: LeagueState, act: ActOf<X>) => Decision
}

export const write = (...entries: readonly Entry[]): Written => ({ entries })
export const malformed = (field: string): LeagueRefusal => refuse('MALFORMED', { field })

export const isId = (text: string): boolean => /^[a-z0-9-]{1,40}$/.test(text)
/** A whole number of milliseconds between 1970 and 2200. */
export const isTime = (at: number): boolean => Number.isSafeInteger(at) && at >= 0 && at < 7_258_118_400_000
export const isWhole = (n: number, from: number, to: number): boolean =>
  Number.isInteger(n) && n >= from && n <= to
export const isDistinct = (all: readonly string[]): boolean => new Set(all).size === all.length

const longestReason = 2_000

/** The reason as it is stored; undefined if it is empty or too long. */
export function readReason(text: string): string | undefined {
  const reason = text.trim().normalize('NFC')
  return reason !== '' && reason.length <= longestReason && isProse(reason) ? reason : undefined
}

/** A line that may be empty. */
export const readMaybe = (text: string, longest: number): string | undefined =>
  text.trim() === '' ? '' : readLine(text, longest)

export const teamIn = ({ teams }: LeagueState, team: string): Team | LeagueRefusal =>
  teams.get(team) ?? refuse('UNKNOWN_TEAM', { team })
export const matchIn = ({ matches }: LeagueState, match: string): Match | LeagueRefusal =>
  matches.get(match) ?? refuse('UNKNOWN_MATCH', { match })
export const hasDivision = ({ rules }: LeagueState, division: string): boolean =>
  rules.divisions.some((one) => one.division === division)
