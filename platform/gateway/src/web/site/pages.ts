/** Looks up the public content of a page of the portal. */
import type { Locale } from '@stolik/core'
import { hallZone } from '../../base/day-of.js'
import type { Gateway } from '../../api/gateway.js'
import { keptFiles } from '../../ranking/publish/files.js'
import type { PublicFile } from '../../http/public-file.js'
import { isMalformed, personAsked, rankingAsked } from '../../ranking/publish/asked.js'
import type { Published } from '@stolik/contract/published/ranking'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { showRow } from '../../tournament/show.js'
import { published } from '../../league/show.js'
import type { SitePage } from './document.js'
import { eventPage, eventsPage, type Telling } from './event-page.js'
import { leagueSitePage } from './league-page.js'
import { personSitePage } from './person-page.js'
import { leadingOf, rankingSitePage, rankingsSitePage, type Leading } from './ranking-page.js'
import { homePage, lostPage, tablePage } from './table-page.js'
import { clubsPage } from './clubs-page.js'
import { lessonPage, lessonsPage } from './lesson-page.js'
import { isPlain, plainPage, type PlainKind } from './plain-page.js'
import { clubList } from '../../api/club/list.js'

export interface PageAsked {
  readonly kind:
    | 'home'
    | 'events'
    | 'event'
    | 'rankings'
    | 'ranking'
    | 'player'
    | 'league'
    | 'table'
    | 'clubs'
    | 'lessons'
    | 'lesson'
    | PlainKind
  readonly id: string
  /** Within a ranking. */
  readonly person?: string
  readonly invited: boolean
  readonly locale: Locale
}

/**
 * Undefined if there is no such page.
 * @throws if a store is unavailable
 */
export interface FindPage {
  (asked: PageAsked): Promise<SitePage | undefined>
  readonly lost: (locale: Locale) => SitePage
}

/** In milliseconds: the longest that changes by other processes stay unseen. */
const keepFor = 30_000
const mostBytes = 16 * 1024 * 1024

export function findPage({
  events,
  leagues,
  rankings,
  tables,
  games,
  time,
  settings,
}: Pick<Gateway, 'events' | 'leagues' | 'rankings' | 'tables' | 'games' | 'time' | 'settings'>): FindPage {
  const listClubs = clubList({ settings, rankings, time })
  const files = keptFiles({
    version: () => rankings.version(),
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })
  const read = new WeakMap<PublicFile, Leading>()

  const tellingIn = (locale: Locale): Telling => ({
    ...{ locale, timeZone: hallZone },
    gameName: (game) => games.find(({ plugin }) => plugin.id === game)?.catalogues[locale]['game'] ?? game,
  })

  const event = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const found = await events.find(id)
    if ('refused' in found) {
      if (found.refused === 'UNAVAILABLE') throw new Error(`the event ${id} cannot be read now`)
      return undefined
    }
    await found.catchUp()
    return eventPage(showRow(found.id, found.state()), tellingIn(locale))
  }

  const ranking = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const asked = rankingAsked(id, 'latest.json', undefined)
    if (isMalformed(asked)) return undefined
    const file = await files(id, () => rankings.press(asked, 'en'))
    if ('refused' in file) return undefined
    const leading = read.get(file) ?? leadingOf(JSON.parse(file.body.toString('utf8')) as Published)
    read.set(file, leading)
    return rankingSitePage(leading, locale)
  }

  const player = async (id: string, person: string, locale: Locale): Promise<SitePage | undefined> => {
    const asked = personAsked(id, `${person}.json`)
    if (isMalformed(asked)) return undefined
    const file = await files(JSON.stringify([id, person]), () => rankings.press(asked, 'en'))
    if ('refused' in file) return undefined
    return personSitePage(JSON.parse(file.body.toString('utf8')) as PublishedPerson, locale)
  }

  const league = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const state = /^[a-z0-9-]{1,40}$/.test(id) ? await leagues.find(id) : undefined
    return state === undefined ? undefined : leagueSitePage(await published(rankings, state), locale)
  }

  const find = async ({
    kind,
    id,
    person = '',
    invited,
    locale,
  }: PageAsked): Promise<SitePage | undefined> => {
    if (kind === 'home') return homePage({ locale })
    if (isPlain(kind)) return plainPage(kind, locale)
    if (kind === 'lessons') return lessonsPage(games, locale)
    if (kind === 'lesson') return lessonPage(games, id, locale)
    if (kind === 'clubs') return clubsPage(await listClubs(), locale)
    if (kind === 'rankings') return rankingsSitePage(locale)
    if (kind === 'events') return eventsPage(await events.rows(), tellingIn(locale))
    if (kind === 'event') return event(id, locale)
    if (kind === 'ranking') return ranking(id, locale)
    if (kind === 'league') return league(id, locale)
    if (kind === 'player') return player(id, person, locale)
    return tablePage(
      // With an invitation nothing is looked up: a person with the address is told no more than anybody else.
      invited ? undefined : tables.rows().find((row) => row.id === id && !row.isPrivate),
      invited,
      tellingIn(locale),
    )
  }
  return Object.assign(find, { lost: (locale: Locale) => lostPage({ locale }) })
}
