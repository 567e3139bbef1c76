/** The list of clubs as the portal's page shows it before its element runs. */
import type { Locale } from '@stolik/core'
import type { ListedClub } from '../../club/api/list.js'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { sitePage, type SitePage } from './document.js'
import { breadcrumbs } from './linked-data.js'
import { waysOn } from './plain-page.js'
import { saying, type Said } from './words/index.js'

const rankingsOf = ({ rankings }: ListedClub, say: Said): Markup =>
  markup`${rankings.map(
    ({ ranking, name, club, players }, i) =>
      markup`${i === 0 ? null : ', '}<a href="/ranking/${ranking}/club/${encodeURIComponent(club)}">${name}</a> (${say('club.players', { n: players })})`,
  )}`

export function clubsPage(clubs: readonly ListedClub[], locale: Locale): SitePage {
  const say = saying(locale)
  const title = say('clubs')
  const list = tableOf(
    title,
    [{ head: say('club') }, { head: say('where') }, { head: say('rankings') }],
    clubs.map((club) => [
      markup`${club.id === null ? club.name : markup`<a href="/club/${club.id}">${club.name}</a>`}${
        club.site === null ? null : markup` · <a href="${club.site}" rel="external">${say('club.site')}</a>`
      }${
        club.id === null
          ? null
          : markup` · <a href="/files/calendar/club/${club.id}.ics?lang=${locale}">${say('calendar')}</a>`
      }`,
      club.place ?? '',
      rankingsOf(club, say),
    ]),
    0,
  )
  return sitePage({
    title,
    about: say('clubs.about'),
    path: '/clubs',
    things: (origin) => [breadcrumbs(origin, [[title, '/clubs']])],
    body: markup`${clubs.length === 0 ? markup`<p>${say('clubs.none')}</p>\n` : list}${waysOn(locale)}`,
  })
}
