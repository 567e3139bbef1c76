import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { redrawOnChange } from '@stolik/elements/base/follow'
import type { Mode, Problem, Regulations } from '@stolik/elements/event/client/types'
import { named } from '@stolik/elements/client/plain'
import { inputsOf } from '@stolik/elements/event/fields'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { number, submittedForm, text } from '@stolik/elements/event/form'
import { fieldTime, zoneOf } from '@stolik/elements/event/format'
import { gameLists, listsOf } from '@stolik/elements/event/lists'
import { folded, send } from '../../form/buttons.js'
import { input } from '../../form/draw.js'
import { drawRows, type Row } from '../../form/show.js'
import { DeskElement } from '../element.js'
import { deskStyles } from '../desk.styles.js'
import { modelOf, type Model } from './model.js'
import { readRegulations } from './read.js'
import { halls, lostGames, reducedFees } from './rows.js'
import * as table from './table.js'
import { type Parts, showing, listOf, allSeries, laterSeries, scoring } from './draw.js'

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

  /** Fills in when the event begins. Nothing else may be missing, so the button that sends the form comes next. */
  begin(at: number): void {
    const form = this.renderRoot.querySelector('form')
    const field = form?.elements.namedItem('starts')
    if (!(field instanceof HTMLInputElement)) return
    field.value = fieldTime(at, zoneOf(this.mode))
    field.dispatchEvent(new Event('input', { bubbles: true }))
    form?.querySelector<HTMLElement>('button:not([type])')?.focus()
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
    const { from, locked, locale } = this
    if (from === null) return nothing
    const say = (code: string, args = {}): string => this.say(code, args)
    const parts: Parts = { say, locale, state: this.#state(from), model: this.#model(from) }
    const { sizes, sums, isToPoints } = this.#game(from)
    const { state } = parts
    const note = (code: string): Row => ({
      text: html`<p class="small muted">${say(`announce.${code}`)}</p>`,
    })
    const rows = (all: readonly Row[]): unknown => drawRows(all, showing(parts))
    return html`<form
      class="stack"
      novalidate
      @submit=${(event: SubmitEvent) => this.#submit(event, from)}
      @input=${({ currentTarget }: Event) => {
        this.#seen ??= from
        this.#mend(currentTarget as HTMLFormElement, from)
      }}
      @change=${this.#read}
    >
      ${this.refused(this.problems.length === 0 ? null : { ...badForm, problems: this.problems })}
      <section class="panel stack">
        ${rows([table.basics(parts, state, parts.model), ...table.openness])}
      </section>
      <section class="panel stack">
        <h3>${say('announce.play')}</h3>
        ${locked ? html`<p class="muted">${say('amend.locked')}</p>` : nothing}
        ${locked ? (this.drawn === null ? nothing : laterSeries(parts, this.drawn)) : allSeries(parts, from, sizes, this.usual)}
        ${rows([[...table.sizes, ...table.online(parts, state)], table.clubsApart])}
        ${locked || state.mode !== 'ONLINE' ? nothing : rows([table.arena(state), note('arenaHow')])}
        ${folded(
          say('announce.rarePart'),
          html`<div class="stack">
            ${rows([
              ...(locked || isToPoints ? [] : [table.cards(parts, state), note('sameCardsHow')]),
              ...[...table.outside, note('outsideHow'), ...table.ranking, note('rankingHow')],
            ])}
          </div>`,
          from.sameCards !== null || from.outside !== null || from.ranking !== null,
        )}
        ${state.mode === 'ONLINE' ? nothing : folded(say('announce.hallsPart'), html`<div class="stack">${rows([note('hallsHow')])} ${listOf(parts, halls(parts))}</div>`)}
        ${locked && this.drawn === null ? nothing : this.#days(parts)}
      </section>
      ${locked ? nothing : part(say('announce.scoring'), scoring(parts, sums))}
      ${part(
        say('announce.moneyAndPrizes'),
        html`${rows([table.money(parts, state)])}
        ${folded(say('announce.moreFees'), html`<div class="stack">${rows([note('reducedHow')])} ${listOf(parts, reducedFees(parts))} ${locked ? nothing : html`${rows([note('lostHow')])} ${listOf(parts, lostGames(parts))}`}</div>`)}
        ${rows([table.prizes(parts)[0], note('prizeMoney')])}
        ${folded(say('announce.otherPrizes'), rows([table.prizes(parts).slice(1)]))}`,
      )}
      ${locked ? nothing : part(say('announce.groups'), rows([table.teams, table.pairs(parts), { text: html`<div class="row">${rows(table.categories)}</div>` }, table.ages]))}
      ${part(say('announce.notes'), html`${rows([table.usualPenalties, note('penaltiesHow')])} ${rows(table.notes)}`)}
      ${this.changing ? input('reason', say('desk.reason'), { required: true }) : nothing}
      <slot></slot>
      <div class="row">${send(say(this.changing ? 'amend.send' : 'announce.send'), { busy: this.busy })}</div>
    </form>`
  }

  #state(from: Regulations): table.State {
    const { locked, drawn, alike } = this
    return { locked, drawn, alike, mode: locked ? from.mode : this.mode }
  }

  /** The regulations with as many series as are chosen. */
  #model(from: Regulations): Model {
    const model = modelOf(from)
    const series = table.resized(model.format.series, this.count)
    return { ...model, format: { ...model.format, series } }
  }

  /** When each series is to begin. Those that have begun stay. */
  #days(parts: Parts): TemplateResult {
    const { say, state, model } = parts
    const numbers = model.format.series.map((_, i) => i + 1).filter((n) => n > this.begun)
    return folded(
      say('announce.days'),
      html`<div class="stack">
        <p class="small muted">${say('announce.daysHow')}</p>
        ${drawRows([numbers.map((n) => table.startsOf(parts, n, state.mode))], showing(parts))}
      </div>`,
    )
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

  #readForm(data: FormData, from: Regulations): ReturnType<typeof readRegulations> {
    return readRegulations(data, from, this, {
      locale: this.locale,
      say: (code: string, args = {}) => this.say(code, args),
    })
  }

  /** What was wrong and is right now is no longer shown. What is wrong besides is said when the form is sent. */
  #mend(form: HTMLFormElement, from: Regulations): void {
    if (this.problems.length === 0) return
    const now = new Set(this.#readForm(new FormData(form), from).problems.map(aboutOf))
    const left = this.problems.filter((one) => now.has(aboutOf(one)))
    if (left.length === this.problems.length) return
    this.problems = left
    markInvalid(form, left)
  }

  #submit(event: SubmitEvent, from: Regulations): void {
    const form = submittedForm(event)
    if (form === null || this.busy) return
    const { regulations, problems } = this.#readForm(form.data, from)
    this.problems = problems
    void this.updateComplete.then(() => goToFirst(markInvalid(form.form, this.problems)))
    if (this.problems.length > 0) return
    const seen = this.#seen ?? from
    this.#seen = null
    this.dispatchEvent(new RegulationsEvent(regulations, text(form.data, 'reason') ?? '', seen))
  }
}

const badForm = { code: 'BAD_REGULATIONS', args: {}, clause: null } as const

const part = (title: string, body: unknown): TemplateResult =>
  html`<section class="panel">${folded(title, html`<div class="stack">${body}</div>`)}</section>`

/** Whether one row can describe how all series are played. */
const areAlike = ([first, second, ...more]: Regulations['format']['series']): boolean =>
  second === undefined ||
  (first?.draw === 'LOTS' &&
    [second, ...more].every(
      ({ rounds, minutes, draw }) =>
        rounds === first.rounds && minutes === first.minutes && draw === second.draw,
    ))

/** What a problem is about, whatever its words. */
const aboutOf = ({ code, args }: Problem): string => `${code} ${String(named(args)['field'] ?? '')}`

/** Marks the invalid fields, and returns them. */
function markInvalid(form: HTMLFormElement, problems: readonly Problem[]): readonly HTMLElement[] {
  const wrong = problems.flatMap(({ args }) => {
    const { field } = named(args)
    const names = typeof field === 'string' ? inputsOf(field) : []
    return names.map((name) => form.elements.namedItem(name)).find((one) => one instanceof HTMLElement) ?? []
  })
  for (const one of form.elements)
    if (wrong.includes(one as HTMLElement)) one.setAttribute('aria-invalid', 'true')
    else one.removeAttribute('aria-invalid')
  return wrong
}

/** Goes to the first invalid field, even inside a folded part. */
function goToFirst([first]: readonly HTMLElement[]): void {
  first?.closest('details')?.setAttribute('open', '')
  first?.closest('details')?.parentElement?.closest('details')?.setAttribute('open', '')
  first?.focus({ preventScroll: true })
  // The messages stand above and stay there.
  first?.scrollIntoView({ block: 'center' })
}

customElements.define('stolik-regulations-form', StolikRegulationsForm)
