import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { OrderAnswer } from '../client/requester.js'
import type { OpenChoice } from '../client/gateway.js'
import type { Failure, Outcome } from '../client/http.js'
import type { GameInfo, LobbyTable } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { gameWords } from '../element/game-names.js'
import { tableAddress } from '../base/address.js'
import { nameFirst } from '../name/name-first.js'
import { deferredUpdates, deferWhilePressed } from './deferred-updates.js'
import { fetchMark } from '../mark/fetch.js'
import { GoEvent } from '../base/go.js'
import { lobbyStyles } from './lobby.styles.js'
import './new-table.js'
import type { OpenEvent } from './new-table.js'
import { tableOverlay } from './table-overlay.js'
import { noTables } from './no-tables.js'
import { notePlayed, quick, type Rules } from './quick.js'
import { row } from './row.js'

/**
 * A live list of the open tables. A person can sit down, return to their table, watch, or open a new one.
 *
 * @element stolik-lobby
 * @attr table-href - the address of a table's page with `{id}` in it, such as `/table/{id}`; without it a table opens over the
 * page
 * @fires stolik-go - a person goes to a table; unless cancelled, the table's page opens, or the table opens over this page
 * @fires stolik-named - a person has given a name
 */
export class StolikLobby extends StolikElement {
  static override styles = [controls, forms, lobbyStyles]
  static override properties = {
    ...StolikElement.properties,
    tableHref: { attribute: 'table-href' },
    tables: { state: true },
    games: { state: true },
    mine: { state: true },
    failure: { state: true },
    opening: { state: true },
    busy: { state: true },
  }

  declare tableHref: string | null
  declare private tables: readonly LobbyTable[] | null
  declare private games: readonly GameInfo[] | null
  declare private mine: readonly string[]
  declare private failure: Failure | null
  declare private opening: boolean
  declare private busy: boolean
  readonly #name = nameFirst(this, () => this.knows())
  readonly #deferred = deferredUpdates<readonly LobbyTable[]>((tables) => (this.tables = tables))
  readonly #overlay = tableOverlay(this, {
    server: () => (this.tableHref === null ? this.place : null),
    closed: (table) => void this.#focusOn(table),
    failed: () => {
      this.failure = 'OFFLINE'
    },
  })

  constructor() {
    super()
    this.tableHref = null
    this.tables = null
    this.games = null
    this.mine = []
    this.failure = null
    this.opening = false
    this.busy = false
    deferWhilePressed(this, this.#deferred, () => this.busy)
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => this.place,
      () => this.#start(),
    )
    runWhileConnected(
      this,
      () => this.gate.guest.value?.token ?? null,
      () => {
        void this.#findMine()
        return () => {
          this.mine = []
        }
      },
    )
  }

  #start(): () => void {
    this.#deferred.release()
    void this.#findGames()
    return this.gate.watchLobby(
      (tables) => {
        this.#deferred.take(tables)
        fetchMark(tables.flatMap(({ players }) => players))
        void this.#findMine()
        if (this.games === null) void this.#findGames()
      },
      (why) => {
        this.failure = why
      },
    )
  }

  async #findGames(): Promise<void> {
    const outcome = await this.gate.games()
    if ('done' in outcome) this.games = outcome.done
    else if (outcome.refused !== 'OFFLINE') this.failure = outcome.refused
  }

  async #findMine(): Promise<void> {
    if (this.gate.guest.value === null) return
    const outcome = await this.gate.me()
    if ('done' in outcome) this.mine = outcome.done?.tables ?? []
  }

  protected override updated(): void {
    // Lets a page delay what stands below until the lobby has its height.
    this.toggleAttribute('data-known', this.tables !== null || this.gate.connection.value === 'lost')
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    const title = html`<h2>${this.say('lobby.title')}</h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`
      <div class="top">
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
      ${this.gate.connection.value === 'lost' ? html`<p class="note" role="status">${this.say(this.tables === null ? 'line.away' : 'line.lost')}</p>` : nothing}
      ${this.#renderNew()}
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : failureWords(this.locale, this.failure)}
      </p>
      ${this.#renderQuick()} ${this.#renderTables()} ${this.#renderOver()}
    `
  }

  #renderNew(): unknown {
    if (!this.opening) return nothing
    if (this.games === null) return html`<p class="muted">${this.say('lobby.loading')}</p>`
    return html`
      <stolik-new-table
        lang=${this.lang}
        .games=${this.games}
        ?busy=${this.busy}
        @stolik-open=${({ detail }: OpenEvent) => this.#open('new', detail.choice, detail.bots)}
        @stolik-cancel=${this.#toggleNew}
      ></stolik-new-table>
      ${this.#name.part('new')}
    `
  }

  #renderQuick(): unknown {
    if (this.opening || (this.tables === null && this.gate.connection.value === 'lost')) return nothing
    const { locale, games, busy } = this
    return quick({
      ...{ locale, games, busy },
      play: (choice) => void this.#open('quick', choice, true),
      find: (rules) => void this.#order('quick', () => this.#find(rules)),
      name: this.#name.part('quick'),
    })
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
    if (this.tables === null && this.gate.connection.value === 'lost') return nothing
    if (this.tables === null) return html`<p class="muted none">${this.say('lobby.loading')}</p>`
    if (this.tables.length === 0) return this.opening ? nothing : noTables(this, this.locale)
    return html`<ul class="tables">
      ${repeat(
        this.tables,
        ({ id }) => id,
        (table) =>
          html`<li class="table" data-table=${table.id}>
            ${row(table, {
              locale: this.locale,
              mine: this.mine.includes(table.id),
              busy: this.busy,
              href: this.tableHref === null ? null : tableAddress(this.tableHref, table.id),
              sit: () => void this.#order(table.id, () => this.#sit(table.id)),
              look: (event) => this.#look(event, table.id),
            })}
            ${this.#name.part(table.id)}
          </li>`,
      )}
    </ul>`
  }

  /** Runs an action that needs a name: at once, or after the name has been given. */
  async #order(at: string, then: () => Promise<void>): Promise<void> {
    if (!this.busy) await this.#name.order(at, then)
  }

  /** Runs an order that leads to a table, and notes which rules are played there. */
  async #toTable<T extends OrderAnswer>(
    at: string,
    order: () => Promise<Outcome<T>>,
    rules: (placed: T) => Rules | undefined,
  ): Promise<void> {
    this.busy = true
    this.#deferred.hold()
    const outcome = await order()
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) {
      const played = rules(outcome.done)
      if (played !== undefined) notePlayed(played)
      return this.#go(outcome.done.id)
    }
    this.#deferred.release()
    if (outcome.refused === 'NOT_SIGNED_IN') await this.#order(at, () => this.#toTable(at, order, rules))
  }

  #sit(table: string): Promise<void> {
    return this.#toTable(
      table,
      () => this.gate.sit(table),
      () => this.tables?.find(({ id }) => id === table),
    )
  }

  #find(rules: Rules | null): Promise<void> {
    return this.#toTable(
      'quick',
      () => this.gate.findTable(rules),
      (found) => found,
    )
  }

  #open(at: string, choice: OpenChoice, bots: boolean): Promise<void> {
    const open = async (): Promise<Outcome<OrderAnswer>> => {
      const outcome = await this.gate.open(choice)
      if ('done' in outcome && bots) await this.gate.fillWithBots(outcome.done.id)
      return outcome
    }
    return this.#order(at, () => this.#toTable(at, open, () => choice))
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
    this.#deferred.release()
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

  #toggleNew = async (): Promise<void> => {
    this.opening = !this.opening
    this.#name.drop()
    if (this.opening && this.games === null) await this.#findGames()
    await this.updateComplete
    const next = this.opening ? 'stolik-new-table' : '.new'
    this.renderRoot.querySelector<HTMLElement>(next)?.focus()
  }
}

customElements.define('stolik-lobby', StolikLobby)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-lobby': StolikLobby
  }
}
