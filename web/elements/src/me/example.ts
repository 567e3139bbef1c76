/** What the page will look like, with invented results, marked as an example. */
import { signed } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { curve, type Telling } from './numbers.js'

type Told = Pick<Telling, 'say'>

/** Points of an evening that began badly. */
const points: readonly number[] = [0, -24, -48, -12, 36, 20, 68, 116, 92, 140, 188, 160, 212]
const deals = 36

/** Series with their final totals, the reader's first. */
const series: readonly (readonly [place: number, totals: readonly number[]])[] = [
  [1, [212, 148, -36]],
  [2, [96, 180, 60]],
  [1, [140, 24, 120]],
]
const names: readonly string[] = ['Danuta', 'Jan', 'Irena']

export function example(telling: Told): TemplateResult {
  const { say } = telling
  return html`<div class="example" role="group" aria-labelledby="example">
    <p id="example" class="small muted">${say('example')}</p>
    <p class="sum"><span>${say('hands', { n: deals })}</span> <b>${signed(points.at(-1) ?? 0)}</b></p>
    ${curve(points, telling)}
    <ul>
      ${series.map(([place, totals]) => seriesOf(place, totals, telling))}
    </ul>
  </div>`
}

const seriesOf = (place: number, totals: readonly number[], { say }: Told): TemplateResult =>
  html`<li class="series">
    <span class="place">${say('place', { place, of: totals.length })}</span>
    <b class="end">${signed(totals[0] ?? 0)}</b>
    <span class="small all"
      >${totals.map((total, i) => `${names[i] ?? ''} ${signed(total)}`).join(' · ')}</span
    >
  </li>`
