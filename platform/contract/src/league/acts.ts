/**
 * The acts of a league, described once: the inputs of the GraphQL schema are printed from this, requests are parsed with it,
 * and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import { clause, reason } from '../event/parts.js'
import {
  id,
  input,
  int,
  list,
  maybe,
  namedInput,
  noted,
  number,
  readOne,
  text,
  type Acts,
  type OneOf,
  type Read,
  type Sent,
} from '../input.js'
import { leagueRules } from './rules.js'

const none: never[] = []
const match = noted(id, 'The id of the match. UNKNOWN_MATCH if there is none.')
const team = noted(id, 'The id of the team. UNKNOWN_TEAM if there is none.')
const division = noted(id, 'The id of the division. UNKNOWN_DIVISION if there is none.')
const place = noted(text, 'The place, one line of up to 100 characters. Empty: not decided yet.')
const starts = maybe(noted(number, 'When it begins, in milliseconds since 1970. Null: not decided yet.'))
const absent = v.optional(
  noted(list(id), 'Teams of the match that did not come. They get the points of a walkover.'),
  none,
)
const because = namedInput('LeagueOfMatch', { match, reason })

const played = namedInput(
  'LeaguePlayedInput',
  {
    match,
    teams: list(
      namedInput(
        'LeagueTeamPlayedInput',
        {
          team,
          players: list(
            namedInput(
              'LeaguePlayerPlayedInput',
              { person: id, points: number },
              {
                person: 'A person of the register. NOT_IN_LINE_UP if the team does not have them.',
                points: 'What the player brought.',
              },
            ),
          ),
        },
        { players: 'At most as many as the rules allow.' },
      ),
    ),
    absent,
    reason: maybe(text),
  },
  {
    teams: 'All teams of the match except the absent ones.',
    reason: 'Why an earlier result is replaced. REASON_NEEDED if there is one and none is given.',
  },
)

export const leagueActs = {
  create: {
    says: 'Creates a league. `league` is its id: 1 to 40 small letters, digits and hyphens. LEAGUE_TAKEN if there is one.',
    asks: input(
      { rules: leagueRules, after: maybe(id) },
      {
        after:
          'The league of the season before, which must be closed (NOT_CLOSED). Its teams are entered, those that move in their new division.',
      },
    ),
  },
  amend: {
    says: 'Changes the rules. Everything that was entered is counted by the new ones.',
    asks: v.object({ rules: leagueRules, reason }),
  },
  team: {
    says: 'Enters a team, or changes the team with this id.',
    asks: input(
      { team: id, division: id, name: text, club: text, home: place, players: list(id) },
      {
        team: 'Its id in this league: 1 to 40 small letters, digits and hyphens. It never changes.',
        division:
          'The division. UNKNOWN_DIVISION if there is none, FIXTURES_MADE if the team has fixtures in another one.',
        name: 'The name, one line of 1 to 64 characters. NAME_TAKEN if another team has it.',
        club: 'The club, one line of up to 64 characters. Empty if it has none.',
        players:
          'The line-up: persons of the register, at most 60. PLAYER_TAKEN if another team has one of them.',
      },
    ),
  },
  removeTeam: {
    says: 'Removes a team that has no fixtures. A team with fixtures withdraws.',
    asks: namedInput('LeagueOfTeam', { team }),
  },
  draw: {
    says:
      'Draws the fixtures of a division, in place of earlier ones: each pair meets as equally often as possible, and the places ' +
      'are shared evenly. PLAYED if the division has a result. The same seed and teams give the same fixtures.',
    asks: namedInput(
      'LeagueDrawInput',
      {
        division,
        seed: text,
        size: int,
        days: list(
          namedInput(
            'LeagueDayInput',
            { starts, places: v.optional(list(text), none) },
            {
              places:
                'Where matches can be played at once. Empty: each match is at the home of one of its teams. TOO_FEW_PLACES if there are fewer than matches.',
            },
          ),
        ),
      },
      {
        seed: 'What the fixtures are drawn from, 1 to 64 characters.',
        size: 'How many teams meet at a match: 2, 3 or 4. Where the numbers do not fit, matches are smaller.',
        days: 'The match days, 1 to 60.',
      },
    ),
  },
  fixtures: {
    says:
      'Takes fixtures made by hand, in place of earlier ones of the division. PLAYED if a match with a result would change. ' +
      'The id of a match is the division, the match day and its number on that day, as in `first-2-1`.',
    asks: namedInput(
      'LeagueFixturesInput',
      {
        division,
        days: list(
          namedInput('LeagueFixtureDayInput', {
            matches: list(
              namedInput(
                'LeagueFixtureInput',
                { teams: list(id), starts, place },
                {
                  teams: 'Two to four teams of the division. TEAM_TWICE if one has two matches on a day.',
                },
              ),
            ),
          }),
        ),
      },
      { days: 'The match days, 1 to 60.' },
    ),
  },
  postpone: {
    says: 'Moves a match without a result to another time or place. PLAYED_ALREADY if it has one.',
    asks: input({ match, starts, place: maybe(text), reason }, { place: 'The place. Null: as before.' }),
  },
  moveBack: {
    says: 'Moves a match back to where and when it was planned. NOT_MOVED if it is there.',
    asks: because,
  },
  result: { says: 'Enters the result of a match from paper, or corrects one.', asks: played },
  event: {
    says: 'Takes the result of a match from the final result of an event of this gateway. NOT_FINAL if it is not final.',
    asks: input(
      {
        match,
        event: id,
        teams: v.optional(
          list(
            namedInput(
              'LeagueTeamOfEventInput',
              { team, name: text },
              { name: 'The name of the team in the event.' },
            ),
          ),
          none,
        ),
        people: v.optional(
          list(
            namedInput(
              'LeaguePersonOfEventInput',
              { player: id, person: id },
              { player: 'The id of a player in the event.', person: 'Who they are in the register.' },
            ),
          ),
          none,
        ),
        absent,
        reason: maybe(text),
      },
      {
        event: 'The event. UNKNOWN_EVENT if there is none.',
        teams: 'Teams that have another name in the event. UNKNOWN_EVENT_TEAM if a team is not found there.',
        people: 'Players who cannot be recognised by account, licence or name. UNMATCHED names them.',
        reason: 'Why an earlier result is replaced. REASON_NEEDED if there is one and none is given.',
      },
    ),
  },
  walkover: {
    says: 'Notes that a match could not be played because at most one of its teams came.',
    asks: input(
      { match, absent: list(id), reason },
      { absent: 'The teams that did not come: all, or all but one.' },
    ),
  },
  annul: { says: 'Takes the result of a match back. It is to be played again.', asks: because },
  withdraw: {
    says: 'A team withdraws. The rules say whether its results stay. Its later matches are not played.',
    asks: input(
      { team, from: number, reason },
      { from: 'From when on, in milliseconds since 1970. PLAYED_SINCE if it has a result of a later match.' },
    ),
  },
  reinstate: {
    says: 'Takes the withdrawal of a team back.',
    asks: v.object({ team, reason }),
  },
  penalty: {
    says: 'Adds points to a team, or takes them away.',
    asks: input(
      { team, points: number, small: v.optional(number, 0), reason, clause },
      { points: 'Match points. Negative: taken away.', small: 'Small points. Negative: taken away.' },
    ),
  },
  revoke: {
    says: 'Takes a penalty back.',
    asks: input({ n: int, reason }, { n: 'The number of the penalty. UNKNOWN_NUMBER if there is none.' }),
  },
  rank: {
    says: 'Decides the order of teams that nothing else separates, such as after a play-off. It replaces an earlier decision for the division.',
    asks: input({ division, teams: list(id), reason }, { teams: 'The teams, the better one first.' }),
  },
  close: {
    says: 'Ends the season. UNPLAYED if a match has no result, UNDECIDED if equal teams would move or not.',
    asks: namedInput(
      'LeagueNoArgs',
      { ok: v.optional(v.boolean(), true) },
      { ok: 'Has no effect. It is here because an input needs a field.' },
    ),
  },
  reopen: {
    says: 'Takes the end of the season back, because something was wrong.',
    asks: v.object({ reason }),
  },
} satisfies Acts

export type LeagueActKind = keyof typeof leagueActs
/** The fields of an act, as sent and as parsed. */
export type LeagueSent<K extends LeagueActKind> = Sent<(typeof leagueActs)[K]>
export type LeagueAsked<K extends LeagueActKind> = Read<(typeof leagueActs)[K]>
/** An act as parsed, with its kind. */
export type LeagueAct<K extends LeagueActKind = LeagueActKind> = {
  [X in K]: { readonly kind: X } & LeagueAsked<X>
}[K]
/** Exactly one of the acts, as in the schema. */
export type LeagueActInput = OneOf<typeof leagueActs>

/** Returns the one act of an input, or the field that is not valid; `''`: not exactly one act was given. */
export function readLeagueAct(sent: object): LeagueAct | { readonly bad: string } {
  const read = readOne(leagueActs, sent)
  // Parsed by the shape of its own kind.
  return 'bad' in read ? read : ({ kind: read.kind, ...read.fields } as LeagueAct)
}
