/** Loads the code that calls a person while the page is hidden. It is small enough to be part of every table. */
import { prefs } from '../base/prefs.js'
import type { Shown, TableSession } from '../live/session.js'
import type { Host, TurnNotifier } from './turn-notifier.js'

export interface LazyTurnNotifier {
  /** Called with each drawing of a table. */
  look(session: Pick<TableSession, 'current' | 'renderer'> | null): void
  /** Called when somebody has answered a remark of mine. */
  answered(name: string): void
  stop(): void
}

/** @param host gives the language, and whether the page's title may be changed */
export function lazyTurnNotifier(host: Host): LazyTurnNotifier {
  let last: Shown | null = null
  let notifier: TurnNotifier | null = null
  let now: Pick<TableSession, 'current' | 'renderer'> | null = null
  const isNeeded = (): boolean => document.hidden || prefs.value.vibrate
  const withNotifier = (then: (notifier: TurnNotifier) => void): void => {
    if (notifier !== null) return then(notifier)
    import('./turn-notifier.js')
      .then(({ turnNotifier }) => then((notifier ??= turnNotifier(host))))
      .catch(() => undefined)
  }
  // A page that is hidden during the person's turn waits from then on.
  const onVisibilityChange = (): void => {
    const { current, renderer } = now ?? { current: null, renderer: null }
    if (current === null || renderer === null) return
    if (document.hidden) withNotifier((one) => one.changed(current, current, renderer))
    else notifier?.back()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  return {
    look: (session) => {
      now = session
      const { current, renderer } = session ?? { current: null, renderer: null }
      const before = last
      last = current
      if (current === null || renderer === null || current === before) return
      if (before !== null && (notifier !== null || isNeeded()))
        withNotifier((one) => one.changed(before, current, renderer))
    },
    answered: (name) => {
      if (document.hidden) withNotifier((one) => one.answered(name))
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      notifier?.back()
    },
  }
}
