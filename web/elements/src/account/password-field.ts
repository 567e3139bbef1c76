import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { passwordRules, type PasswordRule } from './rules.js'

export interface PasswordParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly label: string
  /** What password managers fill in: the stored password or a new one. */
  readonly kind: 'current-password' | 'new-password'
  /** Whether the password is readable. */
  readonly revealed: boolean
  readonly toggle: () => void
  /** For a new password: the rules that it does not meet yet. */
  readonly broken?: ReadonlySet<PasswordRule>
}

/** Returns the text that was typed in a field of a form. */
export function textOf(data: FormData, field: string): string {
  const typed = data.get(field)
  return typeof typed === 'string' ? typed : ''
}

/** Draws a field for a password, which can be made readable. Beside a new password are the rules, and which of them it meets. */
export function passwordField({ say, label, kind, revealed, toggle, broken }: PasswordParts): TemplateResult {
  const rules = `${kind}-rules`
  return html`<div class="field">
    <label for=${kind}>${label}</label>
    <div class="secret">
      <input
        id=${kind}
        name=${kind}
        type=${revealed ? 'text' : 'password'}
        required
        maxlength="256"
        autocomplete=${kind}
        autocapitalize="none"
        spellcheck="false"
        aria-describedby=${broken === undefined ? nothing : rules}
      />
      <button
        type="button"
        class="button"
        aria-label=${say('password.show')}
        aria-pressed=${revealed}
        aria-controls=${kind}
        @click=${toggle}
      >
        ${say('password.see')}
      </button>
    </div>
    ${
      broken === undefined
        ? nothing
        : html`<ul class="rules" id=${rules}>
            ${passwordRules.map(
              (rule) =>
                html`<li class=${broken.has(rule) ? '' : 'met'}>
                  <span
                    >${say(`rule.${rule}`)}<span class="visually-hidden"
                      >: ${say(broken.has(rule) ? 'rule.open' : 'rule.met')}</span
                    ></span
                  >
                </li>`,
            )}
          </ul>`
    }
  </div>`
}
