/** Where the director takes an event into a file and back. Its code loads when it is opened. */
import { html, nothing } from 'lit'
import { loading } from '../../form/buttons.js'
import { isOver, type DeskParts } from '../parts.js'

export function handOver(parts: DeskParts): unknown {
  const { event, say, lang, server, watched } = parts
  if (isOver(event)) return nothing
  return loading(
    say('handOver.title'),
    () => import('./hand-over.js'),
    html`<stolik-event-hand-over
      lang=${lang}
      server=${server}
      event=${event.id}
      .shown=${event}
      .watched=${watched}
    ></stolik-event-hand-over>`,
    event.away !== null,
  )
}
