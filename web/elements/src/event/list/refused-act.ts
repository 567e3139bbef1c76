/** Shows what the gateway refused from this phone, and lets people decide what to do. */
import { html, nothing, type TemplateResult } from 'lit'
import type { LineConflict } from '../outbox/project.js'
import type { Queued } from '../outbox/store.js'
import { chairsNeeded } from './phone-consents.js'
import { consent, describeLine } from './correct.js'
import type { ListParts } from './parts.js'
import { agreeForm } from './pin.js'

/** Two phones wrote different lines. Both are shown, and the people at the table decide. */
export function lineConflict(parts: ListParts, { item, hand, ours, theirs }: LineConflict): TemplateResult {
  const { session, draft, updateDraft, say } = parts
  const isInsisting = draft.correction?.hand === hand && draft.correction.line === ours
  const acceptTheirs = (): void => {
    updateDraft({ correction: null })
    void session.drop(item)
  }
  return html`<section class="panel stack check" role="alert">
    <h3>${say('hall.differs', { n: hand + 1 })}</h3>
    <p>${say('hall.differsHow')}</p>
    <div class="both">
      <div>
        <p class="muted">${say('hall.theirs')}</p>
        ${describeLine(parts, hand, theirs)}
        <button class="button" @click=${acceptTheirs}>${say('hall.takeTheirs')}</button>
      </div>
      <div>
        <p class="muted">${say('hall.ours')}</p>
        ${describeLine(parts, hand, ours)}
        <button class="button" @click=${() => updateDraft({ correction: { hand, line: ours } })}>
          ${say('hall.takeOurs')}
        </button>
      </div>
    </div>
    ${isInsisting ? consent(parts, { hand, line: ours, seen: theirs }, { first: () => session.drop(item) }) : nothing}
  </section>`
}

/** @param why the gateway's refusal in words */
export function refusedAct(parts: ListParts, item: Queued, why: string): TemplateResult {
  const { session, say } = parts
  const drop = html`<button type="button" class="button" @click=${() => void session.drop(item)}>
    ${say('hall.drop')}
  </button>`
  const chair = chairsNeeded(item.act).find((chair) => !session.agrees(chair))
  const again = (): void => void session.retry(item)
  // If only PINs are missing, asks for one of them and sends again. Several are asked for one after another.
  const needsPin = item.refusal !== null && pinCodes.includes(item.refusal.code)
  return html`<section class="panel stack check" role="alert">
    <p class="refusal">${why}</p>
    <p>${say('hall.refused')}</p>
    ${
      needsPin
        ? agreeForm(parts, chair ?? item.chair, say('hall.pinSend'), again, { look: 'button', beside: drop })
        : drop
    }
  </section>`
}

const pinCodes = ['PIN_NEEDED', 'BAD_PIN', 'PIN_LIMIT']
