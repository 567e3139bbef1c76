/** An event as a calendar has it, in the reader's language. */
import type { Locale } from '@stolik/core'
import type { Listed } from '../../tournament/rows.js'
import { saying } from '../site/words/index.js'
import type { CalendarEvent } from './ics.js'

export interface Reading {
  readonly locale: Locale
  /** The gateway's own address. */
  readonly origin: string
  readonly gameName: (game: string) => string
}

export function calendarEvent({ row, dated }: Listed, { locale, origin, gameName }: Reading): CalendarEvent {
  const said = saying(locale)
  const { id, name, place, organiser, starts, game } = row
  const url = `${origin}/event/${id}`
  const isCancelled = dated.cancelled !== null
  // Many calendars show a cancelled event like any other, so its title says it, too.
  const title = isCancelled ? `${name} (${said('phase.CANCELLED')})` : name
  const about = [dated.cancelled ?? '', organiser, gameName(game), url].filter((line) => line !== '')
  return {
    uid: `event-${id}@stolik`,
    ...{ title, place, url, starts, cancelled: isCancelled, about: about.join('\n') },
    ...{ sequence: dated.sequence, changed: dated.changed, minutes: dated.minutes },
  }
}
