import { html, type TemplateResult } from 'lit'

/** A field for a mail address, or for a login or another name of an account that has one. */
export function mailField({
  label,
  kind,
}: {
  readonly label: string
  readonly kind: 'email' | 'username'
}): TemplateResult {
  return html`<div class="field">
    <label for="mail">${label}</label>
    <input
      id="mail"
      name="mail"
      type=${kind === 'email' ? 'email' : 'text'}
      required
      maxlength="100"
      autocomplete=${kind}
      autocapitalize="none"
      spellcheck="false"
    />
  </div>`
}
