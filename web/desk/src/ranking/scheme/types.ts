/** A scheme as the gateway has it in JSON, and what its form needs to know besides. */
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

/** How a part is shown while somebody writes: the scheme itself does not say it. */
export interface PartShape {
  /** Stays with the part when another one is taken out. */
  readonly key: number
  /** Only events that are chosen. */
  readonly only: boolean
  /** What is looked for among them. */
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

/** What every section of the form is made from. */
export interface SchemeParts extends SchemeSpeaker {
  readonly draft: Draft
  /** Profiles of the game, and events that are known, to choose from. */
  readonly profiles: readonly string[]
  readonly events: readonly RankingEvent[]
  /** What is wrong, by the field that it is shown at. */
  readonly wrong: ReadonlyMap<string, readonly Problem[]>
}
