import { declares, property, state } from '@stolik/kit/properties'
import '@stolik/kit/sheet'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { redrawOnChange, runWhileConnected } from '../../base/follow.js'
import { forms } from '../../base/forms.styles.js'
import { readStored } from '../../base/storage.js'
import type { Pass } from '../client/acts.js'
import type { TableList } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { catalogueOf } from '../game-words.js'
import { gameLists, hasOtherRules, sheetOf } from '../lists.js'
import { notice } from '../notice.js'
import { checkHand } from './check.js'
import { correction, correctionChoice } from './correct.js'
import { lineConflict, refusedAct } from './refused-act.js'
import { hallStyles } from './hall-list.styles.js'
import { openList, type ListSession } from './list-session.js'
import { paperOf, paperTags, type PaperElement } from './paper.js'
import { emptyDraft, type Draft, type ListParts } from './parts.js'
import { signatures } from './signatures.js'
import { syncStatus, chooseSeat } from './sync-status.js'
import { writeHand, writeNext } from './write.js'
import { phoneListWords } from '../../words/event/phone/index.js'

/**
 * The list of a table in the hall, on a phone. It is entered deal by deal, checked by the next dealer, corrected when all
 * agree, and signed at the end. It works with and without a network.
 *
 * @element stolik-hall-list
 * @attr event - id of the event
 * @attr series - from 1
 * @attr table - from 1
 * @attr key - the part of the table's QR code after `#`; default: the one in the page's address
 * @attr href - the address of the event's page
 */
export class StolikHallList extends declares(EventElement, {
  series: property(0, { type: Number }),
  table: property(0, { type: Number }),
  key: property<string | null>(null),
  href: property(''),
  draft: state<Draft>(emptyDraft),
}) {
  static override styles = [controls, forms, eventStyles, hallStyles]
  #session: ListSession | null = null
  #paper: PaperElement | null = null

  protected override readonly catalogues = [phoneListWords]

  constructor() {
    super()
    redrawOnChange(this, gameLists)
    redrawOnChange(this, paperTags)
    const key = (): string | null =>
      this.event === '' || this.table === 0
        ? null
        : JSON.stringify([this.event, this.series, this.table, this.#pass])
    runWhileConnected(this, key, () => {
      const where = { event: this.event, series: this.series, table: this.table, pass: this.#pass }
      const session = openList(this.gate, where, this.server, () => this.requestUpdate())
      this.#session = session
      return () => {
        session.stop()
        this.#session = null
      }
    })
  }

  protected override get game(): string {
    return this.#session?.table?.game ?? ''
  }

  get #pass(): Pass | null {
    const key = this.key ?? (location.hash.length > 1 ? location.hash.slice(1) : null)
    const card = readStored(`stolik.card ${this.event}`)
    if (key === null) return card === null ? null : { card }
    return card === null ? { key } : { key, card }
  }

  get #lost(): boolean {
    return this.gate.connection.value === 'lost'
  }

  protected override render(): unknown {
    const session = this.#session
    const table = session?.table ?? null
    const list = session?.list ?? null
    if (session === null || table === null || list === null) return this.#nothingYet(session)
    const say = this.say.bind(this)
    const { locale } = this
    const lines = list.hands.map(({ line }) => line)
    const head = html`<header>
        <h2>${say('hall.title', { n: table.series, table: table.table })}</h2>
        <span class="muted">${say('sheet.hands', { done: lines.length, n: table.length })}</span>
      </header>
      ${notice(table.notice, { say, locale })}${syncStatus({ say, locale }, session, list, this.#lost)}`
    const other = hasOtherRules(table)
      ? html`<p class="refusal" role="status">${say('hall.otherRules')}</p>`
      : nothing
    const over = table.online ? 'hall.online' : table.status === 'ANNULLED' ? 'list.ANNULLED' : null
    if (over !== null)
      return html`${head}
        <p class="panel">${say(over)}</p>`
    const { chair } = session
    if (chair === null) return html`${head}${chooseSeat({ say, locale }, session, table)}`
    const parts = { ...this.#draftParts(table), say, locale, session, table, list, chair, lines }
    return html`${head}${other}${this.#now(parts)}${this.#sheet(parts)}${correctionChoice(parts)}
      <p class="row small foot">
        <button class="quiet" @click=${() => session.choose(null)}>
          ${say('hall.iAm', { name: table.seats[chair]?.name ?? '' })}
        </button>
        <a href=${this.href}>${say('event.page')}</a>
      </p>`
  }

  #draftParts({
    game,
  }: TableList): Pick<ListParts, 'lang' | 'draft' | 'updateDraft' | 'why' | 'paper' | 'closeForm'> {
    return {
      lang: this.lang,
      why: (refusal) => this.why(refusal),
      draft: this.draft,
      updateDraft: (what) => {
        this.draft = { ...this.draft, ...what }
      },
      paper: () => (this.#paper ??= paperOf(game)),
      closeForm: () => {
        this.draft = emptyDraft
        this.#paper = null
      },
    }
  }

  #nothingYet(session: ListSession | null): TemplateResult {
    if (session !== null && session.trouble !== null)
      return html`<p class="refusal" role="alert">${this.why(session.trouble)}</p>`
    return html`<p class="muted" role="status">${this.say(this.#lost ? 'hall.never' : 'event.loading')}</p>`
  }

  /** Draws the one thing to do now: settle a difference, correct, check, write, or sign. */
  #now(parts: ListParts): unknown {
    const { list, table, lines, draft } = parts
    if (list.conflict !== null) return lineConflict(parts, list.conflict)
    if (list.refused?.refusal) return refusedAct(parts, list.refused, this.why(list.refused.refusal))
    if (draft.correction !== null) return correction(parts, draft.correction)
    const unchecked = list.hands.find(({ confirmed }) => confirmed.length === 0)
    const next =
      lines.length >= table.length
        ? signatures
        : unchecked === undefined || draft.writing
          ? writeHand
          : writeNext
    return html`${unchecked === undefined ? nothing : checkHand(parts, unchecked.hand)}${next(parts)}`
  }

  #sheet({ table, lines }: ListParts): TemplateResult {
    const players = table.seats.map(({ name }) => ({ name, bot: false, online: true, clock: null }))
    return html`<stolik-sheet
      .sheet=${sheetOf(table, lines)}
      .catalogue=${catalogueOf(this.locale, table.game)}
      locale=${this.locale}
      .players=${players}
    ></stolik-sheet>`
  }
}

customElements.define('stolik-hall-list', StolikHallList)
