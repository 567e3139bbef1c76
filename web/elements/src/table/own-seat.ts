/** The way back to their seat for an onlooker whom this browser may have forgotten. Its element loads where one is needed. */
import { html, nothing, type ReactiveControllerHost } from 'lit'
import type { TableSession } from '../live/session.js'
import type { Table } from '../client/types.js'

interface Host extends ReactiveControllerHost {
  readonly server: string
  readonly lang: string
  readonly accountHref: string | null
}

/** The key to a seat that the page was opened with. */
interface KeyHolder {
  readonly key: string | null
  readonly forgetKey: () => void
}

/** Whether somebody who plays here is not connected, so that the onlooker may be they. */
const misses = ({ phase, chair, players }: Table): boolean =>
  chair === null &&
  (phase === 'PLAYING' || phase === 'BETWEEN') &&
  players.some((player) => player !== null && !player.bot && !player.online)

/** The refusals of a table that shows itself only to those who sit there. */
const closed: ReadonlySet<string> = new Set(['NOT_INVITED', 'CARDS_IN_PLAY', 'ONLOOKERS_BARRED'])

export function ownSeat(host: Host, address: KeyHolder) {
  let returns = 0
  const returned = (): void => {
    returns += 1
    address.forgetKey()
    host.requestUpdate()
  }
  const isAsked = ({ current, trouble, isChairKept }: TableSession): boolean => {
    if (trouble !== null) return closed.has(trouble)
    if (current === null || isChairKept) return false
    return misses(current.table) || (address.key !== null && current.table.chair === null)
  }
  return {
    /** How often the person has come back to a seat here. The table must then be asked for again. */
    get returns() {
      return returns
    },
    part(session: TableSession | null): unknown {
      if (session === null || !isAsked(session)) return nothing
      import('../seat-key/return.js').catch(() => undefined)
      return html`<stolik-return
        server=${host.server}
        lang=${host.lang}
        account-href=${host.accountHref ?? nothing}
        ?uninvited=${session.trouble === 'NOT_INVITED'}
        .key=${address.key}
        @stolik-returned=${returned}
      ></stolik-return>`
    },
  }
}
