import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { gameWords } from '../element/game-names.js'
import { tableAddress } from '../base/address.js'
import { nameFirst } from '../name/name-first.js'
import { chosenLevel } from '../live/bot-level.js'
import { deferWhilePressed } from './deferred-updates.js'
import { GoEvent } from '../base/go.js'
import { lists } from './lists.js'
import { lobbyStyles } from './lobby.styles.js'
import type { OpenEvent } from './new-table.js'
import { tableOverlay } from './table-overlay.js'
import { noTables } from './no-tables.js'
import { placing } from './placing.js'
import { quick } from './quick.js'
import { row } from './row.js'

/**
 * A live list of the open tables. A person can sit down, return to their table, watch, or open a new one.
 *
 * @element stolik-lobby
 * @attr table-href - the address of a table's page with `{id}` in it, such as `/table/{id}`; without it a table opens over the
 * page
 * @attr club - id of a club whose own rules are offered for new tables
 * @fires stolik-go - a person goes to a table; unless cancelled, the table's page opens, or the table opens over this page
 * @fires stolik-named - a person has given a name
 */
export class StolikLobby extends declares(StolikElement, {
  tableHref: attribute<string | null>('table-href', null),
  club: property<string | null>(null),
  failure: state<Failure | null>(null),
  opening: state(false),
}) {
  static override styles = [controls, forms, lobbyStyles]
  readonly #name = nameFirst(this, () => this.knows())
  readonly #lists = lists(this, {
    gate: () => this.gate,
    place: () => this.place,
    failed: (why) => (this.failure = why),
  })
  readonly #placing = placing(this, {
    gate: () => this.gate,
    name: this.#name,
    deferred: this.#lists.deferred,
    settled: (refusal) => (this.failure = refusal),
    go: (table) => this.#go(table),
  })
  readonly #overlay = tableOverlay(this, {
    server: () => (this.tableHref === null ? this.place : null),
    closed: (table) => void this.#focusOn(table),
    failed: () => (this.failure = 'OFFLINE'),
  })

  constructor() {
    super()
    deferWhilePressed(this, this.#lists.deferred, () => this.#placing.busy)
    redrawOnChange(this, gameWords)
  }

  protected override updated(): void {
    // Lets a page delay what stands below until the lobby has its height.
    this.toggleAttribute('data-known', this.#lists.tables !== null || this.gate.connection.value === 'lost')
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    const title = html`<h2>${this.say('lobby.title')}</h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`
      ${this.#renderSeats()}
      <div class="row top">
        ${title}
        <div class="row">
          ${this.gate.guest.value === null ? nothing : html`<stolik-name server=${this.server} lang=${this.lang}></stolik-name>`}
          ${
            this.opening
              ? nothing
              : html`<button class="button primary new" @click=${this.#toggleNew}>
                  ${this.say('lobby.new')}
                </button>`
          }
        </div>
      </div>
      ${this.gate.connection.value === 'lost' ? html`<p class="note" role="status">${this.say(this.#lists.tables === null ? 'line.away' : 'line.lost')}</p>` : nothing}
      ${this.#renderNew()}
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : failureWords(this.locale, this.failure)}
      </p>
      ${this.#renderQuick()} ${this.#renderPeople()} ${this.#renderTables()} ${this.#renderOver()}
    `
  }

  /** The way back to the person's own table, unless the page has it on top. */
  #renderSeats(): unknown {
    if (!this.#lists.isSeated || document.querySelector('stolik-seats') !== null) return nothing
    import('../seats/seats.js').catch(() => undefined)
    return html`<stolik-seats
      server=${this.server}
      lang=${this.lang}
      theme=${this.theme}
      @stolik-go=${this.#return}
    ></stolik-seats>`
  }

  #return = (event: GoEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    this.#go(event.detail.table)
  }

  #renderNew(): unknown {
    if (!this.opening) return nothing
    const { games } = this.#lists
    if (games === null) return html`<p class="muted">${this.say('lobby.loading')}</p>`
    return html`
      <stolik-new-table
        lang=${this.lang}
        .games=${games}
        server=${this.server}
        .club=${this.club}
        ?busy=${this.#placing.busy}
        @stolik-open=${({ detail }: OpenEvent) => void this.#placing.open('new', detail.choice, detail.bots)}
        @stolik-cancel=${this.#toggleNew}
      ></stolik-new-table>
      ${this.#name.part('new')}
    `
  }

  #renderQuick(): unknown {
    if (this.opening || (this.#lists.tables === null && this.gate.connection.value === 'lost')) return nothing
    return quick({
      locale: this.locale,
      games: this.#lists.games,
      busy: this.#placing.busy,
      play: (choice) => {
        const levels = this.#lists.games?.find(({ id }) => id === choice.game)?.levels
        void this.#placing.open('quick', choice, chosenLevel(levels))
      },
      find: (rules, rated) => void this.#placing.find(rules, rated),
      mayRate: this.gate.guest.value?.refresh !== undefined,
      name: this.#name.part('quick'),
    })
  }

  /** Whom of the people that they follow somebody with an account finds here. */
  #renderPeople(): unknown {
    if (this.opening || this.gate.guest.value?.refresh === undefined) return nothing
    import('../people/people.js').catch(() => undefined)
    return html`<stolik-people
      server=${this.server}
      lang=${this.lang}
      theme=${this.theme}
      table-href=${this.tableHref ?? nothing}
      .table=${this.#lists.gathering}
      @stolik-go=${this.#return}
    ></stolik-people>`
  }

  #renderOver(): unknown {
    if (this.#overlay.table === null) return nothing
    return html`<stolik-over-page
      server=${this.server}
      lang=${this.lang}
      theme=${this.theme}
      .tokenUrl=${this.tokenUrl}
      table=${this.#overlay.table}
      @stolik-back=${() => this.#overlay.back()}
    ></stolik-over-page>`
  }

  #renderTables(): unknown {
    const { tables } = this.#lists
    if (tables === null && this.gate.connection.value === 'lost') return nothing
    if (tables === null) return html`<p class="muted row none">${this.say('lobby.loading')}</p>`
    if (tables.length === 0) return this.opening ? nothing : noTables(this, this.locale)
    return html`<ul class="tables box">
      ${repeat(
        tables,
        ({ id }) => id,
        (table) =>
          html`<li class="table" data-table=${table.id}>
            ${row(table, {
              locale: this.locale,
              mine: this.#lists.isMine(table.id),
              busy: this.#placing.busy,
              href: this.tableHref === null ? null : tableAddress(this.tableHref, table.id),
              sit: () => void this.#placing.sit(table),
              look: (event) => this.#look(event, table.id),
            })}
            ${this.#name.part(table.id)}
          </li>`,
      )}
    </ul>`
  }

  #look(event: MouseEvent, table: string): void {
    // With a modifier key the person wants the table in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    this.#go(table)
  }

  #go(table: string): void {
    // The page shows the table in its own way.
    if (!this.dispatchEvent(new GoEvent(table))) return
    if (this.tableHref !== null) return location.assign(tableAddress(this.tableHref, table))
    this.opening = false
    this.#lists.deferred.release()
    this.#overlay.open(table)
  }

  /** Returns the focus to where it was before the table opened over the lobby. */
  async #focusOn(table: string): Promise<void> {
    await this.updateComplete
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('.table')]
    const row = rows.find(({ dataset }) => dataset['table'] === table)
    const next = row?.querySelector('button, a') ?? this.renderRoot.querySelector('.new')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  async #fetchForm(): Promise<void> {
    const coming = import('./new-table.js').catch(() => null)
    if (this.#lists.games === null) await this.#lists.findGames()
    await coming
  }

  #toggleNew = async (): Promise<void> => {
    this.opening = !this.opening
    this.#name.drop()
    if (this.opening) await this.#fetchForm()
    await this.updateComplete
    const next = this.opening ? 'stolik-new-table' : '.new'
    this.renderRoot.querySelector<HTMLElement>(next)?.focus()
  }
}

customElements.define('stolik-lobby', StolikLobby)
