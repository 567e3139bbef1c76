import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'
import type { Desk } from './client.js'
import type { SiteCheck } from './site-check.js'
import type { Checked } from '@stolik/elements/client/access'

/** The operator's own sites. Any page address can be pasted, and the page says first what would be allowed. */
export function sitesPart(
  { origins, fixed }: Desk,
  { say, busy, act, refusal }: OwnerParts,
  { checked, check }: SiteCheck,
): TemplateResult {
  const ready = checked?.origin !== null && checked?.origin !== undefined && !checked.allowed
  const allow = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const address = new FormData(form).get('address')
    if (typeof address !== 'string' || !(await act('sites', { allow: address }))) return
    form.reset()
    void check('')
  }
  return html`<section class="panel stack" id="sites">
    <h2>${say('owner.sites')}</h2>
    <p class="muted">${say('owner.sitesHint')}</p>
    ${
      origins.length + fixed.origins.length === 0
        ? nothing
        : html`<ul class="list">
            ${fixed.origins.map((origin) => html`<li class="said">${origin} <span class="muted small">${say('owner.fixed')}</span></li>`)}
            ${origins.map(
              (origin) =>
                html`<li>
                  <div class="row spread">
                    <span class="said">${origin}</span>
                    <button
                      class="quiet"
                      aria-label="${say('owner.remove')}: ${origin}"
                      ?disabled=${busy}
                      @click=${() => void act('sites', { disallow: origin })}
                    >
                      ${say('owner.remove')}
                    </button>
                  </div>
                </li>`,
            )}
          </ul>`
    }
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
      ${refusal('sites')}
      <button class="button primary" ?disabled=${busy || !ready}>${say('owner.allow')}</button>
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
