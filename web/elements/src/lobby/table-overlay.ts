/** The table that a lobby has opened over its page. It stays open while the history is at the table's entry. */
import type { ReactiveControllerHost } from 'lit'
import { runWhileConnected } from '../base/follow.js'
import { nameOf, openedBy, stepBack, stepTo } from './history.js'

export interface TableOverlay {
  /** null if no table is open. */
  readonly table: string | null
  open(table: string): void
  back(): void
}

interface TableOverlayDeps {
  /** The gateway's address; null where tables have pages of their own. */
  server(): string | null
  /** Called when the lobby is visible again, with the table that lay over it. */
  closed(table: string): void
  /** Called when the code of the table could not be loaded. */
  failed(): void
}

export function tableOverlay(
  host: HTMLElement & ReactiveControllerHost,
  deps: TableOverlayDeps,
): TableOverlay {
  let current: string | null = null
  let wanted: string | null = null
  const name = (): string => nameOf(host, deps.server() ?? '')

  const draw = (table: string | null): void => {
    current = table
    // An embedding frame is as tall as its content, and a table needs more room than an empty lobby.
    host.toggleAttribute('data-over', table !== null)
    host.requestUpdate()
  }
  const show = async (table: string | null): Promise<void> => {
    wanted = table
    if (table === current) return
    if (table === null) {
      const gone = current
      draw(null)
      if (gone !== null) deps.closed(gone)
      return
    }
    try {
      await import('./over-page.js')
      // The person may have gone back while it loaded.
      if (wanted === table) draw(table)
    } catch {
      stepBack(name())
      deps.failed()
    }
  }

  runWhileConnected(
    host,
    () => deps.server(),
    () => {
      const look = (): void => void show(openedBy(name()))
      look()
      addEventListener('popstate', look)
      return () => removeEventListener('popstate', look)
    },
  )
  return {
    get table() {
      return current
    },
    open: (table) => {
      stepTo(name(), table)
      void show(table)
    },
    back: () => {
      stepBack(name())
      void show(null)
    },
  }
}
