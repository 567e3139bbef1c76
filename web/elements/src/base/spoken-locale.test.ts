import { roomOf, type Words } from '@stolik/kit/words'
import type { Catalogue, Locale } from '@stolik/core'
import { afterEach, expect, it } from 'vitest'
import { choose } from './prefs.js'
import { spokenLocale } from './spoken-locale.js'

afterEach(() => choose({ locale: null }))

/** Returns words whose languages arrive when the test says so. */
function waiting() {
  const come = new Map<Locale, (words: Catalogue) => void>()
  const words = roomOf((locale) => new Promise<Catalogue>((resolve) => come.set(locale, resolve)))
  return { words, come }
}

/** Returns a host that is drawn as Lit draws: an update that is requested while one is pending is part of that one. */
function hostOf(rooms: () => readonly Words[], draw: (locale: Locale) => void) {
  let pending = false
  const update = (): void =>
    void spoken.speak(() => {
      pending = false
      draw(spoken.locale)
    })
  const host = {
    lang: '',
    requestUpdate() {
      if (pending) return
      pending = true
      queueMicrotask(update)
    },
  }
  const spoken = spokenLocale(host, rooms)
  return host
}

it('switches to a language that was chosen while the words of the first one were loading', async () => {
  const { words, come } = waiting()
  const drawn: Catalogue[] = []
  const host = hostOf(
    () => [words],
    (locale) => drawn.push(words[locale]),
  )
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

it('waits for words that were added while the first ones were loading', async () => {
  const [own, game] = [waiting(), waiting()]
  const rooms = [own.words]
  const drawn: (readonly Catalogue[])[] = []
  const host = hostOf(
    () => rooms,
    (locale) => drawn.push(rooms.map((words) => words[locale])),
  )
  choose({ locale: 'pl' })
  host.requestUpdate()
  await expect.poll(() => own.come.has('pl')).toBe(true)
  rooms.push(game.words)
  host.requestUpdate()
  own.come.get('pl')?.({ own: 'pl' })
  await expect.poll(() => game.come.has('pl') || drawn.length > 0).toBe(true)
  expect(drawn).toEqual([])
  game.come.get('pl')?.({ game: 'pl' })
  await expect.poll(() => drawn).toEqual([[{ own: 'pl' }, { game: 'pl' }]])
})
