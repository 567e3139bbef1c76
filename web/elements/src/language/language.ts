import { beta, localeNames, locales } from '@stolik/core'
import { declares, property } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { StolikElement } from '../element/element.js'
import { choose } from '../base/prefs.js'

/**
 * The choice of language, as a row of buttons.
 *
 * @element stolik-language
 * @attr correct - address where people can correct the words of a language in beta
 */
export class StolikLanguage extends declares(StolikElement, {
  /** The address for correcting words that too few speakers have reviewed. */
  correct: property(''),
}) {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
        background: var(--stolik-linen);
      }
      div {
        display: flex;
        flex-wrap: wrap;
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
      small {
        display: inline-block;
      }
      small,
      p {
        margin: 0;
        color: var(--stolik-muted);
        font-size: 0.875em;
        font-weight: 400;
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
              aria-pressed=${locale === this.locale}
              @click=${() => choose({ locale })}
            >
              ${localeNames[locale]}${beta.includes(locale) ? html` <small lang="en">beta</small>` : nothing}
            </button>`,
        )}
      </div>
      ${
        beta.includes(this.locale)
          ? html`<p>
              ${this.say('language.beta')}
              ${this.correct === '' ? nothing : html`<a href=${this.correct}>${this.say('language.correct')}</a>`}
            </p>`
          : nothing
      }`
  }
}

customElements.define('stolik-language', StolikLanguage)
