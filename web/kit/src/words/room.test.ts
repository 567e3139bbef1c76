import type { Catalogue, Locale } from '@stolik/core'
import { describe, expect, it, vi } from 'vitest'
import { drawSpoken, hasWords, needWords, room, together } from './room.js'

/** A room whose languages come when they are told to. */
function waiting() {
  const come = new Map<Locale, (words: Catalogue) => void>()
  const fetch = vi.fn((locale: Locale) => new Promise<Catalogue>((resolve) => come.set(locale, resolve)))
  const words = room({
    pl: () => fetch('pl'),
    csb: () => fetch('csb'),
    szl: () => fetch('szl'),
    de: () => fetch('de'),
    en: () => fetch('en'),
    fr: () => fetch('fr'),
  })
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

  it('asks again for what did not come', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn<() => Promise<Catalogue>>()
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ here: 'pl' })
    const words = room({ pl: fetch, csb: fetch, szl: fetch, de: fetch, en: fetch, fr: fetch })
    const coming = words.need('pl')
    await vi.advanceTimersByTimeAsync(1000)
    await coming
    vi.useRealTimers()
    expect([fetch.mock.calls.length, words.pl]).toEqual([2, { here: 'pl' }])
  })
})

describe('catalogues together', () => {
  it('are waited for, and the later one says what both say', async () => {
    const later = Promise.resolve<Catalogue>({ suit: 'trefl' })
    const first = later.then((): Catalogue => ({ suit: 'clubs', rank: 'ace' }))
    expect(await together(first, later)).toEqual({ suit: 'trefl', rank: 'ace' })
  })
})

describe('an element that speaks', () => {
  it('is not drawn before its words, keeps them while others come, and then is drawn again', async () => {
    const { words, come } = waiting()
    const drawn: unknown[] = []
    let again = (): void => undefined
    const asked = new Promise<void>((resolve) => (again = resolve))
    const host = { requestUpdate: () => again() }
    const draw = (locale: Locale) => drawSpoken(host, locale, [words], () => void drawn.push(words[locale]))

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

  it('does not wait for words that are at hand', async () => {
    const at = { pl: {}, csb: {}, szl: {}, de: {}, en: {}, fr: {} }
    await needWords('fr', [at])
    expect(hasWords('fr', [at])).toBe(true)
  })
})
