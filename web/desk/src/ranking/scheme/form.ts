import type { Scheme } from '@stolik/contract/ranking/scheme'
import { declares, flag, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { submittedForm, text } from '@stolik/elements/event/form'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import type { Problem, RankingEvent } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { send } from '../../form/buttons.js'
import { shortName } from '../../form/codecs.js'
import { drawRows, type Showing } from '../../form/show.js'
import { partFields } from './part-fields.js'
import { fieldOf, labelOf, problemText, shortLabelOf } from './paths.js'
import { readForm } from './read.js'
import { changeList, changesOf } from './describe.js'
import { tableOf, type Table } from './table.js'
import { readScheme, type Draft, type PartShape, type SchemeSpeaker } from './types.js'

/** A valid scheme was sent. */
export class SchemeEvent extends CustomEvent<{ readonly scheme: Scheme; readonly id: string }> {
  static readonly type = 'stolik-scheme'
  constructor(scheme: Scheme, id: string) {
    super(SchemeEvent.type, { detail: { scheme, id } })
  }
}

let keys = 0
const shapeOf = ({ events }: { readonly events: unknown }): PartShape => ({
  key: (keys += 1),
  only: events !== null,
  find: '',
})
const begin = (scheme: Scheme): Draft => ({ scheme, parts: scheme.parts.map(shapeOf) })

/**
 * A form for a scheme: of a new ranking, or the next one of an existing ranking. The gateway decides what cannot be counted,
 * and each refusal is shown at its field.
 *
 * @element stolik-scheme-form
 * @property from - the initial scheme, as JSON
 * @property profiles - the profiles of the game
 * @property own - the names of the rules that clubs have made, by their profile texts
 * @property events - the known events to choose from
 * @property problems - the problems that the gateway found
 * @attr changing - set for the next scheme of an existing ranking
 * @fires stolik-scheme - the form was sent
 */
export class StolikSchemeForm extends declares(DeskElement, {
  from: property(''),
  profiles: given<readonly string[]>([]),
  own: given<ReadonlyMap<string, string>>(new Map()),
  events: given<readonly RankingEvent[]>([]),
  problems: given<readonly Problem[]>([]),
  changing: flag(),
  busy: flag(),
  draft: state<Draft | null>(null),
  /** The unreadable parts of the form. */
  unread: state<readonly Problem[]>([]),
  /** The fields that were changed since the gateway found its problems. */
  changedSince: state<ReadonlySet<string>>(new Set()),
}) {
  static override styles = [controls, rankingStyles, deskStyles]
  /** Whether the short name still follows the name, until somebody writes another. */
  #suggested = true
  #id = ''
  #isSent = false

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('problems')) this.changedSince = new Set()
    if (!changed.has('from') || this.from === '') return
    const scheme = readScheme(this.from)
    const before = this.changing ? undefined : this.draft?.scheme
    // Another preset was chosen for the same season.
    this.draft = begin(
      before === undefined ? scheme : { ...scheme, name: before.name, season: before.season },
    )
    this.unread = []
  }

  protected override updated(changed: PropertyValues): void {
    const isAnswered = changed.has('problems') || this.#isSent
    this.#isSent = false
    if (isAnswered && this.#wrong().size > 0) this.#goToFirst()
  }

  get #form(): HTMLFormElement | null {
    return this.renderRoot.querySelector('form')
  }

  /** Returns the problems by field; those without a field here are under the empty name. */
  #wrong(): ReadonlyMap<string, readonly Problem[]> {
    const fields = [...(this.#form?.elements ?? [])].flatMap((one) => one.getAttribute('name') ?? [])
    const found = new Map<string, Problem[]>()
    for (const problem of this.unread.length > 0 ? this.unread : this.problems) {
      const field = fieldOf(String(problem.args['path'] ?? ''), fields) ?? ''
      // Only the gateway knows whether it is right now, so it is asked again before anything is said.
      if (this.unread.length === 0 && this.changedSince.has(field)) continue
      found.set(field, [...(found.get(field) ?? []), problem])
    }
    return found
  }

  get #speaker(): SchemeSpeaker {
    return { say: this.say, locale: this.locale }
  }

  #goToFirst(): void {
    const wrong = [...this.renderRoot.querySelectorAll<HTMLElement>('[aria-invalid]')]
    for (const one of wrong) one.closest('details')?.setAttribute('open', '')
    wrong[0]?.focus()
  }

  #table(scheme: Scheme): Table {
    const { say, events } = this
    return tableOf(this.#speaker, scheme, {
      profiles: this.profiles,
      own: this.own,
      isNew: !this.changing,
      hintOf: (of) => {
        const names = [...new Set(events.flatMap((event) => event[of] ?? []))].slice(0, 12)
        return names.length === 0 ? undefined : say('rankscheme.hint.known', { names: names.join(', ') })
      },
    })
  }

  protected override render(): unknown {
    const { draft, say, locale, events } = this
    if (draft === null) return nothing
    const wrong = this.#wrong()
    const { basics, parts, sections } = this.#table(draft.scheme)
    const showing: Showing = {
      locale,
      value: { ...draft.scheme, id: this.#id },
      labelOf: (path) => shortLabelOf(path, this.#speaker),
      wrong: (name) =>
        wrong
          .get(name)
          ?.map((one) => problemText(one, this.#speaker))
          .join(' ') ?? null,
    }
    const groups = { say, locale, draft, events, rows: parts, showing, add: this.#add, remove: this.#remove }
    // Another initial scheme creates a new form, so that no typed text stays in its fields.
    return repeat(
      [this.from],
      (from) => from,
      () =>
        html`<form
          class="stack"
          novalidate
          @input=${this.#read}
          @change=${this.#read}
          @submit=${this.#submit}
        >
          ${this.#refused(wrong)} ${drawRows(basics, showing)}
          ${section(say('rankscheme.section.parts'), partFields(groups))}
          ${Object.entries(sections).map(([name, rows]) => section(say(`rankscheme.section.${name}`), drawRows(rows, showing)))}
          ${this.#changes(draft.scheme)}
          <div>
            ${send(say(this.changing ? 'rankscheme.change' : 'rankdesk.create'), { busy: this.busy })}
          </div>
        </form>`,
    )
  }

  #refused(wrong: ReadonlyMap<string, readonly Problem[]>): unknown {
    const all = [...wrong.values()].flat()
    if (all.length === 0) return nothing
    return html`<div class="note refused" role="alert">
      <p class="refusal">${this.say('rankscheme.wrong', { n: all.length })}</p>
      <ul>
        ${all.map((one) => html`<li>${labelOf(String(one.args['path'] ?? ''), this.#speaker)}: ${problemText(one, this.#speaker)}</li>`)}
      </ul>
    </div>`
  }

  #changes(scheme: Scheme): TemplateResult | typeof nothing {
    if (!this.changing) return nothing
    const changes = changesOf(readScheme(this.from), scheme, this.#speaker)
    return html`<section class="stack" role="status">
      <h4>${this.say('rankscheme.changes')}</h4>
      ${changes.length === 0 ? html`<p class="muted">${this.say('rankscheme.noChanges')}</p>` : changeList(changes, this.#speaker)}
    </section>`
  }

  readonly #read = (event?: Event): void => {
    const form = this.#form
    if (form === null || this.draft === null) return
    const data = new FormData(form)
    const { draft, problems } = readForm(data, this.draft, this.#table(this.draft.scheme), this.locale)
    this.draft = draft
    const written = event?.target
    if (event !== undefined) this.#mend(written, [...problems, ...this.#checkId(data)])
    const id = form.elements.namedItem('id')
    if (!(written instanceof HTMLInputElement) || !(id instanceof HTMLInputElement)) return
    if (written.name === 'id') this.#suggested = false
    if (written.name === 'name' && this.#suggested) id.value = shortName(written.value)
    this.#id = id.value
  }

  /** What was wrong and is right now is no longer shown. */
  #mend(written: EventTarget | null | undefined, problems: readonly Problem[]): void {
    const about = ({ code, args }: Problem): string => `${code} ${String(args['path'] ?? '')}`
    const now = new Set(problems.map(about))
    if (this.unread.length > 0) this.unread = this.unread.filter((one) => now.has(about(one)))
    else if (this.problems.length > 0 && written instanceof HTMLElement)
      this.changedSince = new Set([...this.changedSince, written.getAttribute('name') ?? ''])
  }

  #checkId(data: FormData): readonly Problem[] {
    return this.changing ? [] : checkId(text(data, 'id') ?? '')
  }

  readonly #add = (): void => {
    this.#read()
    const last = this.draft?.scheme.parts.at(-1)
    if (this.draft === null || last === undefined) return
    const { scheme, parts } = this.draft
    const fresh = { ...last, name: '', events: null }
    this.draft = { scheme: { ...scheme, parts: [...scheme.parts, fresh] }, parts: [...parts, shapeOf(fresh)] }
  }

  readonly #remove = (index: number): void => {
    this.#read()
    if (this.draft === null) return
    const { scheme, parts } = this.draft
    this.draft = {
      scheme: { ...scheme, parts: scheme.parts.toSpliced(index, 1) },
      parts: parts.toSpliced(index, 1),
    }
  }

  readonly #submit = (event: SubmitEvent): void => {
    const form = submittedForm(event)
    if (form === null || this.draft === null || this.busy) return
    const { draft, problems } = readForm(form.data, this.draft, this.#table(this.draft.scheme), this.locale)
    const id = text(form.data, 'id') ?? ''
    this.draft = draft
    this.unread = [...problems, ...this.#checkId(form.data)]
    this.#isSent = true
    if (this.unread.length === 0) this.dispatchEvent(new SchemeEvent(draft.scheme, id))
  }
}

/** Checks the short name. The gateway accepts only this form. */
const checkId = (id: string): readonly Problem[] =>
  /^[a-z0-9-]{1,40}$/.test(id)
    ? []
    : [{ line: 0, code: id === '' ? 'MISSING' : 'SHAPE', args: { path: 'id' }, message: id }]

const section = (title: string, body: unknown): TemplateResult =>
  html`<details class="panel">
    <summary>${title}</summary>
    <div class="stack">${body}</div>
  </details>`

customElements.define('stolik-scheme-form', StolikSchemeForm)
