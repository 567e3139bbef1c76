/** The next season as it follows from one: the same rules, and teams in the divisions that they have reached. */
import type { LeagueRules } from '@stolik/contract/league/rules'
import { teamsOf, type LeagueState, type Team } from '../model/state.js'
import { tableOf } from './table.js'

type NextTeam = Omit<Team, 'id' | 'withdrawn'> & { readonly team: string }

export const nextTeams = (state: LeagueState): readonly NextTeam[] =>
  state.rules.divisions.flatMap(({ division }, i) => {
    const moves = new Map(tableOf(state, division).table.rows.map((row) => [row.team, row.moves]))
    return teamsOf(state, division).map(({ id, name, club, home, players }) => ({
      team: id,
      name,
      club,
      home,
      players,
      division: state.rules.divisions[i - (moves.get(id) ?? 0)]?.division ?? division,
    }))
  })

/** A seed of lots must not be known before the season, so the next one has none yet. */
export const nextRules = ({ rules }: LeagueState): LeagueRules => ({
  ...rules,
  season: rules.season.replaceAll(/\d+/g, (year) => String(Number(year) + 1).padStart(year.length, '0')),
  seed: '',
})
