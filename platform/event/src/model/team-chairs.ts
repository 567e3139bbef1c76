/** Teams in events where all tables play the same deals: one member sits in each chair, so a team plays each deal once in every chair. Pure. */
import type { Regulations } from '@stolik/contract/event/regulations'
import type { SeriesPlan } from '@stolik/core'
import { holder, placesPlayed } from './playing.js'
import type { EventState, Player, SeriesState } from './state.js'

/** Whether the draw of a series gives each member of a team another chair. */
export const hasTeamChairs = (
  { sameCards, groups, format }: Pick<Regulations, 'sameCards' | 'groups' | 'format'>,
  { draw }: Pick<SeriesPlan, 'draw'>,
): boolean =>
  sameCards !== undefined &&
  draw === 'lots' &&
  groups.some(({ kind, size }) => kind === 'team' && size === format.chairs[0])

/** Whether some of these play for a team, and fill at least as many tables as there are chairs, so that no two of a team share one. */
export const fillTeamTables = (places: readonly Player[], chairs: number): boolean =>
  hasTeams(places) && Math.floor(places.length / chairs) >= chairs

const hasTeams = (places: readonly Player[]): boolean => places.some(({ entrant }) => entrant.team !== null)

/** Online players, and players in the hall: they are drawn apart. */
export const partsOf = (state: EventState): readonly (readonly Player[])[] =>
  [false, true].map((online) =>
    placesPlayed(state).filter((place) => holder(state, place).entrant.online === online),
  )

/** Whether a series can be drawn with one player of each team in each chair. So few may be left of an event that it cannot. */
export const givesTeamChairs = (state: EventState, { plan }: Pick<SeriesState, 'plan'>): boolean => {
  const [chairs = 0] = state.regulations.format.chairs
  return (
    hasTeamChairs(state.regulations, plan) &&
    partsOf(state).every((places) => !hasTeams(places) || fillTeamTables(places, chairs))
  )
}

/** Tables count from 1, chairs from 0. */
export interface TeamSeat {
  readonly table: number
  readonly chair: number
  readonly player: string
  readonly team: string
}

/**
 * Returns the seats of players whose team has another member in the same chair or at the same table; none if every whole team has one
 * member in each chair. Of a team that has lost a player, nothing is asked.
 *
 * @param tables ids of players by table and chair
 * @param chairs of a table, and players of a team
 * @param teamOf the team of a player; null if they have none
 */
export function sharedByTeams(
  tables: readonly (readonly string[])[],
  chairs: number,
  teamOf: (player: string) => string | null,
): readonly TeamSeat[] {
  const seats = tables.flatMap((players, table) =>
    players.flatMap((player, chair): readonly TeamSeat[] => {
      const team = teamOf(player)
      return team === null ? [] : [{ table: table + 1, chair, player, team }]
    }),
  )
  const sizes = new Map<string, number>()
  for (const { team } of seats) sizes.set(team, (sizes.get(team) ?? 0) + 1)
  const whole = seats.filter(({ team }) => sizes.get(team) === chairs)
  const seen = new Set<string>()
  return whole.filter(({ table, chair, team }) => {
    const keys = [`table ${table} ${team}`, `chair ${chair} ${team}`]
    const isShared = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return isShared
  })
}
