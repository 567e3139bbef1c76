import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { peopleRefusal } from './refusal-words.js'
import { gameName, gameWords } from '../element/game-names.js'
import { notePlayed } from '../element/quick-choices.js'
import { peopleWords } from '../words/people/index.js'
import * as documents from './documents.js'
import { peopleAt, type Invitation } from './own-people.js'

const invitationStyles = css`
  :host {
    display: block;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--stolik-space-2) var(--stolik-space-4);
    padding: var(--stolik-space-2)
      max(var(--stolik-space-4), 50% - 33 * var(--stolik-rem) + var(--stolik-space-4));
    border-block-end: 1px solid var(--stolik-line);
    background: var(--stolik-panel);
    color: var(--stolik-ink);
  }
  .what {
    flex: 1 1 calc(var(--stolik-rem) * 14);
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media print {
    :host {
      display: none;
    }
  }
`

/**
 * The newest invitation to a table, in one line on every page: who invites, to which game, and a button that sits the person
 * down. It takes no room while nobody invites them.
 *
 * @element stolik-table-invitations
 * @fires stolik-go - the person has sat down, and goes to the table
 */
export class StolikTableInvitations extends declares(StolikElement, {
  busy: state(false),
  failure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, invitationStyles]
  protected override readonly catalogues = [peopleWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => this.place,
      () => peopleAt(this.gate).follow(() => this.requestUpdate()),
    )
  }

  protected override render(): unknown {
    const [first] = peopleAt(this.gate).value?.invitations ?? []
    // A screen reader announces what comes into a region that is there already.
    return html`<div role="status">${first === undefined ? nothing : this.#line(first)}</div>`
  }

  #line(invitation: Invitation): unknown {
    const { table, by } = invitation
    const game = gameName(this.locale, table.game, table.profile).profile
    return html`<div class="line">
      <p class="what">${this.say('people.line', { name: by, game })}</p>
      <button class="button primary" ?disabled=${this.busy} @click=${() => void this.#sit(invitation)}>
        ${this.say('people.sit')}
      </button>
      <button class="quiet" ?disabled=${this.busy} @click=${() => void this.#decline(table.id)}>
        ${this.say('people.decline')}
      </button>
      ${this.failure === null ? nothing : html`<p class="refusal">${peopleRefusal(this.locale, this.failure)}</p>`}
    </div>`
  }

  async #sit({ table, invitation }: Invitation): Promise<void> {
    this.busy = true
    const outcome = await this.gate.sit(table.id, undefined, invitation ?? undefined)
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) return
    notePlayed(table)
    this.dispatchEvent(new GoEvent(table.id))
  }

  async #decline(table: string): Promise<void> {
    this.busy = true
    const outcome = await this.gate.order(documents.decline, { table })
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
  }
}

customElements.define('stolik-table-invitations', StolikTableInvitations)
