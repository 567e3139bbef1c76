import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { redrawOnChange } from '@stolik/elements/base/follow'
import type { Mode, Problem, Regulations } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { number, submittedForm, text } from '@stolik/elements/event/form'
import { gameLists, listsOf } from '@stolik/elements/event/lists'
import { deskStyles } from './desk.styles.js'
import { eventFields, onlineFields } from './event-fields.js'
import { areAlike } from './format-read.js'
import { markInvalid } from './mark-invalid.js'
import { dayFields } from './day-fields.js'
import { hallFields } from './hall-fields.js'
import { inputField, foldedPart } from './parts.js'
import {
  groupFields,
  moneyFields,
  noteFields,
  prizeFields,
  sameCardsField,
  scoringFields,
} from './regulations-fields.js'
import { checkForm } from './regulations-check.js'
import { readRegulations } from './regulations.js'
import { laterFields, seriesFields } from './series-fields.js'

/** The regulations form was sent. */
export class RegulationsEvent extends CustomEvent<{
  readonly regulations: Regulations
  /** The reason for the change; empty in an announcement. */
  readonly reason: string
  /** The regulations that were shown when the change began. */
  readonly seen: Regulations
}> {
  static readonly type = 'stolik-regulations'
  constructor(regulations: Regulations, reason: string, seen: Regulations) {
    super(RegulationsEvent.type, { detail: { regulations, reason, seen } })
  }
}

/**
 * A form for regulations, new or changed.
 *
 * @element stolik-regulations-form
 * @property from - the initial values of the form
 * @attr changing - set if announced regulations are changed, with a reason
 * @attr locked - set after the draw, which used some of the fields; those are left out
 * @property drawn - how many series are drawn, if later ones can still change while it is locked
 * @fires stolik-regulations - the form was sent
 */
export class StolikRegulationsForm extends declares(DeskElement, {
  from: given<Regulations | null>(null),
  changing: flag(),
  locked: flag(),
  drawn: given<number | null>(null),
  begun: given(0),
  busy: flag(),
  /** The number of series in the form. */
  count: state(1),
  /** Whether one row describes how all series are played. */
  alike: state(true),
  mode: state<Mode>('HALL'),
  /** The chosen table size, if it differs from the initial one. */
  usual: state<number | null>(null),
  /** The problems in the form. */
  problems: state<readonly Problem[]>([]),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    deskStyles,
    css`
      form :is(input, select, textarea)[aria-invalid='true'] {
        border: 2px solid var(--stolik-mak);
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, gameLists)
  }

  /**
   * The regulations when the first field was touched. After a concurrent change, sending again counts as having seen the newer
   * ones.
   */
  #seen: Regulations | null = null

  /** Resets the form to the current regulations. */
  reset(): void {
    this.problems = []
    this.#seen = null
    this.renderRoot.querySelector('form')?.reset()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    const before = changed.get('from')
    if (!changed.has('from') || this.from === null || before?.format === this.from.format) return
    const { series } = this.from.format
    this.count = series.length
    this.alike = areAlike(series)
    this.usual = null
    if (before?.mode !== this.from.mode) this.mode = this.from.mode
  }

  protected override render(): unknown {
    const { from, locked } = this
    if (from === null) return nothing
    const say = (code: string, args = {}): string => this.say(code, args)
    const parts = { from, say, locale: this.locale }
    const { sizes, sums, isToPoints } = this.#game(from)
    return html`<form
      class="stack"
      novalidate
      @submit=${(event: SubmitEvent) => this.#submit(event, from)}
      @input=${() => (this.#seen ??= from)}
      @change=${this.#read}
    >
      ${this.refused(this.problems.length === 0 ? null : { ...badForm, problems: this.problems })}
      <section class="panel stack">${eventFields(parts, locked, locked ? from.mode : this.mode)}</section>
      <section class="panel stack">
        <h3>${say('announce.play')}</h3>
        ${
          locked
            ? html`<p class="muted">${say('amend.locked')}</p>
                ${this.drawn === null ? nothing : laterFields(parts, this.drawn, this.count)}`
            : seriesFields(parts, this.count, this.alike, {
                sizes,
                usual: this.usual ?? from.format.chairs[0] ?? 0,
              })
        }
        <div class="fields">
          ${inputField('capacity', say('announce.capacity'), { numeric: true, value: String(from.capacity ?? '') })}
          ${inputField('protestMinutes', say('announce.protestMinutes'), { numeric: true, value: String(from.protestMinutes) })}
          ${locked || this.mode === 'HALL' ? nothing : onlineFields(parts)}
        </div>
        ${locked ? nothing : sameCardsField(parts, !isToPoints)}
        ${inputField('outside', say('announce.outside'), { value: from.outside ?? '' })}
        <p class="small muted">${say('announce.outsideHow')}</p>
        ${inputField('ranking', say('announce.ranking'), { value: from.ranking ?? '' })}
        <p class="small muted">${say('announce.rankingHow')}</p>
        <label class="tick"
          ><input type="checkbox" name="clubsApart" ?checked=${from.clubsApart} />
          ${say('announce.clubsApart')}</label
        >
        ${(locked ? from.mode : this.mode) === 'ONLINE' ? nothing : hallFields(parts)}
        ${
          locked && this.drawn === null
            ? nothing
            : dayFields(parts, this.count, this.begun, locked ? from.mode : this.mode)
        }
      </section>
      ${locked ? nothing : part(say('announce.scoring'), scoringFields(parts, sums))}
      ${part(say('announce.moneyAndPrizes'), html`${moneyFields(parts, locked)}${prizeFields(parts)}`)}
      ${locked ? nothing : part(say('announce.groups'), groupFields(parts))}
      ${part(say('announce.notes'), noteFields(parts))}
      ${this.changing ? inputField('reason', say('desk.reason'), { required: true }) : nothing}
      <slot></slot>
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>
          ${say(this.changing ? 'amend.send' : 'announce.send')}
        </button>
      </div>
    </form>`
  }

  /** Reads the values that decide which fields are shown. */
  #read = ({ currentTarget }: Event): void => {
    const form = currentTarget as HTMLFormElement
    const data = new FormData(form)
    this.count = Math.max(1, Math.min(30, Math.trunc(number(data, 'seriesCount') ?? this.count)))
    // One series has no such box: what was typed for it goes for all when there are more.
    const box = form.elements.namedItem('alike')
    if (box instanceof HTMLInputElement) this.alike = box.checked || this.count === 1
    this.usual = number(data, 'chairs')
    const mode = text(data, 'mode')
    if (mode === 'HALL' || mode === 'ONLINE' || mode === 'MIXED') this.mode = mode
  }

  /** The choices of the game, once it has loaded. */
  #game({ game, format }: Regulations): {
    readonly sizes: readonly number[]
    readonly sums: readonly string[]
    readonly isToPoints: boolean
  } {
    const lists = listsOf(game)
    if (lists === null) return { sizes: format.chairs, sums: [], isToPoints: false }
    const sheet = lists.sheet(format.profile, format.chairs[0] ?? 0, [])
    return {
      sizes: lists.chairs(format.profile),
      sums: sheet.sums.map(({ code }) => code),
      isToPoints: lists.isToPoints,
    }
  }

  #submit(event: SubmitEvent, from: Regulations): void {
    const form = submittedForm(event)
    if (form === null || this.busy) return
    const regulations = readRegulations(form.data, from, this.locked, this.drawn)
    this.problems = checkForm(form.data, regulations)
    void this.updateComplete.then(() => markInvalid(form.form, this.problems))
    if (this.problems.length > 0) return
    const seen = this.#seen ?? from
    this.#seen = null
    this.dispatchEvent(new RegulationsEvent(regulations, text(form.data, 'reason') ?? '', seen))
  }
}

const badForm = { code: 'BAD_REGULATIONS', args: {}, clause: null } as const

const part = (title: string, body: unknown): TemplateResult =>
  html`<section class="panel">${foldedPart(title, html`<div class="stack">${body}</div>`)}</section>`

customElements.define('stolik-regulations-form', StolikRegulationsForm)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-regulations-form': StolikRegulationsForm
  }
}
