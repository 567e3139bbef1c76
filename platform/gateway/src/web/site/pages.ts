/** Looks up the public content of a page of the portal. */
import type { Locale } from '@stolik/core'
import { nobody } from '../../account/context.js'
import { dayOf, hallZone } from '../../base/day-of.js'
import type { Gateway } from '../../api/gateway.js'
import { keptFiles } from '../../ranking/publish/files.js'
import type { PublicFile } from '../../http/public-file.js'
import { isMalformed, personAsked, rankingAsked } from '../../ranking/publish/asked.js'
import type { Published } from '@stolik/contract/published/ranking'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { showRow } from '../../event/show/show.js'
import { published } from '../../league/show.js'
import type { SitePage } from './document.js'
import { eventPage, eventsPage, type Telling, standingsPage } from './event-page.js'
import { leagueSitePage } from './league-page.js'
import { personSitePage, leadingOf, rankingSitePage, rankingsSitePage, type Leading } from './ranking-page.js'
import { homePage, lostPage, tablePage } from './table-page.js'
import { clubsPage } from './clubs-page.js'
import { clubSitePage } from './club-page.js'
import { lessonPage, lessonsPage } from './lesson-page.js'
import { isPlain, plainPage, type PlainKind } from './plain-page.js'
import { clubList } from '../../club/api/list.js'
import { clubPages } from '../../club/api/page.js'
import { dailyOf, problemLists } from '../../problems/api/daily.js'
import { recordReader } from '../../table/api/read-record.js'
import { withheld } from '@stolik/event/model/withheld'
import { standingsOf } from '../../event/show/show-standings.js'
import { dailyPage, problemPage } from './game-page.js'
import { handPage } from './hand-page.js'

/** Kinds of pages whose content depends on the store, or on what the address names. */
const kinds = [
  ...(['home', 'events', 'event', 'standings', 'rankings', 'ranking', 'player', 'league'] as const),
  ...(['table', 'list', 'hand', 'clubs', 'club', 'lessons', 'lesson'] as const),
]

type Kind = (typeof kinds)[number] | PlainKind

export const isKind = (text: string): text is Kind => isPlain(text) || kinds.some((kind) => kind === text)

export interface PageAsked {
  readonly kind: Kind
  /** Of the thing that the page is about; for a problem and the deals of the day, the game. */
  readonly id: string
  /** A player within a ranking, a hand of a table, or the day of a problem. */
  readonly part?: string
  readonly invited: boolean
  readonly locale: Locale
}

/**
 * Undefined if there is no such page.
 * @throws if a store is unavailable
 */
export interface FindPage {
  (request: PageAsked): Promise<SitePage | undefined>
  readonly lost: (locale: Locale) => SitePage
}

/** In milliseconds: the longest that changes by other processes stay unseen. */
const keepFor = 30_000
const mostBytes = 16 * 1024 * 1024

export function findPage(gateway: Gateway): FindPage {
  const { events, leagues, rankings, tables, games, time } = gateway
  const listClubs = clubList(gateway)
  const clubOf = clubPages(gateway)
  const readRecord = recordReader(gateway)
  const problemsOf = problemLists(games)
  const plugins = games.map(({ plugin }) => plugin)
  const files = keptFiles({
    version: () => rankings.version(),
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })
  const read = new WeakMap<PublicFile, Leading>()

  const tellingIn = (locale: Locale): Telling => ({
    locale,
    timeZone: hallZone,
    gameName: (game) => games.find(({ plugin }) => plugin.id === game)?.catalogues[locale]['game'] ?? game,
  })

  const event = async (
    kind: 'event' | 'standings',
    id: string,
    locale: Locale,
  ): Promise<SitePage | undefined> => {
    const found = await events.find(id)
    if ('refused' in found) {
      if (found.refused === 'UNAVAILABLE') throw new Error(`the event ${id} cannot be read now`)
      return undefined
    }
    await found.catchUp()
    const row = showRow(found.id, found.state())
    const plugin = plugins.find((one) => one.id === row.game)
    if (kind === 'event' || plugin === undefined) return eventPage(row, tellingIn(locale))
    // Nobody is known to ask, so nothing is told that is kept back while a series with the same cards is played.
    const visible = withheld(found.state(), () => false)
    return standingsPage(row, standingsOf(visible, plugin), tellingIn(locale))
  }

  /** As anybody may read it: not by an invitation, and by no account. */
  const hand = async (table: string, part: string, locale: Locale): Promise<SitePage | undefined> => {
    if (table === '') return handPage(undefined, { id: '', hand: '' }, plugins, tellingIn(locale))
    if (!/^[1-9]\d{0,3}$/.test(part)) return undefined
    const record = await readRecord({ table, hand: Number(part) - 1 }, nobody({ ip: '', headers: {} }))
    if (record === 'UNAVAILABLE') throw new Error(`a hand of the table ${table} cannot be read now`)
    const text = typeof record === 'string' || record.isPrivate ? undefined : record.text
    return handPage(text, { id: table, hand: part }, plugins, tellingIn(locale))
  }

  /** The plain page if the address names no game that has problems, or a day that cannot be asked for. */
  const problem = (game: string, day: string, locale: Locale): SitePage => {
    const today = dayOf(time.now(), hallZone)
    const daily = dailyOf(problemsOf(game), day === '' ? 'today' : day, today)
    if (daily === undefined) return plainPage('problem', locale)
    return problemPage(game, daily, day === '' ? undefined : daily.day, tellingIn(locale))
  }

  const ranking = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const edition = rankingAsked(id, 'latest.json', undefined)
    if (isMalformed(edition)) return undefined
    const file = await files(id, () => rankings.press(edition, 'en'))
    if ('refused' in file) return undefined
    const leading = read.get(file) ?? leadingOf(JSON.parse(file.body.toString('utf8')) as Published)
    read.set(file, leading)
    return rankingSitePage(leading, locale)
  }

  const player = async (id: string, person: string, locale: Locale): Promise<SitePage | undefined> => {
    const personFile = personAsked(id, `${person}.json`)
    if (isMalformed(personFile)) return undefined
    const file = await files(JSON.stringify([id, person]), () => rankings.press(personFile, 'en'))
    if ('refused' in file) return undefined
    return personSitePage(JSON.parse(file.body.toString('utf8')) as PublishedPerson, locale)
  }

  const league = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const state = /^[a-z0-9-]{1,40}$/.test(id) ? await leagues.find(id) : undefined
    return state === undefined ? undefined : leagueSitePage(await published(rankings, state), locale)
  }

  const club = async (id: string, locale: Locale): Promise<SitePage | undefined> => {
    const page = await clubOf(id)
    return page === undefined ? undefined : clubSitePage(page, tellingIn(locale))
  }

  const find = async ({ kind, id, part = '', invited, locale }: PageAsked): Promise<SitePage | undefined> => {
    if (kind === 'home') return homePage({ locale })
    if (kind === 'problem') return problem(id, part, locale)
    if (kind === 'daily' && games.some(({ plugin }) => plugin.id === id))
      return dailyPage(id, tellingIn(locale))
    if (isPlain(kind)) return plainPage(kind, locale)
    if (kind === 'lessons') return lessonsPage(games, locale)
    if (kind === 'lesson') return lessonPage(games, id, locale)
    if (kind === 'clubs') return clubsPage(await listClubs(), locale)
    if (kind === 'club') return club(id, locale)
    if (kind === 'rankings') return rankingsSitePage(locale)
    if (kind === 'events') return eventsPage(await events.rows(), tellingIn(locale))
    if (kind === 'event' || kind === 'standings') return event(kind, id, locale)
    if (kind === 'ranking') return ranking(id, locale)
    if (kind === 'league') return league(id, locale)
    if (kind === 'player') return player(id, part, locale)
    if (kind === 'hand') return hand(invited ? '' : id, part, locale)
    return tablePage(
      // With an invitation nothing is looked up: a person with the address is told no more than anybody else.
      invited ? undefined : tables.rows().find((row) => row.id === id && !row.isPrivate),
      { id, below: kind === 'list' ? 'list' : '', invited },
      tellingIn(locale),
    )
  }
  return Object.assign(find, { lost: (locale: Locale) => lostPage({ locale }) })
}
