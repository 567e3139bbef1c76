/** The public data of an event, as pages before their elements run. */
import { intlOf, type Locale } from '@stolik/core'
import { markup, type Markup } from '../../ranking/publish/markup.js'
import { tableOf } from '../../ranking/publish/page.js'
import type { EventRow } from '../../event/rows.js'
import type { SitePage } from './document.js'
import { saying, type Said } from './words/index.js'

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
const papers = ({ id, phase }: EventRow, { locale, timeZone }: Telling, said: Said): Markup => {
  const file = (name: string): string =>
    `/files/event/${id}/${name}.pdf?lang=${locale}&zone=${encodeURIComponent(timeZone)}`
  const hasResults = phase === 'PROVISIONAL' || phase === 'FINAL'
  return markup`<ul>
<li><a href="${file('regulations')}">${said('regulations')}</a></li>
<li><a href="${calendarOf(id, locale)}">${said('calendar')}</a></li>
${hasResults ? markup`<li><a href="${file('results')}">${said('results')}</a></li>\n` : null}</ul>
`
}

const calendarOf = (id: string, locale: Locale): string => `/files/event/${id}/event.ics?lang=${locale}`

export function eventPage(row: EventRow, telling: Telling): SitePage {
  const said = saying(telling.locale)
  const { id, name, place, organiser, starts, game, players, capacity, phase } = row
  const when = moment(telling, starts)
  const coming = said('players', { n: players })
  const facts: readonly (readonly [string, string])[] = [
    [said('when'), when],
    [said('where'), place],
    [said('organiser'), organiser],
    [said('game'), telling.gameName(game)],
  ]
  return {
    title: name,
    about: `${together([when, place, organiser, telling.gameName(game)])}. ${coming}; ${said(`phase.${phase}`)}.`,
    path: `/event/${id}`,
    found: true,
    data: [{ type: 'text/calendar', href: calendarOf(id, telling.locale), title: said('calendar') }],
    embeddable: true,
    body: markup`<main>
<h1>${name}</h1>
<dl>
${facts.filter(([, text]) => text !== '').map(([label, text]) => markup`<dt>${label}</dt><dd>${text}</dd>\n`)}</dl>
<p>${coming}${capacity === null ? null : ` / ${said('places', { n: capacity })}`} · ${said(`phase.${phase}`)}</p>
${papers(row, telling, said)}<p><a href="/events">${said('events.all')}</a></p>
</main>
`,
  }
}

export function eventsPage(rows: readonly EventRow[], telling: Telling): SitePage {
  const said = saying(telling.locale)
  const title = said('events')
  const calendar = `/files/calendar/events.ics?lang=${telling.locale}`
  const list = tableOf(
    title,
    [{ head: said('event') }, { head: said('when') }, { head: said('where') }, { head: said('game') }],
    rows.map(({ id, name, organiser, starts, place, game, phase }) => [
      markup`<a href="/event/${id}">${name}</a> · ${organiser} · ${said(`phase.${phase}`)}`,
      moment(telling, starts),
      place,
      telling.gameName(game),
    ]),
  )
  return {
    title,
    about: said('events.about'),
    path: '/events',
    found: true,
    data: [{ type: 'text/calendar', href: calendar, title: said('calendar.all') }],
    embeddable: true,
    body: markup`<main>
<h1>${title}</h1>
${rows.length === 0 ? markup`<p>${said('events.none')}</p>\n` : list}<p><a href="${calendar}">${said('calendar.all')}</a> · <a href="/">${said('home')}</a></p>
</main>
`,
  }
}
