/** Enters teams and their line-ups. */
import { readPersonName } from '@stolik/contract/line'
import { refuse } from '../model/refusal.js'
import type { LeagueState } from '../model/state.js'
import { hasDivision, isDistinct, isId, malformed, readMaybe, teamIn, write, type Decides } from './ask.js'
import { mostTeams } from './rules.js'

const [longestName, longestPlace, mostInLineUp] = [64, 100, 60]

export const teams: Decides<'team' | 'removeTeam'> = {
  team: (state, { kind, team: id, division, players, ...input }) => {
    const name = readPersonName(input.name, longestName)
    const club = readMaybe(input.club, longestName)
    const home = readMaybe(input.home, longestPlace)
    if (!isId(id)) return malformed('team')
    if (name === undefined) return malformed('name')
    if (club === undefined) return malformed('club')
    if (home === undefined) return malformed('home')
    if (players.length > mostInLineUp || !isDistinct(players)) return malformed('players')
    if (!hasDivision(state, division)) return refuse('UNKNOWN_DIVISION', { division })
    const others = [...state.teams.values()].filter((one) => one.id !== id)
    const before = state.teams.get(id)
    if (before === undefined && others.filter((one) => one.division === division).length >= mostTeams)
      return refuse('FULL', { most: mostTeams })
    if (before !== undefined && before.division !== division && hasFixtures(state, id))
      return refuse('FIXTURES_MADE', { division: before.division })
    const same = others.find((one) => one.name === name)
    if (same !== undefined) return refuse('NAME_TAKEN', { team: same.id })
    for (const person of players) {
      const taken = others.find((one) => one.players.includes(person))
      if (taken !== undefined) return refuse('PLAYER_TAKEN', { person, team: taken.name })
    }
    return write({ kind, team: id, division, name, club, home, players })
  },
  removeTeam: (state, { kind, team: id }) => {
    const team = teamIn(state, id)
    if ('refused' in team) return team
    if (hasFixtures(state, id)) return refuse('FIXTURES_MADE', { division: team.division })
    return write({ kind, team: id })
  },
}

const hasFixtures = ({ matches }: LeagueState, team: string): boolean =>
  [...matches.values()].some((match) => match.teams.includes(team))
