/** Checks whether the page that will hold the lines may query the gateway. If not, gives a message for the gateway's owner. */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { ownerHref, type Checked } from '@stolik/elements/client/access'

interface Parts {
  readonly checked: Checked | null
  /** The address of the GraphQL endpoint. */
  readonly graphql: string
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly check: (address: string) => void
}

export const checkPart = ({ checked, graphql, say, check }: Parts): TemplateResult =>
  html`<section class="check">
    <h2>${say('check.title')}</h2>
    <label class="address"
      ><span>${say('owner.address')}</span
      ><input
        type="text"
        inputmode="url"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="2000"
        aria-describedby="site-check"
        @input=${({ target }: InputEvent) => check((target as HTMLInputElement).value)}
    /></label>
    <p id="site-check" role="status" class="told">${checkResult(checked, graphql, say)}</p>
  </section>`

function checkResult(checked: Checked | null, graphql: string, say: Parts['say']): unknown {
  if (checked === null) return say('owner.addressHint')
  const { origin: site, allowed, problem } = checked
  if (problem !== null) return say(`owner.refused.${problem}`)
  if (site === null) return nothing
  if (allowed) return say('owner.isAllowed', { site })
  const href = ownerHref(graphql, site)
  return html`${say('check.not', { site })} <a href=${href} data-reload>${href}</a>`
}
