/** A player's ratings, each with its uncertainty and a line of how it came about. */
import { html, nothing, svg, type TemplateResult } from 'lit'
import { gameName } from '../element/game-names.js'
import { plot, type Frame } from '../ranking/chart.js'
import type { Drawing, PlayerPage } from './parts.js'

type Rating = PlayerPage['ratings'][number]

const frame: Frame = { width: 600, height: 120, inset: 12 }
/** Room for the last value, beside the line. */
const words = 90
/** The fewest points that are drawn as a line. */
const fewest = 4

/** Nothing before the first rated series. */
export function ratings({ player, locale, say }: Drawing): TemplateResult | typeof nothing {
  if (player.ratings.length === 0) return nothing
  return html`<section part="ratings" aria-labelledby="ratings">
    <h3 id="ratings">${say('playerPage.ratings')}</h3>
    ${player.ratings.map((rating) => {
      const { game, value, deviation, provisional, series } = rating
      const name = gameName(locale, game, '').game
      return html`<div class="game" role="group" aria-label=${name}>
        <p class="sum">
          <b>${name}</b>
          <span
            ><b class="value"
              >${say('playerPage.rating', { value: String(value), deviation: String(deviation) })}</b
            >
            <span class="small muted"
              >${provisional ? `${say('playerPage.provisional')}, ` : nothing}${say('playerPage.rated', { n: series })}</span
            ></span
          >
        </p>
        ${curve(rating, say)}
      </div>`
    })}
  </section>`
}

/** A line with its last value, or a sentence where it would be flat or too short. */
function curve({ history, value }: Rating, say: Drawing['say']): TemplateResult {
  const values = history.map((point) => point.value)
  const first = values[0] ?? value
  const flat = values.every((one) => one === first)
  if (flat) return html`<p class="muted small">${say('playerPage.ratingFlat', { value: String(value) })}</p>`
  const { line, points, highest } = plot(values, frame, 'highest')
  const text = say('playerPage.ratingCurve', {
    first: String(first),
    last: String(values.at(-1) ?? value),
    best: String(highest),
  })
  if (values.length < fewest) return html`<p class="muted small">${text}</p>`
  const end = points.at(-1)
  const { width, height } = frame
  return html`<svg class="curve" viewBox="0 0 ${width + words} ${height}" role="img" aria-label=${text}>
    ${svg`<path d=${line} />`}
    ${end === null || end === undefined ? nothing : svg`<circle cx=${end.x} cy=${end.y} r="5" /><text x=${width + 12} y=${end.y + 8}>${String(values.at(-1))}</text>`}
  </svg>`
}
