/** Why a ranking request was refused: a code with arguments, which the site translates. */
import type { Arg } from '@stolik/core'

/** Each with a sentence for developers; `{name}` stands for an argument. */
export const rankingRefusals = {
  NOT_ALLOWED: 'Only the association may do that.',
  NOT_SIGNED_IN: 'Sign in first.',
  SIGN_IN_AGAIN: 'The session has ended. Sign in again.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
  MALFORMED: 'The value of {field} is not valid.',
  ONE_ACT: 'Give exactly one action.',
  // Rankings and schemes.
  UNKNOWN_RANKING: 'There is no ranking {ranking}.',
  RANKING_TAKEN: 'There is a ranking {ranking} already.',
  UNKNOWN_GAME: 'There is no such game.',
  BAD_SCHEME: 'The scheme is not valid.',
  NOT_COUNTED: 'The events cannot be counted: {code}.',
  STALE: 'Somebody else has changed this meanwhile. Look at it and try again.',
  // Editions.
  UNKNOWN_EDITION: 'There is no such edition.',
  NO_SUCH_STEP: 'An edition that is {status} cannot become {next}.',
  NO_KEY: 'The association has no signing key here.',
  MISSING_KEY: 'The edition is signed with the key {key} too, which is not here.',
  FUTURE_DATE: 'Nothing can be counted up to {date}: today is {today}.',
  NO_REASON: 'A correction needs a reason: say what changed and why.',
  NOT_PUBLISHED: 'A draft is not published.',
  // Sheets.
  UNKNOWN_EVENT: 'There is no such event.',
  NOT_FINAL: 'The result of the event is not final.',
  PERSON_TWICE: 'Two players of the event are one person: {a} and {b}.',
  UNMATCHED: 'Some players are not identified yet.',
  SAME_LISTS: '{lists} lists of the event count in another one already.',
  // People.
  UNKNOWN_PERSON: 'There is no person {person}.',
  FORGOTTEN: 'That person has asked to be forgotten.',
  PERSON_TAKEN: 'The account or a licence is somebody else’s.',
  SAME_PERSON: 'They are one person already.',
  PLAYED_TOGETHER: 'Both sat at {name} on {date} at the same time, so they are two people.',
  NOT_MERGED: 'There is no decision on that person to take back.',
  BAD_LICENCE: 'A licence has a number and goes from a day to a day.',
  // Webhooks.
  BAD_URL: 'A webhook goes to an https address.',
  PRIVATE_ADDRESS: 'A webhook does not go to an address of a private network.',
  UNKNOWN_WEBHOOK: 'There is no such webhook.',
  UNKNOWN_DELIVERY: 'There is no such delivery any more.',
  TOO_MANY_WEBHOOKS: 'There are {most} webhooks already.',
  // Imports.
  BAD_FILE: 'Nothing in the file can be imported.',
  BAD_ROWS: '{rows} rows cannot be imported. Import the rest without them, or correct the file.',
  NOT_SEEN: 'The data has changed since the preview. Look at the preview again.',
  NOTHING_NEW: 'There is nothing in the file that is not here already.',
  BAD_LIST:
    '{rows} rows of the list are wrong, so nothing of it was taken. Correct them and send the list again.',
  DOUBTFUL:
    '{people} people of the list may be in the register already, so nothing of it was taken. Say who each of them is, or that all are new.',
} as const

export type RankingRefusalCode = keyof typeof rankingRefusals

/** One of several problems. */
export interface RankingProblem {
  /** Line of a file, counted from 1 including the head; for an event a start number; 0: neither. */
  readonly line: number
  readonly code: string
  readonly args: Readonly<Record<string, Arg>>
}

export interface RankingRefusal {
  readonly refused: RankingRefusalCode
  readonly args: Readonly<Record<string, Arg>>
  readonly problems?: readonly RankingProblem[]
}

export const refuse = (
  refused: RankingRefusalCode,
  args: Readonly<Record<string, Arg>> = {},
  problems?: readonly RankingProblem[],
): RankingRefusal => ({ refused, args, ...(problems === undefined ? {} : { problems }) })
