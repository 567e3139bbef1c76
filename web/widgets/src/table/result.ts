/** What a hand came to, and the list of all of them. */
import '@stolik/kit/sheet'
import '@stolik/kit/table'
import { html, nothing, type TemplateResult } from 'lit'
import { catalogueOf, type Parts } from './parts.js'

/** The settlement, the way on, and the list below. */
export function result(parts: Parts, next: () => void): TemplateResult {
  const { shown, locale } = parts
  const { table, settlement, players, at } = shown
  const me = table.chair === null ? null : table.players[table.chair]
  return html`${
    settlement === null
      ? nothing
      : html`<stolik-settlement
          .settlement=${settlement}
          .catalogue=${catalogueOf(parts)}
          .locale=${locale}
          .players=${players}
          .seating=${table.seating}
          .chair=${table.chair}
          .nextIn=${table.nextIn === null ? null : Math.max(0, table.nextIn - (performance.now() - at))}
          ?ready=${me?.ready ?? false}
          ?last=${table.phase === 'FINISHED'}
          @stolik-next=${next}
        ></stolik-settlement>`
  }${list(parts)}`
}

/** The table list. */
export const list = (parts: Parts): TemplateResult =>
  html`<stolik-sheet
    .sheet=${parts.shown.sheet}
    .catalogue=${catalogueOf(parts)}
    .locale=${parts.locale}
    .players=${parts.shown.players}
  ></stolik-sheet>`
