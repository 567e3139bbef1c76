import { say, type Arg } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '../../base/address.js'
import { runWhileConnected } from '../../base/follow.js'
import { GoEvent } from '../../base/go.js'
import { readStored, writeStored } from '../../base/storage.js'
import type { Answer } from '../../client/document.js'
import { graphqlAt } from '../../client/gateway.js'
import { arenaWords } from '../../words/arena/index.js'
import { eventWords } from '../../words/event/index.js'
import { eventClient, type Refusal } from '../client/client.js'
import { watchArenaSeat } from '../client/documents.js'
import { EventElement } from '../element.js'
import { clockTime, points } from '../format.js'
import { arenaStyles } from './arena.styles.js'

export type ArenaSeat = Answer<typeof watchArenaSeat>['eventArenaSeat']

/** The phase of an arena has changed: what else stands on the page may be out of date. */
export class PhaseEvent extends CustomEvent<ArenaSeat['phase']> {
  static readonly type = 'stolik-phase'
  constructor(phase: ArenaSeat['phase']) {
    super(PhaseEvent.type, { detail: phase })
  }
}

/**
 * Where a person is in an arena, in large letters, and what they may do there. As long as it stands on a page they are there, and their
 * next table opens by itself.
 *
 * @element stolik-arena-seat
 * @attr event - id of the event
 * @attr table-href - the address of a table's page with `{id}` in it; without it, tables do not open by themselves
 * @attr current - the table that is shown on this page, if there is one
 * @attr home - the address of the event's page, if this is another one
 * @attr starts - when the arena begins, in milliseconds since 1970
 * @slot - what somebody needs who wants to enter
 * @fires stolik-go - the next table begins; unless cancelled, its page opens
 */
export class StolikArenaSeat extends declares(EventElement, {
  tableHref: attribute<string | null>('table-href', null),
  current: property<string | null>(null),
  home: property<string | null>(null),
  starts: property<number | null>(null),
  seat: state<ArenaSeat | null>(null),
  refusal: state<Refusal | null>(null),
  busy: state(false),
  /** Whether the event is an arena at all. */
  isNone: state(false),
}) {
  static override styles = [controls, arenaStyles]
  protected override readonly catalogues = [arenaWords, eventWords]
  #timer: ReturnType<typeof setInterval> | undefined
  /** When the seat was told, by this page's clock. */
  #told = 0

  constructor() {
    super()
    const key = (): string | null =>
      !this.event || graphqlAt(this.server) === null
        ? null
        : JSON.stringify([this.server, this.event, this.gate.guest.value?.name ?? null])
    runWhileConnected(this, key, () =>
      this.gate.watch(
        watchArenaSeat,
        { event: this.event, pass: null },
        ({ eventArenaSeat: seat }) => this.#tell(seat),
        () => {
          this.isNone = true
        },
      ),
    )
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#timer = setInterval(() => {
      if (this.seat?.state === 'WAITING') this.requestUpdate()
    }, 1_000)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearInterval(this.#timer)
  }

  #tell(seat: ArenaSeat): void {
    const before = this.seat
    this.seat = seat
    this.isNone = false
    this.#told = performance.now()
    if (before !== null && before.phase !== seat.phase) this.dispatchEvent(new PhaseEvent(seat.phase))
    const { live } = seat
    if (live === null || live === this.current || live === readStored(this.#opened)) return
    // Whoever comes back from a table to this page is not sent there again.
    writeStored(this.#opened, live)
    this.#go(live)
  }

  get #opened(): string {
    return `stolik.arena ${this.event}`
  }

  #go(table: string): void {
    if (!this.dispatchEvent(new GoEvent(table)) || this.tableHref === null) return
    location.assign(tableAddress(this.tableHref, table))
  }

  #words(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(arenaWords[this.locale], this.locale, `arena.${code}`, args)
  }

  protected override render(): unknown {
    if (this.isNone) return nothing
    const { seat } = this
    if (seat === null) return html`<p class="muted" role="status">${this.#words('loading')}</p>`
    return html`<section aria-label=${this.#words('title')}>
      ${this.#state(seat)} ${this.#mine(seat)} ${this.refused(this.refusal)}
    </section>`
  }

  #state(seat: ArenaSeat): TemplateResult {
    const { phase, state: is, table, live } = seat
    if (phase === 'PROVISIONAL' || phase === 'FINAL') return this.#big('over')
    if (phase === 'PAUSED') return this.#big('stopped')
    if (is === 'NONE') return html`<slot></slot>`
    if (is === 'PLAYING') {
      const isHere = live !== null && live === this.current
      const go =
        live === null || isHere || this.tableHref === null
          ? nothing
          : html`<a class="button primary" href=${tableAddress(this.tableHref, live)}
              >${this.#words('toTable')}</a
            >`
      return html`${this.#big('playing', { table: table ?? 0 })}
        <div class="row">${go}</div>`
    }
    if (is === 'PAUSED')
      return html`${this.#big('paused')}
        <p>${this.#words('pausedHow')}</p>
        <div class="row">${this.#button('here', true)}</div>`
    const isBefore = phase === 'OPEN' || phase === 'DRAWN'
    return html`${this.#big(isBefore ? 'before' : 'waiting')}
      <p>${isBefore ? this.#before() : this.#soon(seat)}</p>
      <div class="row">${this.#button('pause', false)}</div>`
  }

  /** Only the sentence is a live region: the seconds would be announced again and again. */
  #big(code: string, args: Readonly<Record<string, Arg>> = {}): TemplateResult {
    return html`<p class="big" aria-live="polite">${this.#words(code, args)}</p>`
  }

  #before(): string {
    const { starts } = this
    return starts === null
      ? this.#words('waitingHow')
      : this.#words('beforeHow', { time: clockTime(starts, this.locale, 'ONLINE') })
  }

  #soon({ seatedIn }: ArenaSeat): string {
    if (seatedIn === null) return this.#words('waitingHow')
    const left = Math.round(seatedIn - (performance.now() - this.#told) / 1_000)
    return left < 1 ? this.#words('waitingHow') : this.#words('seatedIn', { n: left })
  }

  #button(code: 'here' | 'pause', ready: boolean): TemplateResult {
    return html`<button
      class=${ready ? 'button primary' : 'button'}
      ?disabled=${this.busy}
      @click=${() => void this.#ready(ready)}
    >
      ${this.#words(code)}
    </button>`
  }

  async #ready(ready: boolean): Promise<void> {
    if (this.busy) return
    this.busy = true
    const answer = await eventClient(this.gate, this.event).act({ ready: { player: null, ready } })
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
  }

  #mine({ state: is, place, points: own, tables }: ArenaSeat): unknown {
    if (is === 'NONE' || tables === 0 || place === null) return nothing
    return html`<p class="mine">
      ${this.#words('mine', { place, points: points(own, this.locale), tables })}
      ${this.home === null ? nothing : html`<a href=${this.home}>${this.#words('now')}</a>`}
    </p>`
  }
}

customElements.define('stolik-arena-seat', StolikArenaSeat)
