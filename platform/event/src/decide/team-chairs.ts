/** Refuses draws and changes of seats after which a team would not have one player in each chair. */
import type { Entry } from '../model/entry.js'
import { fold } from '../fold/fold.js'
import { seriesOf } from '../model/playing.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import type { EventState, Player, SeriesState } from '../model/state.js'
import { hasTeamChairs, partsOf, sharedByTeams } from '../model/team-chairs.js'
import type { Ask } from './ask.js'

/**
 * Why the teams of a series cannot be drawn yet. Once the event has begun, it goes on with whoever is left: a team that has lost a player
 * cannot stop all others.
 */
export function badTeams(state: EventState, { plan }: Pick<SeriesState, 'plan'>): EventRefusal | undefined {
  const { regulations, requests, opened } = state
  const [chairs] = regulations.format.chairs
  if (chairs === undefined || !hasTeamChairs(regulations, plan)) return undefined
  for (const own of opened ? [] : partsOf(state)) {
    const teams = membersOf(own)
    for (const [team, players] of teams)
      if (players.length !== chairs) return refuse('TEAM_SIZE', { team, players: players.length, chairs })
    const tables = Math.floor(own.length / chairs)
    if (teams.size > 0 && tables < chairs) return refuse('TEAM_TABLES', { tables, chairs })
  }
  const wished = requests.filter(({ kind }) => kind !== 'apart').flatMap(({ players }) => players)
  const numbers = [...new Set(wished)].map((id) => state.players.get(id)?.number ?? 0)
  return numbers.length === 0 ? undefined : refuse('TEAM_REQUESTS', { numbers: numbers.join(', ') })
}

function membersOf(places: readonly Player[]): ReadonlyMap<string, readonly Player[]> {
  const teams = new Map<string, Player[]>()
  for (const place of places) {
    const { team } = place.entrant
    if (team !== null) teams.set(team, [...(teams.get(team) ?? []), place])
  }
  return teams
}

/** Whether a draw gives every whole team one player in each chair. */
export const isForTeams = (
  state: EventState,
  tables: readonly { readonly players: readonly string[] }[],
): boolean => teamsSharing(state, tables).length === 0

const teamsSharing = (
  { players: all, regulations }: EventState,
  tables: readonly { readonly players: readonly string[] }[],
): readonly string[] =>
  sharedByTeams(
    tables.map(({ players }) => players),
    regulations.format.chairs[0] ?? 0,
    (id) => all.get(id)?.entrant.team ?? null,
  ).map(({ team }) => team)

/** Refuses to change the seats of a series if a team that was in order would not be so any more. */
export function badTeamSeats(
  { state, by }: Ask,
  series: SeriesState,
  entry: Extract<Entry, { kind: 'move' | 'reseat' }>,
): EventRefusal | undefined {
  if (!hasTeamChairs(state.regulations, series.plan)) return undefined
  const after = seriesOf(fold(state, { at: 0, by, op: null, entry }), series.series)
  const before = new Set(teamsSharing(state, series.tables))
  const team = teamsSharing(state, after?.tables ?? []).find((one) => !before.has(one))
  return team === undefined ? undefined : refuse('TEAM_CHAIRS', { team })
}
