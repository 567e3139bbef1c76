/** The rules of a league as they are sent and stored: how many points a match brings, and what separates equal teams. */
import * as v from 'valibot'
import type { Deep } from '../read.js'
import { id, int, list, maybe, named, noted, number, text } from '../event/parts.js'

const ties = named('EventTies', v.picklist(['MEAN', 'BEST']))

export const tieBreaks = ['SMALL', 'WINS', 'DIRECT', 'DIRECT_SMALL', 'LOT'] as const

const division = named(
  'LeagueDivisionInput',
  v.object({
    division: noted(id, 'Its id in this league: 1 to 40 small letters, digits and hyphens.'),
    name: noted(text, 'The name, one line of 1 to 64 characters.'),
    up: v.optional(noted(int, 'How many teams are promoted at the end. 0 in the first division.'), 0),
    down: v.optional(noted(int, 'How many teams are relegated at the end. 0 in the last division.'), 0),
  }),
)

const scale = named(
  'LeagueScaleInput',
  v.object({
    teams: noted(int, 'The size of the matches that it is for: 2, 3 or 4 teams.'),
    places: noted(
      list(number),
      'Match points for first place, second place and so on, one for each team. They never rise.',
    ),
    draw: maybe(
      noted(
        number,
        'Match points of each team if all teams of a match are equal. Null: `ties` decides, as for any shared place.',
      ),
    ),
  }),
)

/** What a league counts by. Points are whole or have one or two decimals; thirds are written as 0.33 and 0.67. */
export const leagueRules = named(
  'LeagueRulesInput',
  v.object({
    name: noted(text, 'The name of the league, one line of 1 to 64 characters.'),
    season: noted(text, 'The season, such as `2026/27`: one line of 1 to 20 characters.'),
    game: noted(id, 'UNKNOWN_GAME if the gateway does not offer it.'),
    profile: noted(id, 'The rules of play: a profile of the game, or a rule set as text.'),
    divisions: noted(
      list(division),
      'From the highest to the lowest, at most 12. DIVISION_HAS_TEAMS if one is left out that has teams.',
    ),
    players: noted(int, 'How many players a team may have at a match, from 1 to 20.'),
    counting: noted(int, "How many players' points count for the team at a match, the best ones."),
    scales: noted(list(scale), 'One for each size of a match that is played.'),
    ties: v.optional(noted(ties, 'The match points of teams that share a place at a match.'), 'MEAN'),
    walkover: named(
      'LeagueWalkoverPointsInput',
      noted(
        v.object({
          points: noted(number, 'Match points of a team whose opponents did not come.'),
          small: v.optional(noted(number, 'Small points of such a team.'), 0),
          absent: v.optional(noted(number, 'Match points of a team that did not come.'), 0),
        }),
        'What a match brings that could not be played.',
      ),
    ),
    withdrawal: v.optional(
      noted(
        named('LeagueWithdrawal', v.picklist(['KEEP', 'DROP'])),
        'Whether the results of a team stay that withdraws in the middle of the season.',
      ),
      'DROP',
    ),
    tieBreaks: noted(
      list(named('LeagueTieBreak', v.picklist(tieBreaks))),
      'What separates teams with equal match points, in this order.',
    ),
    seed: v.optional(
      noted(
        text,
        'What lots are drawn from, 1 to 64 characters that nobody could choose, such as the numbers of a lottery. Needed for LOT.',
      ),
      '',
    ),
    figure: v.optional(
      noted(
        named('LeagueFigure', v.picklist(['POINTS', 'SMALL'])),
        "Which figure of an event is a player's points at a match.",
      ),
      'POINTS',
    ),
    transfers: v.optional(
      noted(v.boolean(), 'Whether somebody may play for another team after they have played for one.'),
      false,
    ),
  }),
)

export type LeagueRules = Deep<v.InferOutput<typeof leagueRules>>
export type LeagueRulesSent = Deep<v.InferInput<typeof leagueRules>>
export type LeagueTieBreak = (typeof tieBreaks)[number]
