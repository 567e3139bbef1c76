import { say, type Arg } from '@stolik/core'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../base/address.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import { addressAt } from '../base/place.js'
import type { Outcome } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { gameName, gameWords, isNamed } from '../element/game-names.js'
import { tableOverlay } from '../lobby/table-overlay.js'
import { dailyWords } from '../words/daily/index.js'
import { dailyStyles } from './daily.styles.js'
import { dayTable } from './day-table.js'
import * as documents from './documents.js'
import { ownPart } from './own-part.js'
import type { DailyParts } from './parts.js'
import {
  dayBefore,
  progressOf,
  type DailyCode,
  type DailyDay,
  type DailyRefused,
  type Progress,
  type TableNow,
} from './types.js'

/** An answer of the gateway, whose refusals have codes of their own. */
type Answer<T> = T | DailyRefused
/** What is known of a game's deals. */
interface Known {
  readonly today: DailyDay
  readonly progress: Progress
  /** null until it has come. */
  readonly yesterday: DailyDay | null
}

/**
 * The deals of the day: twelve deals alone against masters, the same cards for everybody, one try an account. Shows how far a person
 * has come, the results of today, and those of yesterday with the way to every deal. Of the deals of today nothing is shown.
 *
 * @element stolik-daily
 * @attr game - id of the game; without it, a person chooses
 * @attr club - id of a club; then only its members are listed
 * @attr table-href - the address of a table's page with `{id}` in it, such as `/table/{id}`; without it the table opens over the page
 * @attr account-href - the address of the page for signing in; default: the gateway's own page of the deals of the day
 * @fires stolik-go - a person goes to their table; unless cancelled, the table's page opens, or the table opens over this page
 * @csspart own - what the person can do
 * @csspart today - the results of today
 * @csspart yesterday - the results of yesterday
 */
export class StolikDaily extends StolikElement {
  static override styles = [controls, forms, dailyStyles]
  static override properties = {
    ...StolikElement.properties,
    game: {},
    club: {},
    tableHref: { attribute: 'table-href' },
    accountHref: { attribute: 'account-href' },
    choice: { state: true },
    chosen: { state: true },
    known: { state: true },
    refusal: { state: true },
    busy: { state: true },
    deal: { state: true },
  }

  declare game: string
  declare club: string | null
  declare tableHref: string | null
  declare accountHref: string | null
  /** The games that have deals of the day. */
  declare private choice: readonly string[]
  /** The game that a person has chosen here. */
  declare private chosen: string
  declare private known: Known | null
  /** Why something was not done, in a sentence; null if nothing went wrong. */
  declare private refusal: string | null
  declare private busy: boolean
  /** The deal of yesterday whose replays are linked, from 1. */
  declare private deal: number
  /** Answers to older questions are dropped. */
  #asked = 0

  readonly #overlay = tableOverlay(this, {
    server: () => (this.tableHref === null ? this.place : null),
    closed: () => void this.#fetch(),
    failed: () => (this.refusal = failureWords(this.locale, 'OFFLINE')),
  })

  constructor() {
    super()
    this.game = ''
    this.club = null
    this.tableHref = null
    this.accountHref = null
    this.choice = []
    this.chosen = ''
    this.known = null
    this.refusal = null
    this.busy = false
    this.deal = 1
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (this.game === '' ? this.place : null),
      () => {
        void this.#findGames()
        return () => undefined
      },
    )
    // Fetched again for another game or person, and when the person comes back to the page.
    runWhileConnected(
      this,
      () => this.#key,
      () => {
        const again = (): void => {
          if (document.visibilityState === 'visible') void this.#fetch()
        }
        void this.#fetch()
        addEventListener('online', again)
        document.addEventListener('visibilitychange', again)
        return () => {
          this.#asked += 1
          Object.assign(this, { known: null, refusal: null, deal: 1 })
          removeEventListener('online', again)
          document.removeEventListener('visibilitychange', again)
        }
      },
    )
  }

  get #game(): string {
    return this.game || this.chosen || (this.choice[0] ?? '')
  }

  /** What the answers depend on; null while there is nothing to ask. */
  get #key(): string | null {
    const { place } = this
    if (place === null || this.#game === '') return null
    return [place, this.#game, this.club ?? '', this.gate.guest.value?.name ?? ''].join(' ')
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, dailyWords]
  }

  protected override say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return code.startsWith('daily.')
      ? say(dailyWords[this.locale], this.locale, code, args)
      : super.say(code, args)
  }

  /** Asks which games have masters. A failed question is repeated when the connection is back. */
  async #findGames(): Promise<void> {
    const outcome = await this.gate.games()
    if ('done' in outcome) {
      this.refusal = null
      this.choice = outcome.done.filter(({ levels }) => levels.includes('MASTER')).map(({ id }) => id)
      if (this.choice.length === 0) this.refusal = this.#refused('UNKNOWN_GAME')
    } else {
      this.refusal = failureWords(this.locale, outcome.refused)
      addEventListener('online', () => void this.#again(), { once: true })
    }
  }

  #refused(code: DailyCode): string {
    return this.say(`daily.refused.${code}`)
  }

  /** Returns the answer, or null after saying why there is none. */
  #unpacked<T extends object>(outcome: Outcome<Answer<T>>): T | null {
    if ('refused' in outcome) this.refusal = failureWords(this.locale, outcome.refused)
    else if ('code' in outcome.done) this.refusal = this.#refused(outcome.done.code)
    else {
      this.refusal = null
      return outcome.done
    }
    return null
  }

  #day(day: string | null): Promise<Outcome<Answer<DailyDay>>> {
    return this.gate.order<Answer<DailyDay>>(documents.day, {
      game: this.#game,
      day,
      club: this.club || null,
    })
  }

  async #fetch(): Promise<void> {
    const request = ++this.#asked
    await this.knows()
    const outcome = await this.#day(null)
    if (request !== this.#asked) return
    const today = this.#unpacked(outcome)
    if (today === null) return
    const [table, before] = await Promise.all([this.#table(today), this.#day(dayBefore(today.day))])
    if (request !== this.#asked) return
    const yesterday = this.#unpacked(before)
    this.known = { today, progress: progressOf(today, table), yesterday }
  }

  async #table({ table: id, own }: DailyDay): Promise<TableNow | 'LEFT' | null> {
    if (id === null || own !== null) return null
    const outcome = await this.gate.order<TableNow>(documents.progress, { id })
    if ('done' in outcome) return outcome.done
    // Before the day is over, those who have left their table see it no more than anybody else.
    return outcome.refused === 'CARDS_IN_PLAY' ? 'LEFT' : null
  }

  readonly #again = async (): Promise<void> => {
    if (this.#game === '') await this.#findGames()
    else await this.#fetch()
  }

  readonly #play = async (): Promise<void> => {
    if (this.busy) return
    this.busy = true
    const outcome = await this.gate.order<Answer<{ readonly id: string }>>(documents.play, {
      game: this.#game,
    })
    this.busy = false
    const table = this.#unpacked(outcome)
    if (table !== null) this.#go(table.id)
  }

  #go(table: string): void {
    // The page shows the table in its own way.
    if (!this.dispatchEvent(new GoEvent(table))) return
    if (this.tableHref !== null) return location.assign(tableAddress(this.tableHref, table))
    this.#overlay.open(table)
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    const title = html`<h2>${this.say('daily.title')} ${this.#name()}</h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`${title}
      <p>${this.say('daily.lead')}</p>
      ${this.#games()}
      ${
        this.refusal === null
          ? nothing
          : html`<div class="row" role="alert">
              <p class="refusal">${this.refusal}</p>
              <button class="button" @click=${this.#again}>${this.say('daily.again')}</button>
            </div>`
      }
      ${this.known === null ? this.#waiting() : this.#content(this.known)} ${this.#over()}`
  }

  #waiting(): unknown {
    return this.refusal === null
      ? html`<p class="muted" role="status">${this.say('daily.loading')}</p>`
      : nothing
  }

  /** The name of the game, unless the games to choose from say it. */
  #name(): unknown {
    const game = this.#game
    return (this.game === '' && this.choice.length > 1) || !isNamed(this.locale, game)
      ? nothing
      : html`<span class="muted">${gameName(this.locale, game, '').game}</span>`
  }

  /** The games to choose from. */
  #games(): unknown {
    if (this.game !== '' || this.choice.length < 2) return nothing
    return html`<div class="row tabs" role="group" aria-label=${this.say('daily.games')}>
      ${this.choice.map(
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

  #content({ today, progress, yesterday }: Known): TemplateResult {
    const parts: DailyParts = { locale: this.locale, say: (code, args) => this.say(code, args) }
    const deps = { server: this.server, deal: this.deal, choose: (deal: number) => (this.deal = deal) }
    return html`<section class="panel own" part="own" aria-label=${this.say('daily.yours')}>
        ${ownPart(parts, today, progress, {
          isSignedIn: this.gate.guest.value?.refresh !== undefined,
          busy: this.busy,
          accountHref: this.accountHref ?? this.#own,
          play: () => void this.#play(),
        })}
      </section>
      <div class="days">
        <section part="today" aria-labelledby="today">
          ${dayTable(parts, today, { ...deps, when: 'today' })}
        </section>
        ${
          yesterday === null
            ? nothing
            : html`<section part="yesterday" aria-labelledby="yesterday">
                ${dayTable(parts, yesterday, { ...deps, when: 'yesterday' })}
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

declare global {
  interface HTMLElementTagNameMap {
    'stolik-daily': StolikDaily
  }
}
