/**
 * Draws the field for a PIN. Players agree with the PIN of their start card, once on each phone, since the table's code
 * identifies nobody.
 */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '../form.js'
import type { ListParts } from './parts.js'

export const pinField = (name: string, say: ListParts['say'], field = 'pin'): TemplateResult =>
  html`<label class="pin"
    ><span>${say('hall.pin', { name })}</span>
    <input name=${field} required inputmode="numeric" autocomplete="off" maxlength="16"
  /></label>`

/**
 * Draws the button by which somebody agrees, with a PIN field if they have not entered theirs here before. `tells`: reports a
 * wrong PIN here, if no section above does.
 */
export function agreeForm(
  parts: ListParts,
  chair: number,
  label: string,
  done: () => void,
  more: { readonly look?: string; readonly beside?: unknown; readonly tells?: boolean } = {},
): TemplateResult {
  const { session, table, say, updateDraft, draft } = parts
  const { look = 'button primary large', beside = nothing, tells = true } = more
  if (session.agrees(chair))
    return html`<div class="row"><button class=${look} @click=${done}>${label}</button>${beside}</div>`
  const send = async (pin: string): Promise<void> => {
    const refusal = await session.enterPin(chair, pin)
    updateDraft({ pinFault: refusal === null ? null : parts.why(refusal) })
    if (refusal === null) done()
  }
  return html`<form
    class="stack"
    @submit=${(event: SubmitEvent) => {
      const form = submittedForm(event)
      const pin = form === null ? null : text(form.data, 'pin')
      if (pin !== null) void send(pin)
    }}
  >
    ${pinField(table.seats[chair]?.name ?? '', say)}
    <p class="small muted">${say('hall.pinHow')}</p>
    ${draft.pinFault === null || !tells ? nothing : html`<p class="refusal" role="alert">${draft.pinFault}</p>`}
    <div class="row"><button class=${look}>${label}</button>${beside}</div>
  </form>`
}
