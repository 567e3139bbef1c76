import type { Catalogue, Locale } from '@stolik/core'
import { noWords } from '@stolik/kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { drawWithWords, hasWords, joined, needWords, room, roomOf } from './room.js'

/** Returns a room whose languages arrive when the test says so. */
function waiting() {
  const come = new Map<Locale, (words: Catalogue) => void>()
  const fetch = vi.fn((locale: Locale) => new Promise<Catalogue>((resolve) => come.set(locale, resolve)))
  const words = roomOf(fetch)
  return { words, fetch, come: (locale: Locale) => come.get(locale)?.({ here: locale }) }
}

describe('a room of words', () => {
  it('fetches a language once, and no other', async () => {
    const { words, fetch, come } = waiting()
    const both = Promise.all([words.need('de'), words.need('de')])
    come('de')
    await both
    expect(fetch.mock.calls).toEqual([['de']])
    expect(words.de).toEqual({ here: 'de' })
    expect([words.has('de'), words.has('pl')]).toEqual([true, false])
  })

  it('fetches again after a failure', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn<() => Promise<Catalogue>>()
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ here: 'pl' })
    const words = roomOf(fetch)
    const coming = words.need('pl')
    await vi.advanceTimersByTimeAsync(1000)
    await coming
    vi.useRealTimers()
    expect([fetch.mock.calls.length, words.pl]).toEqual([2, { here: 'pl' }])
  })
})

describe('a room of files', () => {
  it('fetches the file of a language', async () => {
    const de = vi.fn(() => Promise.resolve({ default: { here: 'de' } }))
    const words = room({ './pl.json': vi.fn(), './de.json': de })
    await words.need('de')
    expect(words.de).toEqual({ here: 'de' })
  })
})

describe('rooms together', () => {
  it('are loaded together, and the later one wins where both have a word', async () => {
    const later = waiting()
    const words = joined(
      roomOf(() => Promise.resolve({ here: 'first', rank: 'ace' })),
      later.words,
    )
    const both = words.need('fr')
    later.come('fr')
    await both
    expect(words.fr).toEqual({ here: 'fr', rank: 'ace' })
  })
})

describe('an element with words', () => {
  it('is first drawn when its words arrive, keeps them while another language loads, and is then drawn again', async () => {
    const { words, come } = waiting()
    const drawn: unknown[] = []
    let again = (): void => undefined
    const asked = new Promise<void>((resolve) => (again = resolve))
    const host = { requestUpdate: () => again() }
    const draw = (locale: Locale) =>
      drawWithWords(host, locale, [words], () => void drawn.push(words[locale]))

    const first = draw('pl')
    expect(drawn).toEqual([])
    come('pl')
    await first
    expect(drawn).toEqual([{ here: 'pl' }])

    void draw('fr')
    expect(drawn).toEqual([{ here: 'pl' }, { here: 'pl' }])
    come('fr')
    await asked
    void draw('fr')
    expect(drawn.at(-1)).toEqual({ here: 'fr' })
  })

  it('does not wait for words that are already loaded', async () => {
    await needWords('fr', [noWords])
    expect(hasWords('fr', [noWords])).toBe(true)
  })
})
