/** Where the papers of events are typeset: a draw of two hundred players takes a second, and no table may wait for it. */
import type { Locale } from '@stolik/core'
import type { Offer } from '../base/offer.js'
import { pdf, type Paper } from './documents.js'
import { oneSecret } from '../base/secrets.js'
import { eventKeys } from './keys.js'
import type { EventState } from '@stolik/tournament/model/state'

/** A paper that is wanted, as it can be handed to a thread. */
export interface PrintAsked {
  readonly state: EventState
  readonly game: string
  readonly locale: Locale
  readonly timeZone: string
  readonly at: number
  readonly site: { readonly url: string; readonly id: string }
  /** What the words of its codes are made of. */
  readonly secret: string
  readonly paper: Paper
}

export interface Printing {
  /** Undefined where there is no such paper yet. */
  print(asked: PrintAsked): Promise<Uint8Array | undefined>
  /** How many papers wait, or are being typeset. */
  waiting(): number
  stop(): Promise<void>
}

/** Typesets where it is asked for. */
export const printHere = (games: readonly Offer[]): Printing => ({
  print: async ({ game, site, secret, paper, ...rest }) => {
    const offer = games.find(({ plugin }) => plugin.id === game)
    if (offer === undefined) return undefined
    return pdf({ ...rest, offer, site: { ...site, keys: eventKeys(oneSecret(secret)) } }, paper)
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
})
