import type { PublishedPerson } from '@stolik/contract/published/ranking-person'
import { declares, given, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, svg, type TemplateResult } from 'lit'
import { plot, type Frame } from './chart.js'
import { RankingElement } from './element.js'
import { dayOf, figureOf } from './format.js'
import { chartStyles } from './charts.styles.js'
import { rankingStyles } from './ranking.styles.js'
import { publishedFile } from './published-file.js'

const frame: Frame = { width: 600, height: 160, inset: 16 }

/**
 * A player's places edition by edition: as a line, and in figures.
 *
 * @element stolik-ranking-history
 * @attr person - id of the player
 */
export class StolikRankingHistory extends declares(RankingElement, {
  person: property(''),
  /** The player's file, if the page has read it already. */
  given: given<PublishedPerson | null>(null),
}) {
  static override styles = [
    controls,
    rankingStyles,
    chartStyles,
    css`
      :host {
        background: none;
      }
      figure {
        margin: 0;
      }
      svg {
        display: block;
        width: 100%;
        max-width: calc(var(--stolik-rem) * 40);
      }
      text {
        fill: var(--stolik-ink);
        font-size: 16px;
        font-variant-numeric: tabular-nums;
      }
      /* The chart is half as large on a narrow screen, so its text and dots are larger. */
      @container (max-width: 479px) {
        text {
          font-size: 30px;
        }
        circle {
          r: 7px;
        }
      }
    `,
  ]

  readonly #file = publishedFile<PublishedPerson>(this, () =>
    this.given === null ? this.published(`people/${encodeURIComponent(this.person)}.json`) : null,
  )

  protected override get needed(): Readonly<Record<string, string>> {
    return this.given === null ? { ranking: this.ranking, person: this.person } : {}
  }

  protected override render(): unknown {
    const content = this.given ?? this.#file.content
    if (content === null) return this.waiting(this.#file.trouble, 'history.loading', () => this.#file.again())
    const chart = this.#chart(content)
    return html`<figure>
      ${chart}
      <details ?open=${chart === nothing}>
        <summary>${this.say('history.table')}</summary>
        ${this.#table(content)}
      </details>
    </figure>`
  }

  #chart({ history, kind, decimals }: PublishedPerson): TemplateResult | typeof nothing {
    const places = history.map(({ place }) => place)
    const byPlace = kind === 'points' && places.filter((place) => place !== null).length > 1
    const values = byPlace ? places : history.map(({ score }) => score)
    const known = values.filter((value) => value !== null)
    const [first, last] = [known[0], known.at(-1)]
    if (first === undefined || last === undefined || known.length < 2) return nothing
    const { points, line, lowest, highest } = plot(values, frame, byPlace ? 'lowest' : 'highest')
    const figure = (value: number): string => figureOf(value, this.locale, byPlace ? 0 : decimals)
    const [best, worst] = byPlace ? [lowest, highest] : [highest, lowest]
    if (lowest === highest)
      return html`<p class="same">
        ${this.say(byPlace ? 'history.same.place' : 'history.same.score', { first: figure(first) })}
      </p>`
    const words = this.say(byPlace ? 'history.chart.place' : 'history.chart.score', {
      first: figure(first),
      last: figure(last),
      best: figure(best),
    })
    const { width, height, inset } = frame
    const scale = [
      { value: best, y: inset },
      { value: worst, y: height - inset },
    ]
    return html`<svg viewBox="0 0 ${width + 80} ${height}" role="img" aria-label=${words}>
      ${scale.map(
        ({ value, y }) =>
          svg`<line x1=${inset} x2=${width} y1=${y} y2=${y} /><text x=${width + 8} y=${y + 5}>${figure(value)}</text>`,
      )}
      ${svg`<path d=${line} />`}
      ${points.map((point) => (point === null ? nothing : svg`<circle cx=${point.x} cy=${point.y} r="4" />`))}
    </svg>`
  }

  #table({ history, decimals, kind }: PublishedPerson): TemplateResult {
    return html`${history.length < 2 ? html`<p class="muted">${this.say('history.one')}</p>` : nothing}
      <table>
        <thead>
          <tr>
            <th scope="col" class="text"><span>${this.say('history.edition')}</span></th>
            <th scope="col" class="text"><span>${this.say('history.date')}</span></th>
            <th scope="col"><span>${this.say('ranking.place')}</span></th>
            <th scope="col">
              <span>${this.say(kind === 'rating' ? 'ranking.rating' : 'ranking.score')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          ${history.map(
            (one) =>
              html`<tr>
                <td class="text">${one.edition}</td>
                <td class="text">${dayOf(one.date, this.locale)}</td>
                <td>${one.place ?? '–'}</td>
                <td class="score">${figureOf(one.score, this.locale, decimals)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
  }
}

customElements.define('stolik-ranking-history', StolikRankingHistory)
