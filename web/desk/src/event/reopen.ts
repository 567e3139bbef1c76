/** Reopens a final result that turned out to be wrong. This needs a reason and a tick, since it cannot be undone. */
import { html, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import { inputField, foldedPart, form, reasonField, type DeskParts } from './parts.js'

export const reopen = (parts: DeskParts): TemplateResult =>
  foldedPart(
    parts.say('reopen.title'),
    html`<div class="stack">
      <p>${parts.say('reopen.how')}</p>
      ${form(
        parts,
        'reopen.send',
        (data) => ({ reopen: { reason: text(data, 'reason') ?? '', clause: text(data, 'clause') } }),
        html`${reasonField(parts)}${inputField('clause', parts.say('desk.clause'))}
          <label class="tick"
            ><input type="checkbox" name="sure" required /> ${parts.say('reopen.sure')}</label
          >`,
      )}
    </div>`,
  )
