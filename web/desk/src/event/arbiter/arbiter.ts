import { kitWords } from '@stolik/kit/clause'
import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Fact } from '@stolik/elements/event/client/acts'
import type { At, Refusal } from '@stolik/elements/event/client/client'
import type { EventShown, Proposal, Question } from '@stolik/elements/event/client/types'
import { DeskElement } from '../element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { submittedForm } from '@stolik/elements/event/form'
import { gameSay } from '@stolik/elements/event/game-words'
import '@stolik/elements/event/sheet'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import { deskStyles } from '../desk.styles.js'
import { folded, send } from '../../form/buttons.js'
import { choice, type Options } from '../../form/draw.js'

import { recordOf } from '../record/record.js'
import { factsOf, questionFields, rulingForm, rulingOf, proposalPart, rulingPart } from './ruling.js'
import { whenConnected } from '../../site/when-connected.js'

/**
 * The arbiter's desk. The referee answers questions about what happened, the rule book proposes a ruling with its clause, and
 * the referee adopts or changes it. The table's list, or the record of an online table, stands beside it.
 *
 * @element stolik-arbiter
 * @property watched - the watched event with its client
 * @property shown - the event
 */
export class StolikArbiter extends declares(DeskElement, {
  watched: given<Watched | null>(null),
  shown: given<EventShown | null>(null),
  questions: state<readonly Question[]>([]),
  question: state(''),
  proposal: state<Proposal | null>(null),
  facts: state<readonly Fact[]>([]),
  refusal: state<Refusal | null>(null),
  /** The table of the incident, as entered in the form. */
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
      .proposal {
        border-inline-start: 4px solid var(--stolik-granat);
      }
    `,
  ]

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

  async #fetch(): Promise<void> {
    const rules = this.shown?.regulations
    if (rules === undefined) return
    const answer = await this.watched?.client.questions(rules.game, rules.format.profile)
    if (answer !== undefined && 'done' in answer) this.questions = answer.done
  }

  #begin(question: string): void {
    this.question = question
    this.proposal = null
    this.refusal = null
  }

  protected override render(): unknown {
    const { shown, watched, game } = this
    if (shown === null || watched === null) return nothing
    const question = this.questions.find(({ id }) => id === this.question)
    return html`<div class="stack">
      ${
        this.questions.length === 0
          ? html`<p class="muted">${this.say('arbiter.none')}</p>`
          : choice('question', this.say('arbiter.what'), this.#offered(game), {
              value: this.question,
              change: (id) => this.#begin(id),
            })
      }
      ${question === undefined ? nothing : this.#ask(question)} ${this.refused(this.refusal)}
      ${this.proposal === null ? nothing : proposalPart(this.#speaker, this.proposal, game)}
      ${question === undefined || this.proposal !== null ? this.#rule(shown, watched, question) : nothing}
      ${this.#atHand(shown, watched)}
      ${shown.rulings.toReversed().map((ruling) => rulingPart(this.#speaker, ruling, game))}
    </div>`
  }

  #offered(game: string): Options {
    const own = ['', this.say('arbiter.own')] as const
    return [
      own,
      ...this.questions.map(({ id }) => [id, gameSay(this.locale, game, `arbiter.${id}`)] as const),
    ]
  }

  #ask(question: Question): unknown {
    return html`<form
      class="panel stack"
      @submit=${(event: SubmitEvent) => void this.#propose(event, question)}
      @input=${() => (this.proposal = null)}
    >
      ${questionFields(question, (code) => gameSay(this.locale, this.game, code), this.#speaker.say)}
      ${send(this.say('arbiter.ask'), { look: 'button primary fit' })}
    </form>`
  }

  async #propose(event: SubmitEvent, question: Question): Promise<void> {
    const form = submittedForm(event)
    const rules = this.shown?.regulations
    if (form === null || rules === undefined) return
    const facts = factsOf(question, form.data)
    const answer = await this.watched?.client.propose(rules.game, rules.format.profile, question.id, facts)
    if (answer === undefined || this.question !== question.id) return
    this.facts = facts
    this.proposal = 'done' in answer ? answer.done : null
    this.refusal = 'refused' in answer ? answer.refused : null
  }

  /** Draws the form for a ruling: the rule book's proposal, with or without the referee's own words, or those words alone. */
  #rule(event: EventShown, watched: Watched, question: Question | undefined): unknown {
    const own = this.proposal === null
    return rulingForm({
      event,
      ...this.#speaker,
      busy: watched.busy,
      own,
      look: (at) => this.#look(at, event),
      give: (sent) => void this.#give(sent, watched, own ? null : (question?.id ?? null)),
    })
  }

  async #give(event: SubmitEvent, watched: Watched, question: string | null): Promise<void> {
    const form = submittedForm(event)
    const act = form === null ? null : rulingOf(form.data, question, this.facts)
    const answer = act === null ? null : await watched.act(act)
    if (form === null || answer === null || 'refused' in answer) return
    form.form.reset()
    this.at = null
    this.#begin('')
  }

  /** Shows the list of the table entered in the form. */
  #look(at: At, { series }: EventShown): void {
    const there = series.find(({ n }) => n === at.series)?.tables.some(({ table }) => table === at.table)
    this.at = there === true ? at : null
    this.refusal =
      there === true ? null : { code: 'UNKNOWN_TABLE', args: { ...at }, clause: null, problems: [] }
  }

  #atHand(shown: EventShown, watched: Watched): unknown {
    const { at } = this
    const table = shown.series
      .find(({ n }) => n === at?.series)
      ?.tables.find((one) => one.table === at?.table)
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
