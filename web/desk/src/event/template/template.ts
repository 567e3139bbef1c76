import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import { forms as formStyles } from '@stolik/elements/base/forms.styles'
import { save } from '@stolik/elements/base/save'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { templateRows } from '@stolik/event/standing/template-rows'
import { isNotRead } from '@stolik/files/read'
import { filledCsv, fillTemplate } from '@stolik/files/template/fill'
import { isTemplate, readTemplate, type Template } from '@stolik/files/template/template'
import { workbookForms, workbookOf, workbookTypes } from '@stolik/files/write/workbook'
import { fileWords } from '../../words/files/index.js'
import { templateWords } from '../../words/template/index.js'
import { eventDeskWords } from '../../words/event/index.js'
import { button } from '../../form/buttons.js'
import { deskStyles } from '../desk.styles.js'
import { DeskElement } from '../element.js'
import { sheetPlayers } from './documents.js'
import { storedSheet, storeSheet, type StoredSheet } from './stored.js'

const forms = [...workbookForms, 'csv'] as const
type Form = (typeof forms)[number]

/** A row of names in braces, as somebody may copy it into a sheet. */
const example = '{place} {name} {club} {points}'

/** The sheet, or a code of words about why it is none. */
type Chosen =
  | { readonly sheet: StoredSheet; readonly template: Template }
  | { readonly why: string; readonly args: Readonly<Record<string, string | number>> }

/**
 * The results in the sheet that an association wants: a director chooses it once, and this browser fills it after each event.
 * Nothing of it is sent.
 *
 * @element stolik-results-template
 * @attr event - the id of the event
 * @attr name - the name of the event
 */
export class StolikResultsTemplate extends declares(DeskElement, {
  name: property(''),
  chosen: state<Chosen | null>(null),
  busy: state(false),
  /** What the last save wrote; null before the first. */
  written: state<{ readonly players: number; readonly unknown: readonly string[] } | null>(null),
  isFailed: state(false),
}) {
  static override styles = [
    controls,
    formStyles,
    eventStyles,
    deskStyles,
    css`
      code {
        overflow-wrap: anywhere;
      }
    `,
  ]
  protected override readonly catalogues = [eventDeskWords, templateWords, fileWords]

  #latest: StoredSheet | null = null

  override connectedCallback(): void {
    super.connectedCallback()
    const stored = storedSheet()
    if (stored !== null) void this.#open(stored)
  }

  protected override render(): unknown {
    const { chosen, isFailed, written } = this
    const say = this.say.bind(this)
    return html`<div class="stack">
      <p>${say('template.how')}</p>
      <p class="muted">${say('template.braces', { example })}</p>
      <label
        ><span>${say('template.file')}</span
        ><input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
          @change=${({ target }: Event) => void this.#choose((target as HTMLInputElement).files?.[0])}
      /></label>
      ${chosen === null ? nothing : 'why' in chosen ? html`<p class="note refused" role="alert">${say(chosen.why, chosen.args)}</p>` : this.#sheet(chosen)}
      ${isFailed ? html`<p class="note refused" role="alert">${say('template.failed')}</p>` : nothing}
      <div role="status">
        ${
          written === null
            ? nothing
            : html`<p class="good">${say('template.written', { n: written.players })}</p>
                ${written.unknown.length === 0 ? nothing : html`<p>${say('template.unknown', { heads: written.unknown.join(', ') })}</p>`}`
        }
      </div>
      <p class="muted">${say('template.looks')} ${say('template.here')}</p>
    </div>`
  }

  #sheet({ sheet, template }: Extract<Chosen, { sheet: unknown }>): TemplateResult {
    const { busy } = this
    const say = this.say.bind(this)
    const n = template.columns.filter((column) => column !== undefined).length
    // The form of the sheet comes first.
    const ordered = forms.toSorted((a, b) => Number(b === template.form) - Number(a === template.form))
    return html`<p>
        <strong><bdi>${sheet.name}</bdi></strong> · ${say('template.known', { n })}
      </p>
      <div class="row">
        ${ordered.map((form, i) =>
          button(say('template.saveAs', { form }), () => this.#save(template, form), {
            busy,
            look: i === 0 ? 'button primary' : 'button',
          }),
        )}
        ${button(say('template.forget'), () => this.#forget(), { busy, look: 'quiet' })}
      </div>`
  }

  #forget(): void {
    storeSheet(null)
    this.#latest = null
    const field = this.renderRoot.querySelector('input')
    if (field !== null) field.value = ''
    Object.assign(this, { chosen: null, written: null, isFailed: false })
  }

  async #choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    Object.assign(this, { written: null, isFailed: false })
    let bytes: Uint8Array
    try {
      bytes = new Uint8Array(await file.arrayBuffer())
    } catch {
      this.chosen = { why: 'files.not.gone', args: {} }
      return
    }
    const sheet = { name: file.name, bytes }
    if (await this.#open(sheet)) storeSheet(sheet)
  }

  /** Returns whether it is a template. One that is none leaves what is stored. */
  async #open(sheet: StoredSheet): Promise<boolean> {
    this.#latest = sheet
    const template = await readTemplate(sheet.bytes)
    // Meanwhile somebody may have chosen another one.
    if (this.#latest !== sheet) return false
    this.chosen = isTemplate(template) ? { sheet, template } : refusalOf(template)
    return isTemplate(template)
  }

  async #save(template: Template, form: Form): Promise<void> {
    const id = this.event
    Object.assign(this, { busy: true, isFailed: false, written: null })
    const [results, people] = await Promise.all([
      this.gate.file(`event/${encodeURIComponent(id)}/results.csv`),
      this.gate.query(sheetPlayers, { id }),
    ])
    this.busy = false
    if ('refused' in results || 'refused' in people || !('players' in people.done.event)) {
      this.isFailed = true
      return
    }
    const rows = templateRows(await results.done.text(), people.done.event.players)
    const filled = fillTemplate(template, rows, { name: this.name, form })
    const content =
      form === 'csv'
        ? filledCsv(filled, template, this.locale === 'en' ? ',' : ';')
        : new Blob([new Uint8Array(workbookOf(filled.table, form))], { type: workbookTypes[form] })
    save(`${this.say('template.file.name')}.${form}`, content)
    this.written = { players: rows.length, unknown: filled.unknown }
  }
}

function refusalOf(
  answer: Exclude<Awaited<ReturnType<typeof readTemplate>>, Template>,
): Extract<Chosen, { why: string }> {
  if (isNotRead(answer)) {
    const { seems, line, cell = '' } = answer
    return { why: seems === 'too-large' ? 'template.tooLarge' : `files.not.${seems}`, args: { line, cell } }
  }
  const [problem] = answer.problems
  const code = problem?.code === 'QUOTE' ? 'quote' : problem?.code === 'EMPTY' ? 'empty' : 'noColumn'
  return { why: `template.${code}`, args: { line: problem?.line ?? 1, example: '{name}' } }
}

customElements.define('stolik-results-template', StolikResultsTemplate)
