import { say, type Arg } from '@stolik/core'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { catalogueOf, gameName, gameWords } from '../element/game-names.js'
import { meWords } from '../words/me/index.js'
import * as documents from './documents.js'
import { myDecisions } from '../fair-play/documents.js'
import type { Finding } from '../fair-play/types.js'
import { meStyles } from './me.styles.js'
import { numbers } from './numbers.js'
import { eveningRows, seriesRow } from './rows.js'
import { evenings, type MyGame, type MyHand, type MySeries } from './types.js'

/** A paged list; `next` is where the older entries begin, null at the end. */
interface Paged<T> {
  readonly all: readonly T[]
  readonly next: string | null
}
const none = { all: [], next: null }

/**
 * A player's own finished hands: their results in each game, the series they played to the end, and every hand. Each hand can
 * be replayed, its shuffle checked and its replay shared.
 *
 * @element stolik-me
 * @attr play-href - the address of the page for playing
 * @attr account-href - the address of the page for signing in
 */
export class StolikMe extends StolikElement {
  static override styles = [controls, forms, meStyles]
  static override properties = {
    ...StolikElement.properties,
    playHref: { attribute: 'play-href' },
    accountHref: { attribute: 'account-href' },
    games: { state: true },
    series: { state: true },
    hands: { state: true },
    failure: { state: true },
    busy: { state: true },
    forgetting: { state: true },
    decisions: { state: true },
    strength: { state: true },
  }

  declare playHref: string | null
  declare accountHref: string | null
  /** null until they have come. */
  declare private games: readonly MyGame[] | null
  declare private series: Paged<MySeries>
  declare private hands: Paged<MyHand>
  declare private failure: Failure | null
  declare private busy: boolean
  declare private forgetting: boolean
  /** What owners have decided about their hands. */
  declare private decisions: readonly Finding[]
  /** Whether what counts their strength is asked for, and there: few people ask, so its code comes only then. */
  declare private strength: 'none' | 'asked' | 'shown'
  #asked = 0

  constructor() {
    super()
    this.playHref = null
    this.accountHref = null
    this.games = null
    this.series = none
    this.hands = none
    this.failure = null
    this.busy = false
    this.forgetting = false
    this.decisions = []
    this.strength = 'none'
    redrawOnChange(this, gameWords)
    // Fetched again when another person plays here.
    runWhileConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.name ?? ''}`),
      () => {
        void this.#fetch()
        return () => {
          this.#asked += 1
          Object.assign(this, {
            games: null,
            series: none,
            hands: none,
            failure: null,
            decisions: [],
            strength: 'none',
          })
        }
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, meWords]
  }

  #say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(meWords[this.locale], this.locale, `me.${code}`, args)
  }

  get #telling() {
    return { locale: this.locale, say: (code: string, args = {}) => this.#say(code, args) }
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const { guest } = this.gate
    if (guest.value === null) return this.#nothing('nobody', true)
    if (this.games === null)
      return this.failure === null
        ? html`<p class="muted" role="status">${this.#say('loading')}</p>`
        : html`<div class="empty">
            ${this.#failed()}
            <button class="button" @click=${() => void this.#fetch()}>${this.#say('retry')}</button>
          </div>`
    const isGuest = guest.value.refresh === undefined
    if (this.games.length === 0 && this.hands.all.length === 0)
      return html`${this.#decided()}${this.#nothing('empty', isGuest)}`
    return html`${this.#decided()}
      <div class="page">
        ${isGuest ? html`<p class="wide small muted">${this.#say('guest')}</p>` : nothing}
        <div class="side">
          <section aria-labelledby="numbers">
            <h2 id="numbers">${this.#say('numbers')}</h2>
            ${this.games.map((game) => this.#game(game))}
          </section>
          ${this.#strength(this.games)}
          <section aria-labelledby="series">
            <h2 id="series">${this.#say('series')}</h2>
            ${this.#allSeries()}
          </section>
        </div>
        <section class="hands" aria-labelledby="hands">
          <h2 id="hands">${this.#say('list')}</h2>
          ${evenings(this.hands.all).map((evening) => eveningRows(evening, this.locale, this.server))}
          ${this.#older(this.hands.next, () => this.#more('hands'))}
        </section>
        <div class="foot wide">${this.#failed()} ${this.#forget()}</div>
      </div>`
  }

  #decided(): unknown {
    return this.decisions.length === 0
      ? nothing
      : html`<stolik-decisions
          lang=${this.lang}
          server=${this.server}
          .findings=${this.decisions}
        ></stolik-decisions>`
  }

  #strength(games: readonly MyGame[]): TemplateResult {
    return html`<section aria-labelledby="strength">
      <h2 id="strength">${this.#say('strength')}</h2>
      <p>${this.#say('strengthLead')}</p>
      ${
        this.strength === 'shown'
          ? html`<stolik-strength
              lang=${this.lang}
              server=${this.server}
              .games=${games.map(({ game }) => game)}
            ></stolik-strength>`
          : html`<button
              class="button fit"
              ?disabled=${this.strength === 'asked'}
              @click=${() => void this.#count()}
            >
              ${this.#say('strengthDo')}
            </button>`
      }
    </section>`
  }

  async #count(): Promise<void> {
    this.strength = 'asked'
    const came = await import('../strength/strength.js').then(
      () => true,
      () => false,
    )
    this.strength = came ? 'shown' : 'none'
    if (!came) this.failure = 'OFFLINE'
  }

  /** Few people have any, so the code comes only then. */
  async #fetchDecisions(request: number): Promise<void> {
    const outcome = await this.gate.query<{ readonly me: { readonly decisions: readonly Finding[] } | null }>(
      myDecisions,
    )
    const decisions = 'done' in outcome ? (outcome.done.me?.decisions ?? []) : []
    if (decisions.length === 0 || request !== this.#asked) return
    this.decisions = decisions
    await import('../fair-play/decisions.js').catch(() => undefined)
  }

  /** Shown before the first hand: what this page will contain, and the one next step. */
  #nothing(why: 'empty' | 'nobody', mayBeElsewhere: boolean): TemplateResult {
    return html`<div class="empty">
      <p>${this.#say(why)}</p>
      <div class="row">
        ${
          this.playHref === null
            ? nothing
            : html`<a class="button primary" href=${this.playHref}>${this.#say('play')}</a>`
        }
        ${
          this.accountHref === null || !mayBeElsewhere
            ? nothing
            : html`<a class="button" href=${this.accountHref}>${this.#say('signIn')}</a>`
        }
      </div>
    </div>`
  }

  #failed(): unknown {
    return this.failure === null
      ? nothing
      : html`<p class="refusal" role="alert">${failureWords(this.locale, this.failure)}</p>`
  }

  #game(game: MyGame): TemplateResult {
    const { locale } = this
    const name = gameName(locale, game.game, '').game
    return html`<div class="game" role="group" aria-label=${name}>
      <h3>${name}</h3>
      ${numbers(game, { ...this.#telling, catalogue: catalogueOf(locale, game.game) })}
    </div>`
  }

  #allSeries(): TemplateResult {
    if (this.series.all.length === 0) return html`<p class="muted">${this.#say('noSeries')}</p>`
    return html`<ul>
        ${this.series.all.map((one) => seriesRow(one, this.#telling))}
      </ul>
      ${this.#older(this.series.next, () => this.#more('series'))}`
  }

  #older(next: string | null, more: () => Promise<void>): unknown {
    return next === null
      ? nothing
      : html`<button class="button fit" ?disabled=${this.busy} @click=${() => void more()}>
          ${this.#say('older')}
        </button>`
  }

  #forget(): TemplateResult {
    if (!this.forgetting)
      return html`<button class="quiet" @click=${() => (this.forgetting = true)}>
        ${this.#say('forget')}
      </button>`
    return html`<p role="alert">${this.#say('sure')}</p>
      <div class="row">
        <button class="button" @click=${() => (this.forgetting = false)}>${this.#say('no')}</button>
        <button class="button" ?disabled=${this.busy} @click=${() => void this.#clear()}>
          ${this.#say('yes')}
        </button>
      </div>`
  }

  async #fetch(): Promise<void> {
    if (!(await this.knows())) return
    const request = ++this.#asked
    this.failure = null
    void this.#fetchDecisions(request)
    const [games, series, hands] = await Promise.all([
      this.gate.order<{ readonly games: readonly MyGame[] }>(documents.statistics, {}),
      this.#page('series', null),
      this.#page('hands', null),
    ])
    if (request !== this.#asked) return
    const failed = [games, series, hands].find((outcome) => 'refused' in outcome)
    if (failed !== undefined && 'refused' in failed) {
      this.failure = failed.refused
      return
    }
    if ('done' in series) this.series = series.done as Paged<MySeries>
    if ('done' in hands) this.hands = hands.done as Paged<MyHand>
    if ('done' in games) this.games = games.done.games
  }

  async #page(what: 'series' | 'hands', before: string | null) {
    const outcome = await this.gate.order<
      Readonly<Partial<Record<'series' | 'hands', readonly (MySeries | MyHand)[]>>> & {
        readonly next: string | null
      }
    >(documents[what], { before })
    return 'refused' in outcome
      ? outcome
      : { done: { all: outcome.done[what] ?? [], next: outcome.done.next } }
  }

  async #more(what: 'series' | 'hands'): Promise<void> {
    const before = this[what].next
    if (this.busy || before === null) return
    const request = this.#asked
    this.busy = true
    const outcome = await this.#page(what, before)
    this.busy = false
    if (request !== this.#asked) return
    this.failure = 'refused' in outcome ? outcome.refused : null
    if (!('done' in outcome)) return
    const { all, next } = outcome.done
    if (what === 'series') this.series = { all: [...this.series.all, ...(all as readonly MySeries[])], next }
    else this.hands = { all: [...this.hands.all, ...(all as readonly MyHand[])], next }
  }

  async #clear(): Promise<void> {
    this.busy = true
    const outcome = await this.gate.order(documents.forget, {})
    this.busy = false
    this.forgetting = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    // What was counted of these hands is forgotten with them.
    const { forgetCounted } = await import('../strength/kept.js')
    forgetCounted(this.place ?? '')
    this.strength = 'none'
    await this.#fetch()
  }
}

customElements.define('stolik-me', StolikMe)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-me': StolikMe
  }
}
