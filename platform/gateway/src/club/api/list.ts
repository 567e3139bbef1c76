/** The public list of clubs: those that the operator names, and those in published rankings. */
import type { Gateway } from '../../api/gateway.js'
import type { Club } from '../../settings/clubs.js'
import type { Published } from '@stolik/contract/published/ranking'

interface ClubRanking {
  readonly ranking: string
  readonly name: string
  /** The club's name as this ranking spells it. */
  readonly club: string
  readonly players: number
}

export interface ListedClub {
  /** Null for a club that only rankings name. */
  readonly id: string | null
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  readonly rankings: readonly ClubRanking[]
}

/** A published ranking, with the number of its players from each club. */
interface RankingClubs {
  readonly ranking: string
  readonly name: string
  readonly clubs: ReadonlyMap<string, number>
}

/** Other processes publish too. Their changes appear after this many milliseconds at most. */
const keepFor = 30_000

/** Clubs are the same if their names differ only in case. */
const keyOf = (name: string): string => name.trim().toLocaleLowerCase('pl')

/** Joins both kinds in one list, sorted by name. A club of both kinds appears once, as the operator spells it. */
export function joined(named: readonly Club[], rankings: readonly RankingClubs[]): readonly ListedClub[] {
  const clubs = new Map<string, ListedClub>()
  for (const { id, name, place = null, site = null } of named)
    if (name !== undefined) clubs.set(keyOf(name), { id, name, place, site, rankings: [] })
  for (const { ranking, name: called, clubs: counts } of rankings)
    for (const [name, players] of counts) {
      const known = clubs.get(keyOf(name)) ?? { id: null, name, place: null, site: null, rankings: [] }
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

/**
 * Returns a function that reads the public list of clubs: those that the operator names, and those in published rankings. It
 * is made anew after something was published or the clubs changed.
 * @throws when the store is away
 */
export function clubList({
  settings,
  rankings,
  time,
}: Pick<Gateway, 'settings' | 'rankings' | 'time'>): () => Promise<readonly ListedClub[]> {
  let cached: { version: string; at: number; made: Promise<readonly ListedClub[]> } | undefined

  const read = async (ranking: string): Promise<readonly RankingClubs[]> => {
    const file = await rankings.press({ of: 'edition', ranking, number: null, form: 'json', page: 1 }, 'en')
    // Nothing of this ranking is published.
    if ('refused' in file) return []
    return [clubsIn(JSON.parse(file.body.toString('utf8')) as Published)]
  }
  const make = async (): Promise<readonly ListedClub[]> => {
    const all: RankingClubs[] = []
    // One after the other: each ranking is a whole document, and nobody waits for this list.
    for (const { id } of await rankings.store.rankings()) all.push(...(await read(id)))
    return joined(settings.clubs(), all)
  }
  return () => {
    const version = `${settings.version()} ${rankings.version()}`
    if (cached?.version === version && time.elapsed() - cached.at < keepFor) return cached.made
    const made = make()
    const one = (cached = { version, at: time.elapsed(), made })
    made.catch(() => {
      if (cached === one) cached = undefined
    })
    return made
  }
}
