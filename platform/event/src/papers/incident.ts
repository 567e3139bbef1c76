/** One thing that went wrong in an evening. */
import type { Arg } from '@stolik/core'
import type { ProtestStatus } from '../model/state.js'

/** The headings of the list, in their order. */
export const incidentGroups = [
  ...(['penalties', 'protests', 'rulings', 'players', 'lists', 'payments', 'undone'] as const),
] as const
export type IncidentGroup = (typeof incidentGroups)[number]

export type IncidentKind =
  | 'penalty'
  | 'award'
  | 'excluded'
  | 'protest'
  | 'ruling'
  | 'withdrawn'
  | 'replaced'
  | 'substitute'
  | 'missing'
  | 'bots'
  | 'corrected'
  | 'annulled'
  | 'redeal'
  | 'unpaid'
  | 'refund'
  | 'prizeLeft'
  | 'prizeAstray'
  | 'revoked'
  | 'overturned'
  | 'struck'
  | 'reseated'
  | 'unstarted'
  | 'redrawn'
  | 'undoneEnd'
  | 'endedEarly'
  | 'cancelled'
  | 'reopened'
  | 'fileLost'

export interface Incident {
  readonly group: IncidentGroup
  readonly kind: IncidentKind
  /** Null where the log does not say when, or it has no single time. */
  readonly at: number | null
  /** Series, table and hand count from 1. */
  readonly series: number | null
  readonly table: number | null
  readonly hand: number | null
  /** Start numbers with names. */
  readonly who: readonly string[]
  readonly points: number | null
  /** In the smallest coin. */
  readonly amount: number | null
  readonly status: ProtestStatus | null
  /** The question to the game's arbiter, and its answer. */
  readonly question: string | null
  readonly lines: readonly {
    readonly code: string
    readonly args: Readonly<Record<string, Arg>>
    readonly clause: string
  }[]
  /** Reasons and decisions, as people wrote them. */
  readonly text: string
  readonly clause: string | null
}

const plain: Omit<Incident, 'group' | 'kind'> = {
  at: null,
  series: null,
  table: null,
  hand: null,
  who: [],
  points: null,
  amount: null,
  status: null,
  question: null,
  lines: [],
  text: '',
  clause: null,
}

/** An incident with the fields that its kind has. */
export const incident = (
  group: IncidentGroup,
  kind: IncidentKind,
  fields: Partial<Omit<Incident, 'group' | 'kind'>>,
): Incident => Object.assign({ group, kind }, plain, fields)
