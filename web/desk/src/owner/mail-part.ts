import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'

interface Trial {
  /** Whether the mail server has taken the last mail. */
  readonly isTaken: boolean
  readonly send: (to: string) => void
}

/** Sends a mail, to see whether mails arrive. */
export function mailPart({ isTaken, send }: Trial, { say, busy, refusal }: OwnerParts): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const to = new FormData(event.target as HTMLFormElement).get('mailbox')
    if (typeof to === 'string') send(to)
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
