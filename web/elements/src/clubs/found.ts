/** Clubs as a gateway tells of them, and which of them somebody means. */
export interface Club {
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  readonly rankings: readonly {
    readonly ranking: string
    readonly name: string
    /** As this ranking writes it. */
    readonly club: string
    readonly players: number
  }[]
}

/** As one types it on a phone: without the signs that its keyboard does not have. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase().trim()

export const found = (clubs: readonly Club[], search: string): readonly Club[] => {
  const wanted = plain(search)
  return clubs.filter(({ name, place }) => plain(`${name} ${place ?? ''}`).includes(wanted))
}

export const hrefOf = (pattern: string, ranking: string, club: string): string =>
  pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', () => encodeURIComponent(club))
