/** Findings of unfair play, as owners and the player concerned see them. */

export interface Share {
  readonly found: number
  readonly among: number
  /** A 95 % interval, from 0 to 1. */
  readonly low: number
  readonly high: number
}

export interface Finding {
  readonly id: string
  readonly game: string
  readonly detector: string
  readonly player: { readonly name: string }
  readonly companion: { readonly name: string } | null
  readonly here: Share
  readonly honest: { readonly cases: Share | null; readonly marks: Share } | null
  /** Counted from 1. */
  readonly hands: readonly { readonly table: string; readonly hand: number }[]
  readonly state: 'OPEN' | 'DECIDED' | 'APPEALED' | 'CLOSED'
  readonly log: readonly {
    readonly kind: string
    readonly at: number
    readonly name: string | null
    readonly text: string
  }[]
}
