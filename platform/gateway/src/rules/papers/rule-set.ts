/** Prints a rule set: the profile that it is made from, and each difference with its clauses. */
import { readProfile, say, type Plugin } from '@stolik/core'
import type { Offer } from '../../base/offer.js'
import { fact } from '../../print/fact.js'
import { printForWall } from '../../print/for-wall.js'
import type { Imprint } from '../../print/imprint.js'
import type { Paper } from '../../print/paper.js'
import { word } from '../../print/words/index.js'

/** What the names of profiles are made from: plain data. */
export interface RuleWords {
  readonly plugin: Pick<Plugin, 'id'>
  readonly catalogues: Offer['catalogues']
}

/** The name of a profile; that of a rule set says how many differences it has. */
export function profileName({ catalogues }: RuleWords, locale: Imprint['locale'], profile: string): string {
  const { base, turned } = readProfile(profile) ?? { base: profile, turned: {} }
  const name = say(catalogues[locale], locale, `profile.${base}`)
  const n = Object.keys(turned).length
  return n === 0 ? name : word(locale, 'profile.differing', { profile: name, n })
}

/** The same behind the name by which the owner keeps it, if the owner does. */
export const namedProfile = (
  words: RuleWords,
  locale: Imprint['locale'],
  profile: string,
  savedName: string | null,
): string => {
  const name = profileName(words, locale, profile)
  return savedName === null ? name : word(locale, 'profile.kept', { name: savedName, profile: name })
}

export interface PrintedDifference {
  readonly knob: string
  readonly sentence: string
  readonly clause: string
  readonly baseClause: string
}

/** A rule set in words. A profile of the game has no differences. */
export interface RulesInWords {
  /** The name of the profile that it is made from. */
  readonly base: string
  readonly differences: readonly PrintedDifference[]
}

export function rulesInWords(
  { plugin, catalogues }: Offer,
  locale: Imprint['locale'],
  profile: string,
): RulesInWords {
  const catalogue = catalogues[locale]
  const wordOf = (code: string): string => say(catalogue, locale, code)
  const base = readProfile(profile)?.base ?? profile
  /**
   * The name of the document, which is that of a profile, and the number of the clause. A number alone is the base's. Some
   * documents have no numbers.
   */
  const cited = (clause: string): string => {
    const named = plugin.profiles.find((one) => clause.startsWith(`${one} `)) ?? base
    const place = clause.startsWith(`${named} `) ? clause.slice(named.length + 1) : clause
    const number = /\d/.test(place) ? place : ''
    return number !== '' && named === base ? number : `${wordOf(`profile.${named}`)} ${number}`.trimEnd()
  }
  const differences = plugin.differences(profile).map(({ knob, choice, clause, baseClause }) => ({
    knob: wordOf(`knob.${knob}`),
    sentence: wordOf(`knob.${knob}.${choice}`),
    clause: cited(clause),
    baseClause: cited(baseClause),
  }))
  return { base: wordOf(`profile.${base}`), differences }
}

export function printDifferences(paper: Paper, { differences }: RulesInWords, size: number): void {
  const { locale } = paper.imprint
  for (const { knob, sentence, clause, baseClause } of differences) {
    fact(paper, knob, sentence, size, word(locale, 'rules.clauses', { clause, baseClause }))
    paper.y += 4.5
  }
}

export interface RuleSetSheet {
  readonly imprint: Imprint
  readonly rules: RulesInWords
}

export const printRuleSet = ({ imprint, rules }: RuleSetSheet): Promise<Uint8Array> =>
  printForWall(imprint, { title: word(imprint.locale, 'rules.title'), head: 'ornament' }, (paper, size) => {
    const n = rules.differences.length
    paper.paragraph(word(imprint.locale, n === 0 ? 'rules.same' : 'rules.base', { profile: rules.base, n }), {
      size: size + 1,
    })
    paper.y += 8
    printDifferences(paper, rules, size)
  })
