/** Why a rule set was refused. It names the knob and its clause where there is one. */

/** The codes, each with a sentence for developers. */
export const ruleSetRefusals = {
  NOT_SIGNED_IN: 'Sign in first.',
  SIGN_IN_AGAIN: 'The session has ended. Sign in again.',
  NOT_ALLOWED: 'Only organisers of the club, or the association, may do that.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
  TOO_MANY: 'That is too many at once, or the owner keeps as many rule sets as possible.',
  UNKNOWN_OWNER: 'There is no such club.',
  UNKNOWN_RULE_SET: 'The owner has no such rule set, or it was changed meanwhile.',
  KEPT_ALREADY: 'The owner keeps these rules under another name.',
  UNKNOWN_GAME: 'There is no such game.',
  UNKNOWN_BASE: 'The game has no such profile.',
  UNKNOWN_KNOB: 'The game has no such knob.',
  NOT_A_CHOICE: 'The knob has no such choice, or was given two.',
  IMPOSSIBLE: 'These choices do not go together.',
  BAD_NAME: 'A name is 1 to 60 visible characters.',
  TOO_LONG: 'A rule set has at most 40 knobs.',
} as const

export type RuleSetRefusalCode = keyof typeof ruleSetRefusals

export interface RuleSetRefused {
  readonly __typename: 'RuleSetRefused'
  readonly code: RuleSetRefusalCode
  readonly knob: string | null
  readonly clause: string | null
  readonly reason: string | null
  readonly through: readonly string[]
}

export const refuseRules = (
  code: RuleSetRefusalCode,
  about: Partial<Pick<RuleSetRefused, 'knob' | 'clause' | 'reason' | 'through'>> = {},
): RuleSetRefused => ({
  __typename: 'RuleSetRefused',
  code,
  knob: null,
  clause: null,
  reason: null,
  through: [],
  ...about,
})
