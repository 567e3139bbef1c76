/** Lines to paste, with a button that copies them. */
import { html, nothing, type TemplateResult } from 'lit'

export interface Lines {
  readonly text: string
  readonly label: string
  readonly say: (code: string) => string
  /** What is said of the last copying of these lines. */
  readonly told: 'copied' | 'copyYourself' | null
  readonly copy: () => void
}

export const linesPart = ({ text, label, say, told, copy }: Lines): TemplateResult =>
  html`<div class="lines">
    <pre tabindex="0" role="region" aria-label=${label}><code lang="en">${text}</code></pre>
    <p class="row">
      <button class="button" @click=${copy}>${say('dev.copy')}</button>
      <span role="status">${told === null ? nothing : say(`dev.${told}`)}</span>
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
