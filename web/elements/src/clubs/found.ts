/** Clubs as the gateway returns them, and a search among them. */
import { folded } from '@stolik/contract/folded'

export interface Club {
  /** Its id at the gateway; null if only rankings name it. */
  readonly id: string | null
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  readonly rankings: readonly {
    readonly ranking: string
    readonly name: string
    /** The club's name as this ranking writes it. */
    readonly club: string
    readonly players: number
  }[]
}

export const found = (clubs: readonly Club[], search: string): readonly Club[] => {
  const wanted = folded(search.trim())
  return clubs.filter(({ name, place }) => folded(`${name} ${place ?? ''}`).includes(wanted))
}

export const hrefOf = (pattern: string, ranking: string, club: string): string =>
  pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', () => encodeURIComponent(club))
