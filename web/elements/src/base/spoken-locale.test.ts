import { roomOf } from '@stolik/kit/words'
import type { Catalogue, Locale } from '@stolik/core'
import { afterEach, expect, it } from 'vitest'
import { choose } from './prefs.js'
import { spokenLocale } from './spoken-locale.js'

afterEach(() => choose({ locale: null }))

it('switches to a language that was chosen while the words of the first one were loading', async () => {
  const come = new Map<Locale, (words: Catalogue) => void>()
  const fetch = (locale: Locale) => new Promise<Catalogue>((resolve) => come.set(locale, resolve))
  const words = roomOf(fetch)
  const drawn: Catalogue[] = []
  const draw = (): void =>
    void host.speaker.speak(() => {
      host.waits = false
      drawn.push(words[host.speaker.locale])
    })
  const host = {
    lang: '',
    // As in Lit: an update that is requested while one is pending is part of that one.
    waits: false,
    requestUpdate() {
      if (this.waits) return
      this.waits = true
      queueMicrotask(draw)
    },
    speaker: undefined as unknown as ReturnType<typeof spokenLocale>,
  }
  host.speaker = spokenLocale(host, () => [words])
  choose({ locale: 'pl' })
  host.requestUpdate()
  await expect.poll(() => come.has('pl')).toBe(true)
  choose({ locale: 'csb' })
  host.requestUpdate()
  come.get('pl')?.({ here: 'pl' })
  await expect.poll(() => drawn.at(-1)).toEqual({ here: 'pl' })
  await expect.poll(() => come.has('csb')).toBe(true)
  come.get('csb')?.({ here: 'csb' })
  await expect.poll(() => drawn.at(-1)).toEqual({ here: 'csb' })
})
