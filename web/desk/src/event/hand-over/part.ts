/** Where the director takes an event into a file and back. Its code loads when it is opened. */
import { html, nothing } from 'lit'
import { isOver, type DeskParts } from '../parts.js'

export function handOver(parts: DeskParts): unknown {
  const { event, say, lang, server, watched } = parts
  if (isOver(event)) return nothing
  return html`<details
    ?open=${event.away !== null}
    @toggle=${({ target }: Event) => {
      if ((target as HTMLDetailsElement).open) void import('./hand-over.js').catch(() => undefined)
    }}
  >
    <summary>${say('handOver.title')}</summary>
    <stolik-event-hand-over
      lang=${lang}
      server=${server}
      event=${event.id}
      .shown=${event}
      .watched=${watched}
    ></stolik-event-hand-over>
  </details>`
}
