import { kitWords } from '@stolik/kit/clause'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { isolated } from '@stolik/core'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Fact } from '@stolik/elements/event/client/acts'
import type { At, Refusal } from '@stolik/elements/event/client/client'
import type { EventShown, EventTable, Proposal, Question } from '@stolik/elements/event/client/types'
import { currentSeries } from '@stolik/elements/event/current'
import { DeskElement } from '../element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { submittedForm, text } from '@stolik/elements/event/form'
import { chairLetter } from '@stolik/elements/event/format'
import { gameSay } from '@stolik/elements/event/game-words'
import '@stolik/elements/event/sheet'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import { deskStyles } from '../desk.styles.js'
import { button, folded, send } from '../../form/buttons.js'
import { area, input } from '../../form/draw.js'
import { usualPenalties } from '../usual-penalties.js'

import { recordOf } from '../record/record.js'
import { factsOf, isAnswered, questionFields } from './questions.js'
import { incidentOf, rulingOf, proposalPart, rulingPart } from './ruling.js'
import type { Incident } from '../parts.js'
import { whenConnected } from '../../site/when-connected.js'

/** What the rule book says to these answers: a ruling, or why there is none. */
interface Answered {
  readonly proposal: Proposal | null
  readonly refusal: Refusal | null
}

/**
 * The arbiter's desk. The referee answers what the rule book needs to know, and reads its ruling with the clause before they give
 * it. The table's list, or the record of an online table, stands beside it.
 *
 * @element stolik-arbiter
 * @property watched - the watched event with its client
 * @property shown - the event
 * @property begun - where something happened, if the ruling was begun at the list of a table
 */
export class StolikArbiter extends declares(DeskElement, {
  watched: given<Watched | null>(null),
  shown: given<EventShown | null>(null),
  begun: given<Incident | null>(null),
  questions: state<readonly Question[]>([]),
  question: state(''),
  facts: state<readonly Fact[]>([]),
  answered: state<Answered | null>(null),
  /** The series and the table in the form. */
  where: state<At | null>(null),
  refusal: state<Refusal | null>(null),
  /** The table whose list stands below the form. */
  at: state<At | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    deskStyles,
    css`
      .said {
        display: grid;
        gap: var(--stolik-space-2);
        margin: 0;
        padding-inline-start: 1.2em;
      }
      @container (min-width: 480px) {
        .wide {
          grid-column: span 2;
        }
      }
      .clause {
        white-space: nowrap;
      }
      .proposal {
        padding: var(--stolik-space-1) var(--stolik-space-4);
        border-inline-start: 4px solid var(--stolik-granat);
      }
      .proposal[aria-busy='true'] {
        color: var(--stolik-muted);
      }
    `,
  ]
  #asks: string | null = null
  #begins = false

  constructor() {
    super()
    whenConnected(
      this,
      () =>
        this.shown === null
          ? null
          : `${this.shown.regulations.game} ${this.shown.regulations.format.profile}`,
      () => this.#fetch(),
    )
  }

  /** The kit has the words for clauses. */
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, kitWords]
  }

  protected override get game(): string {
    return this.shown?.regulations.game ?? ''
  }

  get #speaker(): Speaker {
    return { locale: this.locale, say: (code, args) => this.say(code, args) }
  }

  get #chosen(): Question | undefined {
    return this.questions.find(({ id }) => id === this.question)
  }

  get #proposal(): Proposal | null {
    return this.answered?.proposal ?? null
  }

  async #fetch(): Promise<void> {
    const rules = this.shown?.regulations
    if (rules === undefined) return
    const answer = await this.watched?.client.questions(rules.game, rules.format.profile)
    if (answer !== undefined && 'done' in answer) this.questions = answer.done
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('begun') && this.begun !== null) this.where = this.begun
  }

  /** Puts the keyboard into the first field, as soon as there is one: somebody came here to rule on something. */
  async begin(): Promise<void> {
    this.#begins = true
    await this.updateComplete
    this.#focusFirst()
  }

  #focusFirst(): void {
    const first = this.renderRoot.querySelector<HTMLElement>('select[name=question]')
    if (!this.#begins || first === null) return
    this.#begins = false
    first.focus()
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    if (changed.has('questions') && !this.matches(':focus-within')) this.#focusFirst()
  }

  protected override render(): unknown {
    const { shown, watched, game } = this
    if (shown === null || watched === null) return nothing
    return html`<div class="stack">
      ${this.questions.length === 0 ? html`<p class="muted">${this.say('arbiter.none')}</p>` : nothing}
      ${this.#form(shown, watched)} ${this.refused(this.refusal)} ${this.#atHand(shown, watched)}
      ${shown.rulings.toReversed().map((ruling) => rulingPart(this.#speaker, ruling, game))}
    </div>`
  }

  #form(shown: EventShown, watched: Watched): TemplateResult {
    const question = this.#chosen
    const own = question === undefined
    const word = (code: string): string => gameSay(this.locale, this.game, code)
    const speaker = this.#speaker
    const at = this.begun
    const isReady = own || this.#proposal !== null
    return html`<form
      class="panel fields"
      @input=${({ currentTarget }: Event) => this.#changed(currentTarget as HTMLFormElement)}
      @keydown=${submitOnEnter}
      @submit=${(event: SubmitEvent) => void this.#send(event, watched)}
    >
      ${this.questions.length === 0 ? nothing : this.#what(word)}
      ${input('table', this.say('arbiter.table'), { numeric: true, required: true, value: at?.table })}
      ${this.#seats(shown)}
      ${own ? usualPenalties({ event: shown, ...speaker }, { reason: 'note' }) : questionFields(question, this.facts, { word, say: speaker.say })}
      <div class="broad" aria-live="polite">${own ? nothing : this.#says(word)}</div>
      ${input('hand', this.say('desk.handNumber'), { numeric: true, value: dealNumber(at) })}
      ${input('series', this.say('arbiter.series'), { numeric: true, required: true, value: at?.series ?? currentSeries(shown)?.n ?? 1 })}
      ${area('note', this.say('arbiter.note'), { broad: true, required: own, rows: 2 })}
      <div class="row broad">
        ${send(this.say(own ? 'arbiter.ruleOwn' : isReady ? 'arbiter.rule' : 'arbiter.ask'), { busy: watched.busy, look: isReady && !own ? 'button primary' : 'button' })}
        ${button(this.say('arbiter.look'), () => this.#look(shown), { look: 'quiet' })}
      </div>
    </form>`
  }

  /** What can have happened, with what happens most often first. */
  #what(word: (code: string) => string): TemplateResult {
    const option = ({ id }: Question): TemplateResult =>
      html`<option value=${id} .selected=${id === this.question}>${word(`arbiter.${id}`)}</option>`
    return html`<label class="wide"
      ><span>${this.say('arbiter.what')}</span>
      <select name="question">
        <option value="" .selected=${this.question === ''}>${this.say('arbiter.own')}</option>
        <optgroup label=${this.say('arbiter.usual')}>
          ${this.questions.filter(({ usual }) => usual).map(option)}
        </optgroup>
        <optgroup label=${this.say('arbiter.others')}>
          ${this.questions.filter(({ usual }) => !usual).map(option)}
        </optgroup>
      </select></label
    >`
  }

  #tableAt(shown: EventShown, at: At | null): EventTable | undefined {
    return shown.series.find(({ n }) => n === at?.series)?.tables.find((one) => one.table === at?.table)
  }

  /** Who sits at the table, so that nobody rules on the wrong one. */
  #seats(shown: EventShown): unknown {
    const table = this.#tableAt(shown, this.where)
    if (table === undefined) return nothing
    return html`<p class="sub broad">
      ${table.seats.map(({ chair, name }) => html`<span class="seat"><b>${chairLetter(chair)}</b> ${isolated(name)}</span> `)}
    </p>`
  }

  #says(word: (code: string) => string): unknown {
    const refusal = this.answered?.refusal ?? null
    const proposal = this.#proposal
    if (refusal !== null) {
      const field = String(refusal.args['field'] ?? '')
      const args = { field: word(`arbiter.field.${field}`) }
      return html`<p class="refusal">
        ${refusal.code === 'NOT_RULED' ? this.say('event.refused.NOT_RULED', args) : this.why(refusal)}
      </p>`
    }
    return proposal === null ? nothing : proposalPart(this.#speaker, proposal, this.game)
  }

  #changed(form: HTMLFormElement): void {
    const data = new FormData(form)
    const chosen = text(data, 'question') ?? ''
    if (chosen !== this.question) {
      this.question = chosen
      this.refusal = null
    }
    this.where = incidentOf(data)
    const question = this.#chosen
    this.facts = question === undefined ? [] : factsOf(question, data)
    void this.#propose(question)
  }

  /** Asks what the rule book says as soon as it can say something. The newest question wins. */
  async #propose(question: Question | undefined): Promise<void> {
    const rules = this.shown?.regulations
    const { facts } = this
    if (question === undefined || rules === undefined || !isAnswered(question, facts)) {
      this.#asks = this.answered = null
      return
    }
    const key = JSON.stringify([question.id, facts])
    if (key === this.#asks) return
    this.#asks = key
    this.answered = null
    const answer = await this.watched?.client.propose(rules.game, rules.format.profile, question.id, facts)
    if (answer === undefined || key !== this.#asks) return
    this.answered =
      'done' in answer
        ? { proposal: answer.done, refusal: null }
        : { proposal: null, refusal: answer.refused }
    // After a lost line the same answers are asked about again.
    if ('refused' in answer) this.#asks = null
  }

  /** Gives the ruling, but only one that the referee has seen. */
  async #send(event: SubmitEvent, watched: Watched): Promise<void> {
    const form = submittedForm(event)
    const question = this.#chosen
    if (form === null) return
    if (question !== undefined && this.#proposal === null) return this.#changed(form.form)
    const act = rulingOf(form.data, question?.id ?? null, this.facts)
    const answer = act === null ? null : await watched.act(act)
    if (answer === null || 'refused' in answer) return
    form.form.reset()
    this.#asks = this.at = this.where = this.begun = this.answered = this.refusal = null
    this.question = ''
    this.facts = []
  }

  /** Shows the list of the table entered in the form. */
  #look(shown: EventShown): void {
    const { where } = this
    if (where === null) return
    this.at = this.#tableAt(shown, where) === undefined ? null : { series: where.series, table: where.table }
    this.refusal =
      this.at === null
        ? {
            code: 'UNKNOWN_TABLE',
            args: { series: where.series, table: where.table },
            clause: null,
            problems: [],
          }
        : null
  }

  #atHand(shown: EventShown, watched: Watched): unknown {
    const { at } = this
    const table = this.#tableAt(shown, at)
    if (at === null || table === undefined) return nothing
    const parts = { event: shown, lang: this.lang, server: this.server }
    return html`${table.live === null ? nothing : folded(this.say('record.title'), recordOf(parts, table.live, table.length))}
      <stolik-event-sheet
        lang=${this.lang}
        server=${this.server}
        .client=${watched.client}
        .at=${at}
        .seq=${shown.seq}
        @close=${() => (this.at = null)}
      ></stolik-event-sheet>`
  }
}

/** The number of the deal as people count it; null for no single deal. */
const dealNumber = (at: Incident | null): number | null =>
  at === null || at.hand === null ? null : at.hand + 1

/** A choice that the keyboard has just made is sent by Enter, as a text is. */
function submitOnEnter(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLSelectElement)) return
  event.preventDefault()
  target.form?.requestSubmit()
}

customElements.define('stolik-arbiter', StolikArbiter)
