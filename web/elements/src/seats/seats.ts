import { attribute, declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues } from 'lit'
import { tableAddress } from '../base/address.js'
import { runWhileConnected } from '../base/follow.js'
import { GoEvent } from '../base/go.js'
import { StolikElement } from '../element/element.js'
import { seatsWords } from '../words/seats/index.js'
import { seatsAt, type Seat } from './own-seats.js'
import { seatsStyles } from './seats.styles.js'

/**
 * The way back to the tables where the person plays, in one line that says whose move it is, and below it the newest invitation to a
 * table. It takes no room while they play nowhere and nobody invites them.
 *
 * @element stolik-seats
 * @attr table-href - the address of a table's page with `{id}` in it
 * @attr list-href - the address of a page that lists the person's tables, where there are several
 * @attr but - id of a table that the page shows, so that no way to it is needed
 * @attr at - the page where the line stands; when it changes, the gateway is asked for seats taken meanwhile
 * @fires stolik-go - a person goes to a table; unless cancelled, its page opens
 */
export class StolikSeats extends declares(StolikElement, {
  tableHref: attribute<string | null>('table-href', null),
  listHref: attribute<string | null>('list-href', null),
  but: property<string | null>(null),
  at: property<string | null>(null),
}) {
  static override styles = [controls, seatsStyles]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => this.place,
      () => seatsAt(this.gate).follow(() => this.requestUpdate()),
    )
  }

  protected override readonly catalogues = [seatsWords]

  /** The seats that the line is about. Whoever has left a table knows the way back to it. */
  get #seats(): readonly Seat[] {
    return seatsAt(this.gate).value.filter(({ kept, table }) => !kept && table.id !== this.but)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('at')) seatsAt(this.gate).ask()
    // A page makes room for the line only if there is one.
    this.toggleAttribute('data-seated', this.#seats.length > 0)
    if (this.#isInvited) import('../people/invitations.js').catch(() => undefined)
    this.toggleAttribute('data-invited', this.#isInvited)
  }

  /** Whether invitations to tables are shown: never above cards. */
  get #isInvited(): boolean {
    return this.but === null && this.place !== null && this.gate.guest.value?.refresh !== undefined
  }

  protected override render(): unknown {
    return html`${this.#line()}
    ${
      this.#isInvited
        ? html`<stolik-table-invitations
            lang=${this.lang}
            server=${this.server}
            theme=${this.theme}
          ></stolik-table-invitations>`
        : nothing
    }`
  }

  #line(): unknown {
    const [first, ...others] = this.#seats
    if (first === undefined) return nothing
    const isTurn = first.toMove.includes(first.chair)
    const more = this.say('seats.more', { n: others.length })
    // Several lobbies on one page each have such a line; landmarks of one name could not be told apart.
    const role = this.getRootNode() === document ? 'navigation' : 'group'
    return html`<div role=${role} aria-label=${this.say('seats.title')} class="line ${isTurn ? 'turn' : ''}">
      <a
        class="back"
        href=${this.tableHref === null ? '#' : tableAddress(this.tableHref, first.table.id)}
        @click=${(event: MouseEvent) => this.#go(event, first.table.id)}
        ><span class="what">${this.#sentence(first, isTurn)}</span> <span aria-hidden="true">·</span>
        <span class="way">${this.say('seats.back')}</span></a
      >
      ${
        others.length === 0
          ? nothing
          : this.listHref === null
            ? html`<span class="more">${more}</span>`
            : html`<a class="more" href=${this.listHref}>${more}</a>`
      }
      <span class="visually-hidden" role="status">${isTurn ? this.say('seats.turn') : nothing}</span>
    </div>`
  }

  #sentence({ table, toMove }: Seat, isTurn: boolean): string {
    if (isTurn) return this.say('seats.turn')
    const free = table.players.filter((player) => player === null).length
    if (table.phase === 'GATHERING' && free > 0) return this.say('seats.gathering', { n: free })
    if (table.phase === 'BETWEEN') return this.say('seats.between')
    const names = toMove.flatMap((chair) => table.players[chair]?.name ?? [])
    return names.length === 0
      ? this.say('seats.waits')
      : this.say('seats.others', { names: names.join(', ') })
  }

  #go(event: MouseEvent, table: string): void {
    // With a modifier key the person wants the table in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!this.dispatchEvent(new GoEvent(table)) || this.tableHref === null) event.preventDefault()
  }
}

customElements.define('stolik-seats', StolikSeats)
