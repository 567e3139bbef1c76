/** Every field of the regulations, once: from this table the form is drawn and read. Its inputs are called as `inputsOf` says. */
import { category, rankings } from '@stolik/contract/event/money'
import { draw } from '@stolik/contract/event/format'
import { dropOut, mode as modes, onlookers, sameCards, speed } from '@stolik/contract/event/regulations'
import { countedTieBreaks } from '@stolik/contract/event/tie-breaks'
import { noteKinds, type Mode } from '@stolik/elements/event/client/types'
import { inputsOf } from '@stolik/elements/event/fields'
import { zoneName, zoneOf } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import { tieBreakWords } from '@stolik/elements/event/public/regulations'
import type { Speaker } from '@stolik/elements/event/speaker'
import { lines, word } from '../../form/codecs.js'
import { worded, type Options } from '../../form/draw.js'
import { fieldsOf, type Field } from '../../form/field.js'
import { coins, halves, scale, stake, timeIn, whole } from './codecs.js'
import type { Model } from './model.js'

/** What decides which fields there are. */
export interface State {
  /** Since the draw used some of the fields, those are left out. */
  readonly locked: boolean
  /** How many series are drawn, if later ones can still change while it is locked. */
  readonly drawn: number | null
  /** The place of play as chosen now: a hall has its own time zone. */
  readonly mode: Mode
  /** Whether one row describes how all series are played. */
  readonly alike: boolean
}

export const { text, choice, tick, order } = fieldsOf<Model>()

/** Each input is called by the path of its field. */
export const named = (field: Field): Field => ({
  ...field,
  name: field.name ?? inputsOf(field.path)[0] ?? field.path,
})

export const basics = (
  { say, locale }: Speaker,
  { locked, mode }: State,
  { starts }: Model,
): readonly Field[] => {
  const zone = zoneName(starts === 0 ? Date.now() : starts, locale, mode)
  return [
    text('name', word, { required: true, empty: '' }),
    text('organiser', word, { required: true, empty: '' }),
    text('place', word, { empty: '' }),
    text('starts', timeIn(zoneOf(mode)), {
      label: `${say('announce.starts')}${zone === null ? '' : ` (${zone})`}`,
      type: 'datetime-local',
      required: true,
    }),
    choice('mode', worded(modes.values, say, 'mode.'), { label: say('announce.mode'), when: !locked }),
  ].map(named)
}

export const openness: readonly Field[] = [tick('open'), tick('approval')].map(named)

const freshBye = { points: 0, small: 0 }

/** A bye that was not described before the draw can still be. */
export const bye = ({ locked, drawn }: State, { format }: Pick<Model, 'format'>): readonly Field[] => {
  const when = !locked || (drawn !== null && format.bye === null)
  return [
    text('format.bye.points', halves, { begin: freshBye, emptyParent: null, when }),
    text('format.bye.small', whole, { empty: 0, when }),
  ].map(named)
}

/** How many series there are; more than there can be are enough to be refused. */
const mostSeries = 31

export const seriesCount = ({ locked, drawn }: State, { format }: Model): Field =>
  named({
    ...text('format.series', whole, {
      required: true,
      when: !locked || drawn !== null,
      parts: {
        get: () => format.series.length,
        set: (count: number) => ({ series: resized(format.series, Math.max(drawn ?? 0, count)) }),
      },
    }),
  })

/** Returns so many series. A new one is played like the first. */
export function resized(series: Model['format']['series'], count: number): Model['format']['series'] {
  const [first] = series
  if (first === undefined) return []
  return Array.from(
    { length: Math.max(0, Math.min(count, mostSeries)) },
    (_, i) => series[i] ?? { ...first, draw: 'LOTS', starts: null },
  )
}

/** The first series has no standings to follow. */
const firstDraws = ['LOTS', 'RATING'] as const satisfies readonly (typeof draw.values)[number][]

/** The fields of a series by its number; where all are alike, those of the first are for all of them. */
export function seriesFields({ say }: Speaker, n: number, isAlike: boolean): readonly Field[] {
  const name = (of: string) => (isAlike ? { name: of } : {})
  const at = `format.series.${n}` as const
  return [
    text(`${at}.rounds`, whole, { required: true, ...name('rounds') }),
    text(`${at}.minutes`, whole, { empty: null, ...name('minutes') }),
    choice(`${at}.draw`, worded(n === 1 ? firstDraws : draw.values, say, 'rules.draw.'), {
      ...(isAlike && { label: say('announce.later') }),
      ...name('draw'),
    }),
  ].map(named)
}

export const startsOf = ({ say }: Speaker, n: number, mode: Mode): Field =>
  named(
    text(`format.series.${n}.starts`, timeIn(zoneOf(mode)), {
      label: say('standings.series', { n }),
      type: 'datetime-local',
      empty: null,
    }),
  )

export const sizes: readonly Field[] = [
  text('capacity', whole, { empty: null }),
  text('protestMinutes', whole),
  text('remindMinutes', whole, { empty: null }),
].map(named)

export const online = ({ say }: Speaker, { locked, mode }: State): readonly Field[] => {
  const isOnline = mode !== 'HALL'
  const when = !locked && isOnline
  return [
    choice('speed', worded(speed.values, say, 'speed.'), { when }),
    choice('dropOut', worded(dropOut.values, say, 'rules.dropOut.'), { when }),
    choice('onlookers', worded(onlookers.values, say, 'rules.onlookers.'), { when: isOnline }),
  ].map(named)
}

export const outside: readonly Field[] = [text('outside', word, { empty: null })].map(named)
export const ranking: readonly Field[] = [text('ranking', word, { empty: null })].map(named)
export const clubsApart: Field = named(tick('clubsApart'))

export const cards = ({ say }: Speaker, { locked }: State): Field =>
  named(
    choice(
      'sameCards',
      [['', say('announce.sameCards.none')], ...worded(sameCards.values, say, 'rules.sameCards.')],
      { empty: null, when: !locked },
    ),
  )

/** Whoever comes to it plays at once. */
export const arena = ({ locked, mode }: State): Field =>
  named(tick('arena', { when: !locked && mode === 'ONLINE' }))

/** @param sums lines below the game's list that can break ties; chosen tie-breaks are offered besides */
export function scoring(
  { say, locale }: Speaker,
  state: State,
  model: Pick<Model, 'game' | 'format'>,
  sums: readonly string[],
): { readonly points: readonly Field[]; readonly ties: Field } {
  const counted = sums.flatMap((sum) => [sum, `-${sum}`])
  const codes = [...new Set([...countedTieBreaks, ...model.format.tieBreaks, ...counted, 'lot'])]
  const options: Options = codes.map((code) => [
    code,
    tieBreakWords(code, say, (sum) => gameSay(locale, model.game, sum)),
  ])
  return {
    points: [
      named(text('format.scoring.scale', scale, { empty: null })),
      named(choice('format.scoring.ties', worded(['MEAN', 'BEST'], say, 'rules.ties.'))),
      ...(state.locked ? [] : bye(state, model)),
    ],
    ties: order('format.tieBreaks', options, { name: 'tie', spare: 2 }),
  }
}

const freshFee = { amount: 0, currency: 'PLN', use: '', reduced: [], lost: [] }

export const money = ({ say }: Speaker, { locked }: State): readonly Field[] =>
  [
    text('fee.amount', coins, { begin: freshFee, emptyParent: null, when: true }),
    text('fee.currency', word, { initial: 'PLN', empty: 'PLN', when: true }),
    text('fee.use', word, { initial: say('usual.feeUse'), empty: '', when: true }),
    text('format.stake', stake, { empty: null, when: !locked }),
  ].map(named)

/** Prizes for all players come first, since most events have only those. */
export const prizes = ({ say }: Speaker): readonly [Field, ...Field[]] => {
  const list = (of: string): Field =>
    named(
      text(`prizes.${of}`, lines, {
        type: 'area',
        label: of === 'all' ? say('announce.prizes') : say(`rules.of.${of}`),
        empty: [],
      }),
    )
  const [all, ...others] = rankings
  return [list(all), ...others.map(list)]
}

export const usualPenalties: readonly Field[] = [
  text('usualPenalties', lines, { type: 'area', empty: [] }),
].map(named)

const freshTeam = { size: 0, substitutes: 0 }

export const teams: readonly Field[] = [
  text('groups.team.size', whole, { begin: freshTeam, emptyParent: null, when: true }),
  text('groups.team.counting', whole, { empty: undefined, when: true }),
  text('groups.team.substitutes', whole, { empty: 0, when: true }),
].map(named)

export const pairs = ({ say }: Speaker): readonly Field[] => [
  {
    ...tick('groups.pair', { label: say('announce.pairs'), name: 'pairs' }),
    parts: {
      get: ({ pair }: Model['groups']) => pair !== null,
      set: (on: boolean) => ({ pair: on ? { size: 2, substitutes: 0 } : null }),
    },
  },
  named(text('groups.pair.counting', whole, { empty: undefined, when: true })),
]

export const categories: readonly Field[] = category.values.map((one) =>
  tick(`category.${one}`, { name: `category.${one}` }),
)

export const ages: readonly Field[] = [
  text('juniorFrom', whole, { empty: null }),
  text('seniorUntil', whole, { empty: null }),
].map(named)

export const notes: readonly Field[] = noteKinds.map((kind) =>
  named(text(`notes.${kind}`, word, { type: 'note', empty: '' })),
)
