/** Why a scheme or some sheets cannot be counted: codes with a path and figures, to be translated by the caller. */
import type { Arg } from '@stolik/core'

/** What is wrong with a scheme at `path`, such as `parts.2.weight`; items are counted from 1. */
export const schemeProblems = {
  MISSING: '{path} is missing',
  SHAPE: 'the value of {path} is not valid',
  RANGE: '{path} must be from {min} to {max}',
  SIZE: '{path} needs {expected} values',
  TWICE: '{path} is given twice',
  FINE: '{path} has more than {digits} digits after the decimal point',
  ORDER: '{path} must not rise',
  CONTRADICTS: '{path} contradicts {other}',
  UNKNOWN_GAME: '{path}: there is no game {game}',
  UNKNOWN_PROFILE: '{path}: there is no profile {profile}',
  OTHER_GAME: '{path}: the profile {profile} is one of {game}',
  EMPTY_SEASON: '{path} ends before it begins',
  DIVIDES_BY_ZERO: '{path} must not be 0, since it is divided by',
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
  BAD_SCHEME: 'The scheme is not valid.',
  BAD_DATE: '{date} is not a date.',
  BROKEN_SHEET: 'The column {column} of the sheet {sheet} is not valid.',
  EVENT_TWICE: 'The event {event} of {source} would count twice.',
  OTHER_EVENT: '{path}: the event {event} of {source} is not one that the scheme is for.',
  PERSON_TWICE: 'The sheet {sheet} has the person {person} twice.',
  BAD_MERGE: 'The decisions about the person {person} contradict each other.',
  TOO_LARGE: 'The figures of the person {person} are too large to be counted exactly.',
} as const

export type CountRefusalCode = keyof typeof countRefusals

export interface CountRefusal {
  readonly refused: CountRefusalCode
  readonly args: Readonly<Record<string, Arg>>
  /** For BAD_SCHEME: everything that is wrong. */
  readonly problems: readonly SchemeProblem[]
}

export const refuseCount = (refused: CountRefusalCode, args: CountRefusal['args']): CountRefusal => ({
  refused,
  args,
  problems: [],
})
