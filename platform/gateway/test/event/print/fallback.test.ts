/** All papers for a series in one document: a whole evening can go on from it without a network. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { oneSecret } from '../../../src/base/secrets.js'
import { isSecret, pdf, type Paper } from '../../../src/event/print/documents.js'
import { eventKeys } from '../../../src/event/store/keys.js'
import { tiny } from '../../help.js'
import { entrant, format, names, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { dotsOf, readable } from './readable.js'

const some = locales.slice(0, cases(1, locales.length))

const event = (players: readonly string[], change: Partial<typeof format> = {}): TestEvent => {
  const started = startEvent(
    {
      game: 'tiny',
      format: {
        ...format,
        profile: 'plain',
        chairs: [4],
        bye: { points: 0, small: 0 },
        tieBreaks: ['lot'],
        series: [12, 12].map((rounds) => ({ rounds, minutes: 90, draw: 'lots' })),
        ...change,
      },
    },
    { lists: tiny.plugin },
  )
  for (const name of players) started.must({ kind: 'enter', entrant: entrant(name), reserve: false })
  return started
}

const printed = async (
  { state }: TestEvent,
  series: number,
  locale: Locale = 'en',
  onServer = true,
): Promise<Uint8Array | undefined> => {
  const keys = eventKeys(oneSecret('k'.repeat(64)))
  const site = onServer ? { url: 'https://cards.example/event/e', id: 'e', keys } : null
  const source = { state, offer: tiny, locale, timeZone: 'Europe/Warsaw', at: 0, ruleName: null, site }
  return pdf(source, { kind: 'fallback', series })
}
const pagesOf = async (...args: Parameters<typeof printed>): Promise<readonly string[]> =>
  readable((await printed(...args)) ?? new Uint8Array())

describe('the papers if the network fails', () => {
  it('are for the director, because their lists have codes', () => {
    const paper: Paper = { kind: 'fallback', series: 1 }
    expect(isSecret(paper)).toBe(true)
  })

  it('do not exist before the series is drawn', async () => {
    expect(await printed(event(names(8)), 1)).toBeUndefined()
  })

  it('have the way, the seats, the standings so far, and a list for each table and a spare one', async () => {
    const long = names(9).map((name) => `${name} Maksymilian Trzebiatowsczi-Żelew`)
    const evening = event(long)
    evening.begin(1)
    evening.fill(1, () => 'passed')
    evening.must({ kind: 'end', series: 1 })
    evening.draw(2)
    const pages = await pagesOf(evening, 2)
    const text = pages.join('\n')
    pages.forEach((page, n) => {
      expect(page).toContain(`page ${n + 1} of ${pages.length}`)
      expect(page).toMatch(/SHA-256 [0-9a-f]{64}/)
    })
    expect(new Set(text.match(/SHA-256 [0-9a-f]{64}/g)).size).toBe(1)
    expect(pages[0]).toContain('If the network fails: series 2')
    expect(pages[1]).toContain('Seating – series 2')
    // In the plan by table, by name, and in the standings; nobody's name is cut.
    const whole = text.replaceAll('-\n', '-').replaceAll('\n', ' ')
    for (const name of long) expect(whole.split(name).length - 1).toBeGreaterThanOrEqual(3)
    for (const table of [1, 2]) expect(text).toContain(`Series 2 · table ${table}`)
    expect(text).toMatch(/Series \.{8} {3}Table \.{8}/)
    expect(text.replaceAll('-\n', '-').match(/Trzebiatowsczi-Żelew$/gm)?.length).toBeGreaterThanOrEqual(8)
  })

  it('have no standings before anything is played, and say how the last series goes on', async () => {
    const evening = event(names(8))
    evening.draw(1)
    const first = (await pagesOf(evening, 1)).join('\n')
    expect(first).not.toContain('Individual ranking')
    expect(first).toContain('If series 2 has to be drawn by hand')
    evening.draw(2)
    expect((await pagesOf(evening, 1)).join('\n')).toContain('Series 2 is drawn already.')
    const last = (await pagesOf(evening, 2)).join('\n')
    expect(last).not.toContain('series 3')
  })

  it('have rows of at least 6 mm, on every list', async () => {
    const evening = event(names(12))
    evening.draw(1)
    const bytes = (await printed(evening, 1)) ?? new Uint8Array()
    const pages = readable(bytes)
    const dots = dotsOf(bytes).filter((_, n) => pages[n]?.includes('Dot: dealer'))
    expect(dots.flat()).toHaveLength(4 * 48)
    for (const page of dots)
      for (const [i, y] of page.slice(1).entries()) expect(y - (page[i] ?? 0)).toBeGreaterThanOrEqual(17)
  })

  it('in a file without a gateway name its commands instead of the desk', async () => {
    const evening = event(names(8))
    evening.draw(1)
    const text = (await pagesOf(evening, 1, 'en', false)).join(' ').replaceAll('\n', ' ')
    expect(text).toContain('stolik tournament list EVENT FILE')
    expect(text).not.toMatch(/At the desk|on a phone/)
  })

  it.each(some)('in %s lack no word, and the way takes one page', async (locale) => {
    const evening = event(names(8), {
      scoring: { kind: 'places', scale: [3, 2, 1, 0], ties: 'mean' },
      series: (['lots', 'standing'] as const).map((draw) => ({ rounds: 2, minutes: 90, draw })),
    })
    evening.draw(1)
    for (const onServer of [true, false]) {
      const pages = await pagesOf(evening, 1, locale, onServer)
      expect(pages.join('\n')).not.toMatch(/fallback\.|\{\w+\}|undefined|NaN/)
      expect(pages[1]).toMatch(/1/)
      // The seats begin on the second page.
      expect(pages[1]).toContain('Player 1')
    }
  })
})
