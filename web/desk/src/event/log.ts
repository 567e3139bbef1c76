import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { EventClient, Refusal } from '@stolik/elements/event/client/client'
import type { LoggedEntry } from '@stolik/elements/event/client/types'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { shortTime } from '@stolik/elements/event/format'
import { heads } from '../form/heads.js'

/**
 * Everything that was done in an event, by whom and when; the newest first.
 *
 * @element stolik-event-log
 * @property client - the client of the event
 * @property seq - length of the log, as last heard
 */
export class StolikEventLog extends declares(DeskElement, {
  client: given<EventClient | null>(null),
  seq: property(0, { type: Number }),
  logged: state<readonly LoggedEntry[]>([]),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles]
  #fetching = false

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
    return html`<div class="scroll">
      <table>
        ${heads(this.say('log.n'), { text: this.say('log.at') }, { text: this.say('log.by') }, { text: this.say('log.what') })}
        <tbody>
          ${this.logged.toReversed().map(
            ({ n, at, by, name, device, kind, entry }) =>
              html`<tr>
                <td>${n + 1}</td>
                <td class="text">${shortTime(at, this.locale)}</td>
                <td class="text">
                  ${name ?? this.say(`log.by.${by}`)}
                  ${device === null ? nothing : html`<span class="sub">${this.say('log.device', { device })}</span>`}
                </td>
                <td class="text">
                  <details>
                    <summary>${this.say(`log.${kind}`)}</summary>
                    <code>${entry}</code>
                  </details>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${this.logged.length === 0 ? html`<p class="muted">${this.say('event.loading')}</p>` : nothing}
    </div>`
  }
}

customElements.define('stolik-event-log', StolikEventLog)
