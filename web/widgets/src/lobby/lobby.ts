import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Failure } from '../client/http.js'
import type { OpenChoice } from '../client/gateway.js'
import type { GameInfo, LobbyTable } from '../client/types.js'
import { StolikElement } from '../element.js'
import { failureWords } from '../failure.js'
import { follow, running } from '../follow.js'
import { forms } from '../forms.styles.js'
import { gameWords } from '../game-names.js'
import { tableAddress } from '../address.js'
import '../name/name.js'
import { empty } from './empty.js'
import { lobbyStyles } from './lobby.styles.js'
import './new-table.js'
import type { OpenEvent } from './new-table.js'
import { row } from './row.js'

/** A person goes to a table. Cancel it to show the table in another way than by its address. */
export class GoEvent extends CustomEvent<{ readonly table: string }> {
  static readonly type = 'stolik-go'
  constructor(table: string) {
    super(GoEvent.type, { detail: { table }, bubbles: true, composed: true, cancelable: true })
  }
}

/** What waits for a name: an order, and where the name is asked. */
interface Waiting {
  readonly at: string
  readonly then: () => Promise<void>
}

/**
 * The open tables, live: sit down, go back, look on, or open a new one.
 *
 * @element stolik-lobby
 * @attr table-href - the address of a table's page with `{id}` in it, such as `/table/{id}`
 * @fires stolik-go - a person goes to a table; cancelable: else its page is opened, if `table-href` is set
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
    waiting: { state: true },
    opening: { state: true },
    busy: { state: true },
  }

  declare tableHref: string | null
  declare private tables: readonly LobbyTable[] | null
  declare private games: readonly GameInfo[] | null
  declare private mine: readonly string[]
  declare private failure: Failure | null
  declare private waiting: Waiting | null
  declare private opening: boolean
  declare private busy: boolean

  constructor() {
    super()
    this.tableHref = null
    this.tables = null
    this.games = null
    this.mine = []
    this.failure = null
    this.waiting = null
    this.opening = false
    this.busy = false
    follow(this, gameWords)
    running(
      this,
      () => this.place,
      () => this.#start(),
    )
    running(
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
    return this.gate.watchLobby(
      (tables) => {
        this.tables = tables
        void this.#findMine()
        if (this.games === null) void this.#findGames()
      },
      () => {
        this.failure = 'FAULT'
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

  protected override render(): unknown {
    const wrong = this.misplaced()
    const title = html`<h2>${this.say('lobby.title')}</h2>`
    if (wrong !== null)
      return html`${title}
        <p class="note" role="status">${wrong}</p>`
    return html`
      <header>
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
      </header>
      ${this.gate.connection.value === 'lost' ? html`<p class="note" role="status">${this.say(this.tables === null ? 'line.away' : 'line.lost')}</p>` : nothing}
      ${this.#renderNew()}
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : failureWords(this.locale, this.failure)}
      </p>
      ${this.#renderTables()}
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
      ${this.#renderName('new')}
    `
  }

  #renderTables(): unknown {
    if (this.tables === null && this.gate.connection.value === 'lost') return nothing
    if (this.tables === null) return html`<p class="muted">${this.say('lobby.loading')}</p>`
    if (this.tables.length === 0) {
      if (this.opening) return nothing
      const { locale, games, busy } = this
      const play = (choice: OpenChoice): void => void this.#open('quick', choice, true)
      return empty({ host: this, locale, games: games ?? [], busy, play, name: this.#renderName('quick') })
    }
    return html`<ul class="tables">
      ${repeat(
        this.tables,
        ({ id }) => id,
        (table) =>
          html`<li class="table">
            ${row(table, {
              locale: this.locale,
              mine: this.mine.includes(table.id),
              busy: this.busy,
              href: this.tableHref === null ? null : tableAddress(this.tableHref, table.id),
              sit: () => void this.#order(table.id, () => this.#sit(table.id)),
              look: (event) => this.#look(event, table.id),
            })}
            ${this.#renderName(table.id)}
          </li>`,
      )}
    </ul>`
  }

  /** The name is asked where it is needed, and the order goes on when it is given. */
  #renderName(at: string): TemplateResult | typeof nothing {
    if (this.waiting?.at !== at) return nothing
    return html`<stolik-name
      class="asked"
      server=${this.server}
      lang=${this.lang}
      @stolik-named=${() => {
        const { waiting } = this
        this.waiting = null
        void waiting?.then()
      }}
    ></stolik-name>`
  }

  /** Does something that needs a name: at once, or when it has been given. */
  async #order(at: string, then: () => Promise<void>): Promise<void> {
    if (this.busy) return
    if (await this.knows()) return then()
    this.waiting = { at, then }
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('stolik-name.asked')?.focus()
  }

  async #sit(table: string): Promise<void> {
    this.busy = true
    const outcome = await this.gate.sit(table)
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.#go(table)
    else if (outcome.refused === 'NOT_SIGNED_IN') await this.#order(table, () => this.#sit(table))
  }

  async #open(at: string, choice: OpenChoice, bots: boolean): Promise<void> {
    await this.#order(at, async () => {
      this.busy = true
      const outcome = await this.gate.open(choice)
      if ('done' in outcome && bots)
        for (let chair = 1; chair < choice.chairs; chair++) await this.gate.addBot(outcome.done.id, chair)
      this.busy = false
      this.failure = 'refused' in outcome ? outcome.refused : null
      if ('done' in outcome) this.#go(outcome.done.id)
      else if (outcome.refused === 'NOT_SIGNED_IN') await this.#open(at, choice, bots)
    })
  }

  #look(event: MouseEvent, table: string): void {
    // In another tab, when that is what the person wants.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    this.#go(table)
  }

  #go(table: string): void {
    this.opening = false
    const byAddress = this.dispatchEvent(new GoEvent(table))
    if (byAddress && this.tableHref !== null) location.assign(tableAddress(this.tableHref, table))
  }

  async #toggleNew(): Promise<void> {
    this.opening = !this.opening
    this.waiting = null
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
