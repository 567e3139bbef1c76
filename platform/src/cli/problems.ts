/** What is wrong with a record, in one English line. */
import type { BadRecord, RecordProblem, ReplayProblem, Stop } from '@stolik/core'

const recordSentences: Readonly<Record<RecordProblem, string>> = {
  stray: 'this belongs to no record: a record begins with “stolik: 1”',
  format: 'records of this format are not known here',
  line: 'neither “key: value” nor moves',
  key: 'a record has no such key',
  twice: 'this key was there before',
  missing: 'this key is missing',
  value: 'this key cannot have that value',
  move: 'a move is seat:move, such as 0:pass',
}

const replaySentences: Readonly<Record<ReplayProblem, string>> = {
  game: 'there is no such game here',
  version: 'the rules of the game have another version here',
  profile: 'the game has no such profile',
  chairs: 'nobody plays it at a table of that size',
  deal: 'this is not a deal of the game',
  carry: 'this is nothing that an earlier hand leaves',
  over: 'the hand was over before this move',
  'not-playing': 'nobody plays on that seat',
  unreadable: 'no move of the game looks like this',
  'not-your-turn': 'this seat had no move to make',
  illegal: 'this move was not allowed',
}

export const recordWords = ({ problem, about }: BadRecord): string =>
  `${recordSentences[problem]} (${short(about)})`
export const replayWords = ({ problem, about }: Stop): string =>
  `${replaySentences[problem]} (${short(about)})`

/** Text of a stranger, cut, and without what could move the cursor. */
const short = (text: string): string => {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?')
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean
}
