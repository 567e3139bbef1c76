import { declares, flag, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { Me } from '../client/types.js'
import { refusalWords } from './refusal-words.js'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import '../name/name.js'
import { accountStyles } from './account.styles.js'
import './change-password.js'
import './draw-recovery.js'
import { AccountElement } from './element.js'
import './leaving.js'
import type { MailedLink } from './mailed-link.js'
import './passkeys.js'
import { sendsMail, signOutEverywhere } from './orders.js'
import { pageStyles } from './page.styles.js'
import './recovery-waits.js'
import './second-step.js'
import './sessions.js'
import './sign-in.js'

/** Draws a person's details. `me` is null until it has come; `name` may be an element to choose another one. */
function details(me: Me | null, name: unknown, say: (code: string) => string): TemplateResult {
  return html`<dl>
      <dt>${say('account.name')}</dt>
      <dd>${name}</dd>
      ${
        me === null || me.login === null
          ? nothing
          : html`<dt>${say('make.login')}</dt>
              <dd>${me.login}</dd>`
      }
      ${
        me === null || me.club === null
          ? nothing
          : html`<dt>${say('account.club')}</dt>
              <dd>${me.club}</dd>`
      }
    </dl>
    ${me === null || me.club === null ? nothing : html`<p class="muted">${say('account.member')}</p>`}`
}

/**
 * The person's own account: signing in or creating one. Then their details, password, passkeys, data, and signing out.
 *
 * @element stolik-account
 * @attr making - starts with creating a new account instead of signing in
 * @fires stolik-signed-in - a person has signed in or created an account
 */
export class StolikAccount extends declares(AccountElement, {
  making: flag(),
  me: state<Me | null>(null),
  /** Whether the gateway sends mails, so that the person can add an address. */
  mails: state(false),
  /** The mailed link that opened this page. */
  link: state<MailedLink | null>(null),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, accountStyles, pageStyles]

  constructor() {
    super()
    this.link = linkIn(location.hash)
    if (this.link !== null) void import('./mailed-link.js')
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
        ${this.gate.guest.value === null ? nothing : this.#data(null)}`
    const { me, lang, server, theme } = this
    const name = this.gate.nameTaken.value
      ? html`<stolik-name server=${server} lang=${lang} theme=${theme}></stolik-name>`
      : this.gate.guest.value?.name
    return html`<stolik-recovery-waits
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
      ></stolik-recovery-waits>
      ${details(me, name, (code) => this.say(code))}
      <div class="parts">
        ${me === null ? nothing : this.#page()}
        ${me === null || me.login === null ? nothing : this.#ways(me.login)} ${this.#out()}
        ${me === null ? nothing : this.#data(me)}
      </div>`
  }

  /** Draws a section. @param title the code of its title */
  #section(id: string, title: string, content: TemplateResult): TemplateResult {
    return html`<section class="panel" aria-labelledby=${id}>
      <h2 id=${id}>${this.say(title)}</h2>
      ${content}
    </section>`
  }

  /** What others see of the person. */
  #page(): TemplateResult {
    import('../people/own-page.js').catch(() => undefined)
    return this.#section(
      'page',
      'account.page',
      html`<stolik-own-page lang=${this.lang} server=${this.server} theme=${this.theme}></stolik-own-page>`,
    )
  }

  /** The ways to sign in to an account with a login, and to get back into it. */
  #ways(login: string): TemplateResult {
    const { lang, server, theme } = this
    return html`${this.#section(
      'password',
      'account.password',
      html`<stolik-change-password
        lang=${lang}
        server=${server}
        theme=${theme}
        login=${login}
      ></stolik-change-password>`,
    )}
    ${this.#section(
      'passkeys',
      'passkey.title',
      html`<stolik-passkeys lang=${lang} server=${server} theme=${theme} login=${login}></stolik-passkeys>`,
    )}
    ${this.#section(
      'step',
      'step.title',
      html`<stolik-second-step
        lang=${lang}
        server=${server}
        theme=${theme}
        login=${login}
      ></stolik-second-step>`,
    )}
    ${this.#section(
      'recovery',
      'recovery.title',
      html`<stolik-draw-recovery
        lang=${lang}
        server=${server}
        theme=${theme}
        login=${login}
      ></stolik-draw-recovery>`,
    )}
    ${
      this.mails
        ? this.#section(
            'mail',
            'mail.title',
            html`<stolik-mail-address
              lang=${lang}
              server=${server}
              theme=${theme}
              login=${login}
            ></stolik-mail-address>`,
          )
        : nothing
    }`
  }

  /** The person's data; `me` is null for a guest. */
  #data(me: Me | null): TemplateResult {
    return this.#section(
      'data',
      'account.data',
      html`<stolik-leave-account
        lang=${this.lang}
        server=${this.server}
        theme=${this.theme}
        login=${me?.login ?? ''}
        ?guest=${me === null}
      ></stolik-leave-account>`,
    )
  }

  #out(): TemplateResult {
    return this.#section(
      'out',
      'account.out',
      html`
        <stolik-sessions lang=${this.lang} server=${this.server} theme=${this.theme}></stolik-sessions>
        <div class="row">
          <button class="button" @click=${() => void this.gate.signOut()}>
            ${this.say('account.outHere')}
          </button>
          <button class="button" @click=${() => void this.#outEverywhere()}>
            ${this.say('account.outEverywhere')}
          </button>
        </div>
        ${this.refusal === null ? nothing : html`<p class="refusal" role="alert">${refusalWords(this.locale, this.refusal)}</p>`}
      `,
    )
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
