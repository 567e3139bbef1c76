import { controls } from '@stolik/kit'
import { css, html } from 'lit'
import { StolikElement } from '../element.js'
import { choose, locales } from '../prefs.js'

/**
 * The choice of language, as a few words in a row.
 *
 * @element stolik-language
 * @attr lang - pl, de or en
 */
export class StolikLanguage extends StolikElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      div {
        display: flex;
      }
      button {
        min-width: var(--stolik-press);
        min-height: var(--stolik-press);
        padding: var(--stolik-space-1) var(--stolik-space-2);
        border: 0;
        background: none;
        color: var(--stolik-chaber);
        font: inherit;
        cursor: pointer;
      }
      [aria-pressed='true'] {
        color: var(--stolik-ink);
        font-weight: 700;
        text-decoration: underline;
        text-decoration-thickness: 2px;
        text-underline-offset: 0.3em;
      }
    `,
  ]

  protected override render(): unknown {
    return html`<div role="group" aria-label=${this.say('settings.language')}>
      ${locales.map(
        (locale) =>
          html`<button
            lang=${locale}
            title=${this.say(`settings.language.${locale}`)}
            aria-pressed=${locale === this.locale}
            @click=${() => choose({ locale })}
          >
            ${locale.toUpperCase()}
          </button>`,
      )}
    </div>`
  }
}

customElements.define('stolik-language', StolikLanguage)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-language': StolikLanguage
  }
}
