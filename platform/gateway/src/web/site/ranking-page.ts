/** A published ranking, as the portal's page shows it before its element runs: the first places, and links to the rest. */
import type { Locale } from '@stolik/core'
import { markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { dayWords, figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { mostRows, type PictureRow } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import { saying } from './words/index.js'

/** The ranking's own page has all rows. */
const shownRows = 20

/** The parts of an edition that the page shows. They are cached, so that a file with thousands of rows is parsed once. */
export type Leading = Pick<
  Published,
  'ranking' | 'name' | 'association' | 'edition' | 'status' | 'date' | 'decimals' | 'kind'
> & { readonly rows: readonly Pick<PublishedRow, 'name' | 'club' | 'place' | 'score'>[] }

export const leadingOf = ({ rows, ...published }: Published): Leading => {
  const { ranking, name, association, edition, status, date, decimals, kind } = published
  return {
    ranking,
    name,
    association,
    edition,
    status,
    date,
    decimals,
    kind,
    rows: rows.slice(0, shownRows).map(({ name, club, place, score }) => ({ name, club, place, score })),
  }
}

export function rankingSitePage(leading: Leading, locale: Locale): SitePage {
  const say = saying(locale)
  const published = sayingPublished(locale)
  const { ranking, name, association, edition, status, date, decimals, kind, rows } = leading
  const asOf = published('asOf', { date: dayWords(locale, date) })
  const files = `/rankings/${ranking}/`
  const pictured = (row: Leading['rows'][number]): PictureRow => ({
    place: row.place === null ? '' : `${row.place}.`,
    name: row.name ?? published('forgotten'),
    figure: figureWords(locale, row.score, decimals),
  })
  const table = tableOf(
    name,
    [
      { head: published('place'), figure: true },
      { head: published('name') },
      { head: published('club') },
      { head: published(kind === 'points' ? 'score' : 'rating'), figure: true },
    ],
    rows.map((row) => [
      row.place === null ? '' : `${row.place}.`,
      row.name ?? published('forgotten'),
      row.club ?? '',
      figureWords(locale, row.score, decimals),
    ]),
    1,
    true,
  )
  return sitePage({
    title: `${name} · ${asOf}`,
    about: `${name}, ${association}: ${published('edition', { n: edition })}, ${published(`status.${status}`)}, ${asOf}`,
    path: `/ranking/${ranking}`,
    data: [
      { type: 'application/json', href: `${files}latest.json`, title: 'JSON' },
      { type: 'text/csv', href: `${files}latest.csv`, title: 'CSV' },
      { type: 'application/atom+xml', href: `${files}feed.atom`, title: published('feed') },
      { type: 'text/calendar', href: `${files}season.ics?lang=${locale}`, title: published('calendar') },
    ],
    ...(rows.length === 0 ? {} : { art: { rows: rows.slice(0, mostRows).map(pictured) } }),
    heading: name,
    body: markup`<p>${association} · ${published(`status.${status}`)} · ${asOf}</p>
${rows.length === 0 ? markup`<p>${published('empty')}</p>\n` : table}<p><a href="${files}?lang=${locale}">${say('ranking.whole')}</a> · <a href="/ranking">${say('rankings.all')}</a></p>
`,
  })
}

export function rankingsSitePage(locale: Locale): SitePage {
  const say = saying(locale)
  return sitePage({
    title: say('rankings'),
    about: say('rankings.about'),
    path: '/ranking',
    embeddable: false,
    body: markup`<p>${say('rankings.about')}</p>
<p><a href="/rankings/?lang=${locale}">${say('rankings.all')}</a> · <a href="/">${say('home')}</a></p>
`,
  })
}
