import { html, nothing, type TemplateResult } from 'lit'
import type { Me } from '../client/types.js'

/** Draws a person's details. `me` is null until it has come; `name` may be an element to choose another one. */
export function details(me: Me | null, name: unknown, say: (code: string) => string): TemplateResult {
  return html`<dl>
      <dt>${say('account.name')}</dt>
      <dd>${name}</dd>
      ${
        me === null || me.login === null
          ? nothing
          : html`<dt>${say('make.login')}</dt>
              <dd>${me.login}</dd>`
      }
      ${
        me === null || me.club === null
          ? nothing
          : html`<dt>${say('account.club')}</dt>
              <dd>${me.club}</dd>`
      }
    </dl>
    ${me === null || me.club === null ? nothing : html`<p class="muted">${say('account.member')}</p>`}`
}
