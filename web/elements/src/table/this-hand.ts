import { say } from '@stolik/core'
import type { Drawn, TableElement } from '@stolik/kit/table'
import { declares, given } from '@stolik/kit/properties'
import { tableWords } from '@stolik/kit/table/words'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { css, html, nothing, type TemplateResult } from 'lit'
import { cardsFor } from '../base/cards.js'
import { StolikElement } from '../element/element.js'
import { handsWords } from '../words/hands/index.js'

const styles = css`
  :host {
    display: grid;
    gap: var(--stolik-space-3);
    margin-block-start: var(--stolik-space-4);
  }
  h3,
  p,
  ul {
    margin: 0;
    padding: 0;
  }
  h3,
  .taken {
    font-size: var(--stolik-text-s);
  }
  h3 {
    color: var(--stolik-muted);
    font-weight: 600;
  }
  .calls {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--stolik-space-4);
    list-style: none;
  }
  .cards {
    display: flex;
    gap: var(--stolik-space-1);
    margin-block: var(--stolik-space-1);
    --stolik-card-width: 60px;
  }
`

/** A table to play at: the games' elements all extend `GameTable`. */
interface Board extends TableElement {
  readonly drawn?: Drawn
  readonly updateComplete?: Promise<unknown>
}

/**
 * What has been called and the last trick of the hand that is played, for the side of a wide table. The trick is shown as long as the
 * rules let players look at it.
 *
 * @element stolik-this-hand
 * @prop board - the element of the game's table
 * @prop seq - the length of the table's log: a longer one has brought the board something new
 */
export class StolikThisHand extends declares(StolikElement, {
  board: given<Board | null>(null),
  seq: given(0),
}) {
  static override styles = [controls, styles]

  protected override readonly catalogues = [handsWords]

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, tableWords]
  }

  /** The same change has brought the board a view, which it draws first. */
  protected override async scheduleUpdate(): Promise<void> {
    await this.board?.updateComplete
    await super.scheduleUpdate()
  }

  protected override render(): unknown {
    const drawn = this.board?.drawn
    return drawn === undefined ? nothing : html`${this.#calls(drawn)}${this.#lastTrick(drawn)}`
  }

  #calls({ view, at, tell }: Drawn): TemplateResult | typeof nothing {
    // All that is new since nothing had been called. A game without calls has no such field.
    const calls = view === null ? [] : tell({ ...view, calls: [] }, view, at)
    if (calls.length === 0) return nothing
    return html`<section>
      <h3>${this.say('hands.calls')}</h3>
      <ul class="calls">
        ${calls.map((call) => html`<li>${call}</li>`)}
      </ul>
    </section>`
  }

  #lastTrick({ scene, at, taken }: Drawn): TemplateResult | typeof nothing {
    const last = scene?.last ?? null
    if (scene === null || last === null) return nothing
    const { deck, letters } = cardsFor(this, this.locale)
    return html`<section>
      <h3>${say(tableWords[this.locale], this.locale, 'table.last')}</h3>
      <div class="cards">
        ${last.cards.map(
          ({ card, label }) =>
            html`<playing-card card=${card} label=${label} deck=${deck} letters=${letters}></playing-card>`,
        )}
      </div>
      <p class="taken">${taken(last, scene, at)}</p>
    </section>`
  }
}

customElements.define('stolik-this-hand', StolikThisHand)
