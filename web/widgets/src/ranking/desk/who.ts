/** Who the players of an event are, where that is not known: a person says it. */
import { html, nothing } from 'lit'
import { sent, text } from '../../event/form.js'
import type { Decision, Unmatched } from './client.js'
import type { DeskParts } from './parts.js'

export type { Unmatched } from './client.js'

interface Matching extends Pick<DeskParts, 'say' | 'busy'> {
  readonly unmatched: readonly Unmatched[]
  readonly take: (decisions: readonly Decision[]) => void
}

export function whoForm({ say, busy, unmatched, take }: Matching): unknown {
  if (unmatched.length === 0) return nothing
  return html`<form
    class="stack note"
    @submit=${(event: SubmitEvent) => {
      const data = sent(event)?.data
      if (data !== undefined) take(unmatched.map(({ key }) => ({ key, person: text(data, key) ?? '' })))
    }}
  >
    <h3>${say('rankdesk.who')}</h3>
    <div class="fields">
      ${unmatched.map(
        ({ problem, key, name, people }) =>
          html`<label
            ><span>${problem.line === 0 ? '' : `${problem.line}. `}${name}</span>
            <select name=${key} required>
              <option value="">${say('rankdesk.choose')}</option>
              ${people.map(
                (one) =>
                  html`<option value=${one.id}>
                    ${one.name}${one.club === null ? '' : `, ${one.club}`}
                  </option>`,
              )}
              <option value="new">${say('rankdesk.newPerson')}</option>
            </select></label
          >`,
      )}
    </div>
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.takeSo')}</button></div>
  </form>`
}
