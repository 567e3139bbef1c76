/** The file is over 250 lines because its attributes are described and declared in it; its parts are files of their own. */
import { attribute, declares, flag, property, state } from '@stolik/kit/properties'
import type { MoveEvent, TableElement } from '@stolik/kit/table'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { Table } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { fetchBot } from '../bot/fetch.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { playAsChosen, playing } from '../base/playing.js'
import { gameWords } from '../element/game-names.js'
import '../name/name.js'
import { tableSounds } from '../sound/table-sounds.js'
import { lazyTurnNotifier, type LazyTurnNotifier } from '../waiting/lazy-turn-notifier.js'
import { tableProperties } from './table-properties.js'
import type { SeatEvent } from './gathering.js'
import { head } from './head.js'
import { keepFocus } from './keep-focus.js'
import { lastTrick } from './last-trick.js'
import { LeftEvent } from './left.js'
import { absence, message, tableMessages } from './messages.js'
import { notePlayed } from './novice.js'
import { ownSeat } from './own-seat.js'
import { invitationAddress, pageAddress } from './page-address.js'
import { panel } from './panel.js'
import { panels } from './panels.js'
import type { SeatOrder } from './seat-order.js'
import { openSession, type TableSession } from '../live/session.js'
import { tableStyles } from './table.styles.js'
import { talkButton } from './talk-button.js'

/** The state before the session has begun. */
const nobody = { current: null, renderer: null, busy: false }

/**
 * One live table: people gather, play, see the result of each hand, and leave.
 *
 * @element stolik-table
 * @attr table - id of the table
 * @attr invitation - the invitation code that allows sitting at a private table
 * @attr table-href - the address of a table's page with `{id}` in it, and with `{invitation}` if the invitation does not belong into
 * its query: what an invitation links to
 * @attr account-href - the address where people sign in, for players whom their browser has forgotten
 * @attr home - the address of all tables
 * @attr page-address - the invitation stands after the `#` of the page's address: it is read there, and written there for those
 * who may invite
 * @attr page-title - allows the title of the page to say that the table waits, while the page is hidden
 * @fires stolik-go - a person goes on with the same people after the last deal; unless cancelled, the next table is shown here
 * @fires stolik-left - a person has left the table; unless cancelled, `home` opens, if it is set
 * @fires stolik-named - a person has given a name
 * @fires stolik-move - a person has made a move, in the game's notation
 * @fires stolik-next - a person has asked for the next deal
 * @cssprop --stolik-table-block - height of the whole element
 */
export class StolikTable extends declares(StolikElement, {
  table: property(''),
  invitation: property<string | null>(null),
  tableHref: attribute<string | null>('table-href', null),
  accountHref: attribute<string | null>('account-href', null),
  home: property<string | null>(null),
  pageAddress: flag('page-address'),
  pageTitle: flag('page-title'),
  /** The last remark at each chair. */
  remarks: state<readonly (string | null)[]>([]),
}) {
  static override styles = [controls, forms, tableStyles]

  #session: TableSession | null = null
  #board: TableElement | null = null
  readonly #focus = keepFocus(() => this.shadowRoot)
  readonly #lastTrick = lastTrick(this, () => this.#focus.toSettlement())
  readonly #panels = panels(
    this,
    () => this.#session?.current?.table.phase === 'PLAYING' || this.#lastTrick.resting,
  )
  readonly #heard = tableSounds()
  readonly #address = pageAddress(this)
  readonly #ownSeat = ownSeat(this, this.#address)
  #waits: LazyTurnNotifier | null = null

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    redrawOnChange(this, playing)
    runWhileConnected(
      this,
      () =>
        !this.table || this.place === null
          ? null
          : `${this.place} ${this.table} ${this.invitation} ${this.#ownSeat.returns}`,
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
          this.remarks = []
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
    this.#lastTrick.look(this.#session?.current ?? null)
    this.#heard(this.#session)
    this.#waits?.look(this.#session)
    const { current, renderer, busy } = this.#session ?? nobody
    fetchBot(current?.table.players ?? [])
    if (current === null || renderer === null || current.table.hand === null || this.#board === null) return
    Object.assign(this.#board, tableProperties(this, current, busy, this.locale), { remarks: this.remarks })
    playAsChosen(this.#board)
  }

  protected override render(): unknown {
    const table = this.#session?.current?.table ?? null
    return html`
      ${head(table, {
        locale: this.locale,
        home: this.home,
        panels: this.#panels,
        talk: talkButton(this, table, (seats, answer) => {
          this.remarks = seats
          if (answer !== null) this.#waits?.answered(answer)
        }),
      })}
      ${this.#session?.trouble === null ? this.#ownSeat.part(this.#session) : nothing}
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

  protected override updated(): void {
    this.#address.show(this.#session?.current?.table ?? null)
    this.#focus.after(this.#board, !this.#lastTrick.resting)
  }

  #renderBoard(table: Table | null): unknown {
    const { locale, home } = this
    const session = this.#session
    const named = (session?.current ?? null) !== null
    const tell = (text: string | TemplateResult, hint: unknown = nothing): TemplateResult =>
      message({ locale, home, named }, text, hint)
    const wrong = this.misplaced({ table: this.table })
    if (wrong !== null) return tell(wrong)
    const absent = absence(locale, table, session?.trouble ?? null)
    if (absent !== null) return tell(absent[0], html`${absent[1]} ${this.#ownSeat.part(session)}`)
    if (table?.phase === 'GATHERING') return this.#renderGathering(table)
    return this.#board ?? tell(this.say('table.loading'))
  }

  /** Loads the element when people gather. A failed load is repeated at the next drawing. */
  #renderGathering(table: Table): unknown {
    import('./gathering.js').catch(() => undefined)
    const pattern = this.tableHref ?? location.href
    return html`<div class="gather">
      ${this.gate.nameTaken.value ? html`<stolik-name class="asked" server=${this.server} lang=${this.lang}></stolik-name>` : nothing}
      <stolik-gathering
        server=${this.server}
        lang=${this.locale}
        .players=${table.players}
        .chair=${table.chair}
        .remarks=${this.remarks}
        .botsIn=${table.botsIn}
        ?given=${table.given}
        ?rated=${table.rated}
        .waitSeconds=${table.waitSeconds}
        ?awaits=${table.awaits}
        .levels=${table.levels}
        .link=${table.chair === null ? null : invitationAddress(pattern, table.id, table.invitation)}
        .table=${table.id}
        ?busy=${this.#session?.busy ?? false}
        @stolik-seat=${({ detail }: SeatEvent) => void this.#seat(detail)}
      ></stolik-gathering>
    </div>`
  }

  #renderPanel(): unknown {
    const { current, renderer } = this.#session ?? nobody
    if (current === null || renderer === null) return nothing
    const { locale, server, home, invitation } = this
    return panel({ current, renderer, locale }, this.#panels, {
      server,
      home,
      invitation,
      resting: this.#lastTrick.resting,
      board: this.#board,
      stay: (id) => (this.table = id),
      next: () => void this.#session?.order((gateway, id) => gateway.ready(id)),
      leave: () => void this.#leave(),
    })
  }

  /** Of people without a name, the element where people gather asks for one first. */
  async #seat(wanted: SeatOrder): Promise<void> {
    await this.#session?.order((gateway, id) => wanted(gateway, id, this.invitation ?? undefined))
  }

  async #leave(): Promise<void> {
    const left = await this.#session?.order((gateway, id) => gateway.leave(id))
    this.#panels.clear()
    if (left !== true) return
    if (this.dispatchEvent(new LeftEvent(this.table)) && this.home !== null) location.assign(this.home)
  }
}

customElements.define('stolik-table', StolikTable)
