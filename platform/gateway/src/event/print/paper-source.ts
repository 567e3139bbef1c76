/** What the papers of an event are made from, and the imprint that all of them have. */
import type { Locale } from '@stolik/core'
import { contentHash } from '@stolik/contract/canonical'
import { versionOf, resultContent } from '@stolik/event/standing/hash'
import type { EventState } from '@stolik/event/model/state'
import type { Offer } from '../../base/offer.js'
import type { Imprint } from '../../print/imprint.js'
import { namedProfile } from '../../rules/papers/rule-set.js'
import type { Keys } from '../store/keys.js'
import { rulesNamed } from './rules-paper.js'
import type { Results } from '../papers/ranking.js'
import { standingsOf } from '../show/show-standings.js'

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
  readonly ruleName: string | null
  /** The address of the event's page and the keys for its codes; null without a gateway. */
  readonly site: { readonly url: string; readonly id: string; readonly keys: Keys } | null
}

export function imprint({ state, offer, locale, timeZone, at, ruleName }: Source, content: unknown): Imprint {
  const { name, place, starts, format } = state.regulations
  return {
    locale,
    timeZone,
    name,
    place,
    starts,
    profileName: namedProfile(offer, locale, format.profile, ruleName),
    rules: rulesNamed(offer, locale, format.profile),
    version: versionOf(state, offer.plugin),
    hash: contentHash(content),
    at,
  }
}

// What printed rankings are made from.

/** The same hash is in the JSON, and in the log once the result is final. */
export function resultsOf(source: Source): Results {
  const { state, offer } = source
  const standings = standingsOf(state, offer.plugin)
  return {
    imprint: imprint(source, resultContent(state, offer.plugin, standings)),
    standings,
    adjustments: state.adjustments.filter(({ revoked }) => revoked === null),
    reopenings: state.reopenings,
    endedEarly: state.latest.endEarly ?? null,
    placesScored: state.regulations.format.scoring.kind === 'places',
    ...(state.regulations.sameCards === undefined ? {} : { sameCards: state.regulations.sameCards }),
    tieBreaks: state.regulations.format.tieBreaks,
    catalogue: offer.catalogues[source.locale],
  }
}
