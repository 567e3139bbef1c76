/** A published ranking, as the portal's page shows it before its element runs: the first places, and links to the rest. */
import type { Locale } from '@stolik/core'
import { markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { dayWords, figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { mostRows, type PictureRow } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import { breadcrumbs, organization, type Things } from './linked-data.js'
import { saying } from './words/index.js'
import type { PublishedPerson } from '@stolik/contract/published/ranking-person'

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

/** The ranking as data with its association, its first places, and where its page stands. */
const thingsOf =
  (leading: Leading, about: string, locale: Locale): Things =>
  (origin) => {
    const { ranking, name, association, date, rows } = leading
    const url = `${origin}/ranking/${ranking}`
    const file = (form: string): string => `${origin}/rankings/${ranking}/latest.${form}`
    const places = rows.flatMap(({ name: player, place }) =>
      player === null || place === null ? [] : [{ '@type': 'ListItem', position: place, name: player }],
    )
    return [
      {
        '@type': 'Dataset',
        '@id': url,
        url,
        name,
        description: about,
        dateModified: date,
        creator: organization(association),
        isAccessibleForFree: true,
        distribution: [
          { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: file('json') },
          { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: file('csv') },
        ],
      },
      ...(places.length === 0 ? [] : [{ '@type': 'ItemList', name, url, itemListElement: places }]),
      breadcrumbs(origin, [
        [saying(locale)('rankings'), '/ranking'],
        [name, `/ranking/${ranking}`],
      ]),
    ]
  }

export function rankingSitePage(leading: Leading, locale: Locale): SitePage {
  const say = saying(locale)
  const published = sayingPublished(locale)
  const { ranking, name, association, edition, status, date, decimals, kind, rows } = leading
  const asOf = published('asOf', { date: dayWords(locale, date) })
  const about = `${name}, ${association}: ${published('edition', { n: edition })}, ${published(`status.${status}`)}, ${asOf}`
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
    about,
    things: thingsOf(leading, about, locale),
    path: `/ranking/${ranking}`,
    data: [
      { type: 'application/json', href: `${files}latest.json`, title: 'JSON' },
      { type: 'text/csv', href: `${files}latest.csv`, title: 'CSV' },
      { type: 'application/atom+xml', href: `${files}feed.atom?lang=${locale}`, title: published('feed') },
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

/** A player of a published ranking, as the portal's page shows them before its element runs. */
export function personSitePage(published: PublishedPerson, locale: Locale): SitePage {
  const say = sayingPublished(locale)
  const { ranking, rankingName, person, club, kind, decimals, history } = published
  const name = published.name ?? say('forgotten')
  const now = history.at(-1)
  const place = now?.place ?? null
  const facts: readonly (readonly [label: string, text: string])[] = [
    ...(club === null ? [] : [[say('club'), club] as const]),
    ...(place === null ? [] : [[say('place'), `${place}.`] as const]),
    ...(now === undefined
      ? []
      : [[say(kind === 'points' ? 'score' : 'rating'), figureWords(locale, now.score, decimals)] as const]),
  ]
  const files = `/rankings/${ranking}/people/${person}`
  return sitePage({
    title: `${name} · ${rankingName}`,
    about: [rankingName, ...facts.map(([label, text]) => `${label}: ${text}`)].join(', '),
    path: `/ranking/${ranking}/person/${person}`,
    // Keeps the page out of search engines: a player is found through the ranking, not by searching their name.
    found: false,
    data: [{ type: 'application/json', href: `${files}.json`, title: 'JSON' }],
    heading: name,
    body: markup`<dl>
${facts.map(([label, text]) => markup`<dt>${label}</dt><dd>${text}</dd>\n`)}</dl>
<p><a href="${files}?lang=${locale}">${say('results')}</a> · <a href="/ranking/${ranking}">${rankingName}</a> · <a href="/ranking">${saying(locale)('rankings.all')}</a></p>
`,
  })
}
