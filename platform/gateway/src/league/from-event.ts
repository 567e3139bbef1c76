/** Takes the result of a match from the final result of an event of this gateway. */
import type { LeagueAct } from '@stolik/contract/league/acts'
import type { Act } from '@stolik/league/model/entry'
import { refuse, type LeagueProblem, type LeagueRefusal } from '@stolik/league/model/refusal'
import type { LeagueState, Match } from '@stolik/league/model/state'
import { matchOf, plainName, registryOf, type Registry } from '@stolik/ranking/model/matching'
import type { Person } from '@stolik/ranking/model/people'
import type { Plugin } from '@stolik/core'
import type { Row } from '@stolik/event/model/standings'
import type { EventState } from '@stolik/event/model/state'
import { standingsOf } from '../event/show/show-standings.js'

export interface EventDeps {
  /** Undefined if there is no such event. */
  readonly eventOf: (id: string) => Promise<EventState | undefined>
  readonly plugins: readonly Plugin[]
  readonly person: (id: string) => Promise<Person | undefined>
  /** The association whose licences identify people. */
  readonly association: string | null
}

type Asked = Extract<LeagueAct, { kind: 'event' }>

export async function resultOf(
  deps: EventDeps,
  state: LeagueState,
  request: Asked,
): Promise<Act | LeagueRefusal> {
  const match = state.matches.get(request.match)
  if (match === undefined) return refuse('UNKNOWN_MATCH', { match: request.match })
  const event = await deps.eventOf(request.event)
  if (event === undefined) return refuse('UNKNOWN_EVENT')
  const game = deps.plugins.find(({ id }) => id === event.regulations.game)
  if (game === undefined || event.regulations.game !== state.rules.game) return refuse('OTHER_GAME')
  if (event.final === null) return refuse('NOT_FINAL')
  const rows = standingsOf(event, game).individual
  const names = new Map(request.teams.map(({ team, name }) => [team, name]))
  const teams: { team: string; rows: readonly Row[] }[] = []
  for (const team of match.teams.filter((one) => !request.absent.includes(one))) {
    const own = state.teams.get(team)?.name ?? team
    const name = names.get(team) ?? own
    const found = rows.filter((row) => row.team !== null && plainName(row.team) === plainName(name))
    if (found.length === 0) return refuse('UNKNOWN_EVENT_TEAM', { name, team: own })
    teams.push({ team, rows: found })
  }
  const people = await lineUps(deps, state, match)
  const decided = new Map(request.people.map(({ player, person }) => [player, person]))
  const problems: LeagueProblem[] = []
  const played = teams.map(({ team, rows: own }) => ({
    team,
    players: own.flatMap((row) => {
      const person = decided.get(row.holder) ?? recognised(event, row, people.get(team))
      if (person !== undefined)
        return [{ person, points: state.rules.figure === 'POINTS' ? row.points : row.small }]
      problems.push({ player: row.holder, number: row.number, name: row.name, club: row.club, team })
      return []
    }),
  }))
  if (problems.length > 0) return refuse('UNMATCHED', {}, problems)
  return {
    kind: 'result',
    match: request.match,
    source: { event: request.event, hash: event.final.hash },
    teams: played,
    absent: request.absent,
    reason: request.reason,
  }
}

/** By team: the people of its line-up. */
async function lineUps(
  { person, association }: EventDeps,
  { teams }: LeagueState,
  match: Match,
): Promise<ReadonlyMap<string, Registry>> {
  const found = new Map<string, Registry>()
  for (const team of match.teams) {
    const people = await Promise.all((teams.get(team)?.players ?? []).map(person))
    found.set(
      team,
      registryOf(
        people.flatMap((one) => one ?? []),
        association ?? '',
        [],
      ),
    )
  }
  return found
}

/** By account or licence; or by a name that only one of the line-up has, since the association chose the line-up. */
function recognised(event: EventState, { holder }: Row, registry: Registry | undefined): string | undefined {
  const entrant = event.players.get(holder)?.entrant
  if (entrant === undefined || registry === undefined) return undefined
  const { name, club, person: account, licence } = entrant
  const match = matchOf({ key: holder, name, club, account, licence }, registry, new Map())
  if ('person' in match) return match.person
  const [only, other] = registry.byName.get(plainName(name)) ?? []
  return match.problem === 'UNMATCHED' && other === undefined ? only?.id : undefined
}
