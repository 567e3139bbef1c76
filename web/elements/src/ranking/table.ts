/** The rows of a ranking, drawn like a newspaper's table. */
import type { Published, PublishedRow } from '@stolik/contract/published/ranking'
import { html, nothing, type TemplateResult } from 'lit'
import type { Arg, Locale } from '@stolik/core'
import { figureOf } from './format.js'
import { movement } from './movement.js'
import { placeIn, type Figure, type SortKey, type RankingFilter, valueOf } from './view.js'

export interface TableParts {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly locale: Locale
  readonly published: Published
  readonly wanted: RankingFilter
  readonly figures: readonly Figure[]
  /** Whether there was a previous edition to compare with. */
  readonly moved: boolean
  /** The rows of the shown page. */
  readonly rows: readonly PublishedRow[]
  /** The reader's own row, which stands above each page. */
  readonly mine: PublishedRow | null
  readonly open: string | null
  readonly toggle: (person: string) => void
  readonly sort: (by: SortKey) => void
  /** Draws the details of the player whose row is open. */
  readonly more: (row: PublishedRow) => unknown
}

export function rankingTable(parts: TableParts): TemplateResult {
  const { say, published, figures, rows, mine, wanted } = parts
  const rating = published.kind === 'rating'
  const score = say(rating ? 'ranking.rating' : 'ranking.score')
  const firstBehind = rows.findIndex((row) => placeIn(row, wanted.category) === null)
  const split = firstBehind === -1 ? rows.length : firstBehind
  return html`<table>
    <caption class="visually-hidden">
      ${published.name}
    </caption>
    <thead>
      <tr>
        ${head(parts, 'place', say('ranking.place'), 'place')}
        ${head(parts, 'name', say('ranking.name'), 'text')} ${head(parts, 'score', score)}
        ${rating ? head(parts, 'deviation', say('ranking.deviation'), 'wide', say('ranking.deviationLong')) : nothing}
        ${figures.map((figure, i) => head(parts, figure, say(`ranking.${figure}`), room(i)))}
      </tr>
    </thead>
    ${
      mine === null
        ? nothing
        : html`<tbody class="pinned">
            ${line(parts, mine, true)}
          </tbody>`
    }
    <tbody>
      ${body(parts, rows.slice(0, split))}
    </tbody>
    ${
      split === rows.length
        ? nothing
        : html`<tbody>
            <tr class="behind">
              <th class="text" scope="rowgroup" colspan=${width(parts)}>${say('ranking.unplaced')}</th>
            </tr>
            ${body(parts, rows.slice(split))}
          </tbody>`
    }
  </table>`
}

/** The first three columns need some room, the others plenty. An open row shows all of them. */
const room = (nth: number): string => (nth < 3 ? 'wide' : 'broad')

const width = ({ published, figures }: TableParts): number =>
  3 + figures.length + (published.kind === 'rating' ? 1 : 0)

function head(
  { wanted, sort }: TableParts,
  by: SortKey,
  word: string,
  kind = '',
  long?: string,
): TemplateResult {
  const way = wanted.down ? 'descending' : 'ascending'
  const sorted = wanted.sort === by ? way : nothing
  return html`<th scope="col" class=${kind} aria-sort=${sorted}>
    <button class="sort" aria-label=${long ?? nothing} @click=${() => sort(by)}>
      ${word}${sorted === nothing ? nothing : html`<span aria-hidden="true"> ${wanted.down ? '▾' : '▴'}</span>`}
    </button>
  </th>`
}

const body = (parts: TableParts, rows: readonly PublishedRow[]): readonly TemplateResult[] =>
  rows.map((row) => line(parts, row, false))

function line(parts: TableParts, row: PublishedRow, pinned: boolean): TemplateResult {
  const { say, locale, published, figures, wanted, mine, open } = parts
  const place = placeIn(row, wanted.category)
  // Only one row shows a player's history: the pinned one, if it is the reader's own.
  const opened = open === row.person && (pinned || mine !== row)
  const small = figures.map(
    (figure) =>
      `${say(`ranking.${figure}`)} ${figureOf(valueOf(row, figure), locale, digits(valueOf(row, figure)))}`,
  )
  return html`<tr class=${mine === row ? 'mine' : ''}>
      <td class="place">
        <span class="rank">${place ?? '–'}</span>
        ${
          parts.moved
            ? html`<span class="move"
                >${wanted.category === null && place !== null ? movement(say, place, row.before) : nothing}</span
              >`
            : nothing
        }
      </td>
      <th scope="row" class="text">
        <button
          class="name"
          aria-expanded=${opened ? 'true' : 'false'}
          @click=${() => parts.toggle(row.person)}
        >
          ${row.name ?? say('ranking.forgotten')}
        </button>
        ${pinned ? html`<span class="muted">· ${say('ranking.me')}</span>` : nothing}
        <span class="sub">${[row.club, row.division].filter((part) => part !== null).join(' · ')}</span>
        ${
          row.moves === 0
            ? nothing
            : html`<span class="sub"
                >${row.moves > 0 ? '⇧' : '⇩'}
                ${say(row.moves > 0 ? 'ranking.promoted' : 'ranking.relegated')}</span
              >`
        }
      </th>
      <td class="score">${figureOf(row.score, locale, published.decimals)}</td>
      ${
        published.kind === 'rating'
          ? html`<td class="wide">${row.deviation === null ? '–' : figureOf(row.deviation, locale)}</td>`
          : nothing
      }
      ${figures.map((figure, i) => html`<td class=${room(i)}>${figureOf(valueOf(row, figure), locale, digits(valueOf(row, figure)))}</td>`)}
    </tr>
    ${
      opened
        ? html`<tr class="more">
            <td colspan=${width(parts)}>
              <p class="sub narrow">${small.join(' · ')}</p>
              ${parts.more(row)}
            </td>
          </tr>`
        : nothing
    }`
}

/** Table points are shown with decimals if they are fractional. */
const digits = (value: number): number => (Number.isInteger(value) ? 0 : 2)
