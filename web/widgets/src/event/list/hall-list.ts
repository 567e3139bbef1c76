import { controls, type PaperEvent } from '@stolik/kit'
import { html, nothing, type TemplateResult } from 'lit'
import { isListFault } from '@stolik/core'
import { follow, running } from '../../follow.js'
import { forms } from '../../forms.styles.js'
import { catalogueOf, gameSay } from '../game-words.js'
import { recall } from '../../storage.js'
import type { Pass } from '../client/acts.js'
import type { TableList } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { chairLetter } from '../format.js'
import { gameLists, listsOf, sheetOf } from '../lists.js'
import type { Clash, LocalList } from '../outbox/project.js'
import type { Queued } from '../outbox/shelf.js'
import './consent.js'
import { hallStyles } from './hall-list.styles.js'
import { keepList, type Keeping } from './keeping.js'
import { paperOf, paperTags, type PaperElement } from './paper.js'
import { checker, toldLast } from './told.js'

/** A list that is at hand, and who keeps it. */
interface Kept {
  readonly keeping: Keeping
  readonly table: TableList
  readonly list: LocalList
  readonly chair: number
  readonly lines: readonly string[]
}

/** A hand that is to be written otherwise, and how, once that was entered. */
interface Correction {
  readonly hand: number
  readonly line: string | null
}

/**
 * The list of a table in the hall on a phone: entered deal by deal, checked by who deals next, corrected when all agree,
 * signed at the end; with a network or without.
 *
 * @element stolik-hall-list
 * @attr event - id of the event
 * @attr series - from 1
 * @attr table - from 1
 * @attr key - what the table's QR code says behind `#`; default: what the page's address says there
 * @attr href - the address of the event's page
 */
export class StolikHallList extends EventElement {
  static override styles = [controls, forms, eventStyles, hallStyles]
  static override properties = {
    ...EventElement.properties,
    series: { type: Number },
    table: { type: Number },
    key: {},
    href: {},
    handed: { state: true },
    correction: { state: true },
    writing: { state: true },
    fault: { state: true },
  }

  declare series: number
  declare table: number
  declare key: string | null
  declare href: string
  /** The chair that the phone was handed to. */
  declare private handed: number | null
  declare private correction: Correction | null
  /** The next hand is being entered though the last one is not checked. */
  declare private writing: boolean
  /** Why the line that was entered cannot be. */
  declare private fault: string | null
  #keeping: Keeping | null = null
  #paper: PaperElement | null = null

  constructor() {
    super()
    this.series = 0
    this.table = 0
    this.key = null
    this.href = ''
    this.handed = null
    this.correction = null
    this.writing = false
    this.fault = null
    follow(this, gameLists)
    follow(this, paperTags)
    running(
      this,
      () =>
        this.event === '' || this.table === 0
          ? null
          : JSON.stringify([this.event, this.series, this.table, this.#pass]),
      () => {
        const where = { event: this.event, series: this.series, table: this.table, pass: this.#pass }
        const keeping = keepList(this.gate, where, this.gateway, () => this.requestUpdate())
        this.#keeping = keeping
        return () => {
          keeping.stop()
          this.#keeping = null
        }
      },
    )
  }

  protected override get game(): string {
    return this.#keeping?.table?.game ?? ''
  }

  get #pass(): Pass | null {
    const key = this.key ?? (location.hash.length > 1 ? location.hash.slice(1) : null)
    if (key !== null) return { key }
    const card = recall(`stolik.card ${this.event}`)
    return card === null ? null : { card }
  }

  protected override render(): unknown {
    const keeping = this.#keeping
    const table = keeping?.table ?? null
    const list = keeping?.list ?? null
    if (keeping === null || table === null || list === null) return this.#nothingYet(keeping)
    const lines = list.hands.map(({ line }) => line)
    const head = html`<header>
        <h2>${this.say('hall.title', { n: table.series, table: table.table })}</h2>
        <span class="muted">${this.say('sheet.hands', { done: lines.length, n: table.length })}</span>
      </header>
      ${this.#sync(keeping, list)}`
    if (table.online)
      return html`${head}
        <p class="panel">${this.say('hall.online')}</p>`
    if (table.status === 'ANNULLED')
      return html`${head}
        <p class="panel">${this.say('list.ANNULLED')}</p>`
    const { chair } = keeping
    if (chair === null) return html`${head}${this.#who(keeping, table)}`
    const kept: Kept = { keeping, table, list, chair, lines }
    return html`${head}${this.#now(kept)}${this.#sheet(kept)}
      <p class="row small">
        <button class="quiet" @click=${() => keeping.choose(null)}>
          ${this.say('hall.iAm', { name: table.seats[chair]?.name ?? '' })}
        </button>
        <a href=${this.href}>${this.say('hall.event')}</a>
      </p>`
  }

  #nothingYet(keeping: Keeping | null): TemplateResult {
    if (keeping !== null && keeping.trouble !== null)
      return html`<p class="refusal" role="alert">${this.why(keeping.trouble)}</p>`
    const lost = this.gate.connection.value === 'lost'
    return html`<p class="muted" role="status">${this.say(lost ? 'hall.never' : 'event.loading')}</p>`
  }

  /** How what was entered stands: on this phone only, or with the direction too. */
  #sync(keeping: Keeping, list: LocalList): TemplateResult {
    const lost = this.gate.connection.value === 'lost'
    const word =
      list.waiting > 0
        ? this.say('hall.waiting', { n: list.waiting })
        : this.say(lost ? 'hall.savedLost' : 'hall.saved')
    return html`<p class="sync ${list.waiting > 0 ? 'waits' : 'good'}" role="status">${word}</p>
      ${keeping.durable ? nothing : html`<p class="note">${this.say('hall.fragile')}</p>`}
      ${globalThis.isSecureContext ? nothing : html`<p class="small muted">${this.say('hall.stay')}</p>`}`
  }

  #who(keeping: Keeping, { seats }: TableList): TemplateResult {
    return html`<section class="panel stack" aria-label=${this.say('hall.who')}>
      <h3>${this.say('hall.who')}</h3>
      <div class="chairs">
        ${seats.map(
          ({ chair, name }) =>
            html`<button class="button" @click=${() => keeping.choose(chair)}>
              <b>${chairLetter(chair)}</b> ${name}
            </button>`,
        )}
      </div>
    </section>`
  }

  /** The one thing to do now: settle what differs, correct, check, write, or sign. */
  #now(kept: Kept): unknown {
    const { list, table, lines } = kept
    if (list.clash !== null) return this.#differs(kept, list.clash)
    if (list.refused !== null) return this.#refused(kept, list.refused)
    if (this.correction !== null) return this.#correct(kept, this.correction)
    const unchecked = list.hands.find(({ confirmed }) => confirmed.length === 0)
    const full = lines.length >= table.length
    return html`${unchecked === undefined ? nothing : this.#check(kept, unchecked.hand)}
    ${full ? this.#signs(kept) : unchecked === undefined || this.writing ? this.#write(kept) : this.#writeButton(lines.length)}`
  }

  #writeButton(hand: number): TemplateResult {
    return html`<button class="button large" @click=${() => (this.writing = true)}>
      ${this.say('hall.write', { n: hand + 1 })}
    </button>`
  }

  /** The hand before is checked by who deals next; the phone is handed to him where he has none. */
  #check({ keeping, table, list, chair, lines }: Kept, hand: number): unknown {
    const told = toldLast(table, lines.slice(0, hand + 1), this.locale)
    const at = list.hands[hand]
    if (told === null || at === undefined) return nothing
    const who = checker(told.dealer, table.chairs, at.by)
    const name = table.seats[who]?.name ?? ''
    const asked = who === chair || this.handed === who
    const ok = async (): Promise<void> => {
      this.handed = null
      const { line } = at
      await keeping.put(
        { confirm: { series: table.series, table: table.table, hand, line, chair: who } },
        who,
      )
    }
    return html`<section class="panel stack check" aria-label=${this.say('hall.check', { n: hand + 1 })}>
      <p class="muted">${this.say('hall.check', { n: hand + 1 })}</p>
      <p class="told">${told.text}</p>
      ${
        asked
          ? html`<p>${this.say('hall.ask', { name })}</p>
              <div class="row">
                <button class="button primary large" @click=${() => void ok()}>
                  ${this.say('hall.yes')}
                </button>
                <button class="button large" @click=${() => this.#begin(hand)}>${this.say('hall.no')}</button>
              </div>`
          : html`<p>${this.say('hall.checks', { name })}</p>
              <div class="row">
                <button class="button large" @click=${() => (this.handed = who)}>
                  ${this.say('hall.hand', { name })}
                </button>
                <button class="quiet" @click=${() => this.#begin(hand)}>${this.say('hall.correct')}</button>
              </div>`
      }
    </section>`
  }

  #begin(hand: number): void {
    this.handed = null
    this.fault = null
    this.#paper = null
    this.correction = { hand, line: null }
  }

  /** The game's own element, for a new hand or for one that is there. */
  #entry({ table, lines }: Kept, hand: number, take: (line: string) => void): unknown {
    this.#paper ??= paperOf(table.game)
    const paper = this.#paper
    if (paper === null || listsOf(table.game) === null)
      return html`<p class="muted" role="status">${this.say('event.loading')}</p>`
    const line = lines[hand] ?? null
    if (paper.hand !== hand || paper.line !== line || paper.profile !== table.profile)
      Object.assign(paper, { profile: table.profile, chairs: table.chairs, hand, line })
    paper.lines = lines
    paper.players = table.seats.map(({ name }) => name)
    paper.locale = this.locale
    return html`<div
        @paper=${(event: PaperEvent) => {
          const read = this.#read({ table, lines }, hand, event.detail.line)
          if (read !== null) take(read)
        }}
      >
        ${paper}
      </div>
      ${this.fault === null ? nothing : html`<p class="refusal" role="alert">${this.fault}</p>`}`
  }

  /** The line as the game writes it, or null, with what is wrong with it. */
  #read({ table, lines }: Pick<Kept, 'table' | 'lines'>, hand: number, line: string): string | null {
    const read = listsOf(table.game)?.papers.enter(table.profile, table.chairs, lines.slice(0, hand), line)
    if (read === undefined) return null
    if (!isListFault(read)) {
      this.fault = null
      return read.line
    }
    const words = gameSay(this.locale, table.game, `cannot.${read.refused}`, { word: read.word ?? '' })
    this.fault = this.say('hall.cannot', { why: words })
    return null
  }

  #write(kept: Kept): unknown {
    const { keeping, table, chair, lines } = kept
    const hand = lines.length
    return html`<section class="panel stack" aria-label=${this.say('hall.write', { n: hand + 1 })}>
      <h3>${this.say('hall.hands', { n: hand + 1, length: table.length })}</h3>
      ${this.#entry(kept, hand, (line) => {
        this.writing = false
        this.#paper = null
        void keeping.put({ hand: { series: table.series, table: table.table, hand, line } }, chair)
      })}
    </section>`
  }

  #correct(kept: Kept, { hand, line }: Correction): unknown {
    const { keeping, table, chair, lines } = kept
    const told = (one: string): string =>
      toldLast(table, [...lines.slice(0, hand), one], this.locale)?.text ?? one
    const over = (): void => {
      this.correction = null
      this.fault = null
      this.#paper = null
    }
    const cancel = html`<button class="quiet" @click=${over}>${this.say('new.cancel')}</button>`
    const agreed = (): void => {
      if (line === null) return
      const consent = table.seats.map((seat) => seat.chair)
      over()
      void keeping.put(
        { correct: { series: table.series, table: table.table, hand, readings: [line], consent } },
        chair,
      )
    }
    return html`<section
      class="panel stack check"
      aria-label=${this.say('hall.correctHand', { n: hand + 1 })}
    >
      <h3>${this.say('hall.correctHand', { n: hand + 1 })}</h3>
      <p>${told(lines[hand] ?? '')}</p>
      ${
        line === null
          ? html`${this.#entry(kept, hand, (next) => (this.correction = { hand, line: next }))}${cancel}`
          : html`<p class="told">→ ${told(line)}</p>
              <stolik-consent lang=${this.lang} .seats=${table.seats} @stolik-agreed=${agreed}
                >${cancel}</stolik-consent
              >`
      }
    </section>`
  }

  /** Two phones have written something else: both are shown, and the people settle it. */
  #differs({ keeping, table, lines, chair }: Kept, { item, hand, ours, theirs }: Clash): unknown {
    const told = (line: string): string =>
      toldLast(table, [...lines.slice(0, hand), line], this.locale)?.text ?? line
    const insisting = this.correction?.hand === hand && this.correction.line === ours
    const agreed = async (): Promise<void> => {
      this.correction = null
      const consent = table.seats.map((seat) => seat.chair)
      await keeping.drop(item)
      await keeping.put(
        { correct: { series: table.series, table: table.table, hand, readings: [ours], consent } },
        chair,
      )
    }
    return html`<section class="panel stack check" role="alert">
      <h3>${this.say('hall.differs', { n: hand + 1 })}</h3>
      <p>${this.say('hall.differsHow')}</p>
      <div class="both">
        <div>
          <p class="muted">${this.say('hall.theirs')}</p>
          <p class="told">${told(theirs)}</p>
          <button
            class="button"
            @click=${() => {
              this.correction = null
              void keeping.drop(item)
            }}
          >
            ${this.say('hall.takeTheirs')}
          </button>
        </div>
        <div>
          <p class="muted">${this.say('hall.ours')}</p>
          <p class="told">${told(ours)}</p>
          <button class="button" @click=${() => (this.correction = { hand, line: ours })}>
            ${this.say('hall.takeOurs')}
          </button>
        </div>
      </div>
      ${
        insisting
          ? html`<stolik-consent
              lang=${this.lang}
              .seats=${table.seats}
              @stolik-agreed=${() => void agreed()}
            ></stolik-consent>`
          : nothing
      }
    </section>`
  }

  #refused({ keeping }: Kept, item: Queued): unknown {
    const { refusal } = item
    if (refusal === null) return nothing
    return html`<section class="panel stack check" role="alert">
      <p class="refusal">${this.why(refusal)}</p>
      <p>${this.say('hall.refused')}</p>
      <button class="button" @click=${() => void keeping.drop(item)}>${this.say('hall.drop')}</button>
    </section>`
  }

  #signs({ keeping, table, list, chair, lines }: Kept): TemplateResult {
    const totals = sheetOf(table, lines)?.totals ?? []
    const open = list.hands.some(({ confirmed }) => confirmed.length === 0)
    const sign = async (who: number): Promise<void> => {
      this.handed = null
      await keeping.put({ sign: { series: table.series, table: table.table, chair: who } }, who)
    }
    return html`<section class="panel stack" aria-label=${this.say('hall.signs')}>
      <h3>${this.say('hall.signs')}</h3>
      ${open ? html`<p class="muted">${this.say('hall.signsOpen')}</p>` : nothing}
      <div class="signs">
        ${table.seats.map(({ chair: who, name }) => {
          const total = totals[who] ?? 0
          if (list.signed.includes(who))
            return html`<p class="good">${this.say('hall.signed', { name, total })}</p>`
          const mine = who === chair || this.handed === who
          return html`<button
            class=${mine ? 'button primary large' : 'button large'}
            @click=${() => (mine ? void sign(who) : (this.handed = who))}
          >
            ${this.say(mine ? 'hall.sign' : 'hall.signFor', { name, total })}
          </button>`
        })}
      </div>
      ${list.signed.length === table.seats.length ? html`<p class="good">${this.say('hall.over')}</p>` : nothing}
    </section>`
  }

  #sheet({ table, list, lines }: Kept): TemplateResult {
    const players = table.seats.map(({ name }) => ({ name, bot: false, online: true, clock: null }))
    const correctable =
      lines.length > 0 &&
      list.clash === null &&
      this.correction === null &&
      list.signed.length < table.seats.length
    return html`<stolik-list
        .sheet=${sheetOf(table, lines)}
        .catalogue=${catalogueOf(this.locale, table.game)}
        .locale=${this.locale}
        .players=${players}
      ></stolik-list>
      ${
        correctable
          ? html`<label
              ><span>${this.say('hall.correctWhich')}</span>
              <select
                @change=${(event: Event) => {
                  const select = event.target as HTMLSelectElement
                  if (select.value !== '') this.#begin(Number(select.value))
                  select.value = ''
                }}
              >
                <option value="">–</option>
                ${lines.map((_, hand) => html`<option value=${hand}>${this.say('hall.handN', { n: hand + 1 })}</option>`)}
              </select></label
            >`
          : nothing
      }`
  }
}

customElements.define('stolik-hall-list', StolikHallList)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-hall-list': StolikHallList
  }
}
