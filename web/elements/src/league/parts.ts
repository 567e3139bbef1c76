/** What the parts of a league's element share, and the order in which its matches are shown. */
import type { PublishedLeague, PublishedMatch } from '@stolik/contract/published/league'
import { intlOf, type Arg, type Locale } from '@stolik/core'

export interface LeagueParts {
  readonly league: PublishedLeague
  readonly locale: Locale
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

type Division = PublishedLeague['rules']['divisions'][number]

export interface Day {
  readonly day: number
  readonly matches: readonly PublishedMatch[]
}

export function daysOf({ matches }: PublishedLeague, { division }: Division): readonly Day[] {
  const own = matches.filter((one) => one.division === division)
  return [...new Set(own.map(({ day }) => day))]
    .sort((a, b) => a - b)
    .map((day) => ({ day, matches: own.filter((one) => one.day === day) }))
}

/** Whether the match waits for a result. */
export const isAwaited = ({ open, result }: PublishedMatch): boolean => open && result === null

/** Returns the first day with a match to be played; without one, the last. Matches that were moved wait for nobody. */
export const currentDay = (days: readonly Day[]): Day | undefined =>
  days.find(({ matches }) => matches.some((one) => isAwaited(one) && one.moves.length === 0)) ??
  days.find(({ matches }) => matches.some(isAwaited)) ??
  days.at(-1)

/** When the match was to begin before it was moved. */
export const plannedStart = ({ moves, starts }: PublishedMatch): number | null => moves[0]?.starts ?? starts

export const teamName = ({ league }: LeagueParts, team: string): string =>
  league.teams.find((one) => one.team === team)?.name ?? team

/** The zone of the halls, as of events. To import it from there would give every page of an event another file to load. */
const hallZone = 'Europe/Warsaw'

const format = (at: number, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlOf(locale), { ...options, timeZone: hallZone }).format(at)

/** Formats a day in the halls' time zone. */
export const dayWords = (at: number, locale: Locale): string =>
  format(at, locale, { day: 'numeric', month: 'long', year: 'numeric' })

const clock = (at: number, timeZone?: string): string => new Date(at).toLocaleString('sv', { timeZone })

/** Formats a time in the halls' time zone, which is named where the reader's clock differs. */
export const timeWords = (at: number, locale: Locale): string =>
  format(at, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(clock(at) === clock(at, hallZone) ? {} : { timeZoneName: 'short' }),
  })

/** Formats points with up to two decimals. */
export const pointWords = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(intlOf(locale), { maximumFractionDigits: 2, useGrouping: 'always' })
    .format(value)
    .replace('-', '−')
