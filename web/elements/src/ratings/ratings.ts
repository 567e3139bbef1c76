import { intlOf, signed } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { figureTables } from '../base/tables.styles.js'
import type { Answer } from '../client/document.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { gameName, gameWords, isKnown } from '../element/game-names.js'
import { fetchMark } from '../mark/fetch.js'
import { ratingsWords } from '../words/ratings/index.js'
import { ratings } from './documents.js'
import { ratingsStyles } from './ratings.styles.js'

type List = Extract<Answer<typeof ratings>['ratings'], { readonly rows: unknown }>
type Row = List['rows'][number]

/** Months that can be chosen, this one included. */
const months = 6

/**
 * The ratings of people who play at rated tables: of all time, or what a month has changed, each with how sure it is. A person with an
 * account sees their own rating on top.
 *
 * @element stolik-ratings
 * @attr game - id of the game; without it, a person chooses
 * @attr club - id of a club; then only its members are listed
 * @attr play-href - the address of the page with the tables; default: the gateway's own
 * @csspart own - the person's own rating
 * @csspart list - the list
 */
export class StolikRatings extends declares(StolikElement, {
  game: property(''),
  club: property<string | null>(null),
  playHref: attribute<string | null>('play-href', null),
  /** The games to choose from. */
  games: state<readonly string[]>([]),
  /** The game that a person has chosen here. */
  chosen: state(''),
  /** The month that a person has chosen; '' for all time. */
  month: state(''),
  list: state<List | null>(null),
  failure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, figureTables, ratingsStyles]
  protected override readonly catalogues = [ratingsWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (this.place === null || this.game !== '' ? null : this.place),
      () => {
        void this.#fetchGames()
        return () => undefined
      },
    )
    runWhileConnected(
      this,
      () => {
        if (this.place === null || this.#game === '') return null
        // The own rating depends on who asks.
        return [this.place, this.#game, this.club ?? '', this.month, this.gate.guest.value?.name ?? ''].join(
          ' ',
        )
      },
      () => {
        this.list = null
        void this.#fetch()
        return () => undefined
      },
    )
  }

  get #game(): string {
    return this.game || this.chosen || (this.games[0] ?? '')
  }

  async #fetchGames(): Promise<void> {
    const outcome = await this.gate.games()
    if ('done' in outcome) this.games = outcome.done.map(({ id }) => id).filter(isKnown)
    else this.failure = outcome.refused
  }

  async #fetch(): Promise<void> {
    const [game, month] = [this.#game, this.month]
    const outcome = await this.gate.order(ratings, { game, month: month || null, club: this.club || null })
    if (game !== this.#game || month !== this.month) return
    this.failure = 'refused' in outcome ? outcome.refused : null
    this.list = 'done' in outcome ? outcome.done : null
    fetchMark(this.list?.rows ?? [])
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    const title = html`<h2>${this.say('ratings.title')} <span class="muted">${this.#name()}</span></h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`${title}
      <p class="lead">${this.say('ratings.lead')}</p>
      <div class="choices">${this.#games()} ${this.#months()}</div>
      ${
        this.failure === null
          ? nothing
          : html`<div class="row" role="alert">
              <p class="refusal">${failureWords(this.locale, this.failure)}</p>
              <button class="button" @click=${() => void this.#again()}>${this.say('ratings.again')}</button>
            </div>`
      }
      ${this.list === null ? this.#waiting() : this.#content(this.list)}`
  }

  async #again(): Promise<void> {
    this.failure = null
    if (this.#game === '') await this.#fetchGames()
    else await this.#fetch()
  }

  #waiting(): unknown {
    return this.failure === null
      ? html`<p class="muted" role="status">${this.say('ratings.loading')}</p>`
      : nothing
  }

  /** The name of the game, unless the games to choose from say it. */
  #name(): string {
    return this.game === '' ? '' : gameName(this.locale, this.game, '').game
  }

  #games(): unknown {
    if (this.game !== '' || this.games.length < 2) return nothing
    return html`<div class="row tabs" role="group" aria-label=${this.say('ratings.games')}>
      ${this.games.map(
        (game) =>
          html`<button
            class="button"
            aria-pressed=${game === this.#game}
            @click=${() => (this.chosen = game)}
          >
            ${gameName(this.locale, game, '').game}
          </button>`,
      )}
    </div>`
  }

  #months(): TemplateResult {
    const name = new Intl.DateTimeFormat(intlOf(this.locale), {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    return html`<select
      class="menu"
      aria-label=${this.say('ratings.time')}
      @change=${({ target }: Event) => (this.month = (target as HTMLSelectElement).value)}
    >
      <option value="">${this.say('ratings.always')}</option>
      ${monthsBefore(Date.now(), months).map(
        (month) => html`<option value=${month}>${name.format(Date.parse(`${month}-01T00:00Z`))}</option>`,
      )}
    </select>`
  }

  #content(list: List): TemplateResult {
    const { own, rows, least } = list
    return html`${own === null ? nothing : this.#own(own)}
      <section part="list" aria-labelledby="list">
        <h3 id="list">${this.say(least === null ? 'ratings.best' : 'ratings.gained')}</h3>
        ${rows.length === 0 ? this.#nobody(least) : this.#table(rows, least !== null)}
        ${least === null || rows.length === 0 ? nothing : html`<p class="small muted">${this.say('ratings.least', { n: least })}</p>`}
        <p class="small muted">${this.say('ratings.luck')}</p>
      </section>`
  }

  /** An empty list says what will be there, and the one thing to do next. */
  #nobody(least: number | null): TemplateResult {
    return html`<p>
        ${least === null ? this.say('ratings.nobody') : this.say('ratings.nobodyYet', { n: least })}
      </p>
      <p>
        <a class="button" href=${this.playHref ?? `${this.server.replace(/\/$/, '')}/play`}
          >${this.say('ratings.play')}</a
        >
      </p>`
  }

  #own(own: NonNullable<List['own']>): TemplateResult {
    const [first] = own.history
    const change = first === undefined ? 0 : own.value - first.value
    return html`<section class="panel own" part="own" aria-label=${this.say('ratings.own')}>
      <h3>${this.say('ratings.own')}</h3>
      <p class="figure">
        <b>${written(own)}</b>
        <span>${this.say('ratings.series', { n: own.series })}</span>
        ${own.series < 2 ? nothing : html`<span>${this.say('ratings.since', { change: signed(change) })}</span>`}
      </p>
      <p class="small muted">
        ${this.say('ratings.between', { low: own.value - own.deviation, high: own.value + own.deviation })}
        ${own.provisional ? this.say('ratings.provisional') : nothing}
      </p>
    </section>`
  }

  #table(rows: readonly Row[], isMonth: boolean): TemplateResult {
    return html`<table>
      <thead>
        <tr>
          <th scope="col"><abbr title=${this.say('ratings.place')}>#</abbr></th>
          <th scope="col" class="text">${this.say('ratings.name')}</th>
          ${isMonth ? html`<th scope="col">${this.say('ratings.gain')}</th>` : nothing}
          <th scope="col" class=${isMonth ? 'more' : ''}>${this.say('ratings.rating')}</th>
          <th scope="col" class="more">${this.say('ratings.seriesHead')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${row.own ? 'me' : ''}>
              <td>${row.place === null ? nothing : html`${row.place}.`}</td>
              <th scope="row" class="text">
                <stolik-mark .of=${row}></stolik-mark>${row.name}${
                  row.own ? html` <span class="small muted">${this.say('ratings.you')}</span>` : nothing
                }
              </th>
              ${isMonth ? html`<td class="points">${signed(row.gain ?? 0)}</td>` : nothing}
              <td class=${isMonth ? 'more' : 'points'}>${written(row)}</td>
              <td class="more">${row.series}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
}

/** A rating with how sure it is, such as “1612 ± 48”; a provisional one has a question mark. */
const written = ({
  value,
  deviation,
  provisional,
}: Pick<Row, 'value' | 'deviation' | 'provisional'>): TemplateResult =>
  html`${value}${provisional ? '?' : ''} <span class="muted small">± ${deviation}</span>`

/** The newest months, `YYYY-MM`, this one first. */
export function monthsBefore(now: number, count: number): readonly string[] {
  const date = new Date(now)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
}

customElements.define('stolik-ratings', StolikRatings)
