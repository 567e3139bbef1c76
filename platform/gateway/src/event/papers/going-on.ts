/** Half a page that says how a series goes on without a network, and how its lists are entered afterwards. */
import type { Locale, SeriesPlan } from '@stolik/core'
import { followsStandings } from '@stolik/event/model/playing'
import { section } from '../../print/fact.js'
import type { Imprint } from '../../print/imprint.js'
import type { Paper, PaperPart } from '../../print/paper.js'
import { points, textsOf, word, type TextOf } from '../../print/words/index.js'

export interface GoingOn {
  readonly imprint: Imprint
  readonly series: number
  /** The time limit of the series; null without one. */
  readonly minutes: number | null
  /** Whether the standings so far are among the papers. */
  readonly standings: boolean
  /** Table points by place; null if totals count. */
  readonly scale: readonly number[] | null
  /** The series after this one; null if it is the last. */
  readonly next: { readonly drawn: boolean; readonly draw: SeriesPlan['draw'] } | null
  /** Whether a gateway keeps the event, with a desk and codes; or a file. */
  readonly gateway: boolean
}

export const goingOn = (how: GoingOn): PaperPart => ({
  kind: {
    title: word(how.imprint.locale, 'fallback.title', { series: how.series }),
    head: 'ornament',
  },
  draw: (paper) => {
    const textOf = textsOf(how.imprint, 'fallback.')
    paper.paragraph(textOf(how.standings ? 'hasStandings' : 'has'), { size: 10.5 })
    section(paper, textOf('byHand'))
    steps(paper, byHand(how, textOf))
    section(paper, textOf('afterwards'))
    steps(paper, afterwards(how, textOf))
  },
})

function steps(paper: Paper, all: readonly string[]): void {
  const [size, indent] = [10.5, 22]
  all.forEach((text, n) => {
    paper.need(70)
    paper.line(`${n + 1}.`, paper.left, paper.y, indent - 8, { size, align: 'right' })
    paper.paragraph(text, { size, x: paper.left + indent, width: paper.width - indent })
    paper.y += 2
  })
}

const byHand = ({ imprint: { locale }, series, minutes, scale, next }: GoingOn, textOf: TextOf): string[] => [
  minutes === null ? textOf('begin') : `${textOf('begin')} ${textOf('minutes', { minutes })}`,
  textOf('write'),
  textOf('notes'),
  scale === null
    ? textOf('total')
    : textOf('places', { scale: scale.map((step) => points(locale, step)).join(' – ') }),
  ...(next === null ? [] : [nextSeries(next, series + 1, locale, textOf)]),
]

function nextSeries(
  { drawn, draw }: NonNullable<GoingOn['next']>,
  series: number,
  locale: Locale,
  textOf: TextOf,
): string {
  if (drawn) return textOf('nextDrawn', { series })
  const by = textOf(`next.${followsStandings(draw) ? 'standing' : draw}`)
  return `${textOf('next', { series, draw: word(locale, `draw.${draw}`) })} ${by}`
}

const afterwards = ({ series, next, gateway }: GoingOn, textOf: TextOf): string[] => [
  textOf(gateway ? 'start' : 'startFile', { series }),
  ...(gateway ? [textOf('type'), textOf('file'), textOf('phone')] : [textOf('typeFile')]),
  textOf(next === null ? 'last' : 'end', { series }),
  textOf('keep'),
]
