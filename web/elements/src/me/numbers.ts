/** A player's results in one game: a line of points, and the points of each kind of contract. */
import { say, signed, type Catalogue, type Locale } from '@stolik/core'
import { html, nothing, svg, type TemplateResult } from 'lit'
import { plot, type Frame } from '../ranking/chart.js'
import type { MyGame } from './types.js'

const frame: Frame = { width: 600, height: 140, inset: 12 }

/** The fewest points that are drawn as a line. */
const fewest = 4

export interface Telling {
  readonly locale: Locale
  /** The translations of the game. */
  readonly catalogue: Catalogue
  readonly say: (code: string, args?: Readonly<Record<string, string | number>>) => string
}

export function numbers(game: MyGame, telling: Telling): TemplateResult {
  const { say: word } = telling
  return html`<p class="sum">
      <span>${word('hands', { n: game.hands })}</span>
      <b>${signed(game.points)}</b>
    </p>
    ${curve(game.curve, telling)} ${kinds(game, telling)}`
}

/** A line of points with its last value, or a sentence where the line would be flat or too short. */
export function curve(values: readonly number[], { say: word }: Pick<Telling, 'say'>): TemplateResult {
  const last = values.at(-1) ?? 0
  if (values.length < fewest || values.every((value) => value === last))
    return html`<p class="muted">${word('flat', { last: signed(last) })}</p>`
  const { line, points, lowest, highest } = plot(values, frame, 'highest')
  const end = points.at(-1)
  const { width, height, inset } = frame
  const zero =
    lowest < 0 && highest > 0 ? inset + (highest / (highest - lowest)) * (height - 2 * inset) : undefined
  const words = word('curve', { last: signed(last), best: signed(highest), worst: signed(lowest) })
  return html`<svg viewBox="0 0 ${width + 90} ${height}" role="img" aria-label=${words}>
    ${zero === undefined ? nothing : svg`<line x1=${inset} x2=${width} y1=${zero} y2=${zero} /><text class="zero" x=${width + 12} y=${zero + 5}>0</text>`}
    ${svg`<path d=${line} />`}
    ${end === null || end === undefined ? nothing : svg`<circle cx=${end.x} cy=${end.y} r="5" /><text class="last" x=${width + 12} y=${end.y + 7}>${signed(last)}</text>`}
  </svg>`
}

function kinds({ kinds: all }: MyGame, { say: word, catalogue, locale }: Telling): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col" class="text">${word('kind')}</th>
        <th scope="col">${word('times')}</th>
        <th scope="col">${word('own')}</th>
        <th scope="col">${word('wonOf')}</th>
        <th scope="col">${word('score')}</th>
      </tr>
    </thead>
    <tbody>
      ${all.map(
        ({ kind, hands, own, won, points }) =>
          html`<tr>
            <th scope="row" class="text">${say(catalogue, locale, kind)}</th>
            <td>${hands}</td>
            <td>${own === 0 ? '–' : own}</td>
            <td>${own === 0 ? '–' : won}</td>
            <td class="points">${points === 0 ? 0 : signed(points)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
