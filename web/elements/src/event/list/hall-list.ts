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
import { emptyDraft, type Draft, type ListParts, holdsPhone } from './parts.js'
import { writeHand, writeNext } from './write.js'
import { phoneListWords } from '../../words/event/phone/index.js'
import { agreeForm } from './pin.js'
import { chairLetter } from '../format.js'
import type { LocalList } from '../outbox/project.js'
import type { Speaker } from '../speaker.js'

/** Tells whether entries are on this phone only, and what they wait for, or have reached the director. */
function syncStatus(
  { say }: Speaker,
  { durable }: ListSession,
  { waiting, conflict, refused }: LocalList,
  lost: boolean,
): TemplateResult {
  const held = conflict !== null || refused !== null
  const word =
    waiting > 0
      ? say(held ? 'hall.held' : 'hall.waiting', { n: waiting })
      : say(lost ? 'hall.savedLost' : 'hall.saved')
  const unsent = held ? 'held' : 'waits'
  return html`<p class="sync ${waiting === 0 ? 'good' : unsent}" role="status">${word}</p>
    ${durable ? nothing : html`<p class="note">${say('hall.fragile')}</p>`}
    ${globalThis.isSecureContext ? nothing : html`<p class="small muted">${say('hall.stay')}</p>`}`
}

function chooseSeat({ say }: Speaker, session: ListSession, { seats }: TableList): TemplateResult {
  return html`<section class="panel stack" aria-label=${say('hall.who')}>
    <h3>${say('hall.who')}</h3>
    <div class="chairs">
      ${seats.map(
        ({ chair, name }) =>
          html`<button class="button" @click=${() => session.choose(chair)}>
            <b>${chairLetter(chair)}</b> ${name}
          </button>`,
      )}
    </div>
  </section>`
}

/** Lets every player sign the full list for their total. */
function signatures(parts: ListParts): TemplateResult {
  const { session, table, list, lines, updateDraft, say } = parts
  const totals = sheetOf(table, lines)?.totals ?? []
  const open = list.hands.some(({ confirmed }) => confirmed.length === 0)
  const sign = async (who: number): Promise<void> => {
    await session.put({ sign: { series: table.series, table: table.table, chair: who, lines } }, who)
    updateDraft({ handed: null })
  }
  return html`<section class="panel stack" aria-label=${say('hall.signs')}>
    <h3>${say('hall.signs')}</h3>
    ${open ? html`<p class="muted">${say('hall.signsOpen')}</p>` : nothing}
    <div class="signs">
      ${table.seats.map(({ chair: who, name }) => {
        const total = totals[who] ?? 0
        if (list.signed.includes(who)) return html`<p class="good">${say('hall.signed', { name, total })}</p>`
        if (holdsPhone(parts, who))
          return agreeForm(parts, who, say('hall.sign', { name, total }), () => void sign(who), {
            tells: !open,
          })
        return html`<button class="button large" @click=${() => updateDraft({ handed: who, pinFault: null })}>
          ${say('hall.signFor', { name, total })}
        </button>`
      })}
    </div>
    ${list.signed.length === table.seats.length ? html`<p class="good">${say('hall.over')}</p>` : nothing}
  </section>`
}

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
    const annulled = table.status === 'ANNULLED' ? 'list.ANNULLED' : null
    const over = table.online ? 'hall.online' : annulled
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
