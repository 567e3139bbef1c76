/** The rules of a league as they are sent and stored: how many points a match brings, and what separates equal teams. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { id, int, list, maybe, named, namedInput, number, off, text } from '../input.js'

const ties = named('EventTies', v.picklist(['MEAN', 'BEST']))

export const tieBreaks = ['SMALL', 'WINS', 'DIRECT', 'DIRECT_SMALL', 'LOT'] as const

const division = namedInput(
  'LeagueDivisionInput',
  { division: id, name: text, up: v.optional(int, 0), down: v.optional(int, 0) },
  {
    division: 'Its id in this league: 1 to 40 small letters, digits and hyphens.',
    name: 'The name, one line of 1 to 64 characters.',
    up: 'How many teams are promoted at the end. 0 in the first division.',
    down: 'How many teams are relegated at the end. 0 in the last division.',
  },
)

const scale = namedInput(
  'LeagueScaleInput',
  { teams: int, places: list(number), draw: maybe(number) },
  {
    teams: 'The size of the matches that it is for: 2, 3 or 4 teams.',
    places: 'Match points for first place, second place and so on, one for each team. They never rise.',
    draw: 'Match points of each team if all teams of a match are equal. Null: `ties` decides, as for any shared place.',
  },
)

/** What a league counts by. Points are whole or have one or two decimals; thirds are written as 0.33 and 0.67. */
export const leagueRules = namedInput(
  'LeagueRulesInput',
  {
    name: text,
    season: text,
    game: id,
    profile: id,
    divisions: list(division),
    players: int,
    counting: int,
    scales: list(scale),
    ties: v.optional(ties, 'MEAN'),
    walkover: namedInput(
      'LeagueWalkoverPointsInput',
      { points: number, small: v.optional(number, 0), absent: v.optional(number, 0) },
      {
        points: 'Match points of a team whose opponents did not come.',
        small: 'Small points of such a team.',
        absent: 'Match points of a team that did not come.',
      },
      'What a match brings that could not be played.',
    ),
    withdrawal: v.optional(named('LeagueWithdrawal', v.picklist(['KEEP', 'DROP'])), 'DROP'),
    tieBreaks: list(named('LeagueTieBreak', v.picklist(tieBreaks))),
    seed: v.optional(text, ''),
    figure: v.optional(named('LeagueFigure', v.picklist(['POINTS', 'SMALL'])), 'POINTS'),
    transfers: off,
  },
  {
    name: 'The name of the league, one line of 1 to 64 characters.',
    season: 'The season, such as `2026/27`: one line of 1 to 20 characters.',
    game: 'UNKNOWN_GAME if the gateway does not offer it.',
    profile: 'The rules of play: a profile of the game, or a rule set as text.',
    divisions:
      'From the highest to the lowest, at most 12. DIVISION_HAS_TEAMS if one is left out that has teams.',
    players: 'How many players a team may have at a match, from 1 to 20.',
    counting: "How many players' points count for the team at a match, the best ones.",
    scales: 'One for each size of a match that is played.',
    ties: 'The match points of teams that share a place at a match.',
    withdrawal: 'Whether the results of a team stay that withdraws in the middle of the season.',
    tieBreaks: 'What separates teams with equal match points, in this order.',
    seed: 'What lots are drawn from, 1 to 64 characters that nobody could choose, such as the numbers of a lottery. Needed for LOT.',
    figure: "Which figure of an event is a player's points at a match.",
    transfers: 'Whether somebody may play for another team after they have played for one.',
  },
)

export type LeagueRules = Deep<v.InferOutput<typeof leagueRules>>
export type LeagueRulesSent = Deep<v.InferInput<typeof leagueRules>>
export type LeagueTieBreak = (typeof tieBreaks)[number]
