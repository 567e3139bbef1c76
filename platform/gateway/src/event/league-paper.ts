/** The papers of a league, as plain data for a thread. */
import type { Locale } from '@stolik/core'
import type { PublishedLeague } from '@stolik/contract/published/league'
import { hallZone } from '../base/day-of.js'
import type { Offer } from '../base/offer.js'
import { printLeague, type LeaguePart } from '../league/papers/league.js'
import { namedProfile } from '../rules/papers/rule-set.js'
import { rulesNamed } from './rules-paper.js'

export interface LeaguePaper {
  readonly game: string
  readonly league: PublishedLeague
  readonly part: LeaguePart
  readonly locale: Locale
  /** The name by which somebody keeps its rules of play; null if nobody does. */
  readonly kept: string | null
}

export function leaguePdf(offer: Offer, { league, part, locale, kept }: LeaguePaper): Promise<Uint8Array> {
  const { rules, association, hash, at } = league
  const imprint = {
    locale,
    timeZone: hallZone,
    starts: null,
    hash,
    at,
    name: rules.name,
    place: association ?? '',
    profileName: namedProfile(offer, locale, rules.profile, kept),
    rules: rulesNamed(offer, locale, rules.profile),
    version: offer.plugin.version,
  }
  return printLeague({ imprint, league }, part)
}
