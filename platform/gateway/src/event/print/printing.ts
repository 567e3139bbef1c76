/** Typesets papers. A draw of two hundred players takes a second, and no table should wait for it. */
import type { Locale } from '@stolik/core'
import type { Offer } from '../../base/offer.js'
import { pdf, type Paper } from './documents.js'
import { oneSecret } from '../../base/secrets.js'
import { eventKeys } from '../store/keys.js'
import { rulesPdf, type RulesPaper, rulesNamed } from './rules-paper.js'
import type { EventState } from '@stolik/event/model/state'
import type { PublishedLeague } from '@stolik/contract/published/league'
import { hallZone } from '../../base/day-of.js'
import { printLeague, type LeaguePart } from '../../league/papers/league.js'
import { namedProfile } from '../../rules/papers/rule-set.js'

/** A paper of an event, as plain data for a thread. */
export interface EventPaper {
  readonly state: EventState
  readonly game: string
  readonly locale: Locale
  readonly timeZone: string
  readonly at: number
  readonly ruleName: string | null
  readonly site: { readonly url: string; readonly id: string }
  /** The secret that its codes are derived from. */
  readonly secret: string
  readonly paper: Paper
}

export type PrintAsked = EventPaper | LeaguePaper | RulesPaper

export interface Printing {
  /** Undefined if the paper does not exist yet. */
  print(request: PrintAsked): Promise<Uint8Array | undefined>
  /** How many papers are waiting or being typeset. */
  waiting(): number
  stop(): Promise<void>
}

/** Typesets in the calling thread. */
export const printHere = (games: readonly Offer[]): Printing => ({
  print: async (request) => {
    const offer = games.find(({ plugin }) => plugin.id === request.game)
    if (offer === undefined) return undefined
    if ('league' in request) return leaguePdf(offer, request)
    if ('profile' in request) return rulesPdf(offer, request)
    const { site, secret, paper, ...rest } = request
    return pdf({ ...rest, offer, site: { ...site, keys: eventKeys(oneSecret(secret)) } }, paper)
  },
  waiting: () => 0,
  stop: () => Promise.resolve(),
})

/** The papers of a league, as plain data for a thread. */
export interface LeaguePaper {
  readonly game: string
  readonly league: PublishedLeague
  readonly part: LeaguePart
  readonly locale: Locale
  /** The name by which somebody keeps its rules of play; null if nobody does. */
  readonly ruleName: string | null
}

export function leaguePdf(
  offer: Offer,
  { league, part, locale, ruleName }: LeaguePaper,
): Promise<Uint8Array> {
  const { rules, association, hash, at } = league
  const imprint = {
    locale,
    timeZone: hallZone,
    starts: null,
    hash,
    at,
    name: rules.name,
    place: association ?? '',
    profileName: namedProfile(offer, locale, rules.profile, ruleName),
    rules: rulesNamed(offer, locale, rules.profile),
    version: offer.plugin.version,
  }
  return printLeague({ imprint, league }, part)
}
