/** Every field of a scheme, once: from this table it is drawn, read, described and compared. */
import { choicesAt } from '@stolik/contract/choices'
import { scheme as shape, type Scheme } from '@stolik/contract/ranking/scheme'
import { gameName } from '@stolik/elements/element/game-names'
import { keptName } from '@stolik/elements/rule-sets/kept-name'
import { dayOf } from '@stolik/elements/ranking/format'
import {
  figure,
  formatFigure,
  formatPercent,
  formatScale,
  lines,
  percent,
  scale,
  stepsBy,
  word,
} from '../../form/codecs.js'
import { worded } from '../../form/draw.js'
import { fieldsOf, type Field } from '../../form/field.js'
import type { Row } from '../../form/show.js'
import { shortLabelOf } from './paths.js'
import type { SchemeSpeaker } from './types.js'
import { hint, note, choices, firstScale, countRows } from './count-table.js'

const { text, choice, tick, ticks, order } = fieldsOf<Scheme>()

export interface Table {
  readonly basics: readonly Row[]
  /** The fields of each group of events; which events it has is chosen below them. */
  readonly parts: readonly (readonly Row[])[]
  readonly sections: Readonly<Record<'count' | 'places' | 'ties' | 'groups' | 'divisions', readonly Row[]>>
}

/** What the form knows beside the scheme. */
export interface Known {
  /** Profiles of the game, and the names of the rules that clubs have made, by their profile texts. */
  readonly profiles: readonly string[]
  readonly own: ReadonlyMap<string, string>
  /** Examples of what events say. */
  readonly hintOf: (of: 'organiser' | 'region') => string | undefined
  /** Whether the ranking is new, and needs a short name. */
  readonly isNew: boolean
}

export const tableOf = (speaker: SchemeSpeaker, scheme: Scheme, known: Known): Table => ({
  basics: basics(speaker, scheme, known),
  parts: scheme.parts.map((part, i) => partRows(speaker, part, i + 1, known)),
  sections: {
    count: countRows(speaker, scheme),
    places: placeRows(speaker, scheme),
    ties: tieRows(speaker, scheme),
    groups: groupRows(speaker, scheme),
    divisions: divisionRows(speaker, scheme),
  },
})

function basics(speaker: SchemeSpeaker, scheme: Scheme, { profiles, own, isNew }: Known): readonly Row[] {
  const { say, locale } = speaker
  const { season, window, game } = scheme
  // A profile that no longer exists stays in the choice until somebody removes it.
  const offered = [...new Set([...profiles, ...own.keys(), ...scheme.profiles])]
  const nameOf = (profile: string): string => {
    const rules = gameName(locale, game, profile).profile
    const name = own.get(profile)
    return name === undefined ? rules : keptName(name, rules)
  }
  const until = `${dayOf(season.from, locale)} – ${dayOf(season.until, locale)}`
  const id = { kind: 'text', path: 'id', codec: word, required: true, when: isNew, says: null } as const
  return [
    [
      text('name', word, { required: true }),
      { ...id, ...hint(speaker, 'id') },
      text('season.from', word, {
        required: true,
        type: 'date',
        calledAs: 'season',
        says: season.from === '' ? null : until,
      }),
      text('season.until', word, { required: true, type: 'date', says: null }),
      text('window', figure, {
        ...hint(speaker, 'window'),
        empty: undefined,
        says: window === undefined ? null : say('rankscheme.says.window', { n: window }),
      }),
    ],
    ticks(
      'profiles',
      offered.map((profile) => [profile, nameOf(profile)]),
    ),
  ]
}

function partRows(
  speaker: SchemeSpeaker,
  { hall, online }: Scheme['parts'][number],
  n: number,
  { hintOf }: Known,
): readonly Row[] {
  const { say } = speaker
  const at = `parts.${n}` as const
  const all = say('rankscheme.hint.all')
  return [
    [
      text(`${at}.name`, word, { required: true }),
      text(`${at}.weight`, figure, hint(speaker, 'weight')),
      text(`${at}.best`, figure, { ...hint(speaker, 'best'), empty: undefined }),
      text(`${at}.sizes`, stepsBy('players'), { ...hint(speaker, 'sizes'), empty: undefined }),
      text(`${at}.strengths`, stepsBy('place'), { ...hint(speaker, 'strengths'), empty: undefined }),
    ],
    [
      ticks(
        `${at}.kinds`,
        choicesAt(shape, 'parts.kinds').map((kind) => [kind, say(`rankdesk.kind.${kind.toUpperCase()}`)]),
      ),
      ticks(
        `${at}.hall`,
        (['hall', 'online'] as const).map((one) => [one, say(`rankscheme.${one}`)]),
        {
          parts: {
            get: () => [...(hall ? ['hall'] : []), ...(online ? ['online'] : [])],
            set: (where: readonly string[]) => ({
              hall: where.includes('hall'),
              online: where.includes('online'),
            }),
          },
        },
      ),
    ],
    [
      text(`${at}.organisers`, lines, { type: 'area', empty: null, hint: hintOf('organiser') ?? all }),
      text(`${at}.regions`, lines, { type: 'area', empty: null, hint: hintOf('region') ?? all }),
    ],
  ]
}

/** Who gets a place. */
function placeRows(speaker: SchemeSpeaker, { count, players }: Scheme): readonly Row[] {
  const { say, locale } = speaker
  const { share, rounds = 0 } = count.minimum
  const least = (of: 'events' | 'lists' | 'hands'): Field =>
    text(`count.minimum.${of}`, figure, { says: count.minimum[of] === 0 ? null : undefined })
  const { transfers } = players
  return [
    note(speaker, 'rankscheme.hint.minimum'),
    [
      least('events'),
      least('lists'),
      least('hands'),
      text('count.minimum.share', percent, { says: share === 0 ? null : undefined }),
      text('count.minimum.rounds', percent, {
        parts: { get: () => rounds, set: (written: number) => ({ rounds: written }) },
        says: rounds === 0 ? null : say('rankscheme.says.rounds', { share: formatPercent(rounds, locale) }),
      }),
    ],
    tick('players.licensed', { yes: say('rankscheme.yes') }),
    text('players.clubs', lines, { ...hint(speaker, 'clubs'), type: 'area', empty: null }),
    [
      choice(
        'players.transfers',
        [
          ['', say('rankscheme.transfers.event')],
          ...choices(speaker, 'players.transfers', 'rankscheme.transfers.'),
        ],
        {
          empty: undefined,
          says: transfers === undefined ? null : say(`rankscheme.says.transfers.${transfers}`),
        },
      ),
    ],
  ]
}

function tieRows(speaker: SchemeSpeaker, { tieBreaks, seed }: Scheme): readonly Row[] {
  const { say } = speaker
  const byAge = tieBreaks.filter((one) => one === 'older' || one === 'younger')
  return [
    note(speaker, 'rankscheme.hint.ties'),
    [
      order('tieBreaks', choices(speaker, 'tieBreaks', 'rankscheme.tie.')),
      order('tieBreaks', [], {
        when: false,
        calledAs: 'tieBreaks.age',
        says: byAge.map((one) => say(`rankscheme.says.tie.${one}`)).join(', '),
      }),
      text('seed', word, {
        ...hint(speaker, 'seed'),
        required: true,
        when: tieBreaks.includes('lot'),
        says: seed === undefined ? null : say('rankscheme.says.seed', { seed, json: JSON.stringify(seed) }),
      }),
    ],
  ]
}

/** Rankings of categories beside the overall one, and teams with their best members. */
function groupRows(speaker: SchemeSpeaker, { ages = [], teams }: Scheme): readonly Row[] {
  const { say } = speaker
  const isOfSeason = teams === null || teams.per === 'season'
  const named = worded(choicesAt(shape, 'categories'), say, 'ranking.category.')
  return [
    ticks('categories', named),
    ticks('ages', choices(speaker, 'ages', 'rankscheme.age.'), {
      ...hint(speaker, 'ages'),
      empty: undefined,
      says: ages.map((one) => say(`rankscheme.says.age.${one}`)).join(' '),
    }),
    [
      choice(
        'teams.of',
        [['', say('rankscheme.teams.none')], ...choices(speaker, 'teams.of', 'rankscheme.teams.')],
        {
          begin: { of: 'club', per: 'season', counting: 4 },
          emptyParent: null,
          says:
            teams === null
              ? null
              : [
                  say(`rankscheme.teams.${teams.of}`),
                  say(`rankscheme.per.${teams.per}`),
                  say('rankscheme.bestOfTeam', { n: teams.counting }),
                ].join(', '),
        },
      ),
      choice('teams.per', choices(speaker, 'teams.per', 'rankscheme.per.'), { says: null }),
      text('teams.counting', figure, { says: null }),
      text('teams.guests', figure, {
        ...hint(speaker, 'guests'),
        when: teams !== null && (!isOfSeason || teams.guests !== undefined),
        empty: undefined,
        says: teams?.guests === undefined ? null : say('rankscheme.says.guests', { n: teams.guests }),
      }),
      text('teams.places.scale', scale, {
        ...hint(speaker, 'places'),
        when: teams !== null && (!isOfSeason || teams.places !== undefined),
        begin: firstScale,
        emptyParent: undefined,
        calledAs: 'teams.places',
        says: placesInWords(speaker, teams),
      }),
      text('teams.places.behind', figure, { says: null }),
      choice('teams.places.shareTies', choices(speaker, 'teams.places.shareTies', 'rankscheme.shareTies.'), {
        says: null,
      }),
    ],
  ]
}

function placesInWords(speaker: SchemeSpeaker, teams: Scheme['teams']): string | null {
  if (teams?.places === undefined) return null
  const { say, locale } = speaker
  const { scale: points, behind, shareTies } = teams.places
  const code = teams.per === 'series' ? 'rankscheme.says.seriesPlaces' : 'rankscheme.says.places'
  const args = { scale: formatScale(points, locale), behind: formatFigure(behind, locale) }
  const shared = shortLabelOf('teams.places.shareTies', speaker)
  return `${say(code, args)} ${shared}: ${say(`rankscheme.shareTies.${shareTies}`)}.`
}

const mostDivisions = 9

/** Divisions with promotion and relegation. The last one holds everybody else, so it has no size. */
function divisionRows(speaker: SchemeSpeaker, { divisions }: Scheme): readonly Row[] {
  const { say } = speaker
  const { names, sizes, moving } = divisions ?? { names: [], sizes: [], moving: 2 }
  const counts = [
    ...new Set([0, ...Array.from({ length: mostDivisions - 1 }, (_, i) => i + 2), names.length]),
  ]
  const resized = (count: number): Scheme['divisions'] => ({
    names: Array.from({ length: count }, (_, i) => names[i] ?? ''),
    sizes: Array.from({ length: count - 1 }, (_, i) => sizes[i] ?? 10),
    moving,
  })
  const described = names.map((one, i) => (sizes[i] === undefined ? one : `${one} (${sizes[i]})`))
  return [
    note(speaker, 'rankscheme.hint.divisions'),
    [
      {
        kind: 'choice',
        path: 'divisions',
        name: 'divisions.count',
        label: shortLabelOf('divisions.count', speaker),
        options: counts.map((n) => [n, n === 0 ? say('rankscheme.divisions.none') : n]),
        parts: {
          get: () => names.length,
          set: (count: string) => ({ divisions: count === '0' ? null : resized(Number(count)) }),
        },
        says: divisions === null ? null : described.join(', '),
      },
      text('divisions.moving', figure),
    ],
    ...names.map((_, i): Row => {
      const name = text(`divisions.names.${i + 1}`, word, { required: true, says: null })
      return i === names.length - 1
        ? [name]
        : [name, text(`divisions.sizes.${i + 1}`, figure, { required: true, says: null })]
    }),
    ...(divisions === null ? [] : [note(speaker, 'rankscheme.divisions.rest')]),
  ]
}
