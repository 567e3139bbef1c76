/** What the page of a club shows to everybody: its next evenings, last results, rankings, open tables and listed members. */
import { withheld } from '@stolik/event/model/withheld'
import type { Published } from '@stolik/contract/published/ranking'
import type { ListedMember } from '../../account/club-listing-rows.js'
import type { Gateway } from '../../api/gateway.js'
import type { EventRow } from '../../event/live/rows.js'
import { standingsOf } from '../../event/show/show-standings.js'
import type { Club } from '../../settings/clubs.js'
import type { Row } from '../../table/row.js'
import { clubEvents } from './events.js'
import { clubList } from './list.js'
import { clubInRanking, type ClubInRanking } from './rankings.js'

export const mostComing = 5
export const mostResults = 3
const mostFirst = 3
const mostTables = 10
/** More than a club has; a longer page would not be read. */
const mostMembers = 300

/** An event of the club that has results, with its first places. */
export interface ClubResult {
  readonly event: EventRow
  readonly first: readonly { readonly place: number; readonly name: string; readonly points: number }[]
}

/** What changes rarely, and is made anew after a while. */
interface Slow {
  readonly coming: readonly EventRow[]
  readonly results: readonly ClubResult[]
  readonly rankings: readonly ClubInRanking[]
}

export interface ClubPage extends Slow {
  readonly id: string
  readonly name: string
  readonly place: string | null
  readonly site: string | null
  /** Whether its members sign in on its own site. */
  readonly signs: boolean
  readonly members: readonly ListedMember[]
  /** Public tables at which listed members sit. Private tables, and those of events, are never among them. */
  readonly tables: readonly Row[]
}

/** In milliseconds: the longest that what others publish stays unseen. */
const keepFor = 30_000

const isOver = ({ phase }: EventRow): boolean => phase === 'FINAL' || phase === 'PROVISIONAL'

/** Events under way come first, then those to come, the next one first. */
export const comingOf = (rows: readonly EventRow[]): readonly EventRow[] =>
  rows
    .filter((row) => !isOver(row) && row.phase !== 'CANCELLED')
    .toSorted((a, b) => Number(a.phase === 'OPEN') - Number(b.phase === 'OPEN') || a.starts - b.starts)
    .slice(0, mostComing)

/** The last events with results, the newest first. */
export const endedOf = (rows: readonly EventRow[]): readonly EventRow[] =>
  rows
    .filter(isOver)
    .toSorted((a, b) => b.starts - a.starts)
    .slice(0, mostResults)

export type FindClub = (id: string) => Promise<ClubPage | undefined>

/**
 * Returns a function that finds the page of a club; undefined if there is none: a club without a public name has no page.
 * @throws if a store is unavailable
 */
export function clubPages(gateway: Gateway): FindClub {
  const { accounts, bans, events, games, names, rankings, settings, tables, time } = gateway
  const eventsOf = clubEvents(gateway)
  const listClubs = clubList(gateway)
  const plugins = games.map(({ plugin }) => plugin)
  const cached = new Map<
    string,
    { readonly version: string; readonly at: number; readonly made: Promise<Slow> }
  >()

  const resultOf = async (row: EventRow): Promise<readonly ClubResult[]> => {
    const event = await events.find(row.id)
    const plugin = plugins.find(({ id }) => id === row.game)
    if ('refused' in event || plugin === undefined) return []
    // Nobody is known to ask, so nothing is told that is kept back while a series with the same cards is played.
    const { individual } = standingsOf(
      withheld(event.state(), () => false),
      plugin,
    )
    const first = individual.flatMap(({ place, name, points }) =>
      place === null || place > mostFirst || name === '' ? [] : [{ place, name, points }],
    )
    return [{ event: row, first: first.slice(0, mostFirst) }]
  }

  const rankingsOf = async (club: string): Promise<readonly ClubInRanking[]> => {
    const own = (await listClubs()).find(({ id }) => id === club)?.rankings ?? []
    const all = own.map(async ({ ranking, club: spelt }) => {
      const file = await rankings.press({ of: 'edition', ranking, number: null, form: 'json', page: 1 }, 'en')
      if ('refused' in file) return []
      return [clubInRanking(JSON.parse(file.body.toString('utf8')) as Published, spelt)]
    })
    return (await Promise.all(all)).flat()
  }

  const read = async (club: string): Promise<Slow> => {
    const rows = (await eventsOf(club)).map(({ row }) => row)
    const results = await Promise.all(endedOf(rows).map(resultOf))
    return {
      coming: comingOf(rows),
      results: results.flat(),
      rankings: await rankingsOf(club),
    }
  }

  const slowOf = (club: string): Promise<Slow> => {
    const version = `${settings.version()} ${rankings.version()}`
    const known = cached.get(club)
    if (known?.version === version && time.elapsed() - known.at < keepFor) return known.made
    const one = { version, at: time.elapsed(), made: read(club) }
    // So many as there are clubs: only those of the settings come here.
    cached.set(club, one)
    one.made.catch(() => {
      if (cached.get(club) === one) cached.delete(club)
    })
    return one.made
  }

  /** Who was banned, or whose name was taken away and who has chosen none since, is not shown. */
  const isVisible = ({ id }: ListedMember): boolean =>
    bans.untilOf(id) === undefined && names.of(id)?.chosen !== false

  const tablesOf = (members: readonly ListedMember[]): readonly Row[] => {
    const listed = new Set(members.map(({ id }) => id))
    return tables
      .rows()
      .filter(({ isPrivate, players }) => {
        if (isPrivate) return false
        return players.some((one) => one?.bot === false && one.person !== null && listed.has(one.person))
      })
      .slice(0, mostTables)
  }

  return async (id) => {
    const club = settings.clubs().find((one) => one.id === id)
    if (club === undefined || !isNamed(club)) return undefined
    const slow = await slowOf(id)
    // Read each time: who takes their name off is gone at once.
    const members = (await accounts.listedMembers(id, mostMembers)).filter(isVisible)
    return {
      ...slow,
      id,
      name: club.name,
      place: club.place ?? null,
      site: club.site ?? null,
      signs: club.signs !== undefined,
      members,
      tables: tablesOf(members),
    }
  }
}

const isNamed = (club: Club): club is Club & { readonly name: string } => club.name !== undefined
