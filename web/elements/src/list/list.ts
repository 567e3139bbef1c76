import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import '@stolik/kit/sheet'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { redrawOnChange, runWhileConnected } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { catalogueOf, gameName, gameWords } from '../element/game-names.js'
import { addressAt } from '../base/place.js'
import { aloneWords } from '../words/alone/index.js'
import { watchList, type ListShown, type Which } from './source.js'

/**
 * The live table list (Lista Stolikowa) without the table, for a table or for an event's table. It prints on one page of A4.
 *
 * @element stolik-list
 * @attr table - id of a table; with `event`, the number of a table of a series
 * @attr invitation - the key that opens a private table for onlookers
 * @attr event - id of an event
 * @attr series - the number of a series of the event
 * @attr href - the address of the table's or the event's page; default: the server's own
 * @cssprop --stolik-list-height - how tall the list grows before it scrolls; default: its full height
 */
export class StolikList extends declares(StolikElement, {
  table: property(''),
  invitation: property<string | null>(null),
  event: property<string | null>(null),
  series: property<string | null>(null),
  href: property<string | null>(null),
  content: state<ListShown | null>(null),
  trouble: state<Failure | null>(null),
}) {
  static override styles = [
    controls,
    forms,
    css`
      :host {
        display: block;
        container-type: inline-size;
        /* A club’s page may be light although its reader’s system is dark. */
        background: var(--stolik-linen);
        /* The page scrolls, not the list inside it: it reads like a list on paper. */
        --stolik-list-height: none;
      }
      section {
        padding: var(--stolik-space-2);
        display: grid;
        gap: var(--stolik-space-3);
        min-width: 0;
      }
      section > * {
        min-width: 0;
      }
      h2 {
        overflow-wrap: anywhere;
      }
      @container (min-width: 480px) {
        section {
          padding: var(--stolik-space-4);
        }
      }
      @media print {
        section {
          padding: 0;
        }
        .page {
          display: none;
        }
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    runWhileConnected(
      this,
      () => (this.#wrong() === null ? JSON.stringify([this.place, this.#which()]) : null),
      () => {
        this.content = null
        this.trouble = null
        const stop = watchList(
          this.gate,
          this.#which(),
          (content) => Object.assign(this, { content, trouble: null }),
          (trouble) => (this.trouble = trouble),
        )
        return () => {
          stop()
          this.content = null
        }
      },
    )
  }

  protected override readonly catalogues = [aloneWords]

  #alone(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(aloneWords[this.locale], this.locale, code, args)
  }

  #which(): Which {
    const { table, event, series, invitation } = this
    return event === null ? { table, invitation } : { event, series: Number(series), table: Number(table) }
  }

  /** Returns the attribute of an event's table that is not a number. */
  #noNumber(): 'series' | 'table' | undefined {
    if (this.event === null) return undefined
    return (['series', 'table'] as const).find((name) => !/^[1-9]\d{0,3}$/.test(this[name] ?? ''))
  }

  /** Returns a sentence about what the page's author has to correct, or null. */
  #wrong(): string | TemplateResult | null {
    const { table, event, series } = this
    const missing = this.misplaced(event === null ? { table } : { event, series, table })
    const attribute = this.#noNumber()
    if (missing !== null || attribute === undefined) return missing
    return this.#alone('alone.noNumber', { attribute, value: this[attribute] ?? '' })
  }

  protected override render(): unknown {
    const { content, trouble } = this
    const wrong = this.#wrong()
    if (wrong !== null) return html`<p class="note" role="status">${wrong}</p>`
    const lost = this.gate.connection.value === 'lost'
    if (content === null || (trouble !== null && trouble !== 'OFFLINE'))
      return trouble !== null && trouble !== 'OFFLINE'
        ? this.#refused(trouble)
        : lost
          ? html`<p class="note" role="status">${this.say('line.away')}</p>`
          : html`<p class="muted" role="status">${this.#alone('alone.loading')}</p>`
    return html`<section>
      ${this.#head(content)}
      ${lost ? html`<p class="note" role="status">${this.say('line.lost')}</p>` : nothing}
      ${this.#body(content)}
      <p class="page">
        <a href=${this.href ?? this.#page() ?? nothing}
          >${this.#alone(this.event === null ? 'alone.table' : 'alone.event')}</a
        >
      </p>
    </section>`
  }

  #refused(trouble: Failure): TemplateResult {
    return html`<div class="note" role="alert">
      <p class="refusal">${failureWords(this.locale, trouble)}</p>
      ${trouble === 'UNKNOWN_TABLE' ? html`<p>${this.say('table.notFoundHint')}</p>` : nothing}
    </div>`
  }

  #head({ game, profile, state, done, length }: ListShown): TemplateResult {
    const rules = gameName(this.locale, game, profile).profile
    const { event, series, table } = this
    const title = event === null ? rules : this.#alone('alone.sheet', { n: Number(series), table })
    return html`<header>
      <h2>${title}</h2>
      ${
        state === 'GATHERING' || state === 'CLOSED'
          ? nothing
          : html`<p class="muted">
              ${event === null ? nothing : html`${rules} · `}${this.#alone(`alone.list.${state}`)} ·
              ${this.#alone('alone.hands', { done, n: length })}
            </p>`
      }
    </header>`
  }

  #body({ state, game, sheet, names }: ListShown): TemplateResult {
    if (sheet.rows.length === 0 && state === 'GATHERING')
      return html`<p class="panel" role="status">${this.#alone('alone.gathering')}</p>`
    if (sheet.rows.length === 0 && state === 'CLOSED')
      return html`<p class="panel" role="status">${this.say('table.closed')}</p>`
    return html`<stolik-sheet
      .sheet=${sheet}
      .catalogue=${catalogueOf(this.locale, game)}
      locale=${this.locale}
      .players=${names.map((name) => name && { name, bot: false, online: true, clock: null })}
    ></stolik-sheet>`
  }

  /** Returns the address of the server's own page for this list. */
  #page(): string | null {
    const { event, table, invitation } = this
    const by = invitation === null ? '' : `?${new URLSearchParams({ invitation }).toString()}`
    return addressAt(
      this.server,
      event === null ? `table/${encodeURIComponent(table)}${by}` : `event/${encodeURIComponent(event)}`,
    )
  }
}

customElements.define('stolik-list', StolikList)
