/** The declarer's chance from trick to trick, as they saw it, with a sign at each card that gave something away. */
import type { AnalysedCard, Mark } from '@stolik/core'
import { html, nothing, svg, type TemplateResult } from 'lit'
import { markShape } from './mark.js'
import type { Say } from './say.js'

/** The last is the room for the words of the axis, beside it: on a phone its letters are large, since the picture is drawn small. */
const [width, height, inset, words] = [600, 220, 18, 104]

export interface ChancePoint {
  readonly step: number
  readonly percent: number
  readonly mark: Mark | null
}

/** The chance of the best card before each of the declarer's cards; their partner's and opponents' cards have the chance that stood before. */
export function chancesOf(cards: readonly AnalysedCard[]): readonly ChancePoint[] {
  const points: ChancePoint[] = []
  let percent: number | null = null
  for (const { own, choices, step, mark } of cards) {
    const known = choices?.flatMap(({ chance }) => (chance === null ? [] : [chance])) ?? []
    if (own && known.length > 0) percent = Math.max(...known)
    if (percent !== null && known.length > 0) points.push({ step, percent, mark })
  }
  return points
}

const near = (value: number): number => Math.round(value * 10) / 10
const down = (percent: number): number => near(inset + (1 - percent / 100) * (height - 2 * inset))

/** @param step of the replay; the card that is played next there is pointed out */
export function chartPart(
  cards: readonly AnalysedCard[],
  step: number,
  say: Say,
): TemplateResult | typeof nothing {
  const chances = chancesOf(cards)
  const percents = chances.map(({ percent }) => percent)
  const [from, to] = [percents[0], percents.at(-1)]
  if (from === undefined || to === undefined || percents.length < 2) return nothing
  const [low, high] = [Math.min(...percents), Math.max(...percents)]
  if (low === high) return html`<p class="muted">${say('analysis.flat', { percent: from })}</p>`
  const first = cards[0]?.step ?? 0
  const span = Math.max(1, (cards.at(-1)?.step ?? 1) - first)
  const across = (at: number): number => near(inset + ((at - first) / span) * (width - 2 * inset))
  const points = chances.map(({ percent, ...rest }) => ({ ...rest, x: across(rest.step), y: down(percent) }))
  const here = cards.find((card) => card.step >= step)
  return html`<figure>
    <figcaption class="small muted">${say('analysis.chance')}</figcaption>
    <svg
      viewBox="0 0 ${width + words} ${height}"
      role="img"
      aria-label=${say('analysis.chart', { from, to, low, high })}
    >
      ${[0, 50, 100].map(
        (percent) =>
          svg`<line x1=${inset} x2=${width - inset} y1=${down(percent)} y2=${down(percent)} /><text x=${width} y=${down(percent)} dominant-baseline="central">${percent} %</text>`,
      )}
      ${here === undefined ? nothing : svg`<line class="here" x1=${across(here.step)} x2=${across(here.step)} y1=${inset} y2=${height - inset} />`}
      ${svg`<path class="curve" d=${points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />`}
      ${points.map(({ mark, x, y }) => (mark === null ? nothing : markShape(mark, x, y)))}
    </svg>
  </figure>`
}
