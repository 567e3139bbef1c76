import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { runWhileConnected } from '../../base/follow.js'
import type { Outcome } from '../../client/http.js'
import type { Answer as AnswerOf } from '../../client/document.js'
import { forms } from '../../base/forms.styles.js'
import { noticeWords } from '../../words/event/notices/index.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { canPush, endpointHere, subscribe } from './device.js'
import * as documents from './documents.js'

const refusals: Readonly<Record<string, string>> = {
  TOO_MANY: 'notices.many',
  NOT_ALLOWED: 'notices.stranger',
  NOT_SIGNED_IN: 'notices.stranger',
}
type Answer = AnswerOf<typeof documents.read>['eventNotices']
type Shown = Extract<Answer, { readonly __typename: 'EventNotices' }>

/**
 * Where an entrant chooses how they are told about an event: on this device, by e-mail, or only on its page.
 *
 * @element stolik-notices
 */
export class StolikNotices extends declares(EventElement, {
  /** Null until the gateway has answered. */
  settings: state<Shown | null>(null),
  /** The endpoint of this browser. */
  here: state<string | null>(null),
  sendsMail: state(false),
  busy: state(false),
  /** The code of what happened last. */
  message: state<string | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-2);
        color: inherit !important;
      }
    `,
  ]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => (this.event === '' ? null : `${this.server} ${this.event} ${this.gate.guest.value?.name ?? ''}`),
      () => void this.#look(),
    )
  }

  protected override readonly catalogues = [noticeWords]

  async #look(): Promise<void> {
    if (canPush(this.server)) this.here = await endpointHere().catch(() => null)
    const outcome = await this.gate.query(documents.read, {
      event: this.event,
    })
    if ('refused' in outcome) return void (this.message = 'notices.away')
    this.sendsMail = outcome.done.sendsMail
    this.#take(outcome.done.eventNotices, null)
  }

  #take(answer: Answer, message: string | null): void {
    if (answer.__typename === 'EventNotices') {
      this.settings = answer
      this.message = message
    } else this.message = refusals[answer.code] ?? 'notices.away'
  }

  async #send(sent: Promise<Outcome<Readonly<Record<string, Answer>>>>, message: string): Promise<void> {
    const outcome = await sent
    const answer = 'done' in outcome ? Object.values(outcome.done)[0] : undefined
    if (answer === undefined) this.message = 'notices.away'
    else this.#take(answer, message)
  }

  /** A box that shows what the gateway has, whatever was pressed. */
  async #change(box: HTMLInputElement, work: (on: boolean) => Promise<void>): Promise<void> {
    this.busy = true
    this.message = null
    const on = box.checked
    await work(on).catch(() => {
      this.message = 'notices.away'
    })
    this.busy = false
    await this.updateComplete
    box.checked = box.name === 'push' ? this.#isHere() : this.settings?.mail === true
  }

  async #push(on: boolean): Promise<void> {
    const { here, settings, event, locale: lang } = this
    if (!on) return here === null ? undefined : this.#stopPush(here)
    if (settings === null) return
    const keys = await subscribe(settings.key)
    if (keys === 'denied') return void (this.message = 'notices.denied')
    this.here = keys.endpoint
    await this.#send(this.gate.query(documents.push, { event, lang, ...keys }), 'notices.on')
  }

  readonly #stopPush = (endpoint: string): Promise<void> =>
    this.#send(this.gate.query(documents.stopPush, { event: this.event, endpoint }), 'notices.off')

  #isHere(): boolean {
    return this.here !== null && this.settings?.endpoints.includes(this.here) === true
  }

  protected override render(): unknown {
    const { settings, busy, message } = this
    return html`<p>${this.say('notices.what')}</p>
      ${settings === null ? nothing : [this.#device(busy), this.#mails(settings, busy)]}
      <p role="status">${message === null ? nothing : this.say(message)}</p>`
  }

  #device(busy: boolean): unknown {
    if (!canPush(this.server)) return html`<p class="small">${this.say('notices.none')}</p>`
    return html`<label class="tick"
      ><input
        type="checkbox"
        name="push"
        .checked=${this.#isHere()}
        ?disabled=${busy}
        @change=${({ target }: Event) => void this.#change(target as HTMLInputElement, (on) => this.#push(on))}
      />
      ${this.say('notices.push')}</label
    >`
  }

  #mails({ address, mail }: Shown, busy: boolean): unknown {
    if (!this.sendsMail) return nothing
    if (address === null) return html`<p class="small">${this.say('notices.account')}</p>`
    const { event, locale: lang } = this
    const send = (on: boolean): Promise<void> =>
      this.#send(this.gate.query(documents.mail, { event, on, lang }), on ? 'notices.on' : 'notices.off')
    return html`<label class="tick"
      ><input
        type="checkbox"
        name="mail"
        .checked=${mail}
        ?disabled=${busy}
        @change=${({ target }: Event) => void this.#change(target as HTMLInputElement, send)}
      />
      ${this.say('notices.mail', { address })}</label
    >`
  }
}

customElements.define('stolik-notices', StolikNotices)
