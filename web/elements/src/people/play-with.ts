import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import type { OpenChoice } from '../client/gateway.js'
import type { Failure } from '../client/http.js'
import type { GameInfo } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { peopleRefusal } from './refusal-words.js'
import { gameName, gameWords } from '../element/game-names.js'
import { lastPlayed, quickChoices } from '../element/quick-choices.js'
import { peopleWords } from '../words/people/index.js'
import { inviteTo, openFor } from './table-with.js'

const playWithStyles = css`
  :host {
    display: inline-grid;
    gap: var(--stolik-space-2);
    justify-items: start;
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-2);
  }
`

/**
 * Invites a player in two taps: to the table where the person waits for others, or to one of a game that they choose then.
 *
 * @element stolik-play-with
 * @prop player - the name of the player
 * @prop page - by which their page is found
 * @prop table - where the person waits for others; null = nowhere
 * @fires stolik-go - the person goes to the table that was opened
 */
export class StolikPlayWith extends declares(StolikElement, {
  player: property(''),
  page: property(''),
  table: given<string | null>(null),
  /** null until the person wants to choose a game. */
  games: state<readonly GameInfo[] | null>(null),
  busy: state(false),
  invited: state(false),
  failure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, playWithStyles]
  protected override readonly catalogues = [peopleWords]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
  }

  protected override render(): unknown {
    const { games, player } = this
    return html`${
        games === null
          ? html`<button
              class="button"
              aria-label=${this.say('people.inviteOf', { name: player })}
              ?disabled=${this.busy || this.invited}
              @click=${() => void (this.table === null ? this.#choose() : this.#invite(this.table))}
            >
              ${this.say('people.invite')}
            </button>`
          : this.#offers(games)
      }
      <p role="status" class=${this.failure === null && !this.invited ? 'visually-hidden' : 'small'}>
        ${
          this.failure === null
            ? this.invited
              ? this.say('people.invited', { name: player })
              : nothing
            : peopleRefusal(this.locale, this.failure)
        }
      </p>`
  }

  #offers(games: readonly GameInfo[]): unknown {
    const { locale } = this
    return html`<div
      class="offers"
      role="group"
      aria-label=${this.say('people.choose', { name: this.player })}
    >
      ${quickChoices(locale, games, lastPlayed()).map(
        (choice) =>
          html`<button class="button" ?disabled=${this.busy} @click=${() => void this.#open(choice)}>
            ${gameName(locale, choice.game, choice.profile).profile}
          </button>`,
      )}
      <button class="quiet" @click=${() => (this.games = null)}>${this.say('people.not')}</button>
    </div>`
  }

  async #choose(): Promise<void> {
    this.busy = true
    const outcome = await this.gate.games()
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if (!('done' in outcome)) return
    this.games = outcome.done
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('.offers button')?.focus()
  }

  async #invite(table: string): Promise<void> {
    this.busy = true
    const outcome = await inviteTo(this.gate, table, this.page)
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    this.invited = 'done' in outcome
  }

  async #open(choice: OpenChoice): Promise<void> {
    this.busy = true
    const outcome = await openFor(this.gate, choice, this.page)
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('refused' in outcome) this.games = null
    else this.dispatchEvent(new GoEvent(outcome.done))
  }
}

customElements.define('stolik-play-with', StolikPlayWith)
