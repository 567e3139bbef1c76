import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import type { Failure } from '../client/http.js'
import { luck } from '../client/luck.js'
import { StolikElement } from '../element/element.js'
import { peopleWords } from '../words/people/index.js'
import * as documents from './documents.js'
import { peopleRefusal } from './refusal-words.js'

/**
 * Plays again with the people of a finished table: opens another one like it, and invites those who have accounts.
 *
 * @element stolik-rematch
 * @prop table - id of the finished table
 * @fires stolik-go - the person goes to the table that was opened
 */
export class StolikRematch extends declares(StolikElement, {
  table: property(''),
  busy: state(false),
  failure: state<Failure | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    css`
      :host {
        display: block;
      }
    `,
  ]
  protected override readonly catalogues = [peopleWords]

  protected override render(): unknown {
    return html`<button class="quiet" ?disabled=${this.busy} @click=${() => void this.#open()}>
        ${this.say('rematch.do')}
      </button>
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : peopleRefusal(this.locale, this.failure)}
      </p>`
  }

  async #open(): Promise<void> {
    this.busy = true
    const outcome = await this.gate.order(documents.rematch, { table: this.table, luck: luck() })
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.dispatchEvent(new GoEvent(outcome.done.id))
  }
}

customElements.define('stolik-rematch', StolikRematch)
