/** The table that a lobby has opened over its page, for as long as the history of the page is at it. */
import type { ReactiveControllerHost } from 'lit'
import { running } from '../base/follow.js'
import { nameOf, openedBy, stepBack, stepTo } from './history.js'

export interface Over {
  /** null: there is none. */
  readonly table: string | null
  open(table: string): void
  back(): void
}

interface OverDeps {
  /** Where the gateway is asked; null where tables have pages of their own. */
  place(): string | null
  /** The lobby is to be seen again, and it was this table that lay over it. */
  gone(table: string): void
  /** What a table takes could not be fetched. */
  failed(): void
}

export function over(host: HTMLElement & ReactiveControllerHost, deps: OverDeps): Over {
  let shown: string | null = null
  let wanted: string | null = null
  const name = (): string => nameOf(host, deps.place() ?? '')

  const draw = (table: string | null): void => {
    shown = table
    // A frame is as tall as what is in it, and a table takes more room than a lobby with nothing in it.
    host.toggleAttribute('data-over', table !== null)
    host.requestUpdate()
  }
  const show = async (table: string | null): Promise<void> => {
    wanted = table
    if (table === shown) return
    if (table === null) {
      const gone = shown
      draw(null)
      if (gone !== null) deps.gone(gone)
      return
    }
    try {
      await import('./over-page.js')
      // Somebody may have gone back while it came.
      if (wanted === table) draw(table)
    } catch {
      stepBack(name())
      deps.failed()
    }
  }

  running(
    host,
    () => deps.place(),
    () => {
      const look = (): void => void show(openedBy(name()))
      look()
      addEventListener('popstate', look)
      return () => removeEventListener('popstate', look)
    },
  )
  return {
    get table() {
      return shown
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
