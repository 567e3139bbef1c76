import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { plainLists } from '../base/lists.styles.js'
import type { Done } from '../client/document.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { peopleWords } from '../words/people/index.js'
import * as documents from './documents.js'
import { peopleStyles } from './people.styles.js'
import { peopleRefusal } from './refusal-words.js'

type Players = Done<typeof documents.playersAt>['players']

/**
 * The people at a table who have pages: a way to each page, and a button that follows. It takes no room for guests, and where
 * nobody else has a page.
 *
 * @element stolik-table-players
 * @prop table - id of the table
 * @attr player-href - the address of a player's page with `{name}` in it
 */
export class StolikTablePlayers extends declares(StolikElement, {
  table: property(''),
  playerHref: attribute('player-href', '/player/{name}'),
  players: state<Players>([]),
  busy: state(false),
  failure: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, plainLists, peopleStyles]
  protected override readonly catalogues = [peopleWords]

  constructor() {
    super()
    runWhileConnected(
      this,
      () => {
        const { guest } = this.gate
        const isKnown = this.place !== null && this.table !== '' && guest.value?.refresh !== undefined
        return isKnown ? `${this.place} ${this.table} ${guest.value.name}` : null
      },
      () => {
        void this.#fetch()
        return () => (this.players = [])
      },
    )
  }

  protected override render(): unknown {
    if (this.players.length === 0) return nothing
    return html`<section aria-labelledby="players">
      <h3 id="players">${this.say('people.at')}</h3>
      <ul>
        ${this.players.map(
          ({ name, page, followed }) =>
            html`<li>
              <span class="who"
                ><a href=${this.playerHref.replace('{name}', () => encodeURIComponent(page))}
                  >${name}</a
                ></span
              >
              ${
                followed
                  ? html`<span class="small muted">${this.say('people.followed')}</span>`
                  : html`<button
                      class="button"
                      aria-label=${this.say('people.followOf', { name })}
                      ?disabled=${this.busy}
                      @click=${() => void this.#follow(page)}
                    >
                      ${this.say('people.follow')}
                    </button>`
              }
            </li>`,
        )}
      </ul>
      <p role="status" class=${this.failure === null ? 'visually-hidden' : 'refusal'}>
        ${this.failure === null ? nothing : peopleRefusal(this.locale, this.failure)}
      </p>
    </section>`
  }

  async #fetch(): Promise<void> {
    const { table } = this
    const outcome = await this.gate.order(documents.playersAt, { table })
    if (table === this.table && 'done' in outcome) this.players = outcome.done.players
  }

  async #follow(player: string): Promise<void> {
    this.busy = true
    const outcome = await this.gate.order(documents.follow, { player })
    await this.#fetch()
    this.busy = false
    this.failure = 'refused' in outcome ? outcome.refused : null
  }
}

customElements.define('stolik-table-players', StolikTablePlayers)
