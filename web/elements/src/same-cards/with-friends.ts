import { say, type Arg } from '@stolik/core'
import { attribute, declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { tableAddress } from '../base/address.js'
import { forms } from '../base/forms.styles.js'
import { replayAt } from '../base/replay-address.js'
import type { Failure } from '../client/http.js'
import { luck } from '../client/luck.js'
import { failureWords } from '../element/failure.js'
import { StolikElement } from '../element/element.js'
import { nameFirst } from '../name/name-first.js'
import { sameCardsWords } from '../words/same-cards/index.js'
import { dealAgain } from './documents.js'
import { sameCardsStyles } from './same-cards.styles.js'

/**
 * Opens a table by link on which friends play the cards of a finished hand. The person gets the seat that they have chosen before.
 *
 * @element stolik-with-friends
 * @attr table - id of the table of the finished hand
 * @attr hand - which deal of its series, from 1
 * @attr invitation - the invitation code of a private table
 * @attr table-href - the address of a table's page with `{id}` in it; without it, the element leads to the gateway's own page
 * @prop seat - the seat whose cards the person gets
 */
export class StolikWithFriends extends declares(StolikElement, {
  table: property(''),
  hand: property(1, { type: Number }),
  invitation: property<string | null>(null),
  tableHref: attribute<string | null>('table-href', null),
  seat: given(0),
  busy: state(false),
  refused: state<Failure | null>(null),
  /** The id of the new table. */
  opened: state<string | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    sameCardsStyles,
    // It stands within the element whose styles it shares.
    css`
      :host {
        padding: 0;
      }
    `,
  ]
  readonly #name = nameFirst(this, () => Promise.resolve(this.gate.guest.value !== null))

  protected override readonly catalogues = [sameCardsWords]

  /** With another seat, or another hand, another table can be opened. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('seat') || changed.has('table') || changed.has('hand')) this.opened = null
  }

  readonly #say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(sameCardsWords[this.locale], this.locale, code, args)

  readonly #open = (): Promise<void> => this.#name.order('open', () => this.#order())

  async #order(): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.refused = null
    const { table, hand, invitation, seat } = this
    const outcome = await this.gate.order(dealAgain, {
      table,
      hand: hand - 1,
      invitation,
      seat,
      luck: luck(),
    })
    this.busy = false
    if ('refused' in outcome) {
      this.refused = outcome.refused
      // The gateway did not know the guest, so the name is asked for again.
      if (outcome.refused === 'NOT_SIGNED_IN' && this.gate.guest.value === null) await this.#open()
      return
    }
    this.opened = outcome.done.id
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('a')?.focus()
  }

  protected override render(): unknown {
    const { tableHref, opened } = this
    return html`<h3>${this.#say('sameCards.friends')}</h3>
      <p>${this.#say('sameCards.friendsLead')}</p>
      ${this.#name.part('open')} ${tableHref === null ? this.#elsewhere() : this.#here(tableHref, opened)}
      ${this.refused === null ? nothing : html`<p class="refusal" role="alert">${this.#why(this.refused)}</p>`}`
  }

  #here(tableHref: string, opened: string | null): TemplateResult {
    return opened === null ? this.#button() : this.#way(tableHref, opened)
  }

  #button(): TemplateResult {
    return html`<button
      class="button fit friends"
      type="button"
      ?disabled=${this.busy}
      @click=${() => void this.#open()}
    >
      ${this.#say('sameCards.friendsOpen')}
    </button>`
  }

  #way(tableHref: string, id: string): TemplateResult {
    return html`<p role="status">${this.#say('sameCards.friendsOpened')}</p>
      <a class="button primary fit" href=${tableAddress(tableHref, id)}
        >${this.#say('sameCards.friendsGo')}</a
      >`
  }

  /** A page without tables of its own cannot show the new one, and elsewhere the person would be a stranger to it. */
  #elsewhere(): TemplateResult {
    const { server, table, hand, invitation } = this
    return html`<a class="button fit" href=${replayAt(server, { table, hand, invitation })}
      >${this.#say('sameCards.friendsThere')}</a
    >`
  }

  /** The choice that is not offered can only be that of the cards, which the rules of now do not have. */
  #why(refused: Failure): string {
    return refused === 'BAD_CHOICE' ? this.#say('sameCards.otherRules') : failureWords(this.locale, refused)
  }
}

customElements.define('stolik-with-friends', StolikWithFriends)
