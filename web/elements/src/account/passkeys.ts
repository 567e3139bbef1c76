import { intlOf } from '@stolik/core'
import { declares, state } from '@stolik/kit/properties'
import { html, nothing, type TemplateResult } from 'lit'
import * as documents from './documents.js'
import { addPasskey, hasPasskeys, passkeysOf, type Passkey } from './passkey-orders.js'
import { PasswordElement } from './password-element.js'
import { textOf } from './password-field.js'
import { rowStyles } from './rows.styles.js'

/** The passkey that is about to be removed. */
interface Removing {
  readonly remove: string
  readonly name: string
}

/**
 * The person's passkeys: their names and when they were used. Passkeys can be added and removed.
 *
 * @element stolik-passkeys
 * @attr login - the login, so that a password manager fills in the right password
 */
export class StolikPasskeys extends declares(PasswordElement, {
  passkeys: state<readonly Passkey[] | null>(null),
  /** The form that is open. */
  doing: state<'add' | Removing | null>(null),
}) {
  static override styles = [...PasswordElement.styles, rowStyles]

  protected override async fetch(): Promise<void> {
    const answer = await passkeysOf(this.gate)
    if (typeof answer === 'string') this.refusal = answer
    else this.passkeys = answer
  }

  protected override render(): unknown {
    const { doing, passkeys, refusal } = this
    if (passkeys === null && refusal === null) return nothing
    return html`<p class="muted">${this.say('passkey.what')}</p>
      ${
        passkeys === null || passkeys.length === 0
          ? nothing
          : html`<ul aria-label=${this.say('passkey.title')}>
              ${passkeys.map((passkey) => this.#row(passkey))}
            </ul>`
      }
      ${doing === null ? this.refused() : this.#do(doing)}
      ${
        doing !== null
          ? nothing
          : hasPasskeys(this.gate)
            ? html`<button class="button fit" @click=${() => this.#open('add')}>
                ${this.say('passkey.add')}
              </button>`
            : html`<p class="small muted">${this.say('passkey.elsewhere')}</p>`
      }`
  }

  #row({ id, name, made, used }: Passkey): TemplateResult {
    const day = new Intl.DateTimeFormat(intlOf(this.locale), { dateStyle: 'medium' })
    return html`<li>
      <span class="entry">
        <b>${name}</b>
        <span class="small muted">
          ${
            used === null
              ? this.say('passkey.made', { at: day.format(made) })
              : this.say('passkey.used', { at: day.format(used) })
          }
        </span>
      </span>
      <button
        class="button"
        aria-label=${this.say('passkey.removeOf', { name })}
        @click=${() => this.#open({ remove: id, name })}
      >
        ${this.say('passkey.remove')}
      </button>
    </li>`
  }

  #do(doing: 'add' | Removing): TemplateResult {
    return doing === 'add' ? this.#adding() : this.#removing(doing)
  }

  #adding(): TemplateResult {
    return this.form({
      before: html`<div class="field">
        <label for="name">${this.say('passkey.name')}</label>
        <input id="name" name="name" required maxlength="32" autocomplete="off" />
      </div>`,
      button: this.say('passkey.make'),
      send: async (password, data, factor) => {
        const passkey = { name: textOf(data, 'name'), password, factor }
        const made = await this.ask(
          addPasskey(this.gate, passkey).then((outcome) =>
            'declined' in outcome ? { done: outcome } : outcome,
          ),
        )
        if (made === null) return
        if ('declined' in made) return void (this.refusal = 'DECLINED')
        this.doing = null
        await this.fetch()
      },
      back: () => this.#open(null),
    })
  }

  #open(doing: 'add' | Removing | null): void {
    this.refusal = null
    this.doing = doing
  }

  #removing({ remove: id, name }: Removing): TemplateResult {
    return this.form({
      before: html`<p>${this.say('passkey.removeOf', { name })}</p>`,
      button: this.say('passkey.remove'),
      send: async (password, _, factor) => {
        if ((await this.ask(this.gate.order(documents.removePasskey, { id, password, factor }))) === null)
          return
        this.doing = null
        await this.fetch()
      },
      back: () => this.#open(null),
    })
  }
}

customElements.define('stolik-passkeys', StolikPasskeys)
