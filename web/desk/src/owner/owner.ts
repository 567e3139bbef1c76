import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import '@stolik/elements/account/sign-in'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Words } from '@stolik/kit/words'
import { talkWords } from '@stolik/elements/words/talk/index'
import { clubsPart } from './clubs-part.js'
import { attempts } from './attempts.js'
import {
  deskOf,
  logOf,
  ownerAct,
  upkeepOf,
  type Desk,
  type OwnerLog,
  type Refused,
  type Upkeep,
} from './client.js'
import { logPart } from './log-part.js'
import { mailPart, installationPart, announcePart } from './installation-part.js'
import { orderPart } from './order-part.js'
import { OwnerElement } from './element.js'
import { ownerStyles } from './owner.styles.js'
import type { OwnerParts } from './parts.js'
import { peoplePart, requestsPart, people } from './people.js'
import { reportsPart, reports } from './reports.js'
import { siteCheck } from '../site/site-check.js'
import { sitesPart } from './sites-part.js'
import { whenConnected } from '../site/when-connected.js'

/** A request was decided that others may have waited for. */
export class DecidedEvent extends CustomEvent<undefined> {
  static readonly type = 'stolik-decided'
  constructor() {
    super(DecidedEvent.type, { bubbles: true, composed: true })
  }
}

/** Why a person gets no desk until they sign in with another account. */
const needsSignIn = ['NOT_SIGNED_IN', 'SIGN_IN_AGAIN', 'NOT_ALLOWED']

/**
 * The owner's page for decisions: sites and clubs, who may announce events, people and their roles, and the texts of the
 * installation.
 *
 * @element stolik-owner
 * @fires stolik-decided - a request was granted or refused
 */
export class StolikOwner extends declares(OwnerElement, {
  desk: state<Desk | null>(null),
  /** Why there is no desk. */
  trouble: state<Refused | null>(null),
  /** null until it is requested. */
  log: state<OwnerLog | null>(null),
  /** null if the gateway does not report it. */
  upkeep: state<Upkeep | null>(null),
  /** Whether the mail server has taken the last test mail. */
  isMailTaken: state(false),
}) {
  static override styles = [controls, forms, ownerStyles]
  readonly #attempts = attempts(this)
  readonly #reports = reports(this.#attempts, () => this.gate)
  readonly #people = people(
    this.#attempts,
    () => this.gate,
    () => this.#fetch(),
  )
  readonly #site = siteCheck(this, () => this.place)

  constructor() {
    super()
    whenConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.token ?? ''}`),
      () => this.#fetch(),
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, talkWords]
  }

  async #fetch(): Promise<void> {
    const answer = await deskOf(this.gate)
    this.trouble = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) {
      this.desk = null
      return
    }
    const first = this.desk === null
    this.desk = answer.done
    if (!first) return
    void import('./fair-play.js').catch(() => undefined)
    await Promise.all([this.#prefill(), this.#reports.fetch(), this.#fetchUpkeep()])
  }

  async #fetchUpkeep(): Promise<void> {
    const answer = await upkeepOf(this.gate)
    this.upkeep = 'done' in answer ? answer.done : null
  }

  /** Reads the address of a site from this page's hash: a site that is not allowed links here. */
  async #prefill(): Promise<void> {
    const site = new URLSearchParams(location.hash.slice(1)).get('site')
    if (site === null) return
    await this.#site.check(site)
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('#sites button')?.focus()
  }

  #fetchLog(): void {
    void this.#attempts.run(
      'log',
      () => logOf(this.gate),
      (log) => (this.log = log),
      false,
    )
  }

  readonly #act = (part: string, act: object): Promise<boolean> =>
    this.#attempts.run(
      part,
      () => ownerAct(this.gate, act),
      (desk) => {
        this.desk = desk
        if (part === 'requests') this.dispatchEvent(new DecidedEvent())
      },
    )

  async #sendMail(to: string): Promise<void> {
    this.isMailTaken = false
    this.isMailTaken = await this.#act('mail', { testMail: { to, lang: this.locale } })
  }

  protected override render(): unknown {
    const { desk, trouble } = this
    const { busy, refused, announced } = this.#attempts
    const wrong = this.misplaced()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const signIn = html`<stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>`
    if (trouble !== null && needsSignIn.includes(trouble.code))
      return html`<div class="stack">
        <p class="note" role="status">
          ${this.say(this.gate.guest.value?.refresh === undefined ? 'owner.signIn' : 'owner.notOwner')}
        </p>
        ${signIn}
      </div>`
    if (trouble !== null && desk === null) return this.refusal(trouble)
    if (desk === null) return html`<p class="muted" role="status">${this.say('owner.loading')}</p>`
    const doing: OwnerParts = {
      say: (code, args) => this.say(code, args),
      busy,
      refusal: (part) => (refused?.part === part ? this.refusal(refused) : nothing),
      act: this.#act,
    }
    return html`<div class="stack">
      ${signIn}
      <p class="visually-hidden" role="status">${announced ? this.say('owner.saved') : nothing}</p>
      ${requestsPart(desk, doing, this.locale)} ${clubsPart(desk, doing)}
      ${mailPart({ isTaken: this.isMailTaken, send: (to) => void this.#sendMail(to) }, doing)}
      ${peoplePart(desk, doing, this.#people)} ${announcePart(desk, doing)} ${installationPart(desk, doing)}
      ${sitesPart(desk, doing, this.#site)} ${reportsPart(this.#reports, doing, this.locale)}
      ${orderPart(desk, doing, this.locale)}
      <stolik-fair-play lang=${this.lang} server=${this.server}></stolik-fair-play>
      ${logPart({ log: this.log, upkeep: this.upkeep, fetch: () => this.#fetchLog() }, doing, this.locale)}
    </div>`
  }
}

customElements.define('stolik-owner', StolikOwner)
