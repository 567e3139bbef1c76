/** Typesets papers. A draw of two hundred players takes a second, and no table should wait for it. */
import type { Locale } from '@stolik/core'
import type { Offer } from '../base/offer.js'
import { pdf, type Paper } from './documents.js'
import { oneSecret } from '../base/secrets.js'
import { eventKeys } from './keys.js'
import { leaguePdf, type LeaguePaper } from './league-paper.js'
import { rulesPdf, type RulesPaper } from './rules-paper.js'
import type { EventState } from '@stolik/event/model/state'

/** A paper of an event, as plain data for a thread. */
export interface EventPaper {
  readonly state: EventState
  readonly game: string
  readonly locale: Locale
  readonly timeZone: string
  readonly at: number
  readonly kept: string | null
  readonly site: { readonly url: string; readonly id: string }
  /** The secret that its codes are derived from. */
  readonly secret: string
  readonly paper: Paper
}

export type PrintAsked = EventPaper | LeaguePaper | RulesPaper

export interface Printing {
  /** Undefined if the paper does not exist yet. */
  print(asked: PrintAsked): Promise<Uint8Array | undefined>
  /** How many papers are waiting or being typeset. */
  waiting(): number
  stop(): Promise<void>
}

/** Typesets in the calling thread. */
export const printHere = (games: readonly Offer[]): Printing => ({
  print: async (asked) => {
    const offer = games.find(({ plugin }) => plugin.id === asked.game)
    if (offer === undefined) return undefined
    if ('league' in asked) return leaguePdf(offer, asked)
    if ('profile' in asked) return rulesPdf(offer, asked)
    const { site, secret, paper, ...rest } = asked
    return pdf({ ...rest, offer, site: { ...site, keys: eventKeys(oneSecret(secret)) } }, paper)
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
})
