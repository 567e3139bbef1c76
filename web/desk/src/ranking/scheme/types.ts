/** A scheme as the gateway's JSON, and what its form needs to know besides. */
import type { Locale, PointCount, RankingFormat, RatingCount } from '@stolik/core'
import type { Problem, RankingEvent } from '../client.js'
import type { DeskParts } from '../parts.js'

export interface Scheme extends Omit<RankingFormat, 'id'> {
  readonly format: string
  readonly name: string
  readonly game: string
  /** Days, `YYYY-MM-DD`. */
  readonly season: { readonly from: string; readonly until: string }
}

export type Count = PointCount | RatingCount

export const readScheme = (json: string): Scheme => JSON.parse(json) as Scheme

/** How a part is shown during editing, which the scheme itself does not contain. */
export interface PartShape {
  /** Stays with the part when another one is removed. */
  readonly key: number
  /** Whether only chosen events count. */
  readonly only: boolean
  /** The search text for events. */
  readonly find: string
}

export interface Draft {
  readonly scheme: Scheme
  readonly parts: readonly PartShape[]
}

export interface SchemeSpeaker {
  readonly say: DeskParts['say']
  readonly locale: Locale
}

/** The input of every section of the form. */
export interface SchemeParts extends SchemeSpeaker {
  readonly draft: Draft
  /** Profiles of the game, and the known events to choose from. */
  readonly profiles: readonly string[]
  /** The names of the rules that clubs have made, by their profile texts. */
  readonly own: ReadonlyMap<string, string>
  readonly events: readonly RankingEvent[]
  /** The problems by the field that shows them. */
  readonly wrong: ReadonlyMap<string, readonly Problem[]>
}
