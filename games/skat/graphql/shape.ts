/** The shape of a SkatView in a GraphQL answer: `present` makes it and `read` takes it. */
import type { GameName } from '../src/games.js'
import type { Level } from '../src/valuation.js'
import type { Call, Exchange, Look, Offer, Phase } from '../src/view.js'

type Upper<T extends string> = Uppercase<T>

export interface SkatTrickShape {
  readonly leader: number
  readonly cards: readonly string[]
  readonly winner: number | null
}

export interface SkatViewShape {
  readonly __typename: 'SkatView'
  readonly seat: number | null
  readonly toAct: readonly number[]
  readonly legal: readonly string[]
  readonly profile: string
  readonly turned?: string | null
  readonly phase: Upper<Phase>
  readonly hand: readonly string[]
  readonly cardsLeft: readonly number[]
  readonly calls: readonly {
    readonly seat: number
    readonly call: Upper<Call['call']>
    readonly value: number
  }[]
  readonly asker: number | null
  readonly hearer: number | null
  readonly bid: number
  readonly declarer: number | null
  readonly fromHand: boolean | null
  readonly announcement: {
    readonly game: Upper<GameName>
    readonly hand: boolean
    readonly schneider: boolean
    readonly schwarz: boolean
    readonly ouvert: boolean
    readonly patrolki: number
    readonly rewolucja: boolean
  } | null
  readonly openHand: readonly string[] | null
  readonly patrolki: readonly string[] | null
  readonly exchange: {
    readonly how: Upper<Exchange['how']>
    readonly step: Upper<Exchange['step']>
    readonly took: readonly number[]
    readonly count: number | null
    readonly named: number | null
    readonly gave: readonly string[] | null
    readonly got: readonly string[] | null
  } | null
  readonly ramsz: boolean
  readonly openOpponents: readonly { readonly seat: number; readonly cards: readonly string[] }[]
  readonly skat: readonly string[] | null
  readonly discard: readonly string[] | null
  readonly trick: SkatTrickShape | null
  readonly lastTrick: SkatTrickShape | null
  readonly tricksWon: readonly number[]
  readonly played: readonly string[]
  readonly offer: {
    readonly kind: Upper<Offer['kind']>
    readonly by: number
    readonly level: Upper<Level>
    readonly answered: readonly number[]
  } | null
  readonly reach: Upper<Level> | null
  readonly declined: readonly number[]
  readonly look: Look | null
  readonly disclosure: {
    readonly hands: readonly (readonly string[])[]
    readonly skat: readonly string[]
    readonly discard: readonly string[] | null
    readonly swaps: readonly {
      readonly seat: number
      readonly gave: readonly string[]
      readonly got: readonly string[]
    }[]
    readonly tricks: readonly SkatTrickShape[]
    readonly points: readonly number[]
    readonly skatPoints: number
  } | null
}
