/** What the papers of an event are made from, and the imprint that all of them have. */
import type { Locale } from '@stolik/core'
import { contentHash } from '@stolik/contract/canonical'
import { versionOf } from '@stolik/event/standing/hash'
import type { EventState } from '@stolik/event/model/state'
import type { Offer } from '../base/offer.js'
import type { Imprint } from '../print/imprint.js'
import { namedProfile } from '../rules/papers/rule-set.js'
import type { Keys } from './keys.js'
import { rulesNamed } from './rules-paper.js'

/** The data that papers are made from. */
export interface Source {
  readonly state: EventState
  readonly offer: Offer
  readonly locale: Locale
  /** IANA name of the time zone for times on papers. */
  readonly timeZone: string
  /** When the newest entry of the log was made. */
  readonly at: number
  /** The name by which the event's club or the association keeps its rules; null if neither does. */
  readonly kept: string | null
  /** The address of the event's page and the keys for its codes; null without a gateway. */
  readonly site: { readonly url: string; readonly id: string; readonly keys: Keys } | null
}

export function imprint({ state, offer, locale, timeZone, at, kept }: Source, content: unknown): Imprint {
  const { name, place, starts, format } = state.regulations
  return {
    locale,
    timeZone,
    name,
    place,
    starts,
    profileName: namedProfile(offer, locale, format.profile, kept),
    rules: rulesNamed(offer, locale, format.profile),
    version: versionOf(state, offer.plugin),
    hash: contentHash(content),
    at,
  }
}
