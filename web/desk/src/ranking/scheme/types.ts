/** What the form of a scheme is about. */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { DeskParts } from '../parts.js'

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

export type SchemeSpeaker = Pick<DeskParts, 'say' | 'locale'>
