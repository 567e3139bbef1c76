/** The queries and orders of the page where clubs make rules of their own. */

const refused = '... on RuleSetRefused { code knob clause reason through }'
const rules = `... on RuleSet { id game base name profile differences { knob choice clause baseChoice baseClause }
  tables { chairs lengths } }`

export const myRoles = 'query MyRoles { me { club roles } }'

export const knobs = `query Knobs { games { id profiles { id }
  knobs { id choices { id clause } bases { base choice clause } } houses { name profile } } }` as const

export const ruleSets =
  `query RuleSets($owner: ID!) { ruleSets(owner: $owner) { __typename ${rules} } }` as const

export const tryRules = `query TryRules($game: ID!, $base: ID!, $knobs: [TurnedKnob!]!) {
  tryRules(game: $game, base: $base, knobs: $knobs) { __typename ${rules} ${refused} } }` as const

export const keepRuleSet =
  `mutation KeepRuleSet($owner: ID!, $game: ID!, $base: ID!, $name: String!, $knobs: [TurnedKnob!]!, $id: ID) {
  keepRuleSet(owner: $owner, game: $game, base: $base, name: $name, knobs: $knobs, id: $id) { __typename ${rules} ${refused} } }` as const

export const dropRuleSet = `mutation DropRuleSet($owner: ID!, $id: ID!) {
  dropRuleSet(owner: $owner, id: $id) { __typename ${rules} ${refused} } }` as const
