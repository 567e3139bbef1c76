/** Reads a scheme from its form. Pure. Fields that are not shown keep their values; the gateway checks the result. */
import type {
  DivisionRule,
  Locale,
  PlaceScale,
  PointCount,
  RankedAge,
  RankedCategory,
  RankingPart,
  RankingTieBreak,
  RatingCount,
  ResultValue,
  TeamCount,
} from '@stolik/core'
import type { Problem } from '../client.js'
import { formatScale, formatSteps, readScale, readSteps, type Step } from './figures.js'
import { ratingFigures } from './rating-fields.js'
import { countAt, formReader, type FormReader } from './form-reader.js'
import { sizeSteps, strengthSteps } from './steps.js'
import type { Count, Draft, PartShape, Scheme } from './types.js'

export interface Read {
  readonly draft: Draft
  /** The unreadable values, by path. */
  readonly problems: readonly Problem[]
}

export function readForm(data: FormData, { scheme: before, parts: shapes }: Draft, locale: Locale): Read {
  const form = formReader(data, locale)
  const parts = before.parts.map((part, i) =>
    readPart(form, part, shapes[i] as PartShape, `parts.${i + 1}`, locale),
  )
  const { window: held, seed: heldSeed = '', ages: _, ...kept } = before
  const window = form.optional('window', held ?? null)
  const tieBreaks = before.tieBreaks
    .concat(['points'])
    .flatMap((_, i) => form.text(`tieBreaks.${i + 1}`))
    .filter((code): code is RankingTieBreak => code !== '')
  const seed = form.has('seed') ? form.text('seed') : heldSeed
  const transfers = form.choice<'' | 'day' | 'season'>('players.transfers', before.players.transfers ?? '')
  const ages = form.all('ages') as readonly RankedAge[]
  const scheme: Scheme = {
    ...kept,
    ...(window !== null && { window }),
    ...(ages.length > 0 && { ages }),
    // A seed means nothing without a lot.
    ...(seed !== '' && tieBreaks.includes('lot') && { seed }),
    name: form.text('name'),
    season: { from: form.text('season.from'), until: form.text('season.until') },
    profiles: form.all('profiles'),
    parts: parts.map(({ part }) => part),
    count: readCount(form, before.count, locale),
    players: {
      ...{ licensed: form.has('players.licensed'), clubs: form.lines('players.clubs') },
      ...(transfers !== '' && { transfers }),
    },
    tieBreaks,
    categories: form.all('categories') as readonly RankedCategory[],
    teams: readTeams(form, before.teams, locale),
    divisions: readDivisions(form, before.divisions),
    decimals: form.figure('decimals', before.decimals),
  }
  for (const path of ['season.until', 'season.from', 'name'])
    if (form.text(path) === '') form.odd(path, 'MISSING')
  return { draft: { scheme, parts: parts.map(({ shape }) => shape) }, problems: form.problems }
}

function readPart(
  form: FormReader,
  before: RankingPart,
  shape: PartShape,
  at: string,
  locale: Locale,
): { readonly part: RankingPart; readonly shape: PartShape } {
  // This part was added, and is not drawn yet.
  if (!form.has(`${at}.name`)) return { part: before, shape }
  const where = form.all(`${at}.hall`)
  const only = form.text(`${at}.only`) === 'chosen'
  const events = form.all(`${at}.events`).map((value) => {
    const [source = '', event = ''] = JSON.parse(value) as readonly string[]
    return { source, event }
  })
  const best = form.optional(`${at}.best`, before.best ?? null)
  const sizes = stepsIn(form, `${at}.sizes`, sizeSteps(before), locale)
  const strengths = stepsIn(form, `${at}.strengths`, strengthSteps(before), locale)
  return {
    part: {
      ...(best !== null && { best }),
      ...(sizes.length > 0 && { sizes: sizes.map(([players, weight]) => ({ players, weight })) }),
      ...(strengths.length > 0 && { strengths: strengths.map(([place, weight]) => ({ place, weight })) }),
      name: form.text(`${at}.name`),
      kinds: form.all(`${at}.kinds`) as RankingPart['kinds'],
      online: where.includes('online'),
      hall: where.includes('hall'),
      organisers: form.lines(`${at}.organisers`),
      regions: form.lines(`${at}.regions`),
      // The list has just been opened: the events chosen before are kept.
      events: !only ? null : shape.only ? events : (before.events ?? []),
      weight: form.figure(`${at}.weight`, before.weight),
    },
    shape: { ...shape, only, find: form.text(`${at}.find`) },
  }
}

/** Steps that nobody touched keep all their digits. */
function stepsIn(form: FormReader, path: string, before: readonly Step[], locale: Locale): readonly Step[] {
  const written = form.text(path)
  if (written === formatSteps(before, locale)) return before
  const steps = readSteps(written)
  if (steps === undefined) form.odd(path, 'SHAPE')
  return steps ?? before
}

/** The initial values when another kind of count is chosen, as in the papers and libraries of ratings. */
const beginnings: Readonly<
  Record<Count['kind'], Omit<PointCount, 'minimum'> | DistributedOmit<RatingCount>>
> = {
  points: {
    ...{ kind: 'points', of: 'event', value: { kind: 'points' }, take: 'sum', best: null },
    ...{ decay: null, carry: null },
  },
  glicko2: { kind: 'glicko2', rating: 1500, deviation: 350, volatility: 0.06, tau: 0.5, period: 'month' },
  openskill: { kind: 'openskill', mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, cautious: 3 },
}
type DistributedOmit<T> = T extends unknown ? Omit<T, 'minimum'> : never

function readCount(form: FormReader, before: Count, locale: Locale): Count {
  const rounds = form.percent('count.minimum.rounds', before.minimum.rounds ?? 0)
  const minimum = {
    events: form.figure('count.minimum.events', before.minimum.events),
    lists: form.figure('count.minimum.lists', before.minimum.lists),
    hands: form.figure('count.minimum.hands', before.minimum.hands),
    share: form.percent('count.minimum.share', before.minimum.share),
    ...(rounds > 0 && { rounds }),
  }
  const kind = form.choice('count.kind', before.kind)
  if (kind !== before.kind) return { ...beginnings[kind], minimum }
  if (before.kind === 'points') return { ...readPoints(form, before, locale), minimum }
  const figures = before as unknown as Readonly<Record<string, number>>
  const read = Object.fromEntries(
    ratingFigures[before.kind].map((name) => [name, form.figure(`count.${name}`, figures[name] ?? 0)]),
  )
  const period = before.kind === 'glicko2' ? { period: form.choice('count.period', before.period) } : {}
  return { ...before, ...read, ...period, minimum }
}

function readPoints(form: FormReader, before: PointCount, locale: Locale): Omit<PointCount, 'minimum'> {
  const every = form.choice('count.decay.every', before.decay?.every ?? '')
  const event = form.optional('count.bonus.event', before.bonus?.event ?? null) ?? 0
  const victory = form.optional('count.bonus.victory', before.bonus?.victory ?? null) ?? 0
  return {
    ...(event === 0 && victory === 0 ? {} : { bonus: { event, victory } }),
    kind: 'points',
    of: form.choice('count.of', before.of),
    value: readValue(form, before.value, locale),
    take: form.choice('count.take', before.take),
    best: form.optional('count.best', before.best),
    carry: form.optional('count.carry', before.carry, true),
    decay:
      every === ''
        ? null
        : {
            every,
            factor: before.decay === null ? 0.9 : form.percent('count.decay.factor', before.decay.factor),
          },
  }
}

function readValue(form: FormReader, before: ResultValue, locale: Locale): ResultValue {
  const kind = form.choice('count.value.kind', before.kind)
  if (kind === 'hand') {
    const floor = before.kind === 'hand' ? form.figure('count.value.floor', before.floor) : 36
    return { kind, floor }
  }
  if (kind !== 'place') return { kind }
  if (before.kind !== 'place') return { kind, ...firstScale }
  return { kind, ...readPlaces(form, 'count.value', before, locale) }
}

const firstScale: PlaceScale = { scale: [5, 3, 1, 0], behind: 0, shareTies: 'mean' }

function readPlaces(form: FormReader, path: string, before: PlaceScale, locale: Locale): PlaceScale {
  if (!form.has(`${path}.scale`)) return before
  const written = form.text(`${path}.scale`)
  const scale = written === formatScale(before.scale, locale) ? before.scale : readScale(written)
  if (scale === undefined) form.odd(`${path}.scale`, written === '' ? 'MISSING' : 'SHAPE')
  return {
    scale: scale ?? before.scale,
    behind: form.figure(`${path}.behind`, before.behind),
    shareTies: form.choice(`${path}.shareTies`, before.shareTies),
  }
}

function readTeams(form: FormReader, before: TeamCount | null, locale: Locale): TeamCount | null {
  const of = form.text('teams.of')
  if (of !== 'club' && of !== 'team' && of !== 'pair') return null
  if (before === null) return { of, per: 'season', counting: 4 }
  // An empty scale means that results add up.
  const isGone = form.has('teams.places.scale') && form.text('teams.places.scale') === ''
  const told = before.places ?? (form.has('teams.places.scale') ? firstScale : undefined)
  const guests = form.optional('teams.guests', before.guests ?? null)
  return {
    of,
    per: form.choice('teams.per', before.per),
    ...(guests !== null && { guests }),
    counting: form.figure('teams.counting', before.counting),
    ...(told !== undefined && !isGone && { places: readPlaces(form, 'teams.places', told, locale) }),
  }
}

function readDivisions(form: FormReader, before: DivisionRule | null): DivisionRule | null {
  const count = countAt(form.data, 'divisions.count')
  if (count === 0) return null
  const names = Array.from({ length: count }, (_, i) => form.text(`divisions.names.${i + 1}`))
  const sizes = Array.from({ length: count - 1 }, (_, i) =>
    form.has(`divisions.sizes.${i + 1}`)
      ? form.figure(`divisions.sizes.${i + 1}`, before?.sizes[i] ?? 10)
      : (before?.sizes[i] ?? 10),
  )
  const moving = form.has('divisions.moving') ? form.figure('divisions.moving', before?.moving ?? 2) : 2
  return { names, sizes, moving }
}
