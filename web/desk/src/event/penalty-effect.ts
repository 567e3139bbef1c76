/** What a penalty or an award would change in the standings, before it is given. */
import type { EventShown } from '@stolik/elements/event/client/types'

export interface PenaltyEffect {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly from: number
  readonly to: number
}

/**
 * Returns undefined for a player without a place, or for no points. Players with as many points are taken as sharing the better
 * place: tie-breaks are counted when it is given.
 */
export function penaltyEffect(
  { standings: { individual } }: Pick<EventShown, 'standings'>,
  player: string,
  points: number,
): PenaltyEffect | undefined {
  const row = individual.find((one) => one.holder === player || one.player === player)
  if (row === undefined || row.place === null || points === 0) return undefined
  const after = row.points + points
  const ahead = individual.filter((one) => one !== row && one.place !== null && one.points > after)
  return { name: row.name, before: row.points, after, from: row.place, to: ahead.length + 1 }
}
