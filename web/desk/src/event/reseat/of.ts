/** The part of a table's panel in which its players get new seats. */
import { html, type TemplateResult } from 'lit'
import type { EventTable } from '@stolik/elements/event/client/types'
import { foldedPart, type DeskParts } from '../parts.js'
import './reseat.js'
import type { ReseatEvent } from './reseat.js'

/** A list that has begun keeps its players: then the panel says what can be done instead. */
export function reseatTable(
  { event, say, lang, server, watched }: DeskParts,
  table: EventTable,
): TemplateResult {
  const written = ['PLAYING', 'COMPLETE', 'SIGNED'].includes(table.status)
  return foldedPart(
    say('reseat.title'),
    written
      ? html`<p>${say('reseat.written')}</p>`
      : html`<stolik-reseat
          lang=${lang}
          server=${server}
          .shown=${event}
          .table=${table}
          ?busy=${watched.busy}
          @stolik-reseat=${({ detail }: ReseatEvent) => void watched.act(detail)}
        ></stolik-reseat>`,
  )
}
