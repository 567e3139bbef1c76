/** Why nothing can be counted by a scheme, or not from these sheets: codes with a path and figures, for words at the edges. */
import type { Arg } from '@stolik/core'

/** What is wrong with a scheme at `path`, such as `parts.2.weight`; items are counted from 1. */
export const schemeProblems = {
  MISSING: '{path} must be said',
  SHAPE: '{path} cannot be that',
  RANGE: '{path} must be from {min} to {max}',
  SIZE: '{path} needs {expected} values',
  TWICE: '{path} is said twice',
  FINE: '{path} has more than {digits} digits after the comma',
  ORDER: '{path} must not rise',
  CONTRADICTS: '{path} cannot be together with {other}',
  UNKNOWN_GAME: '{path}: there is no game {game}',
  UNKNOWN_PROFILE: '{path}: there is no profile {profile}',
  OTHER_GAME: '{path}: the profile {profile} is one of {game}',
  EMPTY_SEASON: '{path} ends before it begins',
  DIVIDES_BY_ZERO: '{path} would be divided by, and is 0',
  EVENT_TWICE: '{path}: the event {event} is named twice',
  PARTS_OVERLAP: '{path} and {other} could take the same event, which would count twice',
} as const

export type SchemeProblemCode = keyof typeof schemeProblems

export interface SchemeProblem {
  readonly code: SchemeProblemCode
  readonly path: string
  readonly args: Readonly<Record<string, Arg>>
}

/** Why sheets cannot be counted; `{name}` stands for an argument. */
export const countRefusals = {
  BAD_SCHEME: 'The scheme cannot be counted by.',
  BAD_DATE: '{date} is no day.',
  BROKEN_SHEET: 'The column {column} of the sheet {sheet} cannot be that.',
  EVENT_TWICE: 'The event {event} of {source} would count twice.',
  OTHER_EVENT: '{path}: the event {event} of {source} is not one that the scheme is for.',
  PERSON_TWICE: 'The sheet {sheet} has the person {person} twice.',
  BAD_MERGE: 'It cannot be said who the person {person} is.',
  TOO_LARGE: 'The figures of the person {person} are too large to be counted exactly.',
} as const

export type CountRefusalCode = keyof typeof countRefusals

export interface CountRefusal {
  readonly refused: CountRefusalCode
  readonly args: Readonly<Record<string, Arg>>
  /** Of BAD_SCHEME: everything that is wrong. */
  readonly problems: readonly SchemeProblem[]
}

export const refuseCount = (refused: CountRefusalCode, args: CountRefusal['args']): CountRefusal => ({
  ...{ refused, args },
  problems: [],
})

export const isCountRefusal = (answer: object): answer is CountRefusal => 'refused' in answer
