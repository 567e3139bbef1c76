/** The language that an element is drawn in: the wanted one once all its words have loaded, and the previous one until then. */
import type { Locale } from '@stolik/core'
import { drawWithWords, hasWords, type Words } from '@stolik/kit/words'
import { localeFor } from './prefs.js'

export interface SpokenLocale {
  readonly locale: Locale
  /** Continues an update once there are words; call it from `scheduleUpdate`. */
  speak(update: () => unknown): Promise<unknown> | undefined
}

export function spokenLocale(
  host: { readonly lang: string; requestUpdate(): void },
  rooms: () => readonly Words[],
): SpokenLocale {
  let spoken: Locale | undefined
  return {
    get locale() {
      return spoken ?? localeFor(host.lang)
    },
    speak(update) {
      const asked = localeFor(host.lang)
      return drawWithWords(host, asked, rooms(), () => {
        const wanted = localeFor(host.lang)
        if (spoken === undefined || hasWords(wanted, rooms())) spoken = wanted
        const done = update()
        // Another language was chosen while these words loaded, and its words have not been requested yet.
        if (wanted !== asked) host.requestUpdate()
        return done
      })
    },
  }
}
