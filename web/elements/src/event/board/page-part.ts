/** One page of the big screen. */
import { hallOf, type Hall } from '@stolik/contract/event/halls'
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from '../client/types.js'
import { chairLetter, points } from '../format.js'
import { playing } from '../current.js'
import { seatWords, type Place } from '../public/draw.js'
import { qr } from '../../base/qr.js'
import type { Speaker } from '../speaker.js'
import { highOf, layoutOf, type Page, type Room } from './pages.js'

/** Chooses the size of large names that share a page. */
const sizes = ['', 'long', 'longer', 'longest'] as const
type Size = (typeof sizes)[number]

interface BoardName {
  readonly name: string
  /** The figure beside the name. */
  readonly figure?: string
}

/** @param width of a column, as a multiple of the usual width */
function sizeOf({ name, figure = '' }: BoardName, width: number): Size {
  const letters = (name.length + 1.5 * Math.max(0, figure.length - 2)) / width
  if (letters > 24) return 'longest'
  if (letters > 19) return 'longer'
  return letters > 14 ? 'long' : ''
}

/**
 * Writes long names smaller rather than cutting them. A page has one usual size, and the smallest size for the few names that
 * need it. With more sizes, short names would look like the important ones.
 */
function nameSizes(all: readonly BoardName[], width: number): (one: BoardName) => Size {
  const needed = all.map((one) => sizes.indexOf(sizeOf(one, width)))
  const usual = Math.max(0, ...needed.filter((size) => size < sizes.length - 1))
  return (one) => sizes[Math.max(usual, sizes.indexOf(sizeOf(one, width)))] ?? ''
}

export interface Shown extends Speaker {
  readonly room: Room
  /** The halls to name beside the tables. */
  readonly halls: readonly Hall[]
  /** The address of the event's page. */
  readonly address: string
}

/** Draws the content of a page. */
export function pagePart(page: Page, event: EventShown, context: Shown): TemplateResult {
  const { say, locale, room } = context
  if (page.kind === 'welcome') return welcome(event, context)
  const high = page.kind === 'tables' ? highOf(page.rows) : 1
  const { columns, scale, width } = layoutOf(page.rows.length, high, room)
  // Balances the lengths of the columns.
  const style = `--lines: ${Math.ceil(page.rows.length / columns)}; --columns: ${columns}; --scale: ${scale}`
  switch (page.kind) {
    case 'names': {
      const fit = nameSizes(page.rows.map(besideHall), width)
      return html`<ol class="rows" .style=${style}>
        ${page.rows.map(
          (place) =>
            html`<li>
              <span class="name ${fit(besideHall(place))}">${place.name}</span
              >${place.hall === null ? nothing : html`<span class="hall">${place.hall}</span>`}${seatWords(place.table, place.chair, say)}
            </li>`,
        )}
      </ol>`
    }
    case 'tables': {
      const fit = nameSizes(
        page.rows.flatMap(({ seats }) => seats.map(({ name }) => ({ name }))),
        width,
      )
      return html`<div class="tables" .style=${style}>
        ${page.rows.map(
          (table) =>
            html`<section>
              <h3>
                ${say('draw.table', { n: table.table })}
                <span class="hall">${hallOf(context.halls, table)}</span>
              </h3>
              <ol>
                ${table.seats.map(({ chair, name }) => html`<li><b>${chairLetter(chair)}</b> <span class=${fit({ name })}>${name}</span></li>`)}
              </ol>
            </section>`,
        )}
      </div>`
    }
    case 'standings': {
      const figureOf = (won: number): string => points(won, locale)
      const fit = nameSizes(
        page.rows.map(({ name, points: won }) => ({ name, figure: figureOf(won) })),
        width,
      )
      return html`<ol class="rows" .style=${style}>
        ${page.rows.map(({ place, name, points: won }) => {
          const figure = figureOf(won)
          return html`<li>
            <span class="no">${place}</span><span class="name ${fit({ name, figure })}">${name}</span
            ><b>${figure}</b>
          </li>`
        })}
      </ol>`
    }
  }
}

/** A player's name is smaller where a hall stands beside it. The style cuts the hall's own name. */
const besideHall = ({ name, hall }: Place): { readonly name: string; readonly figure?: string } =>
  hall === null ? { name } : { name, figure: hall.slice(0, 12) }

function welcome(event: EventShown, { say, address }: Shown): TemplateResult {
  const { regulations: rules } = event
  const n = playing(event).length
  return html`<div class="welcome">
    <div>
      <p class="large">${rules.place === '' ? rules.organiser : rules.place}</p>
      <p>${say('event.players', { n })}</p>
      <p class="address">${address}</p>
    </div>
    ${
      rules.open
        ? html`<div>
            ${qr(address, say('board.qr'))}
            <p class="address">${say('board.qr')}</p>
          </div>`
        : nothing
    }
  </div>`
}
