/** Loads the code that calls a person while the page is hidden. It is small enough to be part of every table. */
import { prefs } from '../base/prefs.js'
import type { Shown, TableSession } from '../live/session.js'
import type { Host, Waiter } from './call.js'

export interface Waits {
  /** Called with each drawing of a table. */
  look(session: Pick<TableSession, 'shown' | 'renderer'> | null): void
  /** Called when somebody has answered a remark of mine. */
  answered(name: string): void
  stop(): void
}

/** @param host gives the language, and whether the page's title may be changed */
export function waits(host: Host): Waits {
  let last: Shown | null = null
  let waiter: Waiter | null = null
  let now: Pick<TableSession, 'shown' | 'renderer'> | null = null
  const isWanted = (): boolean => document.hidden || prefs.value.vibrate
  const called = (then: (waiter: Waiter) => void): void => {
    if (waiter !== null) return then(waiter)
    import('./call.js').then(({ waiterFor }) => then((waiter ??= waiterFor(host)))).catch(() => undefined)
  }
  // A page that is hidden during the person's turn waits from then on.
  const turned = (): void => {
    const { shown, renderer } = now ?? { shown: null, renderer: null }
    if (shown === null || renderer === null) return
    if (document.hidden) called((waiter) => waiter.changed(shown, shown, renderer))
    else waiter?.back()
  }
  document.addEventListener('visibilitychange', turned)
  return {
    look: (session) => {
      now = session
      const { shown, renderer } = session ?? { shown: null, renderer: null }
      const before = last
      last = shown
      if (shown === null || renderer === null || shown === before) return
      if (before !== null && (waiter !== null || isWanted()))
        called((waiter) => waiter.changed(before, shown, renderer))
    },
    answered: (name) => {
      if (document.hidden) called((waiter) => waiter.answered(name))
    },
    stop: () => {
      document.removeEventListener('visibilitychange', turned)
      waiter?.back()
    },
  }
}
