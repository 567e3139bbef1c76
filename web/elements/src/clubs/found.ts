/** Clubs as the gateway returns them, and a search among them. */
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

/** Returns a text as people type it on a phone, without the diacritics that its keyboard lacks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase().trim()

export const found = (clubs: readonly Club[], search: string): readonly Club[] => {
  const wanted = plain(search)
  return clubs.filter(({ name, place }) => plain(`${name} ${place ?? ''}`).includes(wanted))
}

export const hrefOf = (pattern: string, ranking: string, club: string): string =>
  pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', () => encodeURIComponent(club))
