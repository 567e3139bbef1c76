import type { MoveEvent, TableElement } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { tableAddress } from '../base/address.js'
import type { Phase, Table } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { gameWords } from '../element/game-names.js'
import { nameFirst } from '../name/name-first.js'
import { tableSounds } from '../sound/table-sounds.js'
import { lazyTurnNotifier, type LazyTurnNotifier } from '../waiting/lazy-turn-notifier.js'
import { tableProperties } from './table-properties.js'
import './gathering.js'
import type { SeatEvent } from './gathering.js'
import { head, type Panel } from './head.js'
import { keepFocus } from './keep-focus.js'
import { LeftEvent } from './left.js'
import { tableMessages, message } from './messages.js'
import { morePanel } from './more.js'
import { notePlayed } from './novice.js'
import { panels } from './panels.js'
import type { Parts } from './parts.js'
import { fetchResults, handsPanel, listPanel, resultPanel } from './result.js'
import { rulesBeside } from './rules-beside.js'
import { seatOrder } from './seat-order.js'
import { openSession, type TableSession } from '../live/session.js'
import { tableStyles } from './table.styles.js'
import { talkButton } from './talk-button.js'

/** The state before the session has begun. */
const nobody = { shown: null, renderer: null, busy: false, kept: false, refusal: null, trouble: null }

/** Milliseconds that the last trick of a hand stays before the settlement covers it. */
const lastTrick = 1500

/**
 * One live table: people gather, play, see the result of each hand, and leave.
 *
 * @element stolik-table
 * @attr table - id of the table
 * @attr invitation - the invitation code that allows sitting at a private table
 * @attr table-href - the address of a table's page with `{id}` in it: what an invitation links to
 * @attr home - the address of all tables
 * @attr page-title - allows the title of the page to say that the table waits, while the page is hidden
 * @fires stolik-go - a person goes on with the same people after the last deal; unless cancelled, the next table is shown here
 * @fires stolik-left - a person has left the table; unless cancelled, `home` opens, if it is set
 * @fires stolik-named - a person has given a name
 * @fires stolik-move - a person has made a move, in the game's notation
 * @fires stolik-next - a person has asked for the next deal
 * @cssprop --stolik-table-block - height of the whole element
 */
export class StolikTable extends StolikElement {
  static override styles = [controls, forms, tableStyles]
  static override properties = {
    ...StolikElement.properties,
    table: {},
    invitation: {},
    tableHref: { attribute: 'table-href' },
    home: {},
    pageTitle: { type: Boolean, attribute: 'page-title' },
    leaving: { state: true },
    resting: { state: true },
    said: { state: true },
  }

  declare table: string
  declare invitation: string | null
  declare tableHref: string | null
  declare home: string | null
  declare pageTitle: boolean
  declare private leaving: boolean
  /** Whether the last trick of a hand still lies on the table. */
  declare private resting: boolean
  /** The last remark at each chair. */
  declare private said: readonly (string | null)[]

  readonly #name = nameFirst(this, () => this.knows())
  #session: TableSession | null = null
  #board: TableElement | null = null
  #phase: Phase | null = null
  readonly #focus = keepFocus(() => this.shadowRoot)
  readonly #panels = panels(this, () => this.#session?.shown?.table.phase === 'PLAYING' || this.resting)
  readonly #heard = tableSounds()
  #waits: LazyTurnNotifier | null = null

  constructor() {
    super()
    this.table = ''
    this.invitation = null
    this.tableHref = null
    this.home = null
    this.pageTitle = false
    this.leaving = false
    this.resting = false
    this.said = []
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (!this.table || this.place === null ? null : `${this.place} ${this.table} ${this.invitation}`),
      () => {
        const session = openSession(
          this.gate,
          { id: this.table, invitation: this.invitation ?? undefined },
          () => this.requestUpdate(),
        )
        this.#session = session
        this.#waits = lazyTurnNotifier({ locale: () => this.locale, pageTitle: () => this.pageTitle })
        return () => {
          session.stop()
          this.#waits?.stop()
          this.said = []
          this.#session = null
          this.#board = null
        }
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    const renderer = this.#session?.renderer
    if (!renderer) return super.rooms
    // Created before there is a view, so that its words load at the same time.
    this.#board ??= document.createElement(renderer.tag) as TableElement
    return [...super.rooms, renderer.catalogues, ...(this.#board.rooms ?? [])]
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    this.#focus.before()
    this.#rest()
    this.#heard(this.#session)
    this.#waits?.look(this.#session)
    const { shown, renderer, busy } = this.#session ?? nobody
    if (shown === null || renderer === null || shown.table.hand === null || this.#board === null) return
    Object.assign(this.#board, tableProperties(this, shown, busy, this.locale), { said: this.said })
  }

  protected override render(): unknown {
    const table = this.#session?.shown?.table ?? null
    return html`
      ${head(table, {
        locale: this.locale,
        home: this.home,
        open: this.#panels.open,
        toggle: (panel) => this.#toggle(panel),
        talk: talkButton(this, table, (seats, answer) => {
          this.said = seats
          if (answer !== null) this.#waits?.answered(answer)
        }),
      })}
      <div class="stage">
        ${tableMessages({
          locale: this.locale,
          session: this.#session,
          lost: this.gate.connection.value === 'lost',
          comeBack: () => void this.#session?.order((gateway, id) => gateway.sit(id)),
        })}
        <div class="board" @stolik-move=${(event: MoveEvent) => this.#play(event)}>
          ${this.#renderBoard(table)}
        </div>
        ${this.#renderPanel()}
      </div>
    `
  }

  #play({ detail: { move, card } }: MoveEvent): void {
    if (card) notePlayed()
    void this.#session?.play(move)
  }

  /** Keeps the last trick in sight for a moment before the settlement comes. */
  #rest(): void {
    const shown = this.#session?.shown ?? null
    const phase = shown?.table.phase ?? null
    if (this.#phase === 'PLAYING' && (phase === 'BETWEEN' || phase === 'FINISHED')) {
      // A hand that is dealt again has no last trick.
      this.resting = shown?.settlement !== null
      setTimeout(() => (this.resting = false), lastTrick)
      this.#focus.toSettlement()
    }
    if (this.#phase !== phase && phase === 'PLAYING') fetchResults()
    this.#phase = phase
  }

  protected override updated(): void {
    this.#focus.after(this.#board, !this.resting)
  }

  #renderBoard(table: Table | null): unknown {
    const wrong = this.misplaced({ table: this.table })
    if (wrong !== null) return this.#message(wrong)
    const trouble = this.#session?.trouble ?? null
    if (trouble === 'OFFLINE' && table === null) return this.#message(this.say('line.away'))
    if (trouble !== null && (table === null || trouble !== 'OFFLINE')) {
      const hint = trouble === 'UNKNOWN_TABLE' ? html`<p>${this.say('table.notFoundHint')}</p>` : nothing
      return this.#message(failureWords(this.locale, trouble), hint)
    }
    if (table === null) return this.#message(this.say('table.loading'))
    if (table.phase === 'CLOSED')
      return this.#message(this.say(table.notice === 'RESTORED' ? 'table.lost' : 'table.closed'))
    if (table.phase === 'GATHERING') return this.#renderGathering(table)
    return this.#board ?? this.#message(this.say('table.loading'))
  }

  #message(text: string | TemplateResult, more: unknown = nothing): TemplateResult {
    const { locale, home } = this
    return message({ locale, home, named: (this.#session?.shown ?? null) !== null }, text, more)
  }

  #renderGathering(table: Table): unknown {
    const pattern = this.tableHref ?? location.href
    return html`<div class="gather">
      ${this.#name.part('table', this.gate.nameTaken.value)}
      <stolik-gathering
        lang=${this.lang}
        .players=${table.players}
        .chair=${table.chair}
        .said=${this.said}
        .botsIn=${table.botsIn}
        .link=${table.chair === null ? null : tableAddress(pattern, table.id, table.invitation)}
        ?busy=${this.#session?.busy ?? false}
        @stolik-seat=${({ detail }: SeatEvent) => void this.#seat(table, detail)}
      ></stolik-gathering>
    </div>`
  }

  #renderPanel(): unknown {
    const { shown, renderer } = this.#session ?? nobody
    if (shown === null || renderer === null) return nothing
    const { phase } = shown.table
    const between = phase === 'BETWEEN' || phase === 'FINISHED'
    const { open } = this.#panels
    if (open === null && (!between || this.resting)) return nothing
    return html`<aside
      id="panel"
      tabindex="-1"
      aria-label=${this.say(open === null ? 'table.result' : `table.${open}`)}
      class="${between ? '' : 'hanging'} ${open ?? ''}"
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Escape') this.#panels.close()
      }}
    >
      ${
        open === null
          ? nothing
          : html`<button class="quiet close" @click=${() => this.#panels.close()}>
              ${this.say('table.close')}
            </button>`
      }
      ${this.#renderPanelBody({ shown, renderer, locale: this.locale })}
    </aside>`
  }

  #renderPanelBody(parts: Parts): TemplateResult {
    const { open, chosen } = this.#panels
    if (open === 'list') return listPanel(parts)
    if (chosen === 'rules') return rulesBeside(parts)
    if (chosen === null)
      return resultPanel(
        parts,
        () => void this.#session?.order((gateway, id) => gateway.ready(id)),
        () => this.#toggle('hands'),
        {
          server: this.server,
          home: this.home,
          invitation: this.invitation,
          stay: (id) => (this.table = id),
        },
      )
    if (chosen === 'hands') return handsPanel(parts, this)
    return morePanel(parts, this, {
      leaving: this.leaving,
      ask: (leaving) => (this.leaving = leaving),
      leave: () => void this.#leave(),
      hands: () => this.#toggle('hands'),
    })
  }

  #seat(table: Table, wanted: SeatEvent['detail']): Promise<void> {
    return this.#name.order('table', async () => {
      const done = await this.#session?.order(seatOrder(wanted, this.invitation ?? undefined))
      // The gateway did not know the guest, so the name is asked for again.
      if (done === false && this.gate.guest.value === null) await this.#seat(table, wanted)
    })
  }

  async #leave(): Promise<void> {
    const left = await this.#session?.order((gateway, id) => gateway.leave(id))
    this.leaving = false
    this.#panels.clear()
    if (left !== true) return
    if (this.dispatchEvent(new LeftEvent(this.table)) && this.home !== null) location.assign(this.home)
  }

  #toggle(panel: Panel): void {
    this.#panels.toggle(panel)
    this.leaving = false
  }
}

customElements.define('stolik-table', StolikTable)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-table': StolikTable
  }
}
