import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { accountStyles } from './account.styles.js'
import { AccountElement } from './element.js'
import { printLines } from './print-lines.js'

/**
 * Recovery codes that have just been drawn. They are shown once, to be printed or copied.
 *
 * @element stolik-recovery-codes
 * @slot - the button to go on
 */
export class StolikRecoveryCodes extends declares(AccountElement, {
  codes: given<readonly string[]>([]),
  copied: state(false),
}) {
  static override styles = [
    controls,
    accountStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-3);
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(calc(var(--stolik-rem) * 13), 1fr));
        gap: var(--stolik-space-1) var(--stolik-space-4);
        margin: 0;
        padding-inline-start: calc(var(--stolik-rem) * 2);
        font-family: ui-monospace, monospace;
      }
    `,
  ]

  protected override render(): unknown {
    return html`<p id="what" tabindex="-1">${this.say('recovery.what')}</p>
      <ol>
        ${this.codes.map((code) => html`<li>${code}</li>`)}
      </ol>
      <div class="row">
        <button type="button" class="button" @click=${() => this.#print()}>
          ${this.say('recovery.print')}
        </button>
        <button type="button" class="button" @click=${() => void this.#copy()}>
          ${this.say('recovery.copy')}
        </button>
        <slot></slot>
      </div>
      <p role="status" class=${this.copied ? 'done' : ''}>
        ${this.copied ? this.say('recovery.copied') : nothing}
      </p>`
  }

  /** Moves the focus here from the form that was just sent. */
  protected override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLElement>('#what')?.focus()
  }

  /** The paper says for which site the codes are valid. */
  #print(): void {
    const site = this.place === null ? location.host : new URL(this.gate.address('')).host
    printLines(
      `${this.say('recovery.title')}: ${site}`,
      [this.say('recovery.paper')],
      this.codes,
      this.locale,
    )
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.codes.join('\n'))
      this.copied = true
    } catch {
      // There is no clipboard without https: the person can copy the codes by hand.
      this.copied = false
    }
  }
}

customElements.define('stolik-recovery-codes', StolikRecoveryCodes)
