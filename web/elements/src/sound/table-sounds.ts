/** Loads the sounds. It is small enough to be part of every table. */
import { prefs } from '../base/prefs.js'
import type { Shown, TableSession } from '../live/session.js'

/** Called with each drawing of a table. It loads the sounds if they are switched on, and lets them compare the views. */
export function tableSounds(): (session: Pick<TableSession, 'current' | 'renderer'> | null) => void {
  let last: Shown | null = null
  let stopWarning = (): void => undefined
  return (session) => {
    const before = last
    const { current, renderer } = session ?? { current: null, renderer: null }
    last = current
    if (current === before) return
    stopWarning()
    if (!prefs.value.sounds || current === null || renderer === null) return
    // Also loads them when there is nothing to compare yet, so that they are ready in time.
    import('./sounds.js')
      .then(({ sound, warnLate }) => {
        if (before !== null) sound(before, current, renderer)
        if (last === current) stopWarning = warnLate(current)
      })
      .catch(() => undefined)
  }
}
