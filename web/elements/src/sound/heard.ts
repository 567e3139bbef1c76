/** The door to the sounds, small enough to stand in every table. */
import { prefs } from '../base/prefs.js'
import type { Shown, TableSession } from '../live/session.js'

/** Called with each drawing of a table: fetches the sounds where they are switched on, and lets them compare. */
export function heard(): (session: Pick<TableSession, 'shown' | 'renderer'> | null) => void {
  let last: Shown | null = null
  return (session) => {
    const before = last
    const { shown, renderer } = session ?? { shown: null, renderer: null }
    last = shown
    if (!prefs.value.sounds || shown === null || shown === before || renderer === null) return
    // Also where there is nothing to compare yet: then it is here when something happens.
    import('./sounds.js')
      .then(({ sound }) => {
        if (before !== null) sound(before, shown, renderer)
      })
      .catch(() => undefined)
  }
}
