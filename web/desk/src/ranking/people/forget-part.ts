/** Forgets a person. It asks twice, since nobody can undo it. */
import { html, type TemplateResult } from 'lit'
import type { PersonParts } from './parts.js'
import { nameOf } from './search-part.js'
import { button } from '../../form/buttons.js'

export function forgetPart({ say, busy, person, opened, open, act }: PersonParts): TemplateResult {
  return html`<section class="stack">
    <h3>${say('people.forget')}</h3>
    <p class="hint">${say('people.forgetHint')}</p>
    ${
      opened === 'forget'
        ? confirmation({
            say,
            busy,
            question: say('people.forgetSure', { name: nameOf(person, say) }),
            yes: say('people.forgetYes'),
            no: () => open(''),
            done: () => void act({ forget: { person: person.id } }, 'people.done.forgotten'),
          })
        : html`<div>${button(say('people.forgetAsk'), () => open('forget'), { busy })}</div>`
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
      ${button(say('people.cancel'), no)} ${button(yes, done, { look: 'button danger', busy })}
    </div>
  </div>`
