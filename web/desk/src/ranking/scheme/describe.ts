/** Describes a scheme in words, line by line, and the differences between two. Pure. */
import type { Bonus, RankingPart, TeamCount } from '@stolik/core'
import { dayOf } from '@stolik/elements/ranking/format'
import { gameName } from '@stolik/elements/element/game-names'
import { formatFigure, formatPercent, formatScale } from './figures.js'
import { labelOf } from './paths.js'
import { ratingFigures } from './rating-fields.js'
import type { Scheme, SchemeSpeaker } from './types.js'

export interface SchemeLine {
  readonly label: string
  readonly words: string
}

/** Describes a scheme in the order of its form. Unused settings have no line. */
export function describeScheme(scheme: Scheme, speaker: SchemeSpeaker): readonly SchemeLine[] {
  const { say, locale } = speaker
  const { name, game, season, profiles, players, tieBreaks, categories, teams, divisions } = scheme
  const { window, seed, ages = [] } = scheme
  const byAge = tieBreaks.filter((one) => one === 'older' || one === 'younger')
  const line = (path: string, words: string | null): readonly SchemeLine[] =>
    words === null || words === '' ? [] : [{ label: labelOf(path, speaker), words }]
  const list = (words: readonly string[]): string => words.join(', ')
  return [
    ...line('name', name),
    ...(season.from === ''
      ? []
      : line('season', `${dayOf(season.from, locale)} – ${dayOf(season.until, locale)}`)),
    ...line('window', window === undefined ? null : say('rankscheme.says.window', { n: window })),
    ...line('profiles', list(profiles.map((one) => gameName(locale, game, one).profile))),
    ...scheme.parts.map((part, i) => ({
      label:
        part.name === ''
          ? say('rankscheme.part', { n: i + 1 })
          : say('rankscheme.partNamed', { name: part.name }),
      words: tellPart(part, speaker),
    })),
    ...tellCount(scheme, speaker, line),
    ...line('players.licensed', players.licensed ? say('rankscheme.yes') : null),
    ...line('players.clubs', players.clubs === null ? null : list(players.clubs)),
    ...line(
      'players.transfers',
      players.transfers === undefined ? null : say(`rankscheme.says.transfers.${players.transfers}`),
    ),
    ...line('tieBreaks', list(tieBreaks.map((one) => say(`rankscheme.tie.${one}`)))),
    ...line('tieBreaks.age', list(byAge.map((one) => say(`rankscheme.says.tie.${one}`)))),
    ...line(
      'seed',
      seed === undefined ? null : say('rankscheme.says.seed', { seed, json: JSON.stringify(seed) }),
    ),
    ...line('categories', list(categories.map((one) => say(`ranking.category.${one}`)))),
    ...line('ages', ages.map((one) => say(`rankscheme.says.age.${one}`)).join(' ')),
    ...line(
      'teams.of',
      teams === null
        ? null
        : list([
            say(`rankscheme.teams.${teams.of}`),
            say(`rankscheme.per.${teams.per}`),
            say('rankscheme.bestOfTeam', { n: teams.counting }),
          ]),
    ),
    ...line(
      'teams.guests',
      teams?.guests === undefined ? null : say('rankscheme.says.guests', { n: teams.guests }),
    ),
    ...line('teams.places', teams === null ? null : tellPlaces(teams, speaker)),
    ...line(
      'divisions',
      divisions === null
        ? null
        : divisions.names
            .map((one, i) => (divisions.sizes[i] === undefined ? one : `${one} (${divisions.sizes[i]})`))
            .join(', '),
    ),
    ...line('divisions.moving', divisions === null ? null : String(divisions.moving)),
  ]
}

function tellPlaces({ per, places }: TeamCount, { say, locale }: SchemeSpeaker): string | null {
  if (places === undefined) return null
  const { scale, behind, shareTies } = places
  return [
    say(per === 'series' ? 'rankscheme.says.seriesPlaces' : 'rankscheme.says.places', {
      scale: formatScale(scale, locale),
      behind: formatFigure(behind, locale),
    }),
    `${say('rankscheme.field.teams.places.shareTies')}: ${say(`rankscheme.shareTies.${shareTies}`)}.`,
  ].join(' ')
}

function tellPart(part: RankingPart, { say, locale }: SchemeSpeaker): string {
  const { kinds, hall, online, organisers, regions, events, weight, best } = part
  const { sizes = [], strengths = [] } = part
  return [
    kinds.map((kind) => say(`rankdesk.kind.${kind.toUpperCase()}`)).join(' + '),
    [...(hall ? [say('rankscheme.hall')] : []), ...(online ? [say('rankscheme.online')] : [])].join(' + '),
    ...(organisers === null ? [] : [organisers.join(', ')]),
    ...(regions === null ? [] : [regions.join(', ')]),
    ...(events === null ? [] : [say('rankdesk.sheets', { n: events.length })]),
    ...(weight === 1 ? [] : [`× ${formatFigure(weight, locale)}`]),
    ...sizes.map((one) =>
      say('rankscheme.says.size', { n: one.players, weight: formatFigure(one.weight, locale) }),
    ),
    ...strengths.map((one) =>
      say('rankscheme.says.strength', { n: one.place, weight: formatFigure(one.weight, locale) }),
    ),
    ...(best === undefined ? [] : [say('rankscheme.says.best', { n: best })]),
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

function tellCount(
  { count, decimals }: Scheme,
  { say, locale }: SchemeSpeaker,
  line: (path: string, words: string | null) => readonly SchemeLine[],
): readonly SchemeLine[] {
  const { events, lists, hands, share, rounds = 0 } = count.minimum
  const least = (path: string, n: number): readonly SchemeLine[] =>
    line(`count.minimum.${path}`, n === 0 ? null : String(n))
  const bonusLines = (bonus: Bonus | undefined): readonly SchemeLine[] =>
    (['event', 'victory'] as const).flatMap((of) => {
      const points = bonus?.[of] ?? 0
      const words = say(`rankscheme.says.${of}`, { points: formatFigure(points, locale) })
      return line(`count.bonus.${of}`, points === 0 ? null : words)
    })
  const figures = count as unknown as Readonly<Record<string, number>>
  const own =
    count.kind === 'points'
      ? [
          ...line('count.of', say(`rankscheme.of.${count.of}`)),
          ...line('count.value.kind', say(`rankscheme.value.${count.value.kind}`)),
          ...(count.value.kind === 'place'
            ? [
                ...line('count.value.scale', formatScale(count.value.scale, locale)),
                ...line('count.value.behind', formatFigure(count.value.behind, locale)),
                ...line('count.value.shareTies', say(`rankscheme.shareTies.${count.value.shareTies}`)),
              ]
            : []),
          ...(count.value.kind === 'hand' ? line('count.value.floor', String(count.value.floor)) : []),
          ...line('count.take', say(`rankscheme.take.${count.take}`)),
          ...line('count.best', count.best === null ? say('rankscheme.allResults') : String(count.best)),
          ...bonusLines(count.bonus),
          ...line('count.carry', count.carry === null ? null : formatPercent(count.carry, locale)),
          ...line(
            'count.decay.every',
            count.decay === null ? null : say(`rankscheme.decay.${count.decay.every}`),
          ),
          ...line(
            'count.decay.factor',
            count.decay === null ? null : formatPercent(count.decay.factor, locale),
          ),
        ]
      : [
          ...ratingFigures[count.kind].flatMap((name) =>
            line(`count.${name}`, formatFigure(figures[name] ?? 0, locale)),
          ),
          ...(count.kind === 'glicko2' ? line('count.period', say(`rankscheme.period.${count.period}`)) : []),
        ]
  return [
    ...line('count.kind', say(`rankscheme.count.${count.kind}`)),
    ...own,
    ...line('decimals', String(decimals)),
    ...least('events', events),
    ...least('lists', lists),
    ...least('hands', hands),
    ...line('count.minimum.share', share === 0 ? null : formatPercent(share, locale)),
    ...line(
      'count.minimum.rounds',
      rounds === 0 ? null : say('rankscheme.says.rounds', { share: formatPercent(rounds, locale) }),
    ),
  ]
}

export interface SchemeChange {
  readonly label: string
  /** In words; null where there was no such line, or is none now. */
  readonly before: string | null
  readonly after: string | null
}

/** Returns the changes of a scheme, line by line by their labels. */
export function changesOf(before: Scheme, after: Scheme, speaker: SchemeSpeaker): readonly SchemeChange[] {
  const old = describeScheme(before, speaker)
  const now = describeScheme(after, speaker)
  const labels = [...new Set([...now, ...old].map(({ label }) => label))]
  const wordsOf = (lines: readonly SchemeLine[], label: string): string | null => {
    const found = lines.filter((line) => line.label === label)
    return found.length === 0 ? null : found.map(({ words }) => words).join(' / ')
  }
  return labels.flatMap((label) => {
    const change = { label, before: wordsOf(old, label), after: wordsOf(now, label) }
    return change.before === change.after ? [] : [change]
  })
}
