/** Events and matches of leagues as calendars have them, in the language of the reader. */
import { type Locale, intlOf } from '@stolik/core'
import type { Listed } from '../../event/live/rows.js'
import { saying } from '../site/words/index.js'
import type { CalendarEvent } from './ics.js'
import { pointsOf } from '@stolik/league/model/units'
import type { LeagueState, Match } from '@stolik/league/model/state'
import { outcomeOf } from '@stolik/league/count/outcome'

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
  const say = saying(locale)
  const { id, name, place, organiser, starts, game } = row
  const url = `${origin}/event/${id}`
  const isCancelled = dated.cancelled !== null
  // Many calendars show a cancelled event like any other, so its title says it, too.
  const titled = (title: string): string => (isCancelled ? `${title} (${say('phase.CANCELLED')})` : title)
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
      title: titled(`${name}: ${say('series', { n: series })}`),
    })),
  ]
}

/** A match without a date is not in it; one that had a date is cancelled there until it has another. */
export const calendarMatches = (state: LeagueState, reading: Reading): readonly CalendarEvent[] =>
  [...state.matches.values()].flatMap((match) => {
    const starts = match.starts ?? match.moves.findLast((move) => move.starts !== null)?.starts ?? null
    return starts === null ? [] : [calendarMatch(state, match, starts, reading)]
  })

function calendarMatch(
  state: LeagueState,
  match: Match,
  starts: number,
  { locale, origin, gameName }: Reading,
): CalendarEvent {
  const { id, rules } = state
  const outcome = outcomeOf(state, match)
  const cancelled = match.starts === null || outcome === 'void'
  const nameOf = (team: string): string => state.teams.get(team)?.name ?? team
  const figure = new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2 })
  const results =
    typeof outcome === 'string'
      ? []
      : outcome.map(({ team, points }) => `${nameOf(team)} ${figure.format(pointsOf(points))}`)
  const title = match.teams.map(nameOf).join(' – ')
  const url = `${origin}/league/${id}`
  const league = `${rules.name} ${rules.season}`
  return {
    uid: `league-${id}-${match.id}@stolik`,
    // Many calendars show a cancelled event like any other, so its title says it, too.
    title: cancelled ? `${title} (${saying(locale)('phase.CANCELLED')})` : title,
    place: match.place,
    url,
    starts,
    minutes: null,
    cancelled,
    about: [match.moves.at(-1)?.reason ?? '', results.join(' – '), league, gameName(rules.game), url]
      .filter((line) => line !== '')
      .join('\n'),
    sequence: match.moves.length + match.results,
    changed: match.result?.at ?? match.moves.at(-1)?.at ?? state.at,
  }
}
