/** Loads the sounds. It is small enough to be part of every table. */
import { prefs } from '../base/prefs.js'
import type { Shown, TableSession } from '../live/session.js'

/** Called with each drawing of a table. It loads the sounds if they are switched on, and lets them compare the views. */
export function tableSounds(): (session: Pick<TableSession, 'shown' | 'renderer'> | null) => void {
  let last: Shown | null = null
  let stopWarning = (): void => undefined
  return (session) => {
    const before = last
    const { shown, renderer } = session ?? { shown: null, renderer: null }
    last = shown
    if (shown === before) return
    stopWarning()
    if (!prefs.value.sounds || shown === null || renderer === null) return
    // Also loads them when there is nothing to compare yet, so that they are ready in time.
    import('./sounds.js')
      .then(({ sound, warnLate }) => {
        if (before !== null) sound(before, shown, renderer)
        if (last === shown) stopWarning = warnLate(shown)
      })
      .catch(() => undefined)
  }
}
