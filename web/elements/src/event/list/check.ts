/** The next dealer checks a hand. If they have no phone of their own, this one is handed to them. */
import { html, nothing } from 'lit'
import { openCorrection, holdsPhone, type ListParts } from './parts.js'
import { agreeForm } from './pin.js'
import { checker, drawDescription, describeLastHand } from './describe-hand.js'

export function checkHand(parts: ListParts, hand: number): unknown {
  const { session, table, list, lines, updateDraft, say, locale } = parts
  const description = describeLastHand(table, lines.slice(0, hand + 1), locale)
  const at = list.hands[hand]
  if (description === null || at === undefined) return nothing
  const who = checker(description.dealer, table.chairs, at.by)
  const name = table.seats[who]?.name ?? ''
  const confirm = async (): Promise<void> => {
    const { series, table: number } = table
    await session.put({ confirm: { series, table: number, hand, line: at.line, chair: who } }, who)
    updateDraft({ handed: null })
  }
  return html`<section class="panel stack check" aria-label=${say('hall.check', { n: hand + 1 })}>
    <p class="muted">${say('hall.check', { n: hand + 1 })}</p>
    ${drawDescription(description)}
    ${
      holdsPhone(parts, who)
        ? html`<p>${say('hall.ask', { name })}</p>
            ${agreeForm(parts, who, say('hall.yes'), () => void confirm(), {
              beside: html`<button
                type="button"
                class="button large"
                @click=${() => openCorrection(parts, hand)}
              >
                ${say('hall.no')}
              </button>`,
            })}`
        : html`<p>${say('hall.checks', { name })}</p>
            <div class="row">
              <button class="button large" @click=${() => updateDraft({ handed: who, pinFault: null })}>
                ${say('hall.hand', { name })}
              </button>
              <button class="quiet" @click=${() => openCorrection(parts, hand)}>
                ${say('hall.correct')}
              </button>
            </div>`
    }
  </section>`
}
