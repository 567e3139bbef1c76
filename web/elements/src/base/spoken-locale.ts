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
      const wanted = localeFor(host.lang)
      return drawWithWords(
        host,
        wanted,
        rooms(),
        () => {
          if (spoken === undefined || hasWords(wanted, rooms())) spoken = wanted
          return update()
        },
        // Meanwhile another language may have been chosen, or a game loaded with words of its own.
        () => this.speak(update),
      )
    },
  }
}
