import { say, type Arg } from '@stolik/core'
import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { figureTables } from '../base/tables.styles.js'
import { catalogueOf, gameName, gameWords } from '../element/game-names.js'
import { meWords } from '../words/me/index.js'
import { ownHands } from './hands.js'
import { plainLists } from '../base/lists.styles.js'
import { chartStyles } from '../ranking/charts.styles.js'
import { example } from './example.js'
import { meStyles } from './me.styles.js'
import { numbers } from './numbers.js'
import { eveningRows, seriesRow } from './rows.js'
import { evenings, type MyGame } from './types.js'

/**
 * A player's own finished hands: their results in each game, the series they played to the end, and every hand. Each hand can
 * be replayed, its shuffle checked and its replay shared.
 *
 * @element stolik-me
 * @attr play-href - the address of the page for playing
 * @attr account-href - the address of the page for signing in
 * @fires stolik-go - a person has opened a table for the people of an earlier one, and goes there
 */
export class StolikMe extends declares(StolikElement, {
  playHref: attribute<string | null>('play-href', null),
  accountHref: attribute<string | null>('account-href', null),
  forgetting: state(false),
  /** Whether what counts their strength is asked for, and there: few people ask, so its code comes only then. */
  strength: state<'none' | 'asked' | 'shown'>('none'),
}) {
  static override styles = [controls, forms, figureTables, chartStyles, plainLists, meStyles]

  readonly #own = ownHands(this, {
    place: () => this.place,
    gate: () => this.gate,
    knows: () => this.knows(),
    forgotten: () => (this.strength = 'none'),
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  protected override readonly catalogues = [meWords]

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
    const { games, hands, failure } = this.#own
    if (guest.value === null) return this.#nothing('nobody', true)
    if (games === null)
      return failure === null
        ? html`<p class="muted" role="status">${this.#say('loading')}</p>`
        : html`<div class="empty">
            ${this.#failed()}
            <button class="button" @click=${() => void this.#own.fetch()}>${this.#say('retry')}</button>
          </div>`
    const isGuest = guest.value.refresh === undefined
    if (games.length === 0 && hands.all.length === 0)
      return html`${this.#decided()}${this.#nothing('empty', isGuest)}`
    return html`${this.#decided()}
      <div class="page">
        ${isGuest ? html`<p class="wide small muted">${this.#say('guest')}</p>` : nothing}
        <div class="side">
          <section aria-labelledby="numbers">
            <h2 id="numbers">${this.#say('numbers')}</h2>
            ${games.map((game) => this.#game(game))}
          </section>
          ${this.#strength(games)}
          <section aria-labelledby="series">
            <h2 id="series">${this.#say('series')}</h2>
            ${this.#allSeries()}
          </section>
        </div>
        <section class="hands" aria-labelledby="hands">
          <h2 id="hands">${this.#say('list')}</h2>
          ${evenings(hands.all).map((evening) => eveningRows(evening, this.locale, { server: this.server, again: isGuest ? null : (table) => this.#again(table) }))}
          ${this.#older('hands')}
        </section>
        <div class="foot wide">${this.#failed()} ${this.#forget()}</div>
      </div>`
  }

  #decided(): unknown {
    const { decisions } = this.#own
    return decisions.length === 0
      ? nothing
      : html`<stolik-decisions
          lang=${this.lang}
          server=${this.server}
          .findings=${decisions}
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
    if (!came) this.#own.fail('OFFLINE')
  }

  /** Shown before the first hand: what this page will contain with an example of it, and the one next step. */
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
      ${example(this.#telling)}
    </div>`
  }

  #failed(): unknown {
    const { failure } = this.#own
    return failure === null
      ? nothing
      : html`<p class="refusal" role="alert">${failureWords(this.locale, failure)}</p>`
  }

  #game(game: MyGame): TemplateResult {
    const { locale } = this
    const name = gameName(locale, game.game, '').game
    return html`<div class="game" role="group" aria-label=${name}>
      <h3>${name}</h3>
      ${numbers(game, { ...this.#telling, catalogue: catalogueOf(locale, game.game) })}
      ${this.#contracts(game)}
    </div>`
  }

  /** The contracts that the player played themselves; nothing for somebody who has only defended. */
  #contracts({ game, kinds }: MyGame): unknown {
    const contracts = kinds.flatMap(({ kind, own, won }) => (own === 0 ? [] : [{ kind, played: own, won }]))
    if (contracts.length === 0) return nothing
    import('../hands/own-contracts.js').catch(() => undefined)
    return html`<stolik-own-contracts
      lang=${this.lang}
      server=${this.server}
      theme=${this.theme}
      game=${game}
      .contracts=${contracts}
    ></stolik-own-contracts>`
  }

  #allSeries(): TemplateResult {
    const { all } = this.#own.series
    if (all.length === 0) return html`<p class="muted">${this.#say('noSeries')}</p>`
    return html`<ul>
        ${all.map((one) => seriesRow(one, this.#telling))}
      </ul>
      ${this.#older('series')}`
  }

  /** People with an account can invite those who played at a table, too. */
  #again(table: string): TemplateResult {
    import('../people/rematch.js').catch(() => undefined)
    return html`<stolik-rematch
      lang=${this.lang}
      server=${this.server}
      theme=${this.theme}
      table=${table}
    ></stolik-rematch>`
  }

  #older(what: 'series' | 'hands'): unknown {
    const { busy, [what]: list } = this.#own
    return list.next === null
      ? nothing
      : html`<button class="button fit" ?disabled=${busy} @click=${() => void this.#own.more(what)}>
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
        <button class="button" ?disabled=${this.#own.busy} @click=${() => void this.#clear()}>
          ${this.#say('yes')}
        </button>
      </div>`
  }

  async #clear(): Promise<void> {
    const isForgotten = await this.#own.forget()
    this.forgetting = false
    if (!isForgotten) return
    // What was counted of these hands is forgotten with them.
    const { forgetCounted } = await import('../strength/kept.js')
    forgetCounted(this.place ?? '')
    this.strength = 'none'
    await this.#own.fetch()
  }
}

customElements.define('stolik-me', StolikMe)
