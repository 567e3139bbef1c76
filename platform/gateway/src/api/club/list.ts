/** The clubs that everybody may know of: those that the operator names, and those of published rankings. */
import type { Club } from '../../settings/clubs.js'
import type { Gateway } from '../gateway.js'
import type { Published } from '@stolik/contract/published/ranking'

export interface ClubRanking {
  readonly ranking: string
  readonly name: string
  /** As this ranking writes it. */
  readonly club: string
  readonly players: number
}

export interface ListedClub {
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  readonly rankings: readonly ClubRanking[]
}

/** A published ranking with how many players of each club are in it. */
export interface RankingClubs {
  readonly ranking: string
  readonly name: string
  readonly clubs: ReadonlyMap<string, number>
}

/** Other processes publish too, and what they did is seen after so long at most. */
const keepFor = 30_000

/** As people write it: the same club, whatever is written large. */
const keyOf = (name: string): string => name.trim().toLocaleLowerCase('pl')

/** Both kinds in one list by name; a club that is of both kinds is in it once, as the operator writes it. */
export function joined(named: readonly Club[], rankings: readonly RankingClubs[]): readonly ListedClub[] {
  const clubs = new Map<string, ListedClub>()
  for (const { name, place = null, site = null } of named)
    if (name !== undefined) clubs.set(keyOf(name), { name, place, site, rankings: [] })
  for (const { ranking, name: called, clubs: counts } of rankings)
    for (const [name, players] of counts) {
      const known = clubs.get(keyOf(name)) ?? { name, place: null, site: null, rankings: [] }
      clubs.set(keyOf(name), {
        ...known,
        rankings: [...known.rankings, { ranking, name: called, club: name, players }],
      })
    }
  const { compare } = new Intl.Collator('pl')
  return [...clubs.values()].toSorted((a, b) => compare(a.name, b.name))
}

export function clubsIn({ ranking, name, rows }: Pick<Published, 'ranking' | 'name' | 'rows'>): RankingClubs {
  const clubs = new Map<string, number>()
  for (const { club } of rows)
    if (club !== null && club.trim() !== '') clubs.set(club, (clubs.get(club) ?? 0) + 1)
  return { ranking, name, clubs }
}

/** @returns reads the list; what it was made of is read again once something was published or the clubs were changed. @throws when the store is away */
export function clubList({
  settings,
  rankings,
  time,
}: Pick<Gateway, 'settings' | 'rankings' | 'time'>): () => Promise<readonly ListedClub[]> {
  let kept: { version: string; at: number; made: Promise<readonly ListedClub[]> } | undefined

  const read = async (ranking: string): Promise<readonly RankingClubs[]> => {
    const file = await rankings.press({ of: 'edition', ranking, number: null, form: 'json', page: 1 }, 'en')
    // Nothing of it is published.
    if ('refused' in file) return []
    return [clubsIn(JSON.parse(file.body.toString('utf8')) as Published)]
  }
  const make = async (): Promise<readonly ListedClub[]> => {
    const all: RankingClubs[] = []
    // One after the other: each is a document of its own, and nobody waits for this list.
    for (const { id } of await rankings.store.rankings()) all.push(...(await read(id)))
    return joined(settings.clubs(), all)
  }
  return () => {
    const version = `${settings.version()} ${rankings.version()}`
    if (kept?.version === version && time.elapsed() - kept.at < keepFor) return kept.made
    const made = make()
    const one = (kept = { version, at: time.elapsed(), made })
    made.catch(() => {
      if (kept === one) kept = undefined
    })
    return made
  }
}
