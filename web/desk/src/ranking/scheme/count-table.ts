/** The fields for the value of a result, and which results count. */
import { choicesAt } from '@stolik/contract/choices'
import { scheme as shape, type PlaceScale, type Scheme } from '@stolik/contract/ranking/scheme'
import { html } from 'lit'
import { figure, formatFigure, percent, scale } from '../../form/codecs.js'
import { worded } from '../../form/draw.js'
import { fieldsOf, type Field } from '../../form/field.js'
import type { Row } from '../../form/show.js'
import type { SchemeSpeaker } from './types.js'

const { text, choice } = fieldsOf<Scheme>()

export const hint = ({ say }: SchemeSpeaker, code: string) => ({ hint: say(`rankscheme.hint.${code}`) })
export const note = ({ say }: SchemeSpeaker, code: string): Row => ({
  text: html`<p class="sub">${say(code)}</p>`,
})
/** The choices of the shape, in words. */
export const choices = ({ say }: SchemeSpeaker, path: string, code: string) =>
  worded(choicesAt(shape, path), say, code)

export const firstScale: PlaceScale = { scale: [5, 3, 1, 0], behind: 0, shareTies: 'mean' }

/** The initial values when another kind of count is chosen, as in the papers and libraries of ratings. */
const beginnings: Readonly<Record<string, object>> = {
  points: {
    kind: 'points',
    of: 'event',
    value: { kind: 'points' },
    take: 'sum',
    best: null,
    decay: null,
    carry: null,
  },
  glicko2: { kind: 'glicko2', rating: 1500, deviation: 350, volatility: 0.06, tau: 0.5, period: 'month' },
  openskill: { kind: 'openskill', mu: 25, sigma: 25 / 3, beta: 25 / 6, tau: 25 / 300, cautious: 3 },
}

/** What a result is worth to begin with, where that needs figures. */
const values: Readonly<Record<string, object>> = { place: firstScale, hand: { floor: 36 } }

export function countRows(speaker: SchemeSpeaker, { count }: Scheme): readonly Row[] {
  return [
    choice('count.kind', choices(speaker, 'count.kind', 'rankscheme.count.'), {
      ...hint(speaker, `count.${count.kind}`),
      become: (kind) => ({ ...beginnings[kind], minimum: count.minimum }),
    }),
    ...(count.kind === 'points' ? pointRows(speaker, count) : ratingRows(speaker)),
    [text('decimals', figure)],
  ]
}

type Points = Extract<Scheme['count'], { readonly kind: 'points' }>

function pointRows(speaker: SchemeSpeaker, { take, best, carry, bonus }: Points): readonly Row[] {
  const { say, locale } = speaker
  const isSum = take === 'sum'
  const bonusField = (of: 'event' | 'victory'): Field => {
    const points = bonus?.[of] ?? 0
    return text(`count.bonus.${of}`, figure, {
      ...hint(speaker, 'bonus'),
      when: isSum || bonus !== undefined,
      begin: { event: 0, victory: 0 },
      empty: 0,
      says: points === 0 ? null : say(`rankscheme.says.${of}`, { points: formatFigure(points, locale) }),
    })
  }
  return [
    [
      choice('count.of', choices(speaker, 'count.of', 'rankscheme.of.')),
      choice('count.value.kind', choices(speaker, 'count.value.kind', 'rankscheme.value.'), {
        become: (kind) => ({ kind, ...values[kind] }),
      }),
      text('count.value.floor', figure),
      text('count.value.scale', scale, hint(speaker, 'scale')),
      text('count.value.behind', figure),
      choice('count.value.shareTies', choices(speaker, 'count.value.shareTies', 'rankscheme.shareTies.')),
    ],
    [
      choice('count.take', choices(speaker, 'count.take', 'rankscheme.take.')),
      text('count.best', figure, {
        ...hint(speaker, 'best'),
        empty: null,
        says: best === null ? say('rankscheme.allResults') : undefined,
      }),
      text('count.carry', percent, { ...hint(speaker, 'carry'), empty: null, when: isSum || carry !== null }),
    ],
    [bonusField('event'), bonusField('victory')],
    [
      choice(
        'count.decay.every',
        [['', say('rankscheme.decay.none')], ...choices(speaker, 'count.decay.every', 'rankscheme.decay.')],
        { begin: { every: 'month', factor: 0.9 }, emptyParent: null },
      ),
      text('count.decay.factor', percent, hint(speaker, 'decay')),
    ],
  ]
}

/** The parameters of ratings, under the names in their papers. */
const ratingRows = (speaker: SchemeSpeaker): readonly Row[] => [
  [
    ...(['rating', 'deviation', 'volatility', 'mu', 'sigma', 'beta', 'tau', 'cautious'] as const).map(
      (name) => text(`count.${name}`, figure),
    ),
    choice('count.period', choices(speaker, 'count.period', 'rankscheme.period.')),
  ],
  note(speaker, 'rankscheme.hint.rating'),
]
