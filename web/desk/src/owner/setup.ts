import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import '@stolik/elements/account/new-account'
import type { Registered, Registration } from '@stolik/elements/account/orders'
import { forms } from '@stolik/elements/base/forms.styles'
import { installationOf, setUp, type Refused } from './client.js'
import { OwnerElement } from './element.js'
import { ownerStyles } from './owner.styles.js'
import { whenConnected } from '../site/when-connected.js'

/**
 * Creates the first owner's account with the code that the gateway prints when it starts. The code stands in the address after
 * #.
 *
 * @element stolik-setup
 * @attr owner-href - the address of the owner's page
 */
export class StolikSetup extends declares(OwnerElement, {
  ownerHref: attribute('owner-href', '/owner'),
  state: state<'loading' | 'open' | 'owned' | 'made'>('loading'),
  refused: state<Refused | null>(null),
}) {
  static override styles = [controls, forms, ownerStyles]

  /** The code from the address. The address loses it once it is used, while the recovery codes are still shown. */
  readonly #code = location.hash.slice(1)

  constructor() {
    super()
    whenConnected(
      this,
      () => this.place,
      () => {
        void installationOf(this.gate).then((installation) => {
          this.state = installation?.hasOwner === true ? 'owned' : 'open'
        })
      },
    )
  }

  protected override render(): unknown {
    const { state } = this
    if (state === 'loading') return html`<p class="muted" role="status">${this.say('owner.loading')}</p>`
    if (state === 'open')
      return this.#code === ''
        ? html`<p class="note" role="status">${this.say('setup.noCode')}</p>`
        : this.#form()
    return html`<div class="panel stack" role="status" tabindex="-1">
      <p class=${state === 'made' ? 'done' : nothing}>${this.say(`setup.${state}`)}</p>
      <p><a class="button primary" href=${this.ownerHref}>${this.say('setup.go')}</a></p>
    </div>`
  }

  #field(name: 'installation' | 'place' | 'site', label: string, hint: string): TemplateResult {
    const wrong = this.refused?.field === name ? this.refused : null
    return html`<label class=${name === 'site' ? 'wide' : nothing}
      ><span>${label}</span
      ><input
        name=${name}
        type="text"
        autocomplete=${name === 'installation' ? 'organization' : 'off'}
        autocapitalize=${name === 'site' ? 'none' : nothing}
        maxlength=${name === 'site' ? 2000 : 100}
        ?required=${name === 'installation'}
        aria-invalid=${wrong !== null}
        aria-describedby="${name}-hint"
      /><span class="small" id="${name}-hint"
        >${wrong === null ? html`<span class="muted">${hint}</span>` : html`<span class="refusal">${this.why(wrong)}</span>`}</span
      ></label
    >`
  }

  #form(): TemplateResult {
    const { refused } = this
    const elsewhere = refused !== null && !['installation', 'place', 'site'].includes(refused.field ?? '')
    return html`<div class="stack">
      <p>${this.say('setup.lead')}</p>
      <form class="panel stack" id="installation" @submit=${(event: SubmitEvent) => event.preventDefault()}>
        <h2>${this.say('setup.installation')}</h2>
        <div class="fields">
          ${this.#field('installation', this.say('owner.name'), this.say('setup.installationHint'))}
          ${this.#field('place', this.say('owner.place'), this.say('owner.optional'))}
          ${this.#field('site', this.say('setup.site'), this.say('setup.siteHint'))}
        </div>
      </form>
      <section class="panel stack">
        <h2>${this.say('setup.account')}</h2>
        <stolik-new-account
          lang=${this.lang}
          server=${this.server}
          @stolik-signed-in=${() => void this.#made()}
          .register=${(registration: Registration) => this.#register(registration)}
        ></stolik-new-account>
        ${elsewhere ? this.refusal(refused) : nothing}
      </section>
    </div>`
  }

  /** Creates the account and stores the entered texts of the installation. */
  async #register(registration: Registration): Promise<Registered | null> {
    const form = this.renderRoot.querySelector<HTMLFormElement>('#installation')
    if (form?.reportValidity() !== true) return null
    const data = new FormData(form)
    const of = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const code = decodeURIComponent(this.#code)
    const server = this.place
    const installation = {
      installation: of('installation'),
      place: of('place'),
      site: of('site'),
      url: server === null ? null : new URL(server).origin,
    }
    const answer = await setUp(this.gate, { code, ...registration, ...installation })
    this.refused = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      if (answer.refused.code === 'OWNED') this.state = 'owned'
      await this.updateComplete
      this.renderRoot.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return null
    }
    // The code is used up, so it need not stay in the address.
    if (!('suggestion' in answer.done)) history.replaceState(history.state, '', location.pathname)
    return { done: answer.done }
  }

  async #made(): Promise<void> {
    this.state = 'made'
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('[role="status"]')?.focus()
  }
}

customElements.define('stolik-setup', StolikSetup)
