/** The notice to all players: the present one, a new one, and its removal. */
import { html, nothing, type TemplateResult } from 'lit'
import { notice as present } from '@stolik/elements/event/notice'
import { folded } from '../form/buttons.js'
import { actForm } from './act-form.js'
import { longWords } from '../form/values.js'
import { actButton, type DeskParts } from './parts.js'

export const notice = (parts: DeskParts): TemplateResult => {
  const { event, say } = parts
  const seen = event.notice?.text ?? ''
  const fields = { text: longWords(say('desk.text'), 280, 3) }
  return html`${event.notice === null ? nothing : present(event.notice, parts, event.regulations.mode)}${folded(
    say('desk.notice'),
    html`<div class="stack">
      <p>${say('desk.noticeHow')}</p>
      ${actForm(parts, 'desk.noticeSend', fields, ({ text }) => ({ notice: { text: text.replace(/\s+/g, ' '), seen } }))}
      ${event.notice === null ? nothing : html`<div class="row">${actButton(parts, 'desk.noticeBack', { notice: { text: '', seen } })}</div>`}
    </div>`,
  )}`
}
