/** The log of a league: what was done, in the order in which it was done. It names people by id only. */
import type { LeagueAct, LeagueAsked } from '@stolik/contract/league/acts'

/** What fixtures were drawn from. */
export interface Drawn {
  readonly seed: string
  readonly size: number
  /** Sorted. */
  readonly teams: readonly string[]
  readonly days: LeagueAsked<'draw'>['days']
}

/** Acts that are written as they were asked for. */
type Written = Exclude<LeagueAct, { readonly kind: 'draw' | 'event' | 'fixtures' | 'penalty' | 'result' }>

export type Entry =
  | Written
  | ({ readonly kind: 'fixtures'; readonly drawn: Drawn | null } & LeagueAsked<'fixtures'>)
  | ({ readonly kind: 'penalty'; readonly n: number } & LeagueAsked<'penalty'>)
  | ({ readonly kind: 'result'; readonly source: Source | null } & LeagueAsked<'result'>)

/** The final result of an event, from which the result of a match was taken. */
export interface Source {
  readonly event: string
  readonly hash: string
}

export interface Logged {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The account that did it. */
  readonly by: string
  /** The sender's own name for the act. */
  readonly op: string
  /** A digest of the request, so that another request under the same `op` is noticed. Releases up to 1.2.0 wrote none. */
  readonly content?: string
  readonly entry: Entry
}

/** What can be asked of a league, with the fixtures already drawn and the result of an event already read. */
export type Act =
  | Exclude<LeagueAct, { readonly kind: 'draw' | 'event' | 'result' }>
  /** `made`: what the draw gave; null if it is refused. */
  | ({ readonly kind: 'draw'; readonly made: LeagueAsked<'fixtures'>['days'] | null } & LeagueAsked<'draw'>)
  | Extract<Entry, { readonly kind: 'result' }>
