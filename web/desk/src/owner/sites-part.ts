import { html, nothing, type TemplateResult } from 'lit'
import type { Checked } from '@stolik/elements/client/access'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { Desk } from './client.js'
import { list, rowButton, type OwnerParts } from './parts.js'
import type { SiteCheck } from '../site/site-check.js'
import { send } from '../form/buttons.js'

/** The operator's own sites. Any page address can be pasted, and the page says first what would be allowed. */
export function sitesPart(
  { origins, fixed }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  { checked, check }: SiteCheck,
): TemplateResult {
  const ready = checked?.origin !== null && checked?.origin !== undefined && !checked.allowed
  const allow = async (event: SubmitEvent): Promise<void> => {
    const sent = submittedForm(event)
    if (sent === null || !(await act('sites', { allow: text(sent.data, 'address') ?? '' }))) return
    sent.form.reset()
    void check('')
  }
  return html`<section class="panel stack" id="sites">
    <h2>${say('owner.sites')}</h2>
    <p class="muted">${say('owner.sitesHint')}</p>
    ${list([
      ...fixed.origins.map(
        (origin) =>
          html`<li class="said">${origin} <span class="muted small">${say('owner.fixed')}</span></li>`,
      ),
      ...origins.map(
        (origin) =>
          html`<li>
            <div class="row spread">
              <span class="said">${origin}</span>
              ${rowButton(say('owner.remove'), origin, busy, () => void act('sites', { disallow: origin }), 'quiet')}
            </div>
          </li>`,
      ),
    ])}
    <form class="stack" @submit=${(event: SubmitEvent) => void allow(event)}>
      <label
        ><span>${say('owner.address')}</span
        ><input
          name="address"
          type="text"
          inputmode="url"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="2000"
          .value=${checked?.address ?? ''}
          aria-describedby="address-check"
          @input=${({ target }: InputEvent) => void check((target as HTMLInputElement).value)}
      /></label>
      <p id="address-check" role="status" class="said">${checkedWords(checked, say)}</p>
      ${refusal('sites')} ${send(say('owner.allow'), { busy: busy || !ready })}
    </form>
  </section>`
}

/** Describes the check of a pasted address. */
function checkedWords(checked: Checked | null, say: OwnerParts['say']): unknown {
  if (checked === null) return html`<span class="muted">${say('owner.addressHint')}</span>`
  if (checked.problem !== null) return say(`owner.refused.${checked.problem}`)
  if (checked.origin === null) return nothing
  return checked.allowed
    ? html`<span class="done">${say('owner.isAllowed', { site: checked.origin })}</span>`
    : say('owner.willAllow', { site: checked.origin })
}
