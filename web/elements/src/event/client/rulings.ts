/** Decisions of the director and the referees, and protests to them. */
import type { GatewaySettlement } from '../../client/types.js'

export interface Adjustment {
  readonly n: number
  readonly player: string
  readonly series: number | null
  readonly points: number
  readonly small: number
  readonly penalty: boolean
  readonly reason: string
  readonly clause: string | null
  readonly revoked: boolean
}

export interface Ruling {
  readonly n: number
  readonly at: number
  readonly series: number
  readonly table: number
  readonly hand: number | null
  readonly question: string | null
  readonly lines: GatewaySettlement['lines']
  readonly note: string
}

export interface Protest {
  readonly n: number
  readonly at: number
  readonly series: number
  readonly table: number
  readonly player: string
  readonly text: string
  readonly status: 'OPEN' | 'UPHELD' | 'REJECTED' | 'APPEALED' | 'APPEAL_UPHELD' | 'APPEAL_REJECTED'
  readonly decision: string | null
  readonly appeal: string | null
  readonly appealDecision: string | null
}

/** A final result that was reopened. It was final from `final` until `at`. */
export interface Reopening {
  readonly at: number
  readonly reason: string
  readonly clause: string | null
  readonly final: number
  readonly hash: string
}

/** An event that ended before its last series. Entry fees are paid back, or prizes given. */
export interface EarlyEnd {
  readonly after: number
  readonly refund: boolean
  readonly reason: string
}

export interface Question {
  readonly id: string
  readonly fields: readonly {
    readonly name: string
    readonly kind: 'CHOICE' | 'NUMBER' | 'FLAG'
    readonly options: readonly string[]
    readonly optional: boolean
  }[]
}

export interface Proposal {
  readonly lines: GatewaySettlement['lines']
  readonly paper: string | null
}
