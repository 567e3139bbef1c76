import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { Me } from '../client/types.js'
import { failureWords } from '../element/failure.js'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import '../name/name.js'
import { accountStyles } from './account.styles.js'
import './change-password.js'
import './draw-recovery.js'
import { AccountElement } from './element.js'
import './leaving.js'
import { sendsMail } from './mail-orders.js'
import type { MailedLink } from './mailed-link.js'
import './passkeys.js'
import { signOutEverywhere } from './orders.js'
import './second-step.js'
import './sessions.js'
import './sign-in.js'

/**
 * The person's own account: signing in or creating one. Then their details, password, passkeys, data, and signing out.
 *
 * @element stolik-account
 * @attr making - starts with creating a new account instead of signing in
 * @fires stolik-signed-in - a person has signed in or created an account
 */
export class StolikAccount extends AccountElement {
  static override styles = [
    controls,
    forms,
    accountStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-4);
        max-width: calc(var(--stolik-rem) * 64);
      }
      section {
        display: grid;
        gap: var(--stolik-space-3);
        max-width: calc(var(--stolik-rem) * 31);
      }
      /* Sections stand side by side where there is room, in reading order. */
      .parts {
        columns: calc(var(--stolik-rem) * 26);
        column-gap: var(--stolik-space-4);
      }
      .parts section {
        margin-block-end: var(--stolik-space-4);
        break-inside: avoid;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--stolik-space-1) var(--stolik-space-4);
        margin: 0;
      }
      dt {
        color: var(--stolik-muted);
      }
      dd {
        margin: 0;
        font-weight: 600;
        overflow-wrap: anywhere;
      }
    `,
  ]
  static override properties = {
    ...AccountElement.properties,
    making: { type: Boolean },
    me: { state: true },
    mails: { state: true },
    link: { state: true },
    refusal: { state: true },
  }

  declare making: boolean
  declare private me: Me | null
  /** Whether the gateway sends mails, so that the person can add an address. */
  declare private mails: boolean
  /** The mailed link that opened this page. */
  declare private link: MailedLink | null
  declare private refusal: Failure | null

  constructor() {
    super()
    this.making = false
    this.me = null
    this.mails = false
    this.link = linkIn(location.hash)
    if (this.link !== null) void import('./mailed-link.js')
    this.refusal = null
    // Query again for each person who signs in here.
    runWhileConnected(
      this,
      () => (this.#isSigned ? `${this.place} ${this.gate.guest.value?.name}` : null),
      () => {
        void this.#ask()
        return () => (this.me = null)
      },
    )
  }

  get #isSigned(): boolean {
    return this.place !== null && this.gate.guest.value?.refresh !== undefined
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    if (this.link !== null)
      return html`<stolik-mailed-link
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        .link=${this.link}
        .done=${() => (this.link = null)}
      ></stolik-mailed-link>`
    if (!this.#isSigned)
      return html`<p>${this.say('account.why')}</p>
        <stolik-sign-in
          lang=${this.lang}
          server=${this.server}
          theme=${this.theme}
          ?making=${this.making}
        ></stolik-sign-in>
        ${this.gate.guest.value === null ? nothing : this.#guest()}`
    const { me } = this
    return html`${this.#who()}
      <div class="parts">
        ${
          me === null || me.login === null
            ? nothing
            : html`<section class="panel" aria-labelledby="password">
                  <h2 id="password">${this.say('account.password')}</h2>
                  <stolik-change-password
                    lang=${this.lang}
                    server=${this.server}
                    theme=${this.theme}
                    login=${me.login}
                  ></stolik-change-password>
                </section>
                <section class="panel" aria-labelledby="passkeys">
                  <h2 id="passkeys">${this.say('passkey.title')}</h2>
                  <stolik-passkeys
                    lang=${this.lang}
                    server=${this.server}
                    theme=${this.theme}
                    login=${me.login}
                  ></stolik-passkeys>
                </section>
                <section class="panel" aria-labelledby="step">
                  <h2 id="step">${this.say('step.title')}</h2>
                  <stolik-second-step
                    lang=${this.lang}
                    server=${this.server}
                    theme=${this.theme}
                    login=${me.login}
                  ></stolik-second-step>
                </section>
                <section class="panel" aria-labelledby="recovery">
                  <h2 id="recovery">${this.say('recovery.title')}</h2>
                  <stolik-draw-recovery
                    lang=${this.lang}
                    server=${this.server}
                    theme=${this.theme}
                    login=${me.login}
                  ></stolik-draw-recovery>
                </section>
                ${this.mails ? this.#mail(me.login) : nothing}`
        }
        ${this.#out()}
        ${
          me === null
            ? nothing
            : html`<section class="panel" aria-labelledby="data">
                <h2 id="data">${this.say('account.data')}</h2>
                <stolik-leave-account
                  lang=${this.lang}
                  server=${this.server}
                  theme=${this.theme}
                  login=${me.login ?? ''}
                ></stolik-leave-account>
              </section>`
        }
      </div>`
  }

  #mail(login: string): TemplateResult {
    return html`<section class="panel" aria-labelledby="mail">
      <h2 id="mail">${this.say('mail.title')}</h2>
      <stolik-mail-address
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        login=${login}
      ></stolik-mail-address>
    </section>`
  }

  #guest(): TemplateResult {
    return html`<section class="panel" aria-labelledby="data">
      <h2 id="data">${this.say('account.data')}</h2>
      <stolik-leave-account
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        guest
      ></stolik-leave-account>
    </section>`
  }

  #who(): TemplateResult {
    const { me } = this
    return html`<dl>
        <dt>${this.say('account.name')}</dt>
        <dd>
          ${
            this.gate.nameTaken.value
              ? html`<stolik-name server=${this.server} lang=${this.lang} theme=${this.theme}></stolik-name>`
              : this.gate.guest.value?.name
          }
        </dd>
        ${
          me === null || me.login === null
            ? nothing
            : html`<dt>${this.say('make.login')}</dt>
                <dd>${me.login}</dd>`
        }
        ${
          me === null || me.club === null
            ? nothing
            : html`<dt>${this.say('account.club')}</dt>
                <dd>${me.club}</dd>`
        }
      </dl>
      ${me === null || me.club === null ? nothing : html`<p class="muted">${this.say('account.member')}</p>`}`
  }

  #out(): TemplateResult {
    return html`<section class="panel" aria-labelledby="out">
      <h2 id="out">${this.say('account.out')}</h2>
      <stolik-sessions lang=${this.lang} server=${this.server} theme=${this.theme}></stolik-sessions>
      <div class="row">
        <button class="button" @click=${() => void this.gate.signOut()}>
          ${this.say('account.outHere')}
        </button>
        <button class="button" @click=${() => void this.#outEverywhere()}>
          ${this.say('account.outEverywhere')}
        </button>
      </div>
      ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${failureWords(this.locale, this.refusal)}</p>`}
    </section>`
  }

  async #ask(): Promise<void> {
    const outcome = await this.gate.me()
    this.me = 'done' in outcome ? outcome.done : null
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if (this.mails || (this.me?.login ?? null) === null || !(await sendsMail(this.gate))) return
    // Most gateways send no mails, so this is loaded only where needed.
    await import('./mail-address.js')
    this.mails = true
  }

  async #outEverywhere(): Promise<void> {
    const outcome = await signOutEverywhere(this.gate)
    this.refusal = 'refused' in outcome ? outcome.refused : null
  }
}

/** Returns the mailed link in the hash of an address; null for anything else. */
function linkIn(hash: string): MailedLink | null {
  const [, what, code = ''] = /^#(confirm|recover)=([2-9a-z]{32})$/.exec(hash) ?? []
  return what === 'confirm' || what === 'recover' ? { what, code } : null
}

customElements.define('stolik-account', StolikAccount)

declare global {
  interface HTMLElementTagNameMap {
    'stolik-account': StolikAccount
  }
}
