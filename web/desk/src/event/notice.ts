/** The notice to all players: the present one, a new one, and its removal. */
import { html, nothing, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import { notice as shown } from '@stolik/elements/event/notice'
import { actButton, foldedPart, form, type DeskParts } from './parts.js'

export const notice = (parts: DeskParts): TemplateResult => {
  const { event, say } = parts
  const seen = event.notice?.text ?? ''
  return html`${event.notice === null ? nothing : shown(event.notice, parts, event.regulations.mode)}${foldedPart(
    say('desk.notice'),
    html`<div class="stack">
      <p>${say('desk.noticeHow')}</p>
      ${form(
        parts,
        'desk.noticeSend',
        (data) => ({ notice: { text: (text(data, 'text') ?? '').replace(/\s+/g, ' '), seen } }),
        html`<label class="broad"
          ><span>${say('desk.text')}</span><textarea name="text" rows="3" maxlength="280" required></textarea>
        </label>`,
      )}
      ${event.notice === null ? nothing : html`<div class="row">${actButton(parts, 'desk.noticeBack', { notice: { text: '', seen } })}</div>`}
    </div>`,
  )}`
}
