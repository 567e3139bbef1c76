/**
 * A club as the portal's page shows it before its element runs: its evenings, last results, and the best of it in rankings. Its
 * members and their tables are not in it, so search engines find nobody by their name here.
 */
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import type { ClubPage } from '../../club/api/page.js'
import type { ClubInRanking } from '../../club/api/rankings.js'
import type { EventRow } from '../../event/live/rows.js'
import { mostRows, type Art } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import { moment, type Telling } from './event-page.js'
import { breadcrumbs, organization, sportsEvent, type Things } from './linked-data.js'
import { saying, type Said } from './words/index.js'

/** When and where an evening is. */
const whenWhere = ({ starts, place }: EventRow, telling: Telling): string =>
  [moment(telling, starts), place].filter((part) => part !== '').join(', ')

const listOf = (rows: readonly EventRow[], telling: Telling, below = ''): Markup => markup`<ul>
${rows.map((row) => markup`<li><a href="/event/${row.id}${below}">${row.name}</a> · ${whenWhere(row, telling)}</li>\n`)}</ul>
`

const rowsOf = ({ first, decimals }: ClubInRanking, { locale }: Telling) =>
  first.map(({ place, name, score }) => ({
    place: `${place}.`,
    name,
    figure: figureWords(locale, score, decimals),
  }))

function rankingOf(ranking: ClubInRanking, telling: Telling): Markup {
  const published = sayingPublished(telling.locale)
  const { ranking: id, name, club, players } = ranking
  const rows = rowsOf(ranking, telling)
  const table = tableOf(
    name,
    [
      { head: published('place'), figure: true },
      { head: published('name') },
      { head: published('score'), figure: true },
    ],
    rows.map(({ place, name: player, figure }) => [place, player, figure]),
    1,
    true,
  )
  const count = saying(telling.locale)('club.players', { n: players })
  return markup`<h3><a href="/ranking/${id}/club/${encodeURIComponent(club)}">${name}</a> (${count})</h3>
${rows.length === 0 ? null : table}`
}

/** How to come to the club: its next evening, and its own page. */
function joining({ coming: [next], site }: ClubPage, telling: Telling, say: Said): Markup {
  const ways = [
    ...(next === undefined ? [] : [markup`${say('club.joinNext', { when: whenWhere(next, telling) })}`]),
    site === null
      ? markup`${say('club.joinAsk')}`
      : markup`${say('club.joinSite')} <a href="${site}" rel="external">${new URL(site).host}</a>`,
  ]
  return markup`<ul>
${ways.map((way) => markup`<li>${way}</li>\n`)}</ul>
`
}

/** The best of the club in its first ranking; without any, the backs of a hand. */
const artOf = (rankings: readonly ClubInRanking[], telling: Telling): Art => {
  const ranked = rankings.find(({ first }) => first.length > 0)
  return ranked === undefined ? { backs: 4 } : { rows: rowsOf(ranked, telling).slice(0, mostRows) }
}

export function clubSitePage(page: ClubPage, telling: Telling): SitePage {
  const say = saying(telling.locale)
  const { id, name, place, site, coming, results, rankings } = page
  const [next] = coming
  const path = `/club/${id}`
  const files = `/files/calendar/club/${id}`
  const things: Things = (origin) => [
    organization(name, {
      '@id': `${origin}${path}`,
      url: `${origin}${path}`,
      sameAs: site ?? undefined,
      location: place === null ? undefined : { '@type': 'Place', name: place, address: place },
      event: coming.map((row) => sportsEvent(origin, row, telling.gameName)),
    }),
    breadcrumbs(origin, [
      [say('clubs'), '/clubs'],
      [name, path],
    ]),
  ]
  return sitePage({
    title: name,
    about: [
      ...(place === null ? [] : [`${place}.`]),
      next === undefined ? say('club.about') : say('club.joinNext', { when: whenWhere(next, telling) }),
    ].join(' '),
    path,
    data: [
      { type: 'text/calendar', href: `${files}.ics?lang=${telling.locale}`, title: say('calendar.all') },
      { type: 'application/atom+xml', href: `${files}.atom?lang=${telling.locale}`, title: say('feed') },
    ],
    art: artOf(rankings, telling),
    things,
    body: markup`${place === null ? null : markup`<p>${place}</p>\n`}<h2>${say('club.next')}</h2>
${coming.length === 0 ? markup`<p>${say('club.nextNone')}</p>\n` : listOf(coming, telling)}${
      results.length === 0
        ? null
        : markup`<h2>${say('club.results')}</h2>
${listOf(
  results.map(({ event }) => event),
  telling,
  '/standings',
)}`
    }${
      rankings.length === 0
        ? null
        : markup`<h2>${say('rankings')}</h2>
${rankings.map((one) => rankingOf(one, telling))}`
    }<h2>${say('club.join')}</h2>
${joining(page, telling, say)}<p><a href="${files}.ics?lang=${telling.locale}">${say('calendar')}</a> · <a href="/clubs">${say('clubs')}</a></p>
`,
  })
}
