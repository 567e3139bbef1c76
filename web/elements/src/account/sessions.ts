import { declares, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import type { Answer } from '../client/document.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'
import { AccountElement } from './element.js'
import { rowStyles } from './rows.styles.js'

type Session = NonNullable<Answer<typeof documents.sessions>['me']>['sessions'][number]

/**
 * The devices on which the person is signed in. They can sign out one of them, or all others.
 *
 * @element stolik-sessions
 */
export class StolikSessions extends declares(AccountElement, {
  sessions: state<readonly Session[] | null>(null),
}) {
  static override styles = [...AccountElement.styles, rowStyles]

  override connectedCallback(): void {
    super.connectedCallback()
    void this.#fetch()
  }

  protected override render(): unknown {
    const { sessions } = this
    return html`${
      sessions === null
        ? nothing
        : html`<ul aria-label=${this.say('sessions.title')}>
            ${sessions.map((session) => this.#row(session))}
          </ul>`
    }
    ${
      sessions === null || sessions.length < 2
        ? nothing
        : html`<button
            class="button fit"
            @click=${() => void this.#end(this.gate.order(documents.endOtherSessions))}
          >
            ${this.say('sessions.endOthers')}
          </button>`
    }
    ${this.refused()}`
  }

  #row({ id, device, seen, here }: Session): TemplateResult {
    const name = device === '' ? this.say('sessions.unknown') : device
    return html`<li>
      <span class="entry">
        <b>${name}</b>
        <span class="small muted">
          ${here ? this.say('sessions.here') : this.say('sessions.seen', { at: this.time(seen) })}
        </span>
      </span>
      ${
        here
          ? nothing
          : html`<button
              class="button"
              aria-label=${this.say('sessions.endOf', { name })}
              @click=${() => void this.#end(this.gate.order(documents.endSession, { id }))}
            >
              ${this.say('sessions.end')}
            </button>`
      }
    </li>`
  }

  async #fetch(): Promise<void> {
    const answer = await this.gate.query(documents.sessions)
    if ('refused' in answer) this.refusal = answer.refused
    else this.sessions = answer.done.me?.sessions ?? null
  }

  async #end(order: Promise<Outcome<object>>): Promise<void> {
    if ((await this.ask(order)) !== null) await this.#fetch()
  }
}

customElements.define('stolik-sessions', StolikSessions)
