import { declares, given, state } from '@stolik/kit/properties'
import { html } from 'lit'
import type { Failure, Outcome } from '../client/http.js'
import type { SignedIn } from '../client/types.js'
import { codeField } from './code-field.js'
import { AccountElement } from './element.js'
import { textOf } from './password-field.js'

/**
 * The second step of signing in: a code from an app, or a recovery code.
 *
 * @element stolik-sign-in-code
 * @slot - the button to go back
 */
export class StolikSignInCode extends declares(AccountElement, {
  /** Signs in with the data of the first step and a code. After success this element is removed from the page. */
  enter: given<((code: string) => Promise<Outcome<SignedIn>>) | null>(null),
  /** Whether the person types a recovery code instead of one from the app. */
  paper: state(false),
}) {
  protected override render(): unknown {
    const { paper } = this
    return html`<form method="post" @submit=${(event: SubmitEvent) => void this.#submit(event)}>
      <p>${this.say(paper ? 'step.askPaper' : 'step.ask')}</p>
      ${codeField({ label: this.say(paper ? 'forgot.code' : 'step.code'), digits: !paper })} ${this.refused()}
      <div class="row">
        <button class="button primary" ?disabled=${this.busy}>${this.say('sign.in')}</button>
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.paper = !paper
            this.refusal = null
          }}
        >
          ${this.say(paper ? 'step.app' : 'step.paper')}
        </button>
        <slot></slot>
      </div>
    </form>`
  }

  protected override why(refusal: Failure | 'DECLINED'): string {
    return refusal === 'WRONG_CREDENTIALS' ? this.say('step.used') : super.why(refusal)
  }

  /** Moves the focus here from the password form that was just sent. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('#code')?.focus()
  }

  async #submit(event: SubmitEvent): Promise<void> {
    const data = this.sent(event)
    if (data !== null && this.enter !== null) await this.ask(this.enter(textOf(data, 'code')))
  }
}

customElements.define('stolik-sign-in-code', StolikSignInCode)
