import { clauseWords, controls } from '@stolik/kit'
import { html, nothing } from 'lit'

import { running } from '../../follow.js'
import { forms } from '../../forms.styles.js'
import { catalogueOf, gameSay } from '../game-words.js'
import { named } from '../../client/plain.js'
import type { Fact } from '../client/acts.js'
import type { Refusal } from '../client/client.js'
import type { EventShown, Proposal, Question, Ruling } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { number, sent, text, ticked } from '../form.js'
import type { Watched } from '../watched.js'

/**
 * The arbiter's desk: what has happened is told by answering questions, the rule book proposes the ruling with its clause,
 * and a referee makes it his own.
 *
 * @element stolik-arbiter
 * @property watched - the event at its gateway
 * @property shown - the event
 */
export class StolikArbiter extends EventElement {
  static override styles = [controls, forms, eventStyles]
  static override properties = {
    ...EventElement.properties,
    watched: { attribute: false },
    shown: { attribute: false },
    questions: { state: true },
    question: { state: true },
    proposal: { state: true },
    facts: { state: true },
    refusal: { state: true },
  }

  declare watched: Watched | null
  declare shown: EventShown | null
  declare private questions: readonly Question[]
  declare private question: string
  declare private proposal: Proposal | null
  declare private facts: readonly Fact[]
  declare private refusal: Refusal | null

  constructor() {
    super()
    this.watched = null
    this.shown = null
    this.questions = []
    this.question = ''
    this.proposal = null
    this.facts = []
    this.refusal = null
    running(
      this,
      () =>
        this.shown === null
          ? null
          : `${this.shown.regulations.game} ${this.shown.regulations.format.profile}`,
      () => {
        void this.#fetch()
        return () => undefined
      },
    )
  }

  async #fetch(): Promise<void> {
    const rules = this.shown?.regulations
    if (rules === undefined) return
    const answer = await this.watched?.client.questions(rules.game, rules.format.profile)
    if (answer !== undefined && 'done' in answer) this.questions = answer.done
  }

  protected override render(): unknown {
    const { shown, watched } = this
    if (shown === null || watched === null) return nothing
    const { game } = shown.regulations
    const question = this.questions.find(({ id }) => id === this.question)
    return html`<div class="stack">
      ${
        this.questions.length === 0
          ? html`<p class="muted">${this.say('arbiter.none')}</p>`
          : html`<label
              ><span>${this.say('arbiter.what')}</span>
              <select
                @change=${(event: Event) => {
                  this.question = (event.target as HTMLSelectElement).value
                  this.proposal = null
                  this.refusal = null
                }}
              >
                <option value="">${this.say('desk.choose')}</option>
                ${this.questions.map(({ id }) => html`<option value=${id}>${gameSay(this.locale, game, `arbiter.${id}`)}</option>`)}
              </select></label
            >`
      }
      ${question === undefined ? nothing : this.#ask(question, game)} ${this.refused(this.refusal)}
      ${this.proposal === null ? nothing : this.#proposed(this.proposal, game)} ${this.#rule(question)}
      ${shown.rulings.toReversed().map((ruling) => this.#ruling(ruling, game))}
    </div>`
  }

  #ask({ fields }: Question, game: string): unknown {
    const word = (code: string): string => gameSay(this.locale, game, code)
    return html`<form class="panel stack" @submit=${(event: SubmitEvent) => void this.#propose(event, game)}>
      ${fields.map(({ name, kind, options, optional }) => {
        const label = word(`arbiter.field.${name}`)
        if (kind === 'FLAG')
          return html`<label class="tick"><input type="checkbox" name=${name} /> ${label}</label>`
        if (kind === 'NUMBER')
          return html`<label
            ><span>${label}</span><input name=${name} inputmode="numeric" ?required=${!optional}
          /></label>`
        return html`<label
          ><span>${label}</span>
          <select name=${name} ?required=${!optional}>
            <option value="">${this.say(optional ? 'arbiter.unknown' : 'desk.choose')}</option>
            ${options.map((option) => html`<option value=${option}>${word(`arbiter.field.${name}.${option}`)}</option>`)}
          </select></label
        >`
      })}
      <button class="button primary" style="justify-self: start">${this.say('arbiter.ask')}</button>
    </form>`
  }

  async #propose(event: SubmitEvent, game: string): Promise<void> {
    const form = sent(event)
    const question = this.questions.find(({ id }) => id === this.question)
    if (form === null || question === undefined || this.shown === null) return
    const facts = question.fields.flatMap(({ name, kind }): Fact[] => {
      if (kind === 'FLAG') return [{ name, flag: ticked(form.data, name) }]
      if (kind === 'NUMBER') {
        const value = number(form.data, name)
        return value === null ? [] : [{ name, number: value }]
      }
      const value = text(form.data, name)
      return value === null ? [] : [{ name, text: value }]
    })
    const answer = await this.watched?.client.propose(
      game,
      this.shown.regulations.format.profile,
      question.id,
      facts,
    )
    if (answer === undefined) return
    this.facts = facts
    this.proposal = 'done' in answer ? answer.done : null
    this.refusal = 'refused' in answer ? answer.refused : null
  }

  #lines(lines: Proposal['lines'], game: string): unknown {
    const catalogue = catalogueOf(this.locale, game)
    return html`<ul>
      ${lines.map(
        ({ code, args, clause }) =>
          html`<li>
            ${gameSay(this.locale, game, code, named(args))}
            ${clause === '' ? nothing : html`<span class="muted small">${clauseWords(catalogue, this.locale, clause)}</span>`}
          </li>`,
      )}
    </ul>`
  }

  #proposed({ lines, paper }: Proposal, game: string): unknown {
    return html`<section class="panel" aria-live="polite">
      <h3>${this.say('arbiter.proposal')}</h3>
      ${this.#lines(lines, game)}
      ${paper === null ? nothing : html`<p>${this.say('arbiter.paper')} <code>${paper}</code></p>`}
    </section>`
  }

  /** The referee's own words, with the proposal or without. */
  #rule(question: Question | undefined): unknown {
    const { watched } = this
    return html`<form
      class="panel fields"
      @submit=${(event: SubmitEvent) => {
        const form = sent(event)
        const [series, table] = form === null ? [] : [number(form.data, 'series'), number(form.data, 'table')]
        if (form === null || typeof series !== 'number' || typeof table !== 'number' || watched === null)
          return
        const hand = number(form.data, 'hand')
        const proposed = this.proposal !== null && question !== undefined
        void watched
          .act({
            rule: {
              series,
              table,
              hand: hand === null ? null : hand - 1,
              question: proposed ? question.id : null,
              facts: proposed ? this.facts : [],
              note: text(form.data, 'note') ?? '',
            },
          })
          .then((answer) => {
            if (answer === null || 'refused' in answer) return
            form.form.reset()
            this.proposal = null
          })
      }}
    >
      <label
        ><span>${this.say('arbiter.series')}</span
        ><input
          name="series"
          required
          inputmode="numeric"
          .defaultValue=${String(this.shown?.series.findLast(({ status }) => status !== 'PLANNED')?.n ?? 1)}
      /></label>
      <label
        ><span>${this.say('arbiter.table')}</span><input name="table" required inputmode="numeric"
      /></label>
      <label><span>${this.say('desk.handNumber')}</span><input name="hand" inputmode="numeric" /></label>
      <label class="broad"
        ><span>${this.say('arbiter.note')}</span
        ><textarea name="note" ?required=${this.proposal === null}></textarea>
      </label>
      <button class="button" ?disabled=${watched?.busy ?? false}>
        ${this.say(this.proposal === null ? 'arbiter.ruleOwn' : 'arbiter.rule')}
      </button>
    </form>`
  }

  #ruling({ n, series, table, hand, lines, note }: Ruling, game: string): unknown {
    const where = this.say('arbiter.where', { n, series, table })
    return html`<article class="panel">
      <p>
        <strong>${where}</strong
        >${hand === null ? nothing : html` · ${this.say('hall.handN', { n: hand + 1 })}`}
      </p>
      ${this.#lines(lines, game)} ${note === '' ? nothing : html`<p>${note}</p>`}
    </article>`
  }
}

customElements.define('stolik-arbiter', StolikArbiter)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-arbiter': StolikArbiter
  }
}
