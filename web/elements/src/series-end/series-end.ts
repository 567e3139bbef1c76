import { say, signed, type Arg, type Catalogue, type Sheet, type Chair, type SheetRow } from '@stolik/core'
import { declares, given, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import { luck } from '../client/luck.js'
import type { Table } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { forms } from '../base/forms.styles.js'
import { GoEvent } from '../base/go.js'
import { again } from '../me/documents.js'
import { addressAt } from '../base/place.js'
import { seriesEndWords } from '../words/series-end/index.js'
import { plainLists } from '../base/lists.styles.js'
import { seriesEndStyles } from './series-end.styles.js'

/** Computes the places of a series and its best hand. Pure. */
interface Placed {
  readonly chair: Chair
  /** From 1; equal totals share the better place. */
  readonly place: number
  readonly total: number
}

/** Returns the best first, equal totals in the order of their chairs. */
export const placed = (totals: readonly number[]): readonly Placed[] =>
  totals
    .map((total, chair) => ({ chair, total, place: 1 + totals.filter((other) => other > total).length }))
    .toSorted((a, b) => a.place - b.place || a.chair - b.chair)

interface Best {
  readonly row: SheetRow
  readonly chair: Chair
  readonly score: number
}

/** Returns the hand with the highest score of any player, the first of equal ones. Returns undefined if nobody won a point. */
export function bestOf(rows: readonly SheetRow[]): Best | undefined {
  const all = rows.flatMap((row) =>
    row.scores.flatMap((score, chair) => (score === null || score <= 0 ? [] : [{ row, chair, score }])),
  )
  return all.reduce<Best | undefined>((best, one) => (one.score > (best?.score ?? 0) ? one : best), undefined)
}

/**
 * The end of a series: the places, the best hand, and what to do next.
 *
 * @element stolik-series-end
 * @attr home - the address of all tables
 * @prop table - the finished table
 * @prop sheet - its list
 * @prop players - names by chair
 * @prop catalogue - words of the game
 * @prop stay - shows another table in place of this one, unless the page goes there itself
 * @fires stolik-go - a person goes to the next table; unless cancelled, it is shown here
 */
export class StolikSeriesEnd extends declares(StolikElement, {
  home: property<string | null>(null),
  /** The invitation code of a private table. It becomes part of the link to a replay. */
  invitation: property<string | null>(null),
  table: given<Pick<Table, 'id' | 'chair' | 'event' | 'again'> | null>(null),
  sheet: given<Sheet>({ rows: [], sums: [], totals: [] }),
  players: given<readonly string[]>([]),
  catalogue: given<Catalogue>({}),
  stay: given<(table: string) => void>(() => undefined),
  busy: state(false),
  refusal: state<Failure | null>(null),
}) {
  static override styles = [controls, forms, plainLists, seriesEndStyles]

  protected override readonly catalogues = [seriesEndWords]

  #say(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(seriesEndWords[this.locale], this.locale, `series.${code}`, args)
  }

  protected override render(): unknown {
    if (this.table === null) return nothing
    const places = placed(this.sheet.totals)
    return html`<p class="title">${this.#say('title')}</p>
      <h3>${this.#winner(places.filter(({ place }) => place === 1))}</h3>
      <ol aria-label=${this.#say('places')}>
        ${places.map((one) => this.#place(one))}
      </ol>
      ${this.#best()} ${this.#ways(this.table)}
      ${
        this.refusal === null
          ? nothing
          : html`<p class="refusal" role="alert">${failureWords(this.locale, this.refusal)}</p>`
      }`
  }

  #name(chair: number): string {
    return this.players[chair] ?? ''
  }

  #winner(first: readonly Placed[]): string {
    const [winner, ...others] = first
    if (winner === undefined) return this.#say('title')
    if (others.length > 0)
      return this.#say('tie', { names: first.map(({ chair }) => this.#name(chair)).join(', ') })
    if (winner.chair === this.table?.chair) return this.#say('me')
    return this.#say('won', { name: this.#name(winner.chair) })
  }

  #place({ chair, place, total }: Placed): TemplateResult {
    const isMe = chair === this.table?.chair
    return html`<li class=${isMe ? 'me' : ''}>
      <span class="place">${place}.</span>
      <span class="name"
        >${this.#name(chair)}${isMe ? html` <small>(${this.#say('you')})</small>` : nothing}</span
      >
      <span class="points">${signed(total)}</span>
    </li>`
  }

  /** The best hand, named in the game's words. */
  #best(): unknown {
    const best = bestOf(this.sheet.rows)
    if (best === undefined) return nothing
    const { row, chair, score } = best
    const by = row.args['chair']
    const args = typeof by === 'number' ? { ...row.args, chair: this.#name(by) } : row.args
    const word = (code: string, of = {}): string => say(this.catalogue, this.locale, code, of)
    const what = `${row.hand + 1}. ${word(row.code, args)}`
    return html`<p class="best">
      <span class="small muted">${word('series.best')}</span>
      <span>${this.#say('bestOf', { what, name: this.#name(chair), score: signed(score) })}</span>
      <a href=${this.#replay(row.hand)} target="_blank" rel="noopener">${this.#say('replay')}</a>
    </p>`
  }

  #replay(hand: number): string {
    const word = this.invitation
    const by = word === null ? '' : `?${new URLSearchParams({ invitation: word }).toString()}`
    return addressAt(this.server, `replay/${encodeURIComponent(this.table?.id ?? '')}/${hand + 1}${by}`) ?? ''
  }

  #ways({ chair, event, again: next }: NonNullable<StolikSeriesEnd['table']>): TemplateResult {
    const home =
      this.home === null ? nothing : html`<a class="button" href=${this.home}>${this.#say('home')}</a>`
    // At an event, the draw decides who plays whom, so there is no next table to offer.
    if (event !== null)
      return html`${chair === null ? nothing : this.#arena(event)}
        <div class="row">${home}</div>`
    if (chair === null)
      return html`${next === null ? nothing : html`<p role="status">${this.#say('on')}</p>`}
        <div class="row">
          ${
            next === null
              ? nothing
              : html`<button class="button primary" @click=${() => this.#go(next.table)}>
                  ${this.#say('watch')}
                </button>`
          }${home}
        </div>`
    const isMine = next !== null && next.name === this.#name(chair)
    return html`<p role="status" class=${next === null ? 'muted' : ''}>
        ${next === null || isMine ? this.#say('how') : this.#say('waits', { name: next.name })}
      </p>
      <div class="row">
        <button class="button primary" ?disabled=${this.busy} @click=${() => void this.#again()}>
          ${this.#say(next === null || isMine ? 'again' : 'join')}</button
        >${home}
      </div>`
  }

  /** In an arena the next table follows by itself. Elsewhere it shows nothing. */
  #arena(event: string): TemplateResult {
    void import('../event/arena/seat.js')
    return html`<stolik-arena-seat
      lang=${this.lang}
      server=${this.server}
      event=${event}
      current=${this.table?.id ?? nothing}
      home=${addressAt(this.server, `event/${encodeURIComponent(event)}`) ?? nothing}
      @stolik-go=${(going: GoEvent) => {
        going.preventDefault()
        going.stopPropagation()
        this.#go(going.detail.table)
      }}
    ></stolik-arena-seat>`
  }

  async #again(): Promise<void> {
    const id = this.table?.id
    if (id === undefined || this.busy) return
    this.busy = true
    const outcome = await this.gate.order(again, { table: id, luck: luck() })
    this.busy = false
    this.refusal = 'refused' in outcome ? outcome.refused : null
    if ('done' in outcome) this.#go(outcome.done.id)
  }

  #go(table: string): void {
    if (this.dispatchEvent(new GoEvent(table))) this.stay(table)
  }
}

customElements.define('stolik-series-end', StolikSeriesEnd)
