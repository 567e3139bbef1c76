/** The way back to their seat for an onlooker whom this browser may have forgotten. Its element loads where one is needed. */
import { html, nothing } from 'lit'
import type { Failure } from '../client/http.js'
import type { Table } from '../client/types.js'

interface Host {
  readonly server: string
  readonly lang: string
  readonly accountHref: string | null
}

/** Whether somebody who plays here is not connected, so that the onlooker may be they. */
const misses = ({ phase, chair, players }: Table): boolean =>
  chair === null &&
  (phase === 'PLAYING' || phase === 'BETWEEN') &&
  players.some((player) => player !== null && !player.bot && !player.online)

interface Where {
  /** Null if they may not see it. */
  readonly table: Table | null
  readonly trouble: Failure | null
  /** The key to a seat that the page was opened with. */
  readonly key: string | null
  /** Called when the person is known again. */
  readonly returned: () => void
}

export function ownSeat(
  { server, lang, accountHref }: Host,
  { table, trouble, key, returned }: Where,
): unknown {
  const isBarred = trouble === 'NOT_INVITED' || trouble === 'CARDS_IN_PLAY'
  const isAsked = table === null ? isBarred : misses(table) || (key !== null && table.chair === null)
  if (!isAsked) return nothing
  import('../seat-key/return.js').catch(() => undefined)
  return html`<stolik-return
    server=${server}
    lang=${lang}
    account-href=${accountHref ?? nothing}
    ?uninvited=${trouble === 'NOT_INVITED'}
    .key=${key}
    @stolik-returned=${returned}
  ></stolik-return>`
}
