import { controls } from '@stolik/kit'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '../../forms.styles.js'
import { named } from '../../client/plain.js'
import { follow } from '../../follow.js'
import type { Mode, Problem, Regulations } from '../client/types.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { inputsOf } from '../fields.js'
import { number, sent, text, ticked } from '../form.js'
import { gameLists, listsOf } from '../lists.js'
import { deskStyles } from './desk.styles.js'
import { areAlike } from './format-read.js'
import { field, fold } from './parts.js'
import { groupFields, moneyFields, noteFields, prizeFields, scoringFields } from './regulations-fields.js'
import { checkForm } from './regulations-check.js'
import { localTime, readRegulations, speeds } from './regulations.js'
import { seriesFields } from './series-fields.js'

/** Regulations were written. */
export class RegulationsEvent extends CustomEvent<{
  readonly regulations: Regulations
  /** Why they are changed; empty in an announcement. */
  readonly reason: string
}> {
  static readonly type = 'stolik-regulations'
  constructor(regulations: Regulations, reason: string) {
    super(RegulationsEvent.type, { detail: { regulations, reason } })
  }
}

/**
 * Regulations as a form: those that are announced, or those that are changed.
 *
 * @element stolik-regulations-form
 * @property from - what the form begins with
 * @attr changing - they were announced, and are changed with a reason
 * @attr locked - the draw was made by a part of them, which is not asked
 * @fires stolik-regulations
 */
export class StolikRegulationsForm extends EventElement {
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
  static override properties = {
    ...EventElement.properties,
    from: { attribute: false },
    changing: { type: Boolean },
    locked: { type: Boolean },
    busy: { type: Boolean },
    count: { state: true },
    alike: { state: true },
    mode: { state: true },
    usual: { state: true },
    problems: { state: true },
  }

  declare from: Regulations | null
  declare changing: boolean
  declare locked: boolean
  declare busy: boolean
  /** Series that are asked for. */
  declare private count: number
  /** One row says how all series are played. */
  declare private alike: boolean
  declare private mode: Mode
  /** Players at a table, where somebody has chosen otherwise than it began. */
  declare private usual: number | null
  /** What is wrong with what was written. */
  declare private problems: readonly Problem[]

  constructor() {
    super()
    this.from = null
    this.changing = false
    this.locked = false
    this.busy = false
    this.count = 1
    this.alike = true
    this.mode = 'HALL'
    this.usual = null
    this.problems = []
    follow(this, gameLists)
  }

  /** Back to what stands. */
  reset(): void {
    this.problems = []
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
    if (before === null || before === undefined) this.mode = this.from.mode
  }

  protected override render(): unknown {
    const { from, locked } = this
    if (from === null) return nothing
    const say = (code: string, args = {}): string => this.say(code, args)
    const parts = { from, say, locale: this.locale }
    const { sizes, sums } = this.#game(from)
    return html`<form
      class="stack"
      novalidate
      @submit=${(event: SubmitEvent) => this.#submit(event, from)}
      @change=${this.#read}
    >
      ${this.refused(this.problems.length === 0 ? null : { ...badForm, problems: this.problems })}
      <section class="panel stack">${this.#what(from)}</section>
      <section class="panel stack">
        <h3>${say('announce.play')}</h3>
        ${locked ? html`<p class="muted">${say('amend.locked')}</p>` : seriesFields(parts, this.count, this.alike, { sizes, usual: this.usual ?? from.format.chairs[0] ?? 0 })}
        <div class="fields">
          ${field('capacity', say('announce.capacity'), { numeric: true, value: String(from.capacity ?? '') })}
          ${field('protestMinutes', say('announce.protestMinutes'), { numeric: true, value: String(from.protestMinutes) })}
          ${locked || this.mode === 'HALL' ? nothing : this.#online(from)}
        </div>
      </section>
      ${locked ? nothing : part(say('announce.scoring'), scoringFields(parts, sums))}
      ${part(say('announce.moneyAndPrizes'), html`${moneyFields(parts, locked)}${prizeFields(parts)}`)}
      ${locked ? nothing : part(say('announce.groups'), groupFields(parts))}
      ${part(say('announce.notes'), noteFields(parts))}
      ${this.changing ? field('reason', say('desk.reason'), { required: true }) : nothing}
      <slot></slot>
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>
          ${say(this.changing ? 'amend.send' : 'announce.send')}
        </button>
      </div>
    </form>`
  }

  #what(from: Regulations): TemplateResult {
    const say = (code: string): string => this.say(code)
    const asked = (name: 'name' | 'organiser' | 'place'): TemplateResult =>
      field(name, say(`announce.${name}`), { required: name !== 'place', value: from[name] })
    return html`<div class="fields">
        ${asked('name')} ${asked('organiser')} ${asked('place')}
        <label
          ><span>${say('announce.starts')}</span
          ><input
            type="datetime-local"
            name="starts"
            required
            .defaultValue=${from.starts === 0 ? '' : localTime(from.starts)}
        /></label>
        ${
          this.locked
            ? nothing
            : html`<label
                ><span>${say('announce.mode')}</span>
                <select name="mode">
                  ${(['HALL', 'ONLINE', 'MIXED'] as const).map((mode) => html`<option value=${mode} ?selected=${mode === from.mode}>${say(`mode.${mode}`)}</option>`)}
                </select></label
              >`
        }
      </div>
      <label class="tick"
        ><input type="checkbox" name="open" ?checked=${from.open} /> ${say('announce.open')}</label
      >`
  }

  #online(from: Regulations): TemplateResult {
    return html`<label
        ><span>${this.say('rules.speed')}</span>
        <select name="speed">
          ${speeds.map((speed) => html`<option value=${speed} ?selected=${speed === from.speed}>${this.say(`speed.${speed}`)}</option>`)}
        </select></label
      ><label
        ><span>${this.say('rules.dropOut')}</span>
        <select name="dropOut">
          ${(['BOT', 'RESERVE'] as const).map((one) => html`<option value=${one} ?selected=${one === from.dropOut}>${this.say(`rules.dropOut.${one}`)}</option>`)}
        </select></label
      >`
  }

  /** What the fields that are shown depend on. */
  #read({ currentTarget }: Event): void {
    const data = new FormData(currentTarget as HTMLFormElement)
    this.count = Math.max(1, Math.min(30, Math.trunc(number(data, 'seriesCount') ?? this.count)))
    if (data.has('seriesCount')) this.alike = ticked(data, 'alike') || this.count === 1
    this.usual = number(data, 'chairs')
    const mode = text(data, 'mode')
    if (mode === 'HALL' || mode === 'ONLINE' || mode === 'MIXED') this.mode = mode
  }

  /** What the game offers, once it has been fetched. */
  #game({ game, format }: Regulations): {
    readonly sizes: readonly number[]
    readonly sums: readonly string[]
  } {
    const lists = listsOf(game)
    if (lists === null) return { sizes: format.chairs, sums: [] }
    const sheet = lists.sheet(format.profile, format.chairs[0] ?? 0, [])
    return { sizes: lists.chairs(format.profile), sums: sheet.sums.map(({ code }) => code) }
  }

  #submit(event: SubmitEvent, from: Regulations): void {
    const form = sent(event)
    if (form === null || this.busy) return
    const regulations = readRegulations(form.data, from, this.locked)
    this.problems = checkForm(form.data, regulations)
    void this.updateComplete.then(() => mark(form.form, this.problems))
    if (regulations === null || this.problems.length > 0) return
    this.dispatchEvent(new RegulationsEvent(regulations, text(form.data, 'reason') ?? ''))
  }
}

const badForm = { code: 'BAD_REGULATIONS', args: {}, clause: null } as const

/** Marks the fields that something is wrong with, and goes to the first, wherever it is folded in. */
function mark(form: HTMLFormElement, problems: readonly Problem[]): void {
  const wrong = problems.flatMap(({ args }) => {
    const { field } = named(args)
    const names = typeof field === 'string' ? inputsOf(field) : []
    const input = names.map((name) => form.elements.namedItem(name)).find((one) => one instanceof HTMLElement)
    return input === undefined ? [] : [input]
  })
  for (const input of form.elements)
    if (wrong.includes(input as HTMLElement)) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  const [first] = wrong
  first?.closest('details')?.setAttribute('open', '')
  first?.closest('details')?.parentElement?.closest('details')?.setAttribute('open', '')
  first?.focus({ preventScroll: true })
  // What is wrong is told above, and stays there.
  first?.scrollIntoView({ block: 'center' })
}

const part = (title: string, body: unknown): TemplateResult =>
  html`<section class="panel">${fold(title, html`<div class="stack">${body}</div>`)}</section>`

customElements.define('stolik-regulations-form', StolikRegulationsForm)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-regulations-form': StolikRegulationsForm
  }
}
