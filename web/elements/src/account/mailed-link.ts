import { declares, given, state } from '@stolik/kit/properties'
import { html, type TemplateResult } from 'lit'
import type { Done } from '../client/document.js'
import type { Outcome } from '../client/http.js'
import * as documents from './documents.js'
import { recoverByMail } from './orders.js'
import './recovery-codes.js'
import { RecoveryElement, type Recovery } from './recovery-element.js'
import { teller } from './signed-in.js'

/** The part of a mailed link after `#`. */
export interface MailedLink {
  readonly what: 'confirm' | 'recover'
  readonly code: string
}

type Recovered = Done<typeof documents.recoverByMail>

/**
 * The page that a mailed link opens: it confirms an address or sets a new password. Nothing happens until a button is pressed,
 * because mail scanners open links too.
 *
 * @element stolik-mailed-link
 * @fires stolik-signed-in - the password was changed, and the person is signed in
 */
export class StolikMailedLink extends declares(RecoveryElement<Recovered>, {
  link: given<MailedLink>({ what: 'confirm', code: '' }),
  /** Called when there is nothing left to do here. */
  done: given<() => void>(() => undefined),
  confirmed: state(false),
  /** The person to sign in after their new recovery codes have been shown. */
  made: state<Recovered | null>(null),
}) {
  protected override readonly proof = { by: 'mail', wrong: 'mail.old' } as const

  protected override render(): unknown {
    const { link, made } = this
    return html`<section class="panel" aria-labelledby="title">
      <h2 id="title">${this.say(link.what === 'confirm' ? 'mail.title' : 'forgot.title')}</h2>
      ${made === null ? this.#asking() : this.recoveryCodes(made.recovery ?? [], () => this.#goOn(made))}
    </section>`
  }

  #asking(): TemplateResult {
    return this.link.what === 'confirm' ? this.#confirming() : this.#recovering()
  }

  #confirming(): TemplateResult {
    if (this.confirmed)
      return html`<p role="status" class="good">${this.say('mail.confirmed')}</p>
        <button class="button" @click=${() => this.done()}>${this.say('mail.goOn')}</button>`
    return html`<p>${this.say('mail.confirmWhat')}</p>
      ${this.refused()}
      <button class="button primary" ?disabled=${this.busy} @click=${() => void this.#confirm()}>
        ${this.say('mail.confirm')}
      </button>`
  }

  #recovering(): TemplateResult {
    if (this.begun !== null)
      return html`${this.waiting(this.begun)}
        <button class="button fit" @click=${() => this.done()}>${this.say('forgot.back')}</button>`
    const note = html`<p class="small muted">${this.say('forgot.othersCodes')}</p>`
    return html`<form method="post" @submit=${this.submit} @input=${this.type}>
      <p class="muted">${this.say('forgot.mailed')}</p>
      ${this.fields({ name: '', login: '' }, note)} ${this.refused()}
      <button class="button primary fit" ?disabled=${this.busy}>${this.say('forgot.do')}</button>
    </form>`
  }

  async #confirm(): Promise<void> {
    if (this.busy) return
    const order = { code: this.link.code, lang: this.locale }
    if ((await this.ask(this.gate.order(documents.confirmMailAddress, order))) === null) return
    this.confirmed = true
    this.usedUp()
  }

  protected override recover(recovery: Recovery): Promise<Outcome<Recovered>> {
    return recoverByMail(this.gate, { code: this.link.code, ...recovery })
  }

  protected override recovered(done: Recovered): void {
    this.usedUp()
    if ((done.recovery ?? []).length > 0) this.made = done
    else this.#goOn(done)
  }

  /** Removes the used code from the address bar. */
  protected override usedUp(): void {
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  #goOn(made: Recovered): void {
    const tell = teller(this)
    this.gate.become(made)
    this.done()
    tell(made.name)
  }
}

customElements.define('stolik-mailed-link', StolikMailedLink)
