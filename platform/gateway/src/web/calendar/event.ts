/** An event as a calendar has it, in the reader's language: its beginning, and each series with a beginning of its own. */
import type { Locale } from '@stolik/core'
import type { Listed } from '../../event/rows.js'
import { saying } from '../site/words/index.js'
import type { CalendarEvent } from './ics.js'

export interface Reading {
  readonly locale: Locale
  /** The gateway's own address. */
  readonly origin: string
  readonly gameName: (game: string) => string
}

export function calendarEvents(
  { row, dated }: Listed,
  { locale, origin, gameName }: Reading,
): readonly CalendarEvent[] {
  const said = saying(locale)
  const { id, name, place, organiser, starts, game } = row
  const url = `${origin}/event/${id}`
  const isCancelled = dated.cancelled !== null
  // Many calendars show a cancelled event like any other, so its title says it, too.
  const titled = (title: string): string => (isCancelled ? `${title} (${said('phase.CANCELLED')})` : title)
  const about = [dated.cancelled ?? '', organiser, gameName(game), url].filter((line) => line !== '')
  const alike = {
    place,
    url,
    cancelled: isCancelled,
    about: about.join('\n'),
    sequence: dated.sequence,
    changed: dated.changed,
  }
  return [
    { ...alike, uid: `event-${id}@stolik`, title: titled(name), starts, minutes: dated.minutes },
    ...dated.parts.map(({ series, ...part }) => ({
      ...alike,
      ...part,
      uid: `event-${id}-${series}@stolik`,
      title: titled(`${name}: ${said('series', { n: series })}`),
    })),
  ]
}
