/** Why a request about a league was refused: a code with arguments, which the site translates. */
import type { Arg } from '@stolik/core'

/** Each with a sentence for developers; `{name}` stands for an argument. */
export const leagueRefusals = {
  NOT_ALLOWED: 'Only the association may do that.',
  NOT_SIGNED_IN: 'Sign in first.',
  SIGN_IN_AGAIN: 'The session has ended. Sign in again.',
  UNAVAILABLE: 'This is not possible at the moment. Try again later.',
  TOO_MANY: 'That is too many at once. Try again later.',
  ONE_ACT: 'Give exactly one action.',
  MALFORMED: 'The value of {field} is not valid.',
  OVERTAKEN: 'Somebody else has changed the league meanwhile. Look at it and try again.',
  OP_REUSED:
    'Something else was done under this idempotency key (`op`), so this was not done. Send it with a new key.',
  // The league and its rules.
  UNKNOWN_LEAGUE: 'There is no league {league}.',
  LEAGUE_TAKEN: 'There is a league {league} already.',
  CLOSED: 'The season is closed. Reopen it first.',
  NOT_CLOSED: 'The season of {league} is not closed.',
  UNKNOWN_GAME: 'There is no such game.',
  BAD_RULES: 'The rules contradict themselves: {field}.',
  NO_SCALE: 'The rules do not say what a match of {teams} teams brings. Add a scale for that size.',
  DIVISION_HAS_TEAMS: 'The division {division} has teams. Move them first.',
  UNKNOWN_DIVISION: 'There is no division {division}.',
  FULL: 'There are {most} already.',
  // Teams.
  UNKNOWN_TEAM: 'There is no team {team}.',
  NAME_TAKEN: 'The team {team} has this name already.',
  UNKNOWN_PERSON: 'There is no person {person} in the register.',
  PLAYER_TAKEN: '{person} is in the line-up of {team}. Remove them there first.',
  FIXTURES_MADE: 'The team has fixtures in {division}. Make those without it first, or let it withdraw.',
  // Fixtures.
  TOO_FEW_TEAMS: 'The division has {teams} teams: fixtures need two.',
  TOO_FEW_PLACES: 'Match day {day} has {matches} matches, but only {places} places.',
  PLAYED: 'The match {match} has a result, so it stays. Annul the result first if it is wrong.',
  BAD_MATCH: 'A match has two to four different teams of the division.',
  TEAM_TWICE: '{team} has two matches on match day {day}.',
  UNKNOWN_MATCH: 'There is no match {match}.',
  PLAYED_ALREADY: 'The match {match} has a result already.',
  NOT_MOVED: 'The match {match} is where and when it was planned.',
  // Results.
  NOT_PLAYED: 'The match {match} has no result.',
  TEAMS_DIFFER: 'Give each team of the match {match} once: as present or as absent.',
  NOT_A_WALKOVER: 'More than one team came to the match {match}: enter its result, with the absent teams.',
  ONE_TEAM: 'At most one team came to the match {match}: note a walkover.',
  TOO_MANY_PLAYERS: '{team} has {players} players, but a team has at most {most} at a match.',
  NO_PLAYERS: '{team} has no players. Note it as absent if it did not come.',
  PLAYER_TWICE: '{person} is named twice.',
  NOT_IN_LINE_UP: '{person} is not in the line-up of {team}. Add them there first.',
  PLAYED_FOR: '{person} has played for {team} in this season, and the rules allow no transfers.',
  REASON_NEEDED: 'The match {match} has a result. Say why it is replaced.',
  UNKNOWN_EVENT: 'There is no such event.',
  OTHER_GAME: 'The event was played by the rules of another game.',
  NOT_FINAL: 'The result of the event is not final.',
  UNKNOWN_EVENT_TEAM: 'The event has no team {name}. Say which team of the event is {team}.',
  UNMATCHED: 'Some players of the event are not recognised. Say who they are.',
  // The course of the season.
  WITHDRAWN: '{team} has withdrawn.',
  NOT_WITHDRAWN: '{team} has not withdrawn.',
  PLAYED_SINCE: '{team} has a result in the match {match}, which is later.',
  UNKNOWN_NUMBER: 'There is no penalty {n}.',
  REVOKED: 'The penalty {n} was taken back already.',
  NO_FIXTURES: 'The division {division} has no fixtures.',
  UNPLAYED: '{matches} matches have no result. The first is {match}.',
  UNDECIDED:
    'In {division} these teams are equal, and only some of them move: {teams}. Let them play off, and decide their order.',
} as const

export type LeagueRefusalCode = keyof typeof leagueRefusals

/** A player of an event of whom it must be said who they are. */
export interface LeagueProblem {
  readonly player: string
  readonly number: number
  readonly name: string
  readonly club: string | null
  readonly team: string
}

export interface LeagueRefusal {
  readonly refused: LeagueRefusalCode
  readonly args: Readonly<Record<string, Arg>>
  readonly problems?: readonly LeagueProblem[]
}

export const refuse = (
  refused: LeagueRefusalCode,
  args: Readonly<Record<string, Arg>> = {},
  problems?: readonly LeagueProblem[],
): LeagueRefusal => ({ refused, args, ...(problems === undefined ? {} : { problems }) })
