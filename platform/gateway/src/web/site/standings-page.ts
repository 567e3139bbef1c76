/** The standings of an event, as their page shows them before its element runs. */
import { intlOf, type Locale } from '@stolik/core'
import type { Standings } from '@stolik/event/model/standings'
import { markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import { figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import type { EventRow } from '../../event/rows.js'
import { mostRows } from '../picture/picture.js'
import { sitePage, type SitePage } from './document.js'
import { moment, type Telling } from './event-page.js'
import { saying } from './words/index.js'

/** The element has all rows. */
const shownRows = 20

const capital = (text: string, locale: Locale): string =>
  `${text.charAt(0).toLocaleUpperCase(intlOf(locale))}${text.slice(1)}.`

const decimals = (points: number): number => (Number.isInteger(points) ? 0 : 2)

export function standingsPage(
  { id, name, phase, starts, place }: EventRow,
  { individual }: Standings,
  telling: Telling,
): SitePage {
  const { locale } = telling
  const say = saying(locale)
  const published = sayingPublished(locale)
  const rows = individual.slice(0, shownRows).map((row) => ({
    place: row.place === null ? '' : `${row.place}.`,
    name: row.name,
    figure: figureWords(locale, row.points, decimals(row.points)),
  }))
  const title = `${name} · ${say('standings')}`
  // Before the first list everybody has the same place.
  const isEmpty = rows.length === 0 || phase === 'OPEN' || phase === 'DRAWN'
  const table = tableOf(
    title,
    [
      { head: published('place'), figure: true },
      { head: published('name') },
      { head: published('score'), figure: true },
    ],
    rows.map(({ place, name: player, figure }) => [place, player, figure]),
    1,
    true,
  )
  return sitePage({
    title,
    about: [
      `${[moment(telling, starts), place].filter((part) => part !== '').join(', ')}.`,
      isEmpty ? say('standings.none') : capital(say(`phase.${phase}`), locale),
    ].join(' '),
    path: `/event/${id}/standings`,
    // The event is found; its players are not to be found by their names.
    found: false,
    ...(isEmpty ? {} : { art: { rows: rows.slice(0, mostRows) } }),
    body: markup`${isEmpty ? markup`<p>${say('standings.none')}</p>\n` : table}<p><a href="/event/${id}">${name}</a> · <a href="/events">${say('events.all')}</a></p>
`,
  })
}
