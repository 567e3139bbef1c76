/** The regulations of a rule set as a paper, and how papers identify their rules. */
import type { Locale } from '@stolik/core'
import { hallZone } from '../../base/day-of.js'
import type { Offer } from '../../base/offer.js'
import { printRuleSet, profileName, rulesInWords } from '../../rules/papers/rule-set.js'
import { word } from '../../print/words/index.js'
import { rulesDigest } from '../../table/pinned.js'

/** The regulations of a rule set that the game has, as plain data for a thread. */
export interface RulesPaper {
  readonly game: string
  readonly profile: string
  readonly locale: Locale
  /** The name by which somebody keeps it; null if nobody does. */
  readonly ruleName: string | null
}

export function rulesPdf(offer: Offer, { profile, locale, ruleName }: RulesPaper): Promise<Uint8Array> {
  const name = profileName(offer, locale, profile)
  return printRuleSet({
    imprint: {
      locale,
      timeZone: hallZone,
      place: '',
      starts: null,
      at: null,
      hash: null,
      name: ruleName ?? name,
      profileName: name,
      version: offer.plugin.version,
      rules: digestNamed(offer, locale, profile),
    },
    rules: rulesInWords(offer, locale, profile),
  })
}

/** The id of a profile of the game; for a rule set its digest, since its text says nothing to people. */
export const rulesNamed = (offer: Offer, locale: Locale, profile: string): string =>
  offer.plugin.profiles.includes(profile) ? profile : digestNamed(offer, locale, profile)

const digestNamed = ({ plugin }: Offer, locale: Locale, profile: string): string =>
  word(locale, 'foot.digest', { digest: rulesDigest(plugin, profile) })
