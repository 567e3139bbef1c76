import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html } from 'lit'
import { StolikElement } from '../element/element.js'
import { forms } from '../base/forms.styles.js'
import { extras } from '../extras/games.js'

/**
 * A game's calculator: the value of its contracts, and the reason for it.
 *
 * @element stolik-value
 * @attr game - the game; default: the first that has a calculator
 */
export class StolikValue extends declares(StolikElement, {
  game: property(''),
  failed: state(false),
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
  #element: (HTMLElement & { locale?: string }) | null = null
  /** The game whose calculator has been requested. */
  #requested: string | null = null

  protected override render(): unknown {
    void this.#fetch()
    const element = this.#element
    if (element !== null) {
      element.locale = this.locale
      return element
    }
    if (!this.failed) return html`<p class="muted" role="status">${this.say('value.loading')}</p>`
    return html`<p class="refusal" role="alert">${this.say('value.failed')}</p>
      <button class="button" @click=${() => (this.failed = false)}>${this.say('value.again')}</button>`
  }

  async #fetch(): Promise<void> {
    const found = Object.entries(extras).find(
      ([id, { calculator }]) => calculator !== undefined && (this.game === '' || id === this.game),
    )
    const [id, offer] = found ?? []
    if (this.failed || id === undefined || offer?.calculator === undefined || this.#requested === id) return
    this.#requested = id
    try {
      this.#element = document.createElement(await offer.calculator())
      this.requestUpdate()
    } catch {
      this.#requested = null
      this.failed = true
    }
  }
}

customElements.define('stolik-value', StolikValue)
