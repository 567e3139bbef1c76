import { html, type TemplateResult } from 'lit'

/**
 * A field for a code that is valid once: digits from an app, or a recovery code. Phones can fill it in and show the right
 * keyboard.
 */
export function codeField({
  label,
  digits,
  name = 'code',
}: {
  readonly label: string
  readonly digits: boolean
  /** Where a form has two such fields. */
  readonly name?: string
}): TemplateResult {
  return html`<div class="field">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      name=${name}
      required
      maxlength=${digits ? 10 : 40}
      inputmode=${digits ? 'numeric' : 'text'}
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck="false"
    />
  </div>`
}
