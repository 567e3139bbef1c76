import { declares, flag, given, property, state } from '@stolik/kit/properties'
import '@stolik/kit/sheet'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type PropertyValues } from 'lit'
import { forms } from '../base/forms.styles.js'
import { plainSheet } from '../client/plain.js'
import { catalogueOf } from './game-words.js'
import type { Answer, At, EventClient } from './client/client.js'
import type { TableSheet } from './client/types.js'
import { EventElement } from './element.js'
import { eventStyles } from './event.styles.js'
import { chairLetter } from './format.js'

/**
 * One table's list in its current state, where a figure of the standings comes from.
 *
 * @element stolik-event-sheet
 * @property client - the client of the event
 * @property at - series and table; null shows nothing
 * @attr beside - set if it stands beside the actions for its table; it then takes no focus
 * @property seq - length of the event's log, as last heard
 * @fires close - the list was closed
 */
export class StolikEventSheet extends declares(EventElement, {
  client: given<EventClient | null>(null),
  at: given<At | null>(null),
  beside: flag(),
  /** Increases when the list may have changed. */
  seq: property(0, { type: Number }),
  answer: state<Answer<TableSheet> | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    eventStyles,
    css`
      .panel {
        margin-block: var(--stolik-space-4);
      }
      header {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: var(--stolik-space-3);
      }
      /* The words of the button stand in line with the edge of the list. */
      header .quiet {
        flex: none;
        padding-inline: 0;
      }
      /* On a phone the list takes nearly the full width; the words above it stay in line. */
      @container (max-width: 30em) {
        .panel {
          padding-inline: var(--stolik-space-2);
        }
        header,
        p {
          padding-inline: var(--stolik-space-2);
        }
      }
    `,
  ]

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('at')) this.answer = null
    if (changed.has('at') || changed.has('seq')) void this.#fetch()
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('at') && this.at !== null && !this.beside)
      this.renderRoot.querySelector<HTMLElement>('button')?.focus()
  }

  async #fetch(): Promise<void> {
    const { at, client } = this
    if (at === null || client === null) return
    const answer = await client.sheet(at)
    if (this.at === at) this.answer = answer
  }

  protected override render(): unknown {
    const { at, answer } = this
    if (at === null) return nothing
    return html`<section
      class="panel stack"
      aria-label=${this.say('sheet.title', { n: at.series, table: at.table })}
    >
      <header>
        <h3>
          ${this.beside ? this.say('sheet.listTitle') : this.say('sheet.title', { n: at.series, table: at.table })}
        </h3>
        <button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('close'))}>
          ${this.say('table.close')}
        </button>
      </header>
      ${
        answer === null
          ? html`<p class="muted">${this.say('event.loading')}</p>`
          : 'refused' in answer
            ? html`<p class="refusal" role="alert">${this.why(answer.refused)}</p>`
            : this.#list(answer.done)
      }
    </section>`
  }

  #list(table: TableSheet): unknown {
    const players = table.seats.map(({ name, chair, bot }) => ({
      name: `${chairLetter(chair)} ${name}${bot ? ` · ${this.say('lobby.bot')}` : ''}`,
      bot,
      online: true,
      clock: null,
    }))
    return html`<p class="muted">
        ${this.say(`list.${table.status}`)} ·
        ${this.say('sheet.hands', { done: table.hands.length, n: table.length })}
      </p>
      ${
        table.hands.length === 0
          ? nothing
          : html`<stolik-sheet
              .sheet=${plainSheet(table.sheet)}
              .catalogue=${catalogueOf(this.locale, table.game)}
              locale=${this.locale}
              .players=${players}
            ></stolik-sheet>`
      }`
  }
}

customElements.define('stolik-event-sheet', StolikEventSheet)
