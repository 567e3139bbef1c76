/** Refusals of an event: a code with arguments. The site turns them into sentences. */
import type { Arg } from '@stolik/core'
import { tableProblems } from '@stolik/files/table/words'

/**
 * Every code with a sentence for developers; `{name}` stands for an argument. Series, tables, hands and chairs in arguments
 * count from 1.
 */
export const eventRefusals = {
  NOT_ALLOWED: 'Only the director, or whoever it concerns, may do that.',
  FINAL: 'The result is final.',
  NOT_FINAL: 'The result is not final.',
  CANCELLED: 'The event is cancelled. Only fees and notices can still change.',
  AWAY: 'The event has been in a file since {since}; {name} has it. Write on paper, or ask the director to bring it back.',
  NOT_AWAY: 'The event is here, not in a file. Hand it over first; if it has come back already, go on here.',
  ONLINE_IN_PLAY:
    'Tables {tables} of series {series} play online, which a file cannot. Hand the event over after the series, or annul these tables.',
  CARDS_IN_PLAY:
    'Other tables still have these cards before them, and you play in this event. Ask a director who does not, or wait until the series has ended.',
  ONLY_GATEWAY: 'A file has no accounts and no server. Do this where the event is announced.',
  OF_GATEWAY: 'This event was announced on a server. Bring the file back at the event’s own desk there.',
  ALREADY_HERE: 'The event of this file is here already: {event}. To go on in a file, hand it over there.',
  MALFORMED: 'The value of {field} is not valid: {problem}.',
  // The gateway.
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
  NO_MAILS: 'This server sends no mails. Copy the list of links, or print the start cards.',
  UNKNOWN_EVENT: 'There is no such event.',
  UNKNOWN_GAME: 'There is no such game.',
  UNKNOWN_ACCOUNT: 'There is no such account.',
  NOT_SIGNED_IN: 'Enter a name, or sign in, first.',
  TOO_MANY: 'That is too many at once. Try again later.',
  BAD_KEY: 'This code is not valid for this event. Scan the code on your start card.',
  PIN_NEEDED: 'Whoever sits on chair {chair} must enter the PIN of their start card on this device first.',
  BAD_PIN: 'That is not the PIN of whoever sits on chair {chair}. It is printed on their start card.',
  PIN_LIMIT:
    'Too many wrong PINs were entered at this table. Try again in a quarter of an hour, or ask the director.',
  BAD_INVITATION: 'This invitation is not valid any more. Ask the organiser for a new link.',
  ONE_ACT: 'Give exactly one action.',
  HAND_OVER: 'Online, only the hand in play can be dealt again, and only while play is stopped.',
  // Regulations and entries.
  BAD_REGULATIONS: 'The regulations are not complete, or contradict themselves.',
  OVERTAKEN: 'Somebody else has changed {field} meanwhile. Look at it and try again.',
  LOCKED: '{field} cannot be changed after the first draw.',
  CLOSED: 'Only the director enters players here.',
  TOO_LATE: 'Entries ended with the first draw.',
  UNKNOWN_PLAYER: 'There is no player {player}.',
  ENTERED_ALREADY: '{name} is entered already, with number {number}.',
  NAME_TAKEN: '{name} is entered already, with number {number}: add the club, or use a name that differs.',
  LICENCE_TAKEN: 'The licence {licence} belongs to number {number}.',
  LICENCE_USED: 'Somebody has entered with this licence already. Ask the director.',
  NO_SUCH_GROUP: 'This event has no {kind}s.',
  GROUP_FULL: '{kind} {name} is full.',
  BAD_FILE: 'The file was not imported: every line must be valid.',
  FILE_TOO_LONG: 'A file has at most {most} characters: send it in parts.',
  FULL: 'All {capacity} places are taken.',
  NOT_WAITING: 'Number {number} is not on the waiting list.',
  OUT_OF_TURN:
    'Number {first} is ahead of number {number} on the waiting list. Admit number {first}, or move number {number} to the head of the list, with a reason.',
  NOT_PENDING: 'The entry of number {number} is not waiting for approval.',
  TOO_MANY_ENTRIES: 'Too many have entered from here. Try again later, or ask the director to enter you.',
  TOO_MANY_ACTS:
    'Your account has written as much as it may in a day. Go on tomorrow, or ask another director to.',
  PAID_ALREADY:
    'Number {number} has paid already. If you have taken the money as well, give it back: it is counted once.',
  NOT_PAID: 'Number {number} has not paid.',
  NO_FEE: 'The regulations name no fee, and so no currency. Add a fee first; it may be 0.',
  MONEY_TAKEN: 'The cash book has entries in {currency}, so the currency stays.',
  PRIZES_EXCEED_FUND:
    'The prizes come to {prizes}, but the fund has {fund} (in the smallest coin of {currency}): {missing} are missing. Lower the prizes, or book what the organiser adds.',
  NO_PRIZE:
    '{winner} has no such prize. Prizes are known once the last series has ended; look at the list of prizes again.',
  PRIZE_PAID: '{winner} has been given this prize already. If you have given it as well, ask for it back.',
  PRIZE_NOT_PAID: '{winner} has not been given this prize.',
  NOT_PLAYING: 'Number {number} does not take part.',
  CHECKED_IN: 'Number {number} has come meanwhile. Look at the list again, then withdraw the others.',
  NOT_WITHDRAWN: 'Number {number} has not withdrawn, or somebody else has their place.',
  NOT_EXCLUDED: 'Number {number} is not excluded.',
  HAS_OFFICE: '{name} has another office at this event already. Dismiss them first.',
  NOT_RESERVE: 'Number {number} is not a free reserve player.',
  // Series.
  UNKNOWN_SERIES: 'There is no series {series}.',
  NOT_NEXT: 'Series {series} is not the next one.',
  BEGUN: 'Series {series} has begun.',
  DRAWN_ALREADY: 'Series {series} is drawn already. Give a reason for drawing it again.',
  LATER_DRAWN:
    'Series {later} are drawn already and know only the old draw of series {series}. Say whether their draws are discarded (DISCARD) or stay (KEEP).',
  OUTSIDE_NEEDED: 'The draw of series {series} needs the external random value that was announced: {source}.',
  DEALS_NOT_SEALED: 'The deals of series {series} are not sealed yet. Try again in a moment.',
  TEAM_SIZE:
    'Team {team} has {players} players, but needs {chairs}: one in each chair, all online or all in the hall. Enter who is missing, or let the others play without a team.',
  TEAM_TABLES:
    'Members of a team share no table, so {chairs} tables are needed; these players fill {tables}. Enter more players.',
  TEAM_REQUESTS:
    'Lots give each team one player in each chair, so nobody can have a table or share one as they wish. Lift these wishes first: numbers {numbers}.',
  TEAM_CHAIRS:
    'Team {team} would have two players in one chair or at one table. Change places only with somebody in the same chair, whose table has none of your team.',
  NO_OUTSIDE: 'The regulations announce no external random value for draws.',
  NOT_BY_RATING: 'Series {series} is not drawn by a ranking, so there is no edition to choose.',
  EDITION_NEEDED:
    'Series {series} is drawn by the ranking {ranking}, which is not at hand here. Name the folder of its data, or draw on its gateway.',
  UNKNOWN_RANKING: 'There is no ranking {ranking} here. Change the ranking in the regulations.',
  OTHER_GAME: 'The ranking {ranking} is one of another game. Change the ranking in the regulations.',
  NO_EDITION: 'The ranking {ranking} has no edition that is published and not withdrawn.',
  UNKNOWN_EDITION: 'The ranking {ranking} has not published an edition {edition}.',
  EDITION_WITHDRAWN: 'Edition {edition} of the ranking {ranking} was withdrawn. Choose another one.',
  ENDED_EARLY: 'The event ended early, after series {series}.',
  NOT_ENDED_EARLY: 'The event has not ended early.',
  NOT_LAST: 'An event can end early after its last series that has ended, which is series {series}.',
  NOTHING_PLAYED: 'No series has ended yet. Cancel the event, or end a series first.',
  NO_SERIES_LEFT:
    'A series that has not ended must remain. To stop earlier, end the event early; after the last series none can be added.',
  SERIES_DRAWN: 'Series {series} is drawn already, so it stays as it was announced.',
  NOT_DRAWN: 'Series {series} is not drawn.',
  NOT_RUNNING: 'Series {series} is not being played.',
  TOO_FEW: '{players} players cannot be seated.',
  OP_REUSED:
    'Something else was done under this idempotency key (`op`), so this was not done. Send it with a new key.',
  PLAYERS_CHANGED: 'Entries have changed since series {series} was drawn: draw it again, with the reason.',
  NOT_SEATED: '{player} has no place in series {series}.',
  HANDS_WRITTEN:
    'Hands are written in series {series} at tables {tables}. Void them first: deal again from hand 1. Or leave these tables as they are.',
  TABLE_SIZE:
    'Table {table} would have {players} players, but tables have {chairs} here. Move its other players too, or give them a bye.',
  OTHER_MODE: '{player} cannot be at table {table}: one plays online, the other in the hall.',
  NOTHING_TO_DRAW: 'All series have begun, so nothing is drawn any more.',
  TOO_MANY_REQUESTS: 'Draws can be asked for {most} things at most. Lift one that is not needed any more.',
  ONLINE_SEAT: 'Number {number} plays online. Only players in the hall can have a table of their own.',
  NOT_TOGETHER: 'Numbers {a} and {b} cannot share a table: one plays online, the other in the hall.',
  OTHER_TABLE:
    'Number {a} has table {table} and number {b} has table {other}, so they cannot share one. Change or lift one of these.',
  KEPT_APART:
    'Numbers {a} and {b} would have to share a table, but are kept apart: the director asked for it, or they are of one team or pair.',
  TOO_MANY_TOGETHER: 'Numbers {players} would have to share a table, which has {chairs} chairs at most.',
  NOT_ARENA: 'This event is no arena: its director draws the tables.',
  ARENA:
    'In an arena everybody is seated by itself, so the director moves nobody. Take somebody out with “withdraw”.',
  LISTS_OPEN: 'Not all lists are complete and signed: tables {tables}.',
  // Tables and lists.
  UNKNOWN_TABLE: 'There is no table {table} in series {series}.',
  ONLINE_TABLE: 'The list of an online table is written automatically.',
  NOT_ONLINE_TABLE: 'Table {table} is not an online table.',
  OPEN_ALREADY: 'Table {table} is open.',
  PAUSED: 'The director has stopped play.',
  NOT_PAUSED: 'Play is not stopped.',
  GAP: 'Enter hand {next} first.',
  DIFFERS: 'Hand {hand} is entered already as {line}.',
  LIST_FULL: 'The list has {length} hands.',
  NO_SUCH_HAND: 'Hand {hand} is not written yet.',
  BAD_LINE: 'Hand {hand} is not possible: {fault}.',
  MISSING_HANDS: 'The list has {found} of {length} hands; hand {hand} is missing.',
  NOT_SUMMING: 'The total after hand {hand} is written as {written}, but it comes to {counted}.',
  OWN_HAND: 'Somebody else at the table must confirm this hand.',
  SIGNED: 'The list is signed. Only the director can correct it.',
  CONSENT: 'Everybody at the table must agree: chair {chair} has not.',
  LIST_CHANGED: 'Hand {hand} now reads {line}. Look at the list again before you sign it.',
  SEATS_CHANGED:
    'The seats at this table have changed since hand {hand} was written. Write it again only if these players have played it.',
  UNFINISHED: 'Hands are missing: {found} of {length}.',
  ANNULLED: 'The list is annulled.',
  NO_BYE:
    'The regulations do not say what a bye brings, or a missing player brings the others. Change the regulations first.',
  // The desk.
  UNKNOWN_NUMBER: 'There is no number {n}.',
  REVOKED: 'Number {n} is revoked.',
  NO_ARBITER: 'This game brings no arbiter.',
  NOT_RULED: 'The arbiter cannot rule: {problem} {field}.',
  DEADLINE: 'The deadline for that was {until}.',
  DECIDED: 'That has been decided already.',
  NOT_DECIDED: 'That has not been decided yet.',
  APPEALED: 'There is an appeal already.',
  PLAYS_HERE:
    'You play in this event, and slips show the deals. Somebody who directs it without playing must print them.',
  SAW_DEALS: 'You have printed deals of this event, so you cannot play in it.',
  NO_SLIPS:
    'Series {series} has no slips: they are for tables in the hall, once it is drawn and until it ends.',
  NO_SPARES:
    'Table {table} has no spare deals: they are for tables in the hall where all tables play the same deals.',
  REDEALT:
    'Hand {hand} was dealt again {times} times at this table, so it played spare deal {times} or a later one.',
  SERIES_LEFT: 'Series {series} is still to be played.',
  PROTESTS_OPEN: 'Some protests are not decided yet: {numbers}.',
  PROTEST_TIME: 'Protests may be made until {until}.',
} as const

export type EventRefusalCode = keyof typeof eventRefusals

export type RefusalArgs = Readonly<Record<string, Arg>>

/** One of several problems. */
export interface Problem {
  /** A line of a file, from 1 with the header; 0 if the problem is not in a line. */
  readonly line: number
  readonly code: EventRefusalCode | FileCode | RegulationsCode
  readonly args: RefusalArgs
}

/** Problems that only files have, each as part of a sentence. */
export const fileRefusals = {
  ...tableProblems,
  BAD_CELL: '“{value}” is not valid in column “{column}”',
  TWICE_IN_FILE: '{name} is in the file twice, first in line {other}',
  MORE: 'there are {n} more problems',
  NOT_ENTRY: 'this line is not an entry of an event',
  NOT_ANNOUNCED: 'the file does not begin with the announcement of an event',
  LOG_TOO_LONG: 'an event in a file can have {entries} entries and {draws} draws here',
  OTHER_ENTRY: 'the event has another entry here: this file does not go on from it',
  NOT_DONE: 'the director cannot have done this here, or it was changed afterwards',
  LIST_TWICE: 'the list of table {table} in series {series} is in the file twice, first in line {other}',
} as const

export type FileCode = keyof typeof fileRefusals

/** Problems of a `field` of the regulations. */
export const regulationsRefusals = {
  MISSING: '{field} is missing',
  SHAPE: 'the value of {field} is not valid',
  RANGE: '{field} must be from {min} to {max}',
  NOT_OFFERED: 'the game does not offer {field}',
  TWICE: '{field} is given twice',
  SIZE: '{field} needs {expected} values',
  CONTRADICTS: '{field} contradicts {other}',
} as const

export type RegulationsCode = keyof typeof regulationsRefusals

export interface EventRefusal {
  readonly refused: EventRefusalCode
  readonly args: RefusalArgs
  readonly clause?: string
  /** For files and regulations: all problems. */
  readonly problems?: readonly Problem[]
}

export const refuse = (refused: EventRefusalCode, args: RefusalArgs = {}, clause?: string): EventRefusal => ({
  refused,
  args,
  ...(clause === undefined ? {} : { clause }),
})

/** As many problems of a file as somebody mends before they send it again. */
const mostProblems = 100

/** Refuses a file with its problems, sorted by line. Of very many, the first are told and the rest counted. */
export function badFile(problems: readonly Problem[]): EventRefusal {
  const sorted = problems.toSorted((a, b) => a.line - b.line)
  const listed = sorted.slice(0, mostProblems)
  const n = sorted.length - listed.length
  const more: readonly Problem[] = n === 0 ? [] : [{ line: 0, code: 'MORE', args: { n } }]
  return { ...refuse('BAD_FILE'), problems: [...listed, ...more] }
}
