/** Describes what is wrong with a record, in one English line. */
import type {
  BadRecord,
  FormatProblem,
  FormatTrouble,
  HandProblem,
  NotJudged,
  RecordProblem,
  NotSolved,
  ReplayProblem,
  SolverProblem,
  Stop,
  Verdict,
} from '@stolik/core'

const recordSentences: Readonly<Record<RecordProblem, string>> = {
  stray: 'this is not part of a record: a record begins with “stolik: 1”',
  format: 'this record format is not known',
  line: 'neither “key: value” nor moves',
  key: 'a record has no such key',
  twice: 'this key appears twice',
  missing: 'this key is missing',
  value: 'this key cannot have that value',
  move: 'a move is seat:move, such as 0:pass',
}

const replaySentences: Readonly<Record<ReplayProblem, string>> = {
  game: 'there is no such game here',
  profile: 'the game has no such profile',
  rules: 'it was played by other rules than those of this name here',
  chairs: 'the game is not played at a table of that size',
  deal: 'this is not a deal of the game',
  carry: 'an earlier hand cannot leave this behind',
  over: 'the hand was over before this move',
  'not-playing': 'nobody plays on that seat',
  unreadable: 'this is not a move of the game',
  'not-your-turn': 'this seat had no move to make',
  illegal: 'this move was not allowed',
}

const formatSentences: Readonly<Record<FormatProblem, string>> = {
  ...replaySentences,
  hidden: 'it shows a card that nobody knows',
  undecided: 'it breaks off before the hand is decided',
  unclaimed: 'it claims no result',
  ending: 'no move of the game ends a hand like this',
  score: 'the rules of the other format score such a hand differently',
  profile: 'the format cannot hold this',
  'cut-off': 'the record is cut off',
  field: 'this field is missing or wrong',
  deal: 'these are not 32 different cards',
  talon: 'other cards were dealt as the talon',
  action: 'there is no such action',
  actor: 'nobody can do this here',
  'not-held': 'the player does not hold what they show',
  revoke: 'the player does not follow suit',
  'after-end': 'it goes on after its end',
}

const solverSentences: Readonly<Record<SolverProblem, string>> = {
  form: 'these are not the parts of a problem',
  contract: 'there is no such contract with these cards',
  leader: 'the leader is 0, 1 or 2',
  card: 'there is no such card',
  twice: 'this card lies in two places',
  count: 'these cannot be all cards at that point',
  revoke: 'this card does not follow suit, although its owner could',
  points: 'the cards played cannot have counted this',
  claim: 'this cannot be the answer',
  unplayed: 'no card is played in this record',
}

const handSentences: Readonly<Record<HandProblem, string>> = {
  card: solverSentences.card,
  twice: 'this card appears twice',
  count: 'this is not the number of cards that is needed',
}

/** What is wrong with the shuffle of a record. */
export const shuffleWords: Readonly<Record<Exclude<Verdict, 'fair'>, string>> = {
  malformed: 'salt, seed or luck is malformed',
  commitment: 'the commitment does not match this salt and seed',
  luck: 'the luck of a player is not what it was bound to',
  deal: 'the deal does not follow from this seed and luck',
}

const withText = (sentence: string, text: string): string => `${sentence} (${short(text)})`

export const formatWords = ({ problem, about, action }: FormatTrouble): string =>
  `${action === null ? '' : `move ${action}: `}${withText(formatSentences[problem], about)}`
export const recordWords = ({ problem, about }: BadRecord): string =>
  withText(recordSentences[problem], about)
export const replayWords = ({ problem, about }: Stop): string => withText(replaySentences[problem], about)
export const solverWords = ({ unsolved, about }: NotSolved): string =>
  withText(solverSentences[unsolved], about)
export const bidderWords = ({ unjudged, about }: NotJudged): string =>
  withText(handSentences[unjudged], about)

/** Shortens foreign text and replaces characters that could move the cursor. */
const short = (text: string): string => {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '?')
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean
}
