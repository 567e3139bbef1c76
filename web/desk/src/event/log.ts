import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { forms } from '@stolik/elements/base/forms.styles'
import type { EventClient, Refusal } from '@stolik/elements/event/client/client'
import type { EventShown, LoggedEntry } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { shortTime } from '@stolik/elements/event/format'
import { gameLists } from '@stolik/elements/event/lists'
import { choice } from '../form/draw.js'
import { heads } from '../form/heads.js'
import { entryWords, fieldsOf, tableOf, tableWords } from './log-words.js'

/** On a phone, what was done takes the width, with time and author above it. */
const logStyles = css`
  @media (max-width: 599px) {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: auto auto 1fr;
      border-block-end: 1px solid var(--stolik-line);
    }
    td {
      padding-block: var(--stolik-space-1);
      border: 0;
    }
    .at,
    .by {
      color: var(--stolik-muted);
    }
    .what {
      grid-column: 1 / -1;
      overflow-wrap: anywhere;
    }
  }
`

/**
 * Everything that was done in an event, by whom and when; the newest first.
 *
 * @element stolik-event-log
 * @property client - the client of the event
 * @property seq - length of the log, as last heard
 * @property shown - the event: who plays, and by which rules its lists are read
 */
export class StolikEventLog extends declares(DeskElement, {
  client: given<EventClient | null>(null),
  seq: property(0, { type: Number }),
  shown: given<EventShown | null>(null),
  /** The table whose entries are shown; empty for all. */
  table: state(''),
  logged: state<readonly LoggedEntry[]>([]),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, logStyles]
  #fetching = false

  constructor() {
    super()
    redrawOnChange(this, gameLists)
  }

  protected override get game(): string {
    return this.shown?.regulations.game ?? ''
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('seq') || changed.has('client')) void this.#fetch()
  }

  /** Fetches the new entries of the log. */
  async #fetch(): Promise<void> {
    if (this.client === null || this.#fetching) return
    this.#fetching = true
    for (;;) {
      const answer = await this.client.audit(this.logged.length)
      this.refusal = 'refused' in answer ? answer.refused : null
      if ('refused' in answer || answer.done.entries.length === 0) break
      this.logged = [...this.logged, ...answer.done.entries]
    }
    this.#fetching = false
  }

  protected override render(): unknown {
    if (this.refusal !== null) return html`<p class="refusal" role="alert">${this.why(this.refusal)}</p>`
    const entries = this.logged.map((one) => ({ ...one, fields: fieldsOf(one) }))
    const tables = [...new Set(entries.flatMap(({ fields }) => tableOf(fields) ?? []))].toSorted(byNumber)
    const listed =
      this.table === '' ? entries : entries.filter(({ fields }) => tableOf(fields) === this.table)
    return html`${tables.length === 0 ? nothing : this.#tables(tables)}
      <div class="scroll">
        <table>
          ${heads(this.say('log.n'), { text: this.say('log.at') }, { text: this.say('log.by') }, { text: this.say('log.what') })}
          <tbody>
            ${listed.toReversed().map(
              ({ n, at, by, name, device, kind, entry, fields }) =>
                html`<tr>
                  <td class="n">${n + 1}</td>
                  <td class="text at">${shortTime(at, this.locale)}</td>
                  <td class="text by">
                    ${name ?? this.say(`log.by.${by}`)}
                    ${device === null ? nothing : html`<span class="sub">${this.say('log.device', { device })}</span>`}
                  </td>
                  <td class="text what">
                    <details>
                      <summary>${this.say(`log.${kind}`)}</summary>
                      <code>${entry}</code>
                    </details>
                    <span class="sub">${this.#words(fields)}</span>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${this.logged.length === 0 ? html`<p class="muted">${this.say('event.loading')}</p>` : nothing}
      </div>`
  }

  #words(fields: ReturnType<typeof fieldsOf>): string {
    return this.shown === null
      ? ''
      : entryWords(fields, this.shown, {
          locale: this.locale,
          say: (code, args) => this.say(code, args),
        })
  }

  #tables(tables: readonly string[]): TemplateResult {
    const words = tables.map((key) => [key, tableWords(key, (code, args) => this.say(code, args))] as const)
    return choice('', this.say('log.table'), [['', this.say('log.all')], ...words], {
      value: this.table,
      change: (table) => (this.table = table),
    })
  }
}

/** Table 2 stands before table 10. */
const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

customElements.define('stolik-event-log', StolikEventLog)
