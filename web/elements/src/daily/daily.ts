import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../base/address.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { figureTables } from '../base/tables.styles.js'
import { GoEvent } from '../base/go.js'
import { addressAt } from '../base/place.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { gameName, gameWords, isNamed } from '../element/game-names.js'
import { tableOverlay } from '../lobby/table-overlay.js'
import { dailyWords } from '../words/daily/index.js'
import { dailyStyles } from './daily.styles.js'
import { dayTable } from './day-table.js'
import { dealsOfDay, type Known } from './deals.js'
import { ownPart } from './own-part.js'
import type * as More from './more.js'
import type { DailyParts } from './parts.js'

/**
 * The deals of the day: twelve deals alone against masters, the same cards for everybody, one try each. Shows how far a person has come,
 * their league of the week, the results of today, and those of yesterday with what all players made of every deal. Of the deals of today
 * nothing is shown.
 *
 * @element stolik-daily
 * @attr game - id of the game; without it, a person chooses
 * @attr club - id of a club; then only its members are listed
 * @attr table-href - the address of a table's page with `{id}` in it, such as `/table/{id}`; without it the table opens over the page
 * @attr account-href - the address of the page for signing in; default: the gateway's own page of the deals of the day
 * @fires stolik-named - a person has given a name
 * @fires stolik-go - a person goes to their table; unless cancelled, the table's page opens, or the table opens over this page
 * @csspart own - what the person can do
 * @csspart week - the league of the week
 * @csspart today - the results of today
 * @csspart yesterday - the results of yesterday
 * @csspart field - what all players made of the chosen deal of yesterday
 */
export class StolikDaily extends declares(StolikElement, {
  game: property(''),
  club: property<string | null>(null),
  tableHref: attribute<string | null>('table-href', null),
  accountHref: attribute<string | null>('account-href', null),
  /** The game that a person has chosen here. */
  chosen: state(''),
  /** Whether their name is asked for, before they play as a guest. */
  asking: state(false),
  /** Draws the league and the field; null until its code has come. */
  more: state<typeof More | null>(null),
  /** The deal of yesterday whose replays are linked, from 1. */
  deal: state(1),
}) {
  static override styles = [controls, forms, figureTables, dailyStyles]

  readonly #deals = dealsOfDay(this, {
    place: () => this.place,
    gate: () => this.gate,
    knows: () => this.knows(),
    named: () => this.game,
    game: () => this.#game,
    club: () => this.club,
    refused: (code) => this.say(`daily.refused.${code}`),
    failed: (failure) => failureWords(this.locale, failure),
    forgotten: () => (this.deal = 1),
  })

  #fetchesMore = false

  readonly #overlay = tableOverlay(this, {
    server: () => (this.tableHref === null ? this.place : null),
    closed: () => void this.#deals.fetch(),
    failed: () => this.#deals.fail('OFFLINE'),
  })

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  get #game(): string {
    return this.game || this.chosen || (this.#deals.choice[0] ?? '')
  }

  protected override readonly catalogues = [dailyWords]

  protected override get rooms(): readonly Words[] {
    return this.more === null ? super.rooms : [...super.rooms, this.more.weekWords]
  }

  /** Whoever comes for today's deals gets them first. Without the rest, the page says enough. */
  protected override updated(): void {
    if (this.#deals.weeks === null || this.#fetchesMore) return
    this.#fetchesMore = true
    void import('./more.js').then(
      (more) => (this.more = more),
      () => (this.#fetchesMore = false),
    )
  }

  /** Plays, or asks a person without a name for one first. */
  async #begin(): Promise<void> {
    if (await this.knows()) return this.#play()
    const came = await import('../name/name.js').then(
      () => true,
      () => false,
    )
    if (!came) return this.#deals.fail('OFFLINE')
    this.asking = true
    await this.updateComplete
    this.renderRoot.querySelector('stolik-name')?.focus()
  }

  /** The name form, where an order waits for a name. */
  #name(): unknown {
    return this.asking
      ? html`<stolik-name server=${this.server} lang=${this.lang} @stolik-named=${this.#named}></stolik-name>`
      : nothing
  }

  #named = (): void => {
    this.asking = false
    void this.#play()
  }

  async #play(): Promise<void> {
    const table = await this.#deals.play()
    if (table !== null) this.#go(table)
  }

  #go(table: string): void {
    // The page shows the table in its own way.
    if (!this.dispatchEvent(new GoEvent(table))) return
    if (this.tableHref !== null) return location.assign(tableAddress(this.tableHref, table))
    this.#overlay.open(table)
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    const { known, refusal } = this.#deals
    const title = html`<h2>${this.say('daily.title')} ${this.#ofGame()}</h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`${title}
      <p>${this.say('daily.lead')}</p>
      ${this.#games()}
      ${
        refusal === null
          ? nothing
          : html`<div class="row" role="alert">
              <p class="refusal">${refusal}</p>
              <button class="button" @click=${() => void this.#deals.again()}>
                ${this.say('daily.again')}
              </button>
            </div>`
      }
      ${known === null ? this.#waiting() : this.#content(known)} ${this.#over()}`
  }

  #waiting(): unknown {
    return this.#deals.refusal === null
      ? html`<p class="muted" role="status">${this.say('daily.loading')}</p>`
      : nothing
  }

  /** The name of the game, unless the games to choose from say it. */
  #ofGame(): unknown {
    const game = this.#game
    return (this.game === '' && this.#deals.choice.length > 1) || !isNamed(this.locale, game)
      ? nothing
      : html`<span class="muted">${gameName(this.locale, game, '').game}</span>`
  }

  /** The games to choose from. */
  #games(): unknown {
    const { choice } = this.#deals
    if (this.game !== '' || choice.length < 2) return nothing
    return html`<div class="row tabs" role="group" aria-label=${this.say('daily.games')}>
      ${choice.map(
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

  #content({ today, progress, yesterday, unfinished }: Known): TemplateResult {
    const parts: DailyParts = { locale: this.locale, say: (code, args) => this.say(code, args) }
    const goOn = unfinished === null ? null : () => this.#go(unfinished)
    const { more } = this
    const { weeks, field } = this.#deals
    const deps = { server: this.server, deal: this.deal, choose: (deal: number) => (this.deal = deal) }
    return html`<section class="panel own" part="own" aria-label=${this.say('daily.yours')}>
        ${ownPart(parts, today, progress, {
          isSignedIn: this.gate.guest.value?.refresh !== undefined,
          busy: this.#deals.busy,
          accountHref: this.accountHref ?? this.#own,
          isGuest: this.gate.guest.value !== null && this.gate.guest.value.refresh === undefined,
          name: this.#name(),
          play: () => void this.#begin(),
        })}
      </section>
      ${
        weeks === null || more === null
          ? nothing
          : html`<section class="week" part="week" aria-labelledby="week">
              ${more.league(parts, weeks, today.day)}
            </section>`
      }
      <div class="days">
        <section part="today" aria-labelledby="today">
          ${dayTable(parts, today, { ...deps, when: 'today', goOn: null })}
        </section>
        ${
          yesterday === null
            ? nothing
            : html`<section part="yesterday" aria-labelledby="yesterday">
                ${dayTable(parts, yesterday, { ...deps, when: 'yesterday', goOn })}
                ${field === null || more === null ? nothing : more.dayField(parts, field, { server: this.server, game: this.#game, deal: this.deal })}
              </section>`
        }
      </div>`
  }

  /** The gateway's own page of these deals, where people can sign in. */
  get #own(): string {
    return addressAt(this.server, `daily?${String(new URLSearchParams({ game: this.#game }))}`) ?? ''
  }

  #over(): unknown {
    const { table } = this.#overlay
    if (table === null) return nothing
    return html`<stolik-over-page
      server=${this.server}
      lang=${this.lang}
      theme=${this.theme}
      .tokenUrl=${this.tokenUrl}
      table=${table}
      @stolik-back=${() => this.#overlay.back()}
    ></stolik-over-page>`
  }
}

customElements.define('stolik-daily', StolikDaily)
