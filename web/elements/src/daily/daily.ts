import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../base/address.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { figureTables } from '../base/tables.styles.js'
import { GoEvent } from '../base/go.js'
import { addressAt } from '../base/place.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { catalogueOf, gameName, gameWords, isNamed } from '../element/game-names.js'
import { nameFirst } from '../name/name-first.js'
import { tableOverlay } from '../lobby/table-overlay.js'
import { dailyWords } from '../words/daily/index.js'
import { dailyStyles } from './daily.styles.js'
import { dayTable } from './day-table.js'
import { dealsOfDay, type Known } from './deals.js'
import { fieldPart } from './field-part.js'
import { ownPart } from './own-part.js'
import type { DailyParts } from './parts.js'
import { weekPart } from './week-part.js'

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

  readonly #overlay = tableOverlay(this, {
    server: () => (this.tableHref === null ? this.place : null),
    closed: () => void this.#deals.fetch(),
    failed: () => this.#deals.fail('OFFLINE'),
  })

  readonly #nameFirst = nameFirst(this, () => this.knows())

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  get #game(): string {
    return this.game || this.chosen || (this.#deals.choice[0] ?? '')
  }

  protected override readonly catalogues = [dailyWords]

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
    const title = html`<h2>${this.say('daily.title')} ${this.#name()}</h2>`
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
  #name(): unknown {
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
    const { weeks, field } = this.#deals
    const deps = { server: this.server, deal: this.deal, choose: (deal: number) => (this.deal = deal) }
    return html`<section class="panel own" part="own" aria-label=${this.say('daily.yours')}>
        ${ownPart(parts, today, progress, {
          isSignedIn: this.gate.guest.value?.refresh !== undefined,
          busy: this.#deals.busy,
          accountHref: this.accountHref ?? this.#own,
          isGuest: this.gate.guest.value !== null && this.gate.guest.value.refresh === undefined,
          name: this.#nameFirst.part('own'),
          play: () => void this.#nameFirst.order('own', () => this.#play()),
        })}
      </section>
      ${
        weeks === null
          ? nothing
          : html`<section class="week" part="week" aria-labelledby="week">
              ${weekPart(parts, weeks, today.day)}
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
                ${field === null ? nothing : fieldPart(parts, field, { server: this.server, catalogue: catalogueOf(this.locale, this.#game), deal: this.deal })}
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
