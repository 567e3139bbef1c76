/** Forgets a person. It asks twice, since nobody can undo it. */
import { html, type TemplateResult } from 'lit'
import type { PersonParts } from './parts.js'
import { nameOf } from './search-part.js'

export function forgetPart({ say, busy, person, opened, open, act }: PersonParts): TemplateResult {
  return html`<section class="stack">
    <h3>${say('people.forget')}</h3>
    <p class="hint">${say('people.forgetHint')}</p>
    ${
      opened === 'forget'
        ? confirmation({
            ...{ say, busy },
            question: say('people.forgetSure', { name: nameOf(person, say) }),
            yes: say('people.forgetYes'),
            no: () => open(''),
            done: () => void act({ forget: { person: person.id } }, 'people.done.forgotten'),
          })
        : html`<div>
            <button class="button" ?disabled=${busy} @click=${() => open('forget')}>
              ${say('people.forgetAsk')}
            </button>
          </div>`
    }
  </section>`
}

interface Sure extends Pick<PersonParts, 'say' | 'busy'> {
  readonly question: string
  readonly yes: string
  readonly no: () => void
  readonly done: () => void
}

/** Asks for confirmation of something that cannot be undone. */
export const confirmation = ({ say, busy, question, yes, no, done }: Sure): TemplateResult =>
  html`<div class="note sure stack" role="alertdialog" aria-label=${question}>
    <p>${question}</p>
    <div class="row">
      <button class="button" @click=${no}>${say('people.cancel')}</button>
      <button class="button danger" ?disabled=${busy} @click=${done}>${yes}</button>
    </div>
  </div>`
