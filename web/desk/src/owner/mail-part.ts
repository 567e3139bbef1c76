import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { OwnerParts } from './parts.js'

interface Trial {
  /** Whether the mail server has taken the last mail. */
  readonly isTaken: boolean
  readonly send: (to: string) => void
}

/** Sends a mail, to see whether mails arrive. */
export function mailPart({ isTaken, send }: Trial, { say, busy, refusal }: OwnerParts): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    const sent = submittedForm(event)
    if (sent !== null) send(text(sent.data, 'mailbox') ?? '')
  }
  return html`<section class="panel stack" id="mail">
    <h2>${say('owner.mail')}</h2>
    <p class="muted">${say('owner.mailHint')}</p>
    <form class="stack" @submit=${submit}>
      <label
        ><span>${say('owner.mailbox')}</span
        ><input name="mailbox" type="email" autocomplete="email" required maxlength="254"
      /></label>
      <p role="status" class=${isTaken ? 'done' : ''}>${isTaken ? say('owner.mailSent') : nothing}</p>
      ${refusal('mail')}
      <button class="button" ?disabled=${busy}>${say('owner.mailSend')}</button>
    </form>
  </section>`
}
