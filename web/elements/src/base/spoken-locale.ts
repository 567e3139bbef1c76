/** Which language an element speaks: the one wanted as soon as all its words are there, until then the one before. */
import type { Locale } from '@stolik/core'
import { drawSpoken, hasWords, type Words } from '@stolik/kit/words'
import { localeFor } from './prefs.js'

export interface SpokenLocale {
  readonly locale: Locale
  /** Goes on with an update as soon as there are words: to be called from `scheduleUpdate`. */
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
      return drawSpoken(host, asked, rooms(), () => {
        const wanted = localeFor(host.lang)
        if (spoken === undefined || hasWords(wanted, rooms())) spoken = wanted
        const done = update()
        // Another was chosen while the words of this one came: nobody has asked for its words yet.
        if (wanted !== asked) host.requestUpdate()
        return done
      })
    },
  }
}
