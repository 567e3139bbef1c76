/** Helpers for tests of rule sets: the queries of those who make them. */
import { asker, type App, type Asker } from '../help.js'

export interface RulesAnswer {
  readonly __typename: 'RuleSet' | 'RuleSetRefused'
  readonly code?: string
  readonly knob?: string | null
  readonly id: string
  readonly name: string
  readonly profile: string
  readonly digest: string
}

export const fields = `{ __typename
  ... on RuleSet { id game base name profile digest differences { knob choice clause baseChoice baseClause } }
  ... on RuleSetRefused { code knob clause reason through } }`

export interface Rules {
  readonly game?: string
  readonly base?: string
  readonly name?: string
  readonly knobs?: readonly { readonly knob: string; readonly choice: string }[]
  readonly id?: string | null
}

export const keep = (who: Asker, owner: string, rules: Rules = {}): Promise<RulesAnswer> =>
  who.get(
    `mutation ($owner: ID!, $game: ID!, $base: ID!, $name: String!, $knobs: [TurnedKnob!]!, $id: ID) {
       keepRuleSet(owner: $owner, game: $game, base: $base, name: $name, knobs: $knobs, id: $id) ${fields} }`,
    { owner, game: 'tiny', base: 'plain', name: 'Klub Kartuzy', knobs: [], id: null, ...rules },
  )

export const drop = (who: Asker, owner: string, id: string): Promise<RulesAnswer> =>
  who.get(`mutation ($owner: ID!, $id: ID!) { dropRuleSet(owner: $owner, id: $id) ${fields} }`, { owner, id })

/** The rule sets of an owner, or of all, as a stranger sees them. */
export const listed =
  (owner: string | null) =>
  (app: App): Promise<readonly RulesAnswer[]> =>
    asker(app).get(
      `query ($owner: ID) { ruleSets(owner: $owner) {
         __typename id game base name profile digest differences { knob choice clause baseChoice baseClause } } }`,
      { owner },
    )
