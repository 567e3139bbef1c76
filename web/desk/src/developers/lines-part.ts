/** Lines to paste, with a button that copies them. */
import { html, type TemplateResult } from 'lit'

export interface Lines {
  readonly text: string
  readonly label: string
  /** On the button, and what is said of the last copying of these lines; '' before there was one. */
  readonly words: { readonly copy: string; readonly told: string }
  readonly copy: () => void
}

export const linesPart = ({ text, label, words, copy }: Lines): TemplateResult =>
  html`<div class="lines">
    <pre tabindex="0" role="region" aria-label=${label}><code lang="en">${text}</code></pre>
    <p class="row">
      <button class="button" @click=${copy}>${words.copy}</button>
      <span role="status">${words.told}</span>
    </p>
  </div>`

/** Pages without https have no clipboard: then people do it themselves. */
export async function copied(text: string): Promise<'copied' | 'copyYourself'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyYourself'
  }
}
