/** Why something was not done in an event: a code with what it is about, for the words of the site to say. */
import type { Arg } from '@stolik/core'

/** Series, tables, hands and chairs in the arguments are counted from 1, as people call them. Each with a sentence for developers; `{name}` stands for an argument. */
export const eventRefusals = {
  NOT_ALLOWED: 'Only the director, or whoever it concerns, may do that.',
  FINAL: 'The result is final.',
  NOT_FINAL: 'The result is not final.',
  MALFORMED: '{field} cannot be that: {problem}.',
  // The gateway.
  UNAVAILABLE: 'This cannot be done at the moment.',
  UNKNOWN_EVENT: 'There is no such event.',
  UNKNOWN_GAME: 'There is no such game.',
  UNKNOWN_ACCOUNT: 'There is no such account.',
  NOT_SIGNED_IN: 'Enter a name, or sign in, first.',
  TOO_MANY: 'Too many at once.',
  BAD_KEY: 'That code is of nothing here.',
  PIN_NEEDED: 'Whoever sits on chair {chair} must enter the PIN of their start card on this device first.',
  BAD_PIN: 'That is not the PIN of whoever sits on chair {chair}. It is printed on their start card.',
  PIN_LIMIT:
    'Too many wrong PINs were entered at this table. Try again in a quarter of an hour, or ask the director.',
  BAD_INVITATION: 'This invitation is not valid any more. Ask the organiser for a new link.',
  ONE_ACT: 'Say exactly one thing to be done.',
  HAND_OVER: 'Online the hand on the table alone can be dealt anew, while play is stopped.',
  // Regulations and entries.
  BAD_REGULATIONS: 'The regulations are not complete, or contradict themselves.',
  OVERTAKEN: 'Somebody else has changed that meanwhile: {field}.',
  LOCKED: '{field} cannot be changed after the first draw.',
  CLOSED: 'Only the director enters players here.',
  TOO_LATE: 'Entries ended with the first draw.',
  UNKNOWN_PLAYER: 'There is no player {player}.',
  ENTERED_ALREADY: '{name} is entered already, with number {number}.',
  NAME_TAKEN: '{name} is entered already, with number {number}: say the club, or a name of their own.',
  LICENCE_TAKEN: 'The licence {licence} is of number {number}.',
  LICENCE_USED: 'Somebody is entered with that licence already: ask the director.',
  NO_SUCH_GROUP: 'This event has no {kind}s.',
  GROUP_FULL: '{kind} {name} is full.',
  BAD_FILE: 'The file was not taken: every line must be right.',
  FILE_TOO_LONG: 'A file has at most {most} characters: send it in parts.',
  FULL: 'All {capacity} places are taken.',
  NOT_WAITING: 'Number {number} does not wait.',
  NOT_PENDING: 'Number {number} does not wait for the director.',
  TOO_MANY_ENTRIES: 'Too many have entered from here. Try again later, or ask the director to enter you.',
  NOT_PLAYING: 'Number {number} does not take part.',
  NOT_RESERVE: 'Number {number} is no reserve player who is free.',
  // Series.
  UNKNOWN_SERIES: 'There is no series {series}.',
  NOT_NEXT: 'Series {series} is not the next one.',
  BEGUN: 'Series {series} has begun.',
  DRAWN_ALREADY: 'Series {series} is drawn: say why it is to be drawn again.',
  OUTSIDE_NEEDED: 'The draw of series {series} needs the value from outside that was announced: {source}.',
  NO_OUTSIDE: 'The regulations announce no value from outside for draws.',
  NOT_DRAWN: 'Series {series} is not drawn.',
  NOT_RUNNING: 'Series {series} is not being played.',
  TOO_FEW: '{players} players cannot be seated.',
  PLAYERS_CHANGED: 'Entries have changed since this was drawn: draw again.',
  NOT_SEATED: '{player} has no place in series {series}.',
  OTHER_MODE: '{player} cannot be at table {table}: one plays online, the other in the hall.',
  LISTS_OPEN: 'Not all lists are complete and signed: tables {tables}.',
  // Tables and lists.
  UNKNOWN_TABLE: 'There is no table {table} in series {series}.',
  ONLINE_TABLE: 'The list of an online table writes itself.',
  NOT_ONLINE_TABLE: 'Table {table} is not an online table.',
  OPEN_ALREADY: 'Table {table} is open.',
  PAUSED: 'The director has stopped play.',
  NOT_PAUSED: 'Play is not stopped.',
  GAP: 'Hand {next} comes next.',
  DIFFERS: 'Hand {hand} stands as {line}.',
  LIST_FULL: 'The list has {length} hands.',
  NO_SUCH_HAND: 'Hand {hand} is not written yet.',
  BAD_LINE: 'Hand {hand} cannot be: {fault}.',
  MISSING_HANDS: 'The list has {found} of {length} hands; hand {hand} is missing.',
  NOT_SUMMING: 'Hand {hand} does not come to the total that is written: {written}, and it is {counted}.',
  OWN_HAND: 'Somebody else confirms it.',
  SIGNED: 'The list is signed: only the director corrects it.',
  CONSENT: 'Everybody at the table must agree: chair {chair} has not.',
  LIST_CHANGED: 'Hand {hand} stands as {line} now: look at the list again before you sign it.',
  UNFINISHED: 'Hands are missing: {found} of {length}.',
  ANNULLED: 'The list is annulled.',
  NO_BYE: 'The regulations give nothing for a missing player.',
  // The desk.
  UNKNOWN_NUMBER: 'There is no number {n}.',
  REVOKED: 'Number {n} is revoked.',
  NO_ARBITER: 'This game has no arbiter of its own.',
  NOT_RULED: 'The arbiter cannot say: {problem} {field}.',
  DEADLINE: 'The time for that was over at {until}.',
  DECIDED: 'That is decided.',
  NOT_DECIDED: 'That is not decided yet.',
  APPEALED: 'There is an appeal already.',
  SERIES_LEFT: 'Series {series} is still to be played.',
  PROTESTS_OPEN: 'Protests are open: {numbers}.',
  PROTEST_TIME: 'Lists may be protested against until {until}.',
} as const

export type EventRefusalCode = keyof typeof eventRefusals

export type RefusalArgs = Readonly<Record<string, Arg>>

/** One of several things that are wrong. */
export interface Problem {
  /** Of a file, from 1, the head counted; 0 = not of a line. */
  readonly line: number
  readonly code: EventRefusalCode | FileCode | RegulationsCode
  readonly args: RefusalArgs
}

/** What only files can have wrong, as a part of a sentence. */
export const fileRefusals = {
  NO_COLUMN: 'the column “{column}” is missing',
  UNKNOWN_COLUMN: 'there is no column “{column}”',
  COLUMN_TWICE: 'the column “{column}” stands there twice',
  CELLS: 'this line has {found} cells, and the head {expected}',
  QUOTE: 'a quotation mark is not closed, or stands where none can',
  BAD_CELL: '“{value}” cannot stand in column “{column}”',
  EMPTY: 'there is nothing in the file',
  TWICE_IN_FILE: '{name} stands in the file twice, first in line {other}',
  LIST_TWICE: 'the list of table {table} in series {series} stands in the file twice, first in line {other}',
} as const

export type FileCode = keyof typeof fileRefusals

/** What is wrong with the regulations' `field`. */
export const regulationsRefusals = {
  MISSING: '{field} must be said',
  SHAPE: '{field} cannot be that',
  RANGE: '{field} must be from {min} to {max}',
  NOT_OFFERED: 'the game does not offer {field}',
  TWICE: '{field} is said twice',
  SIZE: '{field} needs {expected} values',
  CONTRADICTS: '{field} cannot be together with {other}',
} as const

export type RegulationsCode = keyof typeof regulationsRefusals

export interface EventRefusal {
  readonly refused: EventRefusalCode
  readonly args: RefusalArgs
  readonly clause?: string
  /** Of a file or of regulations: everything that is wrong. */
  readonly problems?: readonly Problem[]
}

export const refuse = (refused: EventRefusalCode, args: RefusalArgs = {}, clause?: string): EventRefusal => ({
  refused,
  args,
  ...(clause === undefined ? {} : { clause }),
})

export const isEventRefusal = (answer: object): answer is EventRefusal => 'refused' in answer
