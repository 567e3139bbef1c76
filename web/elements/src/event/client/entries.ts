/** The entrants of an event, as everybody sees them and as the director does. */

export interface EventPlayer {
  readonly id: string
  readonly number: number
  readonly name: string
  /** The part of the name by which lists are sorted. */
  readonly surname: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly substitute: boolean
  readonly status:
    | 'ENTERED'
    | 'WAITING'
    | 'RESERVE'
    | 'WITHDRAWN'
    | 'EXCLUDED'
    | 'REPLACED'
    | 'PENDING'
    | 'DECLINED'
  /** Their place on the waiting list, from 1; null unless they are WAITING. */
  readonly waitingPlace: number | null
  readonly online: boolean
  readonly paid: boolean | null
  readonly table: number | null
  readonly chair: number | null
}

/** What only the director sees of a player. */
export interface EntryOf {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string | null
  readonly pair: string | null
  readonly substitute: boolean
  readonly licence: string | null
  readonly woman: boolean | null
  readonly born: number | null
  /** The entry fee that the regulations ask of them. */
  readonly fee: number | null
  readonly card: string | null
  /** Printed on the start card. */
  readonly pin: string | null
  /** What the door has noted. */
  readonly arrival: 'HERE' | 'LATE' | null
}

export interface Official {
  readonly name: string
  readonly office: 'DIRECTION' | 'REFEREE' | 'DOOR'
  readonly account: string | null
}

/** A link by which people become referees. */
export interface Invitation {
  readonly n: number
  readonly code: string
  /** How many people may accept it, and the names of those who have. */
  readonly uses: number
  readonly taken: readonly string[]
  readonly revoked: boolean
}

/** What draws are asked for from now on. */
export interface SeatRequest {
  readonly kind: 'TABLE' | 'TOGETHER' | 'APART'
  /** Ids of players. */
  readonly players: readonly string[]
  readonly table: number | null
  readonly reason: string
}

export interface Entries {
  readonly requests: readonly SeatRequest[]
  readonly officials: readonly Official[]
  readonly invitations: readonly Invitation[]
  readonly players: readonly EntryOf[]
  readonly series: readonly {
    readonly n: number
    readonly tables: readonly {
      readonly series: number
      readonly table: number
      readonly key: string | null
    }[]
  }[]
}
