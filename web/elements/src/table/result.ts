/** The result of a hand, and the list of all hands. */
import type { TableElement } from '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import type { Table } from '../client/types.js'
import { speak } from '../words/index.js'
import './this-hand.js'
import { catalogueOf, type Parts } from './parts.js'

/**
 * Draws the settlement, the button for the next hand, and the list below. After the last hand, the end of the series stands
 * above.
 */
export function resultPanel(
  parts: Parts,
  next: () => void,
  hands: () => void,
  at: SeriesEndContext,
): TemplateResult {
  const { current, locale } = parts
  const { table, settlement, players } = current
  const me = table.chair === null ? null : table.players[table.chair]
  return html`${table.phase === 'FINISHED' ? seriesEnd(parts, at) : nothing}${
      settlement === null && table.phase !== 'BETWEEN'
        ? nothing
        : html`<stolik-settlement
            .settlement=${settlement}
            .catalogue=${catalogueOf(parts)}
            locale=${locale}
            .players=${players}
            .seating=${[...table.seating, table.dealer]}
            .chair=${table.chair}
            .nextIn=${table.nextIn === null ? null : Math.max(0, table.nextIn - (performance.now() - current.at))}
            ?ready=${me?.ready ?? false}
            ?last=${table.phase === 'FINISHED'}
            @stolik-next=${next}
          ></stolik-settlement>`
    }${analysisLink(parts, at)}<button class="button" data-panel="hands" @click=${hands}>
      ${speak(locale, 'table.hands')}
    </button>
    ${listPanel(parts, null)}`
}

/** The way to the analysis of the newest finished hand, if its game has one. */
function analysisLink({ current, locale }: Parts, { server, invitation }: Place): unknown {
  const { table, sheet } = current
  const last = sheet.rows.at(-1)
  if (last === undefined) return nothing
  // A failed load is repeated at the next drawing.
  import('../hands/analysis-link.js').catch(() => undefined)
  return html`<stolik-analysis-link
    lang=${locale}
    server=${server}
    game=${table.game}
    table=${table.id}
    hand=${last.hand + 1}
    .invitation=${table.invitation ?? invitation}
  ></stolik-analysis-link>`
}

function seriesEnd(parts: Parts, { server, home, invitation, stay }: SeriesEndContext): TemplateResult {
  // A failed load is repeated at the next drawing.
  import('../series-end/series-end.js').catch(() => undefined)
  const { table, sheet } = parts.current
  return html`<stolik-series-end
    lang=${parts.locale}
    server=${server}
    home=${home ?? nothing}
    .invitation=${table.invitation ?? invitation}
    .table=${table}
    .sheet=${sheet}
    .players=${namesOf(table)}
    .catalogue=${catalogueOf(parts)}
    .stay=${stay}
  ></stolik-series-end>`
}

const namesOf = ({ players }: Table): readonly string[] => players.map((player) => player?.name ?? '')

/** Draws the finished hands, each to be replayed, checked and shared. */
export function handsPanel(
  { current, renderer, locale }: Parts,
  { server, invitation }: Place,
): TemplateResult {
  // Loaded here because few people open it. A failed load is repeated at the next drawing.
  import('../hands/hands.js').catch(() => undefined)
  const { table, sheet } = current
  return html`<h3>${speak(locale, 'table.hands')}</h3>
    <stolik-hands
      lang=${locale}
      server=${server}
      game=${table.game}
      table=${table.id}
      .invitation=${table.invitation ?? invitation}
      .event=${table.event}
      ?given=${table.given}
      .rows=${sheet.rows}
      .catalogue=${catalogueOf({ renderer, current, locale })}
      .players=${namesOf(table)}
    ></stolik-hands>`
}

/** The server of a table, and the invitation code that allows watching it. */
interface Place {
  readonly server: string
  readonly invitation: string | null
}

/** Where a table stands: its site, and what follows it. */
export interface SeriesEndContext extends Place {
  readonly home: string | null
  /** Shows another table in place of this one. */
  readonly stay: (table: string) => void
}

/** Draws the table list. @param board the game's table, if what has happened in its hand belongs below the list */
export function listPanel(parts: Parts, board: TableElement | null): TemplateResult {
  return html`<stolik-sheet
      .sheet=${parts.current.sheet}
      .catalogue=${catalogueOf(parts)}
      locale=${parts.locale}
      .players=${parts.current.players}
    ></stolik-sheet
    >${
      board === null
        ? nothing
        : html`<stolik-this-hand
            lang=${parts.locale}
            .board=${board}
            .seq=${parts.current.table.seq}
          ></stolik-this-hand>`
    }`
}
