/** The public data of an event, as pages before their elements run. */
import { intlOf, type Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import type { EventRow } from '../../event/live/rows.js'
import { sitePage, type SitePage } from './document.js'
import { breadcrumbs, sportsEvent, type Crumb, type Things } from './linked-data.js'
import { saying, type Said } from './words/index.js'
import type { Standings } from '@stolik/event/model/standings'
import { figureWords, saying as sayingPublished } from '../../ranking/publish/words/index.js'
import { mostRows } from '../picture/picture.js'

/** @param gameName the name of a game in the reader's language */
export interface Telling {
  readonly locale: Locale
  readonly timeZone: string
  readonly gameName: (game: string) => string
}

/** Date and time in the time zone of the hall. */
export const moment = ({ locale, timeZone }: Pick<Telling, 'locale' | 'timeZone'>, at: number): string =>
  new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeStyle: 'short', timeZone })
    .format(at)
    .replace(/[\u202f\u00a0]/g, ' ')

/** Joins the fields; empty ones are left out. */
const together = (parts: readonly string[]): string => parts.filter((one) => one !== '').join(', ')

/** Links the regulations from the start, and the results once there are any. */
const papers = ({ id, phase }: EventRow, { locale, timeZone }: Telling, say: Said): Markup => {
  const file = (name: string): string =>
    `/files/event/${id}/${name}.pdf?lang=${locale}&zone=${encodeURIComponent(timeZone)}`
  const hasResults = phase === 'PROVISIONAL' || phase === 'FINAL'
  return markup`<ul>
<li><a href="${file('regulations')}">${say('regulations')}</a></li>
<li><a href="${calendarOf(id, locale)}">${say('calendar')}</a></li>
${hasResults ? markup`<li><a href="${file('results')}">${say('results')}</a></li>\n` : null}</ul>
`
}

const calendarOf = (id: string, locale: Locale): string => `/files/event/${id}/event.ics?lang=${locale}`

/** The event, and where its page stands. @param below pages below it, down to the one that is described */
const thingsOf =
  (row: EventRow, telling: Telling, below: readonly Crumb[] = []): Things =>
  (origin) => [
    sportsEvent(origin, row, telling.gameName),
    breadcrumbs(origin, [
      [saying(telling.locale)('events'), '/events'],
      [row.name, `/event/${row.id}`],
      ...below,
    ]),
  ]

export function eventPage(row: EventRow, telling: Telling): SitePage {
  const say = saying(telling.locale)
  const { id, name, place, organiser, starts, game, players, capacity, phase } = row
  const when = moment(telling, starts)
  const coming = say('players', { n: players })
  const facts: readonly (readonly [string, string])[] = [
    [say('when'), when],
    [say('where'), place],
    [say('organiser'), organiser],
    [say('game'), telling.gameName(game)],
  ]
  return sitePage({
    title: name,
    about: `${together([when, place, organiser, telling.gameName(game)])}. ${coming}; ${say(`phase.${phase}`)}.`,
    path: `/event/${id}`,
    things: thingsOf(row, telling),
    data: [{ type: 'text/calendar', href: calendarOf(id, telling.locale), title: say('calendar') }],
    body: markup`<dl>
${facts.filter(([, text]) => text !== '').map(([label, text]) => markup`<dt>${label}</dt><dd>${text}</dd>\n`)}</dl>
<p>${coming}${capacity === null ? null : ` / ${say('places', { n: capacity })}`} · ${say(`phase.${phase}`)}</p>
${papers(row, telling, say)}<p><a href="/events">${say('events.all')}</a></p>
`,
  })
}

export function eventsPage(rows: readonly EventRow[], telling: Telling): SitePage {
  const say = saying(telling.locale)
  const title = say('events')
  const calendar = `/files/calendar/events.ics?lang=${telling.locale}`
  const list = tableOf(
    title,
    [{ head: say('event') }, { head: say('when') }, { head: say('where') }, { head: say('game') }],
    rows.map(({ id, name, organiser, starts, place, game, phase }) => [
      markup`<a href="/event/${id}">${name}</a> · ${organiser} · ${say(`phase.${phase}`)}`,
      moment(telling, starts),
      place,
      telling.gameName(game),
    ]),
  )
  return sitePage({
    title,
    about: say('events.about'),
    path: '/events',
    data: [
      { type: 'text/calendar', href: calendar, title: say('calendar.all') },
      {
        type: 'application/atom+xml',
        href: `/files/calendar/events.atom?lang=${telling.locale}`,
        title: say('feed'),
      },
    ],
    things: (origin) => [breadcrumbs(origin, [[title, '/events']])],
    body: markup`${rows.length === 0 ? markup`<p>${say('events.none')}</p>\n` : list}<p><a href="${calendar}">${say('calendar.all')}</a> · <a href="/">${say('home')}</a></p>
`,
  })
}

/** The element has all rows. */
const shownRows = 20

const capital = (text: string, locale: Locale): string =>
  `${text.charAt(0).toLocaleUpperCase(intlOf(locale))}${text.slice(1)}.`

const decimals = (points: number): number => (Number.isInteger(points) ? 0 : 2)

/** The standings of an event, as their page shows them before its element runs. */
export function standingsPage(event: EventRow, { individual }: Standings, telling: Telling): SitePage {
  const { id, name, phase, starts, place } = event
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
    things: thingsOf(event, telling, [[say('standings'), `/event/${id}/standings`]]),
    // The event is found; its players are not to be found by their names.
    found: false,
    ...(isEmpty ? {} : { art: { rows: rows.slice(0, mostRows) } }),
    body: markup`${isEmpty ? markup`<p>${say('standings.none')}</p>\n` : table}<p><a href="/event/${id}">${name}</a> · <a href="/events">${say('events.all')}</a></p>
`,
  })
}
