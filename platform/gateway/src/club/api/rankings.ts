/** A club in a published ranking: its best players there, for the club's page. */
import type { Published } from '@stolik/contract/published/ranking'

/** How many of its players the page of a club shows from each ranking. */
const mostPlayers = 5

export interface ClubInRanking {
  readonly ranking: string
  readonly name: string
  /** The club's name as this ranking spells it. */
  readonly club: string
  readonly players: number
  readonly decimals: number
  /** The club's players with the best places. Who asked to be forgotten, or has no place, is not among them. */
  readonly first: readonly {
    readonly person: string
    readonly name: string
    readonly place: number
    readonly score: number
  }[]
}

type Content = Pick<Published, 'ranking' | 'name' | 'decimals' | 'rows'>

/** @param club its name as the ranking spells it */
export function clubInRanking({ ranking, name, decimals, rows }: Content, club: string): ClubInRanking {
  const own = rows.filter((row) => row.club === club)
  const first = own.flatMap(({ person, name: player, place, score }) =>
    player === null || place === null ? [] : [{ person, name: player, place, score }],
  )
  return {
    ranking,
    name,
    club,
    decimals,
    players: own.length,
    first: first.toSorted((a, b) => a.place - b.place).slice(0, mostPlayers),
  }
}
