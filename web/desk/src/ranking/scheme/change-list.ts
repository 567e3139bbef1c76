/** What changes between two schemes, before and after side by side. */
import { html, type TemplateResult } from 'lit'
import type { SchemeChange, SchemeLine } from './describe.js'
import type { SchemeSpeaker } from './types.js'

export function changeList(changes: readonly SchemeChange[], { say }: SchemeSpeaker): TemplateResult {
  return html`<ul>
    ${changes.map(
      ({ label, before, after }) =>
        html`<li>
          ${label}: ${before ?? say('rankscheme.nothing')} →
          <strong>${after ?? say('rankscheme.nothing')}</strong>
        </li>`,
    )}
  </ul>`
}

export const schemeSummary = (lines: readonly SchemeLine[]): TemplateResult =>
  html`<dl>
    ${lines.map(
      ({ label, words }) =>
        html`<dt>${label}</dt>
          <dd>${words}</dd>`,
    )}
  </dl>`
