/** The sounds of tables. They load when somebody has switched them on, and play after a gesture. */
import type { Renderer } from '@stolik/kit/table'
import type { Shown } from '../live/session.js'
import { cuesOf, cueStateOf } from './cues.js'
import { loudspeaker, type Sink } from './sink.js'

let sink: Sink = loudspeaker()

/** For tests: plays to another sink; returns a function that undoes this. */
export function playTo(other: Sink): () => void {
  const before = sink
  sink = other
  return () => {
    sink = before
  }
}

/** Whether sound is allowed: asking before a gesture makes the browser log a warning in the page's console. */
const lets = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
const wake = (): void => {
  if (lets()) sink.wake()
}
for (const gesture of ['pointerup', 'keydown'])
  addEventListener(gesture, wake, { capture: true, passive: true })
wake()

/**
 * Plays what happened between two views. On a hidden page it plays only the sound of a turn, since the table waits for the
 * person.
 */
export function sound(before: Shown, now: Shown, renderer: Renderer): void {
  if (!lets()) return
  const cues = cuesOf(cueStateOf(before, renderer), cueStateOf(now, renderer))
  sink.play(document.visibilityState === 'hidden' ? cues.filter((cue) => cue === 'turn') : cues)
}

/** In milliseconds: so much is left of a clock when its player hears it. The plate shows it from then on. */
const short = 10_000

/** Plays when my own clock is about to run out, also on a hidden page, unless the returned function is called before. */
export function warnLate({ table: { chair }, players }: Pick<Shown, 'table' | 'players'>): () => void {
  const clock = chair === null ? undefined : players[chair]?.clock
  if (!clock?.running) return () => undefined
  const left = clock.left - (performance.now() - clock.at) - short
  // Whoever comes to a clock that is short already sees it.
  if (left <= 0) return () => undefined
  const timer = setTimeout(() => {
    if (lets()) sink.play(['late'])
  }, left)
  return () => clearTimeout(timer)
}

/** Plays a sample when sounds are switched on. */
export function sample(): void {
  sink.play(['card', 'turn'])
}
