import { declares, flag } from '@stolik/kit/properties'
import { html, nothing } from 'lit'
import type { Outcome } from '../client/http.js'
import { recover } from './orders.js'
import { textOf } from './password-field.js'
import { RecoveryElement, type Recovery } from './recovery-element.js'
import { loginOf } from './rules.js'

type Recovered = { readonly name: string }

/**
 * Sets a new password with a recovery code, for people who forgot theirs.
 *
 * @element stolik-recover
 * @slot - the button to go back
 * @attr mails - accounts may have a mail address here, which is removed with the other ways to sign in
 * @fires stolik-signed-in - the password was changed, and the person is signed in
 */
export class StolikRecover extends declares(RecoveryElement<Recovered>, {
  mails: flag(),
}) {
  protected override readonly proof = { by: 'paper', wrong: 'forgot.wrong' } as const

  protected override render(): unknown {
    const { begun, typed } = this
    if (begun !== null) return html`${this.waiting(begun)}<slot></slot>`
    const username = typed['username'] ?? ''
    const owner = { name: username.trim(), login: loginOf(username) ?? '' }
    return html`<form method="post" @submit=${this.submit} @input=${this.type}>
      <p class="muted">${this.say('forgot.what')}</p>
      ${this.#field('username', this.say('sign.who'), 'username', 100)}
      ${this.#field('code', this.say('forgot.code'), 'one-time-code', 40)}
      ${this.fields(
        owner,
        this.mails ? html`<p class="small muted">${this.say('forgot.othersMail')}</p>` : nothing,
      )}
      ${this.refused()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('forgot.do')}</button>
        <slot></slot>
      </div>
    </form>`
  }

  #field(id: 'username' | 'code', label: string, kind: 'username' | 'one-time-code', most: number): unknown {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        name=${id}
        required
        maxlength=${most}
        autocomplete=${kind}
        autocapitalize="none"
        spellcheck="false"
      />
    </div>`
  }

  protected override recover(recovery: Recovery, data: FormData): Promise<Outcome<Recovered>> {
    return recover(this.gate, { login: textOf(data, 'username'), code: textOf(data, 'code'), ...recovery })
  }

  protected override recovered({ name }: Recovered, tell: (name: string) => void): void {
    tell(name)
  }
}

customElements.define('stolik-recover', StolikRecover)
