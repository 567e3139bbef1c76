import { say, type Arg } from '@stolik/core'
import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '../../base/forms.styles.js'
import { addressAt } from '../../base/place.js'
import { eventWords } from '../../words/event/index.js'
import { aloneWords } from '../../words/alone/index.js'
import { EventElement } from '../element.js'
import { eventStyles } from '../event.styles.js'
import { publicStyles } from '../public/event.styles.js'
import { notice } from '../notice.js'
import { facts } from '../public/facts.js'
import { currentSeries } from '../current.js'
import { ranking, type StandingsParts, type RankedRow } from '../public/ranking.js'
import { finalityNote, tablesOf, type StandingsTable } from '../public/standings.js'
import { watchEvent } from '../watched.js'
import { standingsStyles } from './standings.styles.js'
import type { Cell, EventShown } from '../client/types.js'

/** Series are counted from 1. @returns undefined if the event has no such series */
export function rowsOfSeries(
  { series, standings }: Pick<EventShown, 'series' | 'standings'>,
  n: number,
  noteOf: (kind: Cell['kind']) => string,
): readonly RankedRow[] | undefined {
  if (!series.some((one) => one.n === n)) return undefined
  const rows = standings.individual.flatMap((row) => {
    const cell = row.cells.find((one) => one.series === n && one.kind !== 'NONE')
    return cell === undefined ? [] : [{ row, cell }]
  })
  const before = (a: Cell, b: Cell): boolean =>
    a.points > b.points || (a.points === b.points && a.small > b.small)
  const placed = rows.filter(({ cell }) => isPlaced(cell))
  return rows
    .map(({ row, cell }): RankedRow => {
      const ahead = placed.filter((one) => before(one.cell, cell)).length
      return {
        ...row,
        prize: null,
        ahead: null,
        lot: false,
        adjusted: 0,
        adjustedSmall: 0,
        cells: [],
        place: isPlaced(cell) ? ahead + 1 : null,
        points: cell.points,
        small: cell.small,
        ...(cell.kind === 'LIST' ? {} : { note: noteOf(cell.kind) }),
      }
    })
    .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.number - b.number)
}

/** A no-show, or a player whose list was annulled, has no place. */
const isPlaced = ({ kind }: Cell): boolean => kind !== 'MISSING' && kind !== 'ANNULLED'

/**
 * The live standings of an event, drawn like a newspaper: players, then teams, pairs and categories where there are any.
 *
 * @element stolik-standings
 * @attr event - id of the event
 * @attr series - the number of a series whose standings alone are shown; default: all series together
 * @attr href - the address of the event's page; default: the server's own
 * @csspart tabs - the choice between players, teams, pairs and categories
 */
export class StolikStandings extends declares(EventElement, {
  series: property<string | null>(null),
  href: property<string | null>(null),
  /** The shown table, from 0. */
  chosen: state(0),
}) {
  static override styles = [controls, forms, eventStyles, publicStyles, standingsStyles]

  readonly #watched = watchEvent(
    this,
    () => this.gate,
    () => null,
  )

  protected override readonly catalogues = [eventWords, aloneWords]

  #alone(code: string, args: Readonly<Record<string, Arg>> = {}): string {
    return say(aloneWords[this.locale], this.locale, code, args)
  }

  protected override render(): unknown {
    const watched = this.#watched.now
    const event = watched?.shown ?? null
    if (watched === null || event === null) return this.unshown(watched?.trouble ?? null)
    const own = watched.me?.player?.id
    const page = `event/${encodeURIComponent(this.event)}`
    const parts: StandingsParts = {
      event,
      locale: this.locale,
      say: (code, args) => this.say(code, args),
      mine: own === undefined ? [] : [own],
    }
    return html`<section class="stack">
      <header>
        <h2>${event.regulations.name}</h2>
        ${facts(event, parts)} ${notice(event.notice, parts, event.regulations.mode)}
      </header>
      ${
        this.gate.connection.value === 'lost'
          ? html`<p class="note" role="status">${this.say('line.lost')}</p>`
          : nothing
      }
      ${this.#body(parts)}
      <p class="page">
        <a href=${this.href ?? addressAt(this.server, page) ?? nothing}>${this.#alone('alone.event')}</a>
      </p>
    </section>`
  }

  #body(parts: StandingsParts): TemplateResult {
    if (this.series !== null && this.series !== '') return this.#ofSeries(parts, this.series)
    const { event } = parts
    if (event.standings.individual.length === 0 || currentSeries(event) === undefined)
      return html`<p class="muted" role="status">${this.say('standings.none')}</p>`
    const tables = tablesOf(parts)
    const current = tables[this.chosen] ?? tables[0]
    return html`${finalityNote(parts)} ${tables.length < 2 ? nothing : this.#tabs(tables, current)}
    ${current?.draw()}`
  }

  #ofSeries(parts: StandingsParts, series: string): TemplateResult {
    const { event } = parts
    const n = /^[1-9]\d?$/.test(series) ? Number(series) : 0
    const rows = rowsOfSeries(event, n, (kind) => this.say(`cell.${kind}`))
    if (rows === undefined)
      return html`<p class="note" role="status">
        ${this.#alone('alone.noSeries', { series, n: event.series.length })}
      </p>`
    return html`${finalityNote(parts)}
    ${
      rows.length === 0
        ? html`<p class="muted" role="status">${this.say('standings.none')}</p>`
        : ranking(parts, rows, this.say('standings.series', { n }), [])
    }`
  }

  #tabs(tables: readonly StandingsTable[], current: StandingsTable | undefined): TemplateResult {
    return html`<nav class="sections" part="tabs" aria-label=${this.say('section.standings')}>
      ${tables.map(
        (table, i) =>
          html`<button
            type="button"
            aria-current=${table === current ? 'true' : nothing}
            @click=${() => {
              this.chosen = i
            }}
          >
            ${table.caption}
          </button>`,
      )}
    </nav>`
  }
}

customElements.define('stolik-standings', StolikStandings)
