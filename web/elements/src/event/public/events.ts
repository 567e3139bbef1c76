import { say, type Arg } from '@stolik/core'
import { attribute, declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import type { Failure } from '../../client/http.js'
import { failureWords } from '../../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../../base/follow.js'
import { forms } from '../../base/forms.styles.js'
import { gameName, gameWords } from '../../element/game-names.js'
import type { Answer } from '../../client/document.js'
import { StolikElement } from '../../element/element.js'
import { frameStyles, groundStyles } from '../frame.styles.js'
import { dayTime } from '../format.js'
import { firstOf } from '../../base/first-of.js'
import { eventListWords } from '../../words/event/list/index.js'
import { events } from './events-document.js'

type EventRow = Answer<typeof events>['events'][number]

/**
 * The events of a gateway, the coming ones first.
 *
 * @element stolik-events
 * @attr event-href - the address of an event's page with `{id}` in it
 * @attr new-href - the address of the page for announcing an event
 * @attr most - the maximum number of events; default: all
 * @slot none - shown while no event is announced
 */
export class StolikEvents extends declares(StolikElement, {
  eventHref: attribute('event-href', '/event/{id}'),
  newHref: attribute<string | null>('new-href', null),
  most: property<number | null>(null, { type: Number }),
  rows: state<readonly EventRow[] | null>(null),
  failure: state<Failure | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    frameStyles,
    groundStyles,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: var(--stolik-space-2) var(--stolik-space-5);
        margin-block-end: var(--stolik-space-4);
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .events > li {
        padding: var(--stolik-space-3) var(--stolik-space-4);
      }
      /* As tall as a finger needs, however small a club sets the type. */
      .events a {
        display: inline-block;
        min-height: calc(var(--stolik-rem) * 1.5);
        font-size: var(--stolik-text-l);
        font-weight: 700;
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => this.place,
      () => void this.#fetch(),
    )
  }

  protected override readonly catalogues = [eventListWords]

  #say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(eventListWords[this.locale], this.locale, code, args)
  }

  async #fetch(): Promise<void> {
    const outcome = await this.gate.query(events)
    this.failure = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.rows = outcome.done.events
  }

  protected override render(): unknown {
    const wrong = this.misplaced()
    if (wrong !== null)
      return html`<header><h2>${this.#say('events.title')}</h2></header>
        <p class="note" role="status">${wrong}</p>`
    return html`<header>
        <h2>${this.#say('events.title')}</h2>
        ${this.newHref === null ? nothing : html`<a class="button" href=${this.newHref}>${this.#say('events.new')}</a>`}
      </header>
      ${
        this.failure !== null
          ? html`<p class="refusal" role="alert">${failureWords(this.locale, this.failure)}</p>
              <button class="button" @click=${() => void this.#fetch()}>${this.say('value.again')}</button>`
          : this.rows === null
            ? html`<p class="muted" role="status">${this.#say('event.loading')}</p>`
            : this.rows.length === 0
              ? html`<slot name="none"><p class="panel">${this.#say('events.none')}</p></slot>`
              : html`<ul class="events box">
                  ${firstOf(this.rows.toSorted(soonest), this.most).map((row) => this.#row(row))}
                </ul>`
      }`
  }

  #row(row: EventRow): unknown {
    const href = this.eventHref.replace('{id}', encodeURIComponent(row.id))
    return html`<li>
      <a href=${href}>${row.name}</a>
      <ul class="facts">
        <li>${dayTime(row.starts, this.locale, row.mode)}</li>
        ${row.place === '' ? nothing : html`<li>${row.place}</li>`}
        <li>${gameName(this.locale, row.game, '').game}</li>
        <li>${this.#say(`mode.${row.mode}`)}</li>
        <li>${this.#say('event.players', { n: row.players })}</li>
        <li><strong>${this.#say(`phase.short.${row.phase}`)}</strong></li>
      </ul>
    </li>`
  }
}

/** Events under way come first, then the coming ones, then finished ones with the newest first. */
function order({ phase }: EventRow): number {
  if (phase === 'FINAL' || phase === 'CANCELLED') return 2
  return phase === 'OPEN' ? 1 : 0
}
const soonest = (a: EventRow, b: EventRow): number =>
  order(a) - order(b) || (order(a) === 1 ? a.starts - b.starts : b.starts - a.starts)

customElements.define('stolik-events', StolikEvents)
