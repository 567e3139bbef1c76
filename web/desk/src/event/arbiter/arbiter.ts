import { kitWords } from '@stolik/kit/clause'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type PropertyValues } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Fact } from '@stolik/elements/event/client/acts'
import type { At, Refusal } from '@stolik/elements/event/client/client'
import type { EventShown, Proposal, Question } from '@stolik/elements/event/client/types'
import { DeskElement } from '../element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { submittedForm, text } from '@stolik/elements/event/form'
import '@stolik/elements/event/sheet'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import { deskStyles } from '../desk.styles.js'
import { folded } from '../../form/buttons.js'

import { recordOf } from '../record/record.js'
import { factsOf, isAnswered } from './questions.js'
import { arbiterStyles } from './arbiter.styles.js'
import { rulingForm, tableAt, type Answered } from './ruling-form.js'
import { incidentOf, rulingOf, rulingPart } from './ruling.js'
import type { Incident } from '../parts.js'
import { whenConnected } from '../../site/when-connected.js'

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
  static override styles = [controls, forms, eventStyles, deskStyles, arbiterStyles]
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
      ${rulingForm({
        shown,
        speaker: this.#speaker,
        questions: this.questions,
        question: this.#chosen,
        facts: this.facts,
        answered: this.answered,
        begun: this.begun,
        where: this.where,
        busy: watched.busy,
        why: (refusal) => this.why(refusal),
        change: (form) => this.#changed(form),
        submit: (event) => void this.#send(event, watched),
        look: () => this.#look(shown),
      })}
      ${this.refused(this.refusal)} ${this.#atHand(shown, watched)}
      ${shown.rulings.toReversed().map((ruling) => rulingPart(this.#speaker, ruling, game))}
    </div>`
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
    this.at = tableAt(shown, where) === undefined ? null : { series: where.series, table: where.table }
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
    const table = tableAt(shown, at)
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

customElements.define('stolik-arbiter', StolikArbiter)
