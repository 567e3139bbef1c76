/** Lines to paste, with a button that copies them. */
import { html, type TemplateResult } from 'lit'
import { button, copyText } from '../form/buttons.js'

export interface Lines {
  readonly text: string
  readonly label: string
  /** The button's label, and the result of the last copying of these lines; '' before the first. */
  readonly words: { readonly copy: string; readonly outcome: string }
  readonly copy: () => void
}

export const linesPart = ({ text, label, words, copy }: Lines): TemplateResult =>
  html`<div class="lines">
    <pre tabindex="0" role="region" aria-label=${label}><code lang="en">${text}</code></pre>
    <p class="row">
      ${button(words.copy, copy)}
      <span role="status">${words.outcome}</span>
    </p>
  </div>`

/** Copies a text, and says how that ended. */
export const copied = async (text: string): Promise<'copied' | 'copyYourself'> =>
  (await copyText(text)) ? 'copied' : 'copyYourself'
