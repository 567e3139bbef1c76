/** Plays cues through the loudspeaker, as far as the browser allows. Nothing here throws. */
import type { Cue } from './cues.js'
import { playNotes } from './synth.js'
import { lengthOf, voices } from './voices.js'

export interface Sink {
  /** Called after a person's gesture: sounds are allowed from now on. */
  wake(): void
  /** Plays one cue after the other. */
  play(cues: readonly Cue[]): void
}

/** The same cue is played once within this many seconds, however many cards come. */
const shortestGap = 0.08
/** A cue that could not be played within this many milliseconds is outdated. */
const fresh = 500

export function loudspeaker(
  make: () => Pick<AudioContext, 'state' | 'resume'> & BaseAudioContext = () => new AudioContext(),
): Sink {
  let context: ReturnType<typeof make> | null | undefined
  const heard = new Map<Cue, number>()

  function open(): ReturnType<typeof make> | null {
    if (context === undefined)
      try {
        context = make()
      } catch {
        // This browser has no audio, or none for this page.
        context = null
      }
    return context
  }

  function playNow(to: BaseAudioContext, cues: readonly Cue[]): void {
    let at = to.currentTime
    for (const cue of cues) {
      if (at - (heard.get(cue) ?? -1) < shortestGap) continue
      heard.set(cue, at)
      playNotes(to, voices[cue], at)
      at += lengthOf(cue)
    }
  }

  const resumed = async (what: ReturnType<typeof make>): Promise<void> => {
    if (what.state !== 'running') await what.resume()
  }

  return {
    wake() {
      const what = open()
      if (what !== null) resumed(what).catch(() => undefined)
    },
    play(cues) {
      const what = open()
      if (what === null || cues.length === 0) return
      const requestedAt = performance.now()
      resumed(what)
        .then(() => {
          if (performance.now() - requestedAt < fresh) playNow(what, cues)
        })
        .catch(() => undefined)
    },
  }
}
