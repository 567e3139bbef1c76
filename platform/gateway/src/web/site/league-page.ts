/** A season of a league, as the portal's page shows it before its element runs: the tables, and links to the files. */
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { Locale } from '@stolik/core'
import { markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import { mostRows } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import { breadcrumbs, organization } from './linked-data.js'
import { saying } from './words/index.js'

/** Points have up to two decimals. */
const decimals = (points: number): number => (Number.isInteger(points) ? 0 : 2)

export function leagueSitePage(league: PublishedLeague, locale: Locale): SitePage {
  const say = saying(locale)
  const published = sayingPublished(locale)
  const { rules, tables, teams, association } = league
  const name = `${rules.name} ${rules.season}`
  const files = `/leagues/${league.league}/`
  const nameOf = (team: string): string => teams.find((one) => one.team === team)?.name ?? team
  const leading = (tables[0]?.rows ?? []).slice(0, mostRows).map(({ place, team, points }) => ({
    place: place === null ? '' : `${place}.`,
    name: nameOf(team),
    figure: figureWords(locale, points, decimals(points)),
  }))
  const divisions = rules.divisions.map(({ division, name: title }) => {
    const rows = tables.find((one) => one.division === division)?.rows ?? []
    const table = tableOf(
      title,
      [
        { head: published('place'), figure: true },
        { head: published('teams') },
        { head: published('score'), figure: true },
      ],
      rows.map(({ place, team, points }) => [
        place === null ? '' : `${place}.`,
        nameOf(team),
        figureWords(locale, points, decimals(points)),
      ]),
      1,
      true,
    )
    return markup`<h2>${title}</h2>\n${rows.length === 0 ? null : table}`
  })
  return sitePage({
    title: name,
    about: [name, association ?? '', ...rules.divisions.map((one) => one.name)]
      .filter((part) => part !== '')
      .join(', '),
    path: `/league/${league.league}`,
    things: (origin) => [
      ...(association === null || association === '' ? [] : [organization(association)]),
      breadcrumbs(origin, [
        [say('rankings'), '/ranking'],
        [name, `/league/${league.league}`],
      ]),
    ],
    data: [
      { type: 'application/json', href: `${files}league.json`, title: 'JSON' },
      { type: 'text/csv', href: `${files}table.csv`, title: 'CSV' },
      { type: 'text/calendar', href: `${files}season.ics?lang=${locale}`, title: published('calendar') },
    ],
    ...(leading.length === 0 ? {} : { art: { rows: leading } }),
    body: markup`${divisions}<p><a href="${files}table.pdf?lang=${locale}">PDF</a> · <a href="/ranking">${say('rankings.all')}</a></p>
`,
  })
}
