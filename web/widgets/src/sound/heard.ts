/** The door to the sounds, small enough to stand in every table. */
import { prefs } from '../prefs.js'
import type { Shown, Sitting } from '../table/sitting.js'

/** Called with each drawing of a table: fetches the sounds where they are switched on, and lets them compare. */
export function heard(): (sitting: Pick<Sitting, 'shown' | 'renderer'> | null) => void {
  let last: Shown | null = null
  return (sitting) => {
    const before = last
    const { shown, renderer } = sitting ?? { shown: null, renderer: null }
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
