import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { DeskElement } from './element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { dayTime } from '@stolik/elements/event/format'
import { watchEvent, type Watched } from '@stolik/elements/event/watched'
import type { EventShown } from '@stolik/elements/event/client/types'
import { deskStyles } from './desk.styles.js'
import { button } from '../form/buttons.js'
import '@stolik/elements/account/sign-in'

/**
 * The page that an invitation leads to: a referee signs in, or makes an account, and takes the office.
 *
 * @element stolik-invited
 * @attr event - id of the event
 * @attr href - the address of the event's page
 * @attr code - the code of the invitation; default: the part of the page's address after `#`
 */
export class StolikInvited extends declares(DeskElement, {
  href: property(''),
  code: property<string | null>(null),
  /** Whether the invitation can be accepted; null before that is known. */
  offered: state<boolean | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, deskStyles]
  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => null,
  )
  #asked = ''

  get #code(): string {
    return this.code ?? location.hash.slice(1)
  }

  protected override updated(): void {
    const client = this.#watched.now?.client
    const key = `${this.event} ${this.#code}`
    if (client === undefined || key === this.#asked) return
    this.#asked = key
    void client.invitation(this.#code).then((answer) => {
      // If the query failed, accepting will give the reason.
      this.offered = 'refused' in answer || answer.done
    })
  }

  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (watched === null || event === null) return this.unshown(watched?.trouble ?? null)
    return html`<section class="panel stack">
      <p class="muted">${this.say('invited.title')}</p>
      <h2>${event.regulations.name}</h2>
      <p>
        ${dayTime(event.regulations.starts, this.locale, event.regulations.mode)} · ${event.regulations.place}
      </p>
      ${this.#body(watched, event)}
    </section>`
  }

  #body(watched: Watched, { regulations: { organiser } }: EventShown): TemplateResult {
    const { guest } = this.gate
    if (watched.me?.referee === true)
      return html`<p class="good" role="status">${this.say('invited.done')}</p>
        <p><a class="button primary large" href=${`${this.href}/desk`}>${this.say('invited.desk')}</a></p>`
    if (this.offered === false)
      return this.#told({ code: 'BAD_INVITATION', args: {}, clause: null, problems: [] })
    const signed = guest.value?.refresh !== undefined
    return html`<p>${this.say('invited.of', { organiser })}</p>
      ${signed ? '' : html`<p>${this.say('invited.sign')}</p>`}
      <stolik-sign-in lang=${this.lang} server=${this.server}></stolik-sign-in>
      ${
        signed
          ? button(this.say('invited.take'), () => this.#accept(watched), {
              look: 'button primary large',
              busy: watched.busy,
            })
          : ''
      }
      ${this.refused(watched.refusal)}`
  }

  #told(refusal: Parameters<StolikInvited['why']>[0]): TemplateResult {
    return html`<p class="refusal" role="alert">${this.why(refusal)}</p>
      <p><a href=${this.href}>${this.say('event.page')}</a></p>`
  }

  async #accept(watched: Watched): Promise<void> {
    const answer = await watched.act({ accept: { code: this.#code } })
    if (answer !== null && 'done' in answer) watched.reloadMe()
  }
}

customElements.define('stolik-invited', StolikInvited)
