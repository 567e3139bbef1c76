/** Adds a website to be notified, and shows its secret this one time. */
import { html, nothing, type TemplateResult } from 'lit'
import { submittedForm, text, isTicked } from '@stolik/elements/event/form'
import { webhookTypes, type WebhookParts } from './client.js'
import { button, send } from '../../form/buttons.js'
import { tick } from '../../form/draw.js'

interface Adding extends WebhookParts {
  /** The secret of the website that was just added. */
  readonly secret: string | null
  /** Whether nothing was ticked. */
  readonly typeless: boolean
  readonly warn: () => void
  readonly copied: boolean
  readonly copy: (secret: string) => void
  /** Called when the person has written the secret down. */
  readonly noted: () => void
}

export function addForm(parts: Adding): TemplateResult {
  const { say, busy, typeless } = parts
  return html`${noting(parts)}
    <form class="stack" @submit=${(event: SubmitEvent) => void add(parts, event)}>
      <h4>${say('webhook.new')}</h4>
      <label
        ><span>${say('webhook.url')}</span
        ><input
          name="url"
          type="url"
          required
          maxlength="500"
          placeholder="https://"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
      /></label>
      <fieldset>
        <legend>${say('webhook.types')}</legend>
        ${webhookTypes.map((type) => tick(type, say(`webhook.type.${type}`), true))}
        ${typeless ? html`<p role="alert">${say('webhook.noType')}</p>` : nothing}
      </fieldset>
      <div>${send(say('webhook.add'), { busy })}</div>
    </form>`
}

async function add({ act, warn }: Adding, event: SubmitEvent): Promise<void> {
  const form = submittedForm(event)
  if (form === null) return
  const types = webhookTypes.filter((type) => isTicked(form.data, type))
  if (types.length === 0) return warn()
  const done = await act({ add: { url: text(form.data, 'url') ?? '', types } })
  if (done !== null) form.form.reset()
}

function noting({ say, secret, copied, copy, noted }: Adding): unknown {
  if (secret === null) return nothing
  return html`<div class="note stack" role="status">
    <p><strong>${say('webhook.secret')}</strong> ${say('webhook.secretHint')}</p>
    <input
      class="secret"
      name="secret"
      readonly
      .value=${secret}
      aria-label=${say('webhook.secretWord')}
      @focus=${({ target }: FocusEvent) => (target as HTMLInputElement).select()}
    />
    <div class="row">
      ${button(say(copied ? 'webhook.copied' : 'webhook.copy'), () => copy(secret))}
      ${button(say('webhook.noted'), noted, { look: 'button primary' })}
    </div>
  </div>`
}
