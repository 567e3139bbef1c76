/**
 * The acts of a league, described once: the inputs of the GraphQL schema are printed from this, requests are parsed with it,
 * and the types of server and browser follow from it.
 */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { clause, id, int, list, maybe, named, noted, number, reason, text } from '../event/parts.js'
import { leagueRules } from './rules.js'

interface Described {
  readonly says?: string
  readonly asks: v.GenericSchema<object>
}

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
const because = named('LeagueOfMatch', v.object({ match, reason }))

const played = named(
  'LeaguePlayedInput',
  v.object({
    match,
    teams: noted(
      list(
        named(
          'LeagueTeamPlayedInput',
          v.object({
            team,
            players: noted(
              list(
                named(
                  'LeaguePlayerPlayedInput',
                  v.object({
                    person: noted(
                      id,
                      'A person of the register. NOT_IN_LINE_UP if the team does not have them.',
                    ),
                    points: noted(number, 'What the player brought.'),
                  }),
                ),
              ),
              'At most as many as the rules allow.',
            ),
          }),
        ),
      ),
      'All teams of the match except the absent ones.',
    ),
    absent,
    reason: maybe(
      noted(text, 'Why an earlier result is replaced. REASON_NEEDED if there is one and none is given.'),
    ),
  }),
)

export const leagueActs = {
  create: {
    says: 'Creates a league. `league` is its id: 1 to 40 small letters, digits and hyphens. LEAGUE_TAKEN if there is one.',
    asks: v.object({
      rules: leagueRules,
      after: maybe(
        noted(
          id,
          'The league of the season before, which must be closed (NOT_CLOSED). Its teams are entered, those that move in their new division.',
        ),
      ),
    }),
  },
  amend: {
    says: 'Changes the rules. Everything that was entered is counted by the new ones.',
    asks: v.object({ rules: leagueRules, reason }),
  },
  team: {
    says: 'Enters a team, or changes the team with this id.',
    asks: v.object({
      team: noted(id, 'Its id in this league: 1 to 40 small letters, digits and hyphens. It never changes.'),
      division: noted(
        id,
        'The division. UNKNOWN_DIVISION if there is none, FIXTURES_MADE if the team has fixtures in another one.',
      ),
      name: noted(text, 'The name, one line of 1 to 64 characters. NAME_TAKEN if another team has it.'),
      club: noted(text, 'The club, one line of up to 64 characters. Empty if it has none.'),
      home: place,
      players: noted(
        list(id),
        'The line-up: persons of the register, at most 60. PLAYER_TAKEN if another team has one of them.',
      ),
    }),
  },
  removeTeam: {
    says: 'Removes a team that has no fixtures. A team with fixtures withdraws.',
    asks: named('LeagueOfTeam', v.object({ team })),
  },
  draw: {
    says:
      'Draws the fixtures of a division, in place of earlier ones: each pair meets as equally often as possible, and the places ' +
      'are shared evenly. PLAYED if the division has a result. The same seed and teams give the same fixtures.',
    asks: named(
      'LeagueDrawInput',
      v.object({
        division,
        seed: noted(text, 'What the fixtures are drawn from, 1 to 64 characters.'),
        size: noted(
          int,
          'How many teams meet at a match: 2, 3 or 4. Where the numbers do not fit, matches are smaller.',
        ),
        days: noted(
          list(
            named(
              'LeagueDayInput',
              v.object({
                starts,
                places: v.optional(
                  noted(
                    list(text),
                    'Where matches can be played at once. Empty: each match is at the home of one of its teams. TOO_FEW_PLACES if there are fewer than matches.',
                  ),
                  none,
                ),
              }),
            ),
          ),
          'The match days, 1 to 60.',
        ),
      }),
    ),
  },
  fixtures: {
    says:
      'Takes fixtures made by hand, in place of earlier ones of the division. PLAYED if a match with a result would change. ' +
      'The id of a match is the division, the match day and its number on that day, as in `first-2-1`.',
    asks: named(
      'LeagueFixturesInput',
      v.object({
        division,
        days: noted(
          list(
            named(
              'LeagueFixtureDayInput',
              v.object({
                matches: list(
                  named(
                    'LeagueFixtureInput',
                    v.object({
                      teams: noted(
                        list(id),
                        'Two to four teams of the division. TEAM_TWICE if one has two matches on a day.',
                      ),
                      starts,
                      place,
                    }),
                  ),
                ),
              }),
            ),
          ),
          'The match days, 1 to 60.',
        ),
      }),
    ),
  },
  postpone: {
    says: 'Moves a match without a result to another time or place. PLAYED_ALREADY if it has one.',
    asks: v.object({
      match,
      starts,
      place: maybe(noted(text, 'The place. Null: as before.')),
      reason,
    }),
  },
  moveBack: {
    says: 'Moves a match back to where and when it was planned. NOT_MOVED if it is there.',
    asks: because,
  },
  result: { says: 'Enters the result of a match from paper, or corrects one.', asks: played },
  event: {
    says: 'Takes the result of a match from the final result of an event of this gateway. NOT_FINAL if it is not final.',
    asks: v.object({
      match,
      event: noted(id, 'The event. UNKNOWN_EVENT if there is none.'),
      teams: v.optional(
        noted(
          list(
            named(
              'LeagueTeamOfEventInput',
              v.object({ team, name: noted(text, 'The name of the team in the event.') }),
            ),
          ),
          'Teams that have another name in the event. UNKNOWN_EVENT_TEAM if a team is not found there.',
        ),
        none,
      ),
      people: v.optional(
        noted(
          list(
            named(
              'LeaguePersonOfEventInput',
              v.object({
                player: noted(id, 'The id of a player in the event.'),
                person: noted(id, 'Who they are in the register.'),
              }),
            ),
          ),
          'Players who cannot be recognised by account, licence or name. UNMATCHED names them.',
        ),
        none,
      ),
      absent,
      reason: maybe(
        noted(text, 'Why an earlier result is replaced. REASON_NEEDED if there is one and none is given.'),
      ),
    }),
  },
  walkover: {
    says: 'Notes that a match could not be played because at most one of its teams came.',
    asks: v.object({
      match,
      absent: noted(list(id), 'The teams that did not come: all, or all but one.'),
      reason,
    }),
  },
  annul: { says: 'Takes the result of a match back. It is to be played again.', asks: because },
  withdraw: {
    says: 'A team withdraws. The rules say whether its results stay. Its later matches are not played.',
    asks: v.object({
      team,
      from: noted(
        number,
        'From when on, in milliseconds since 1970. PLAYED_SINCE if it has a result of a later match.',
      ),
      reason,
    }),
  },
  reinstate: {
    says: 'Takes the withdrawal of a team back.',
    asks: v.object({ team, reason }),
  },
  penalty: {
    says: 'Adds points to a team, or takes them away.',
    asks: v.object({
      team,
      points: noted(number, 'Match points. Negative: taken away.'),
      small: v.optional(noted(number, 'Small points. Negative: taken away.'), 0),
      reason,
      clause,
    }),
  },
  revoke: {
    says: 'Takes a penalty back.',
    asks: v.object({ n: noted(int, 'The number of the penalty. UNKNOWN_NUMBER if there is none.'), reason }),
  },
  rank: {
    says: 'Decides the order of teams that nothing else separates, such as after a play-off. It replaces an earlier decision for the division.',
    asks: v.object({ division, teams: noted(list(id), 'The teams, the better one first.'), reason }),
  },
  close: {
    says: 'Ends the season. UNPLAYED if a match has no result, UNDECIDED if equal teams would move or not.',
    asks: named(
      'LeagueNoArgs',
      v.object({
        ok: v.optional(noted(v.boolean(), 'Has no effect. It is here because an input needs a field.'), true),
      }),
    ),
  },
  reopen: {
    says: 'Takes the end of the season back, because something was wrong.',
    asks: v.object({ reason }),
  },
} satisfies Readonly<Record<string, Described>>

export type LeagueActKind = keyof typeof leagueActs
/** The fields of an act, as sent and as parsed. */
export type LeagueSent<K extends LeagueActKind> = Deep<v.InferInput<(typeof leagueActs)[K]['asks']>>
export type LeagueAsked<K extends LeagueActKind> = Deep<v.InferOutput<(typeof leagueActs)[K]['asks']>>
/** An act as parsed, with its kind. */
export type LeagueAct<K extends LeagueActKind = LeagueActKind> = {
  [X in K]: { readonly kind: X } & LeagueAsked<X>
}[K]
/** Exactly one of the acts, as in the schema. */
export type LeagueActInput = { readonly [K in LeagueActKind]?: LeagueSent<K> | null }

/** Returns the one act of an input, or the field that is not valid; `''`: not exactly one act was given. */
export function readLeagueAct(input: object): { readonly act: LeagueAct } | { readonly bad: string } {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  const [only] = given
  if (only === undefined || given.length > 1 || !Object.hasOwn(leagueActs, only[0])) return { bad: '' }
  const kind = only[0] as LeagueActKind
  const read = v.safeParse(leagueActs[kind].asks, only[1])
  if (!read.success) return { bad: v.getDotPath(read.issues[0]) ?? kind }
  // Parsed by the schema of its own kind.
  return { act: { kind, ...read.output } as LeagueAct }
}
