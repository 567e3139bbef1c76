/** Shows what the gateway refused from this phone, and lets people decide what to do. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Clash } from '../outbox/project.js'
import type { Queued } from '../outbox/store.js'
import { speaking } from './agreed.js'
import { consent, told } from './correct.js'
import type { ListParts } from './parts.js'
import { agreeing } from './pin.js'

/** Two phones wrote different lines. Both are shown, and the people at the table decide. */
export function differs(parts: ListParts, { item, hand, ours, theirs }: Clash): TemplateResult {
  const { keeping, begun, begin, say } = parts
  const insisting = begun.correction?.hand === hand && begun.correction.line === ours
  const theirsStands = (): void => {
    begin({ correction: null })
    void keeping.drop(item)
  }
  return html`<section class="panel stack check" role="alert">
    <h3>${say('hall.differs', { n: hand + 1 })}</h3>
    <p>${say('hall.differsHow')}</p>
    <div class="both">
      <div>
        <p class="muted">${say('hall.theirs')}</p>
        ${told(parts, hand, theirs)}
        <button class="button" @click=${theirsStands}>${say('hall.takeTheirs')}</button>
      </div>
      <div>
        <p class="muted">${say('hall.ours')}</p>
        ${told(parts, hand, ours)}
        <button class="button" @click=${() => begin({ correction: { hand, line: ours } })}>
          ${say('hall.takeOurs')}
        </button>
      </div>
    </div>
    ${insisting ? consent(parts, { hand, line: ours, seen: theirs }, { first: () => keeping.drop(item) }) : nothing}
  </section>`
}

/** @param why the gateway's refusal in words */
export function refused(parts: ListParts, item: Queued, why: string): TemplateResult {
  const { keeping, say } = parts
  const drop = html`<button type="button" class="button" @click=${() => void keeping.drop(item)}>
    ${say('hall.drop')}
  </button>`
  const silent = speaking(item.act).find((chair) => !keeping.agrees(chair))
  const again = (): void => void keeping.retry(item)
  // If only PINs are missing, asks for one of them and sends again. Several are asked for one after another.
  const wants = item.refusal !== null && ofPin.includes(item.refusal.code)
  return html`<section class="panel stack check" role="alert">
    <p class="refusal">${why}</p>
    <p>${say('hall.refused')}</p>
    ${
      wants
        ? agreeing(parts, silent ?? item.chair, say('hall.pinSend'), again, { look: 'button', beside: drop })
        : drop
    }
  </section>`
}

const ofPin = ['PIN_NEEDED', 'BAD_PIN', 'PIN_LIMIT']
