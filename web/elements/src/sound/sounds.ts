/** The sounds of tables: fetched when somebody has switched them on, and heard after a gesture of theirs. */
import type { Renderer } from '@stolik/kit/table'
import type { Shown } from '../live/session.js'
import { cuesOf, momentOf } from './cues.js'
import { loudspeaker, type Sink } from './sink.js'

let sink: Sink = loudspeaker()

/** For tests: plays to another sink; gives the way back. */
export function playTo(other: Sink): () => void {
  const before = sink
  sink = other
  return () => {
    sink = before
  }
}

/** A browser that is asked for sound before any gesture complains of it in the page's console. */
const lets = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
const wake = (): void => {
  if (lets()) sink.wake()
}
for (const gesture of ['pointerup', 'keydown'])
  addEventListener(gesture, wake, { capture: true, passive: true })
wake()

/** Plays what happened between two views; of a page that is not looked at, only that one is waited for. */
export function sound(before: Shown, now: Shown, renderer: Renderer): void {
  if (!lets()) return
  const cues = cuesOf(momentOf(before, renderer), momentOf(now, renderer))
  sink.play(document.visibilityState === 'hidden' ? cues.filter((cue) => cue === 'turn') : cues)
}

/** What one hears when sounds are switched on. */
export function sample(): void {
  sink.play(['card', 'turn'])
}
