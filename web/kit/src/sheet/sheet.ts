import type { Arg, Catalogue, Locale, Sheet, SheetRow, SheetSum } from '@stolik/core'
import { figure, say, signed } from '@stolik/core'
import { html, LitElement, nothing, type PropertyValues } from 'lit'
import { declares, given, property } from '../properties/properties.js'
import type { TablePlayer } from '../table/renderer.js'
import { clauseWords } from '../settlement/clause.js'
import { controls } from '../tokens/controls.js'
import { words } from '../words/index.js'
import { drawWithWords } from '../words/room.js'
import { styles } from './sheet.styles.js'

/** Returns the length of the longest figure in characters, so that no column is wider than it must be. */
const widest = ({ rows, sums, totals }: Sheet): number =>
  Math.max(
    ...[totals, ...rows.map((row) => row.totals), ...sums.map(({ values }) => values)]
      .flat()
      .map((n) => figure(n).length),
  )

/** Whether a name needs more width than a column on a phone has. Then all names are upright instead of breaking within a word. */
const areLong = (names: readonly string[]): boolean =>
  names.some((name) => name.split(/[\s-]+/).some((word) => word.length > 5))

/**
 * @summary The table list (Lista Stolikowa) as players know it from paper: a row for each deal, and a column for each player
 * with their running total. The owner's entry is bold, the sums are below. It scrolls inside itself and prints on one page of
 * A4.
 *
 * @property sheet - The list that the game made from the settled deals; null = none yet.
 * @property catalogue - The game's words. An argument called `chair` is replaced by the player's name.
 * @property locale - One of our languages.
 * @property players - By chair; null = free.
 * @slot title - Beside the word for the list, such as table, profile and date.
 * @csspart paper - The scrolling sheet.
 * @cssproperty --stolik-list-height - How tall the sheet grows before it scrolls, 70vh by default.
 */
export class StolikSheet extends declares(LitElement, {
  sheet: given<Sheet | null>(null),
  catalogue: given<Catalogue>({}),
  locale: property<Locale>('pl'),
  players: given<readonly (TablePlayer | null)[]>([]),
}) {
  static override styles = [controls, styles]

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    return drawWithWords(this, this.locale, [words], () => super.scheduleUpdate())
  }

  protected override render(): unknown {
    const { sheet } = this
    // Keyboard users must be able to reach a region that scrolls (axe: scrollable-region-focusable).
    return html`<div
      class="paper"
      part="paper"
      role="region"
      tabindex="0"
      aria-label=${this.#word('list.title')}
    >
      ${
        sheet === null || sheet.rows.length === 0
          ? html`<p class="empty">${this.#word('list.empty')}</p>`
          : html`<table
              class="${sheet.rows.length > 48 ? 'long' : ''} ${this.#isUpright() ? 'upright' : ''}"
              .style=${`--players: ${this.players.length}; --signs: ${widest(sheet)}`}
            >
              <caption>
                ${this.#word('list.title')}
                <slot name="title"></slot>
              </caption>
              ${this.#head()}
              <tbody>
                ${sheet.rows.map((row) => this.#row(row))}
              </tbody>
              <tfoot>
                ${sheet.sums.map((sum) => this.#sum(sum))}
                <tr class="total">
                  <th scope="row">${this.#word('list.total')}</th>
                  ${sheet.totals.map((total) => html`<td><span class="entry">${figure(total)}</span></td>`)}
                </tr>
              </tfoot>
            </table>`
      }
    </div>`
  }

  /** Scrolls to a new row. A list that is only drawn again keeps its scroll position. */
  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('sheet')?.rows.length ?? 0
    if (changed.has('sheet') && (this.sheet?.rows.length ?? 0) > before) this.#toNewest()
  }

  /**
   * Puts the newest deal right above the total, which sticks to the foot. The sums between them would push the deals out of
   * sight.
   */
  #toNewest(): void {
    const paper = this.renderRoot.querySelector('.paper')
    const newest = paper?.querySelector('tbody tr:last-child')?.getBoundingClientRect()
    const total = paper?.querySelector('.total')?.getBoundingClientRect()
    if (!paper || newest === undefined || total === undefined) return
    const foot = paper.getBoundingClientRect().top + paper.clientTop + paper.clientHeight - total.height
    paper.scrollTop += newest.bottom - foot
  }

  #head(): unknown {
    return html`<thead>
      <tr>
        <th scope="col"><span class="nr">${this.#word('list.hand')}</span> ${this.#word('list.game')}</th>
        ${this.players.map((_, chair) => html`<th scope="col"><span class="name">${this.#name(chair)}</span></th>`)}
      </tr>
    </thead>`
  }

  #isUpright(): boolean {
    return this.players.length > 3 || areLong(this.players.map((_, chair) => this.#name(chair)))
  }

  #row({ hand, code, args, owners, scores, totals }: SheetRow): unknown {
    const { chair } = args
    const named = typeof chair === 'number' ? { ...args, chair: this.#name(chair) } : args
    const cell = (total: number, at: number): unknown => {
      const score = scores[at] ?? null
      const owner = owners.includes(at)
      return html`<td class="${owner ? 'owner' : ''} ${score !== null && score < 0 ? 'minus' : ''}">
        ${
          score === null
            ? nothing
            : html`<span class="score">${signed(score)}</span> <span class="entry">${figure(total)}</span>`
        }
        ${owner ? html`<span class="visually-hidden">${this.#word('list.owner')}</span>` : nothing}
      </td>`
    }
    return html`<tr>
      <th scope="row" class=${owners.length === 0 ? 'passed' : ''}>
        <span class="nr">${hand + 1}</span> ${say(this.catalogue, this.locale, code, named)}
      </th>
      ${totals.map(cell)}
    </tr>`
  }

  #sum({ code, clause, values }: SheetSum): unknown {
    return html`<tr>
      <th scope="row">
        ${
          // With the space, or a screen reader would read it and the clause as one word.
          `${say(this.catalogue, this.locale, code)} `
        }${
          clause === ''
            ? nothing
            : html`<small class="clause">${clauseWords(this.catalogue, this.locale, clause)}</small>`
        }
      </th>
      ${values.map((value) => html`<td><span class="entry">${figure(value)}</span></td>`)}
    </tr>`
  }

  #name(chair: number): string {
    return this.players[chair]?.name ?? this.#word('list.free', { n: chair + 1 })
  }

  #word(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(words[this.locale], this.locale, code, args)
  }
}

customElements.define('stolik-sheet', StolikSheet)
