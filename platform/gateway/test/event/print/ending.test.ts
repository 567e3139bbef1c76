/** Papers for the end of an evening: certificates, and what went wrong for the board. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { certificatesOf } from '../../../src/event/print/certificates-asked.js'
import { isSecret, pdf, type Paper } from '../../../src/event/print/documents.js'
import { tiny } from '../../help.js'
import { entrant, format, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { readable } from './readable.js'

const some = locales.slice(0, cases(2, locales.length))
const long = (n: number): string => `Maksymilian Zdzisław Trzebiatowski-Że${String(n).padStart(2, '0')}`

function evening(): TestEvent {
  const event = startEvent(
    {
      organiser: 'Towarzystwo Skata i Baśki Ziemi Lęborskiej',
      fee: { amount: 5000, currency: 'PLN', use: 'prizes' },
      game: 'tiny',
      prizes: [{ of: 'all', places: ['100 zł', 'puchar'], amounts: [10_000, 0] }],
      format: { ...format, profile: 'plain', chairs: [4], bye: { points: 0, small: 0 }, tieBreaks: ['lot'] },
    },
    { lists: tiny.plugin },
  )
  for (let n = 1; n <= 9; n++)
    event.must({ kind: 'enter', entrant: entrant(long(n), { club: 'Klub Skata Kartuzy' }), reserve: false })
  for (let n = 1; n <= 8; n++) event.must({ kind: 'paid', player: `p${n}`, paid: true })
  for (const series of [1, 2]) {
    event.begin(series)
    event.fill(series, () => 'passed')
    event.must({ kind: 'end', series })
  }
  const why = { reason: 'Stuk kartami', clause: 'PT 9.9' }
  for (const points of [-50, -20])
    event.must({
      kind: 'adjust',
      player: 'p2',
      series: 1,
      points,
      small: 0,
      penalty: true,
      seen: null,
      ...why,
    })
  event.must({ kind: 'revoke', n: 2, reason: 'Zły gracz' })
  event.must({ kind: 'protest', series: 2, table: 1, player: 'p3', text: 'Lista się nie zgadza' })
  event.must({ kind: 'decide', n: 1, upheld: false, text: 'Zgadza się' })
  return event
}
const event = evening()
const papers = async (paper: Paper, locale: Locale = 'pl'): Promise<readonly string[]> => {
  const source = {
    state: event.state,
    offer: tiny,
    locale,
    timeZone: 'Europe/Warsaw',
    at: 0,
    ruleName: null,
    site: null,
  }
  const bytes = await pdf(source, paper)
  return bytes === undefined ? [] : readable(bytes)
}
const words = /\{\w+\}|undefined|NaN|^\w+\.\w+(\.\w+)*$/m

describe('certificates', () => {
  it.each(some)('in %s are one page for each winner, and no word is missing', async (locale) => {
    const all = await papers({ kind: 'certificates', of: 'all', first: null, text: 'Gratulujemy!' }, locale)
    expect(all).toHaveLength(9)
    for (const page of all) {
      expect(page).not.toMatch(words)
      for (const must of ['Towarzystwo Skata i Baśki', 'Trzebiatowski-Że', 'Gratulujemy!'])
        expect(page).toContain(must)
    }
  })

  it('are for the first places, with all who share one, and say so', async () => {
    const one = await papers({ kind: 'certificates', of: 'all', first: 1, text: '' })
    expect(one.length).toBeGreaterThan(0)
    for (const page of one) expect(page).toContain('pierwsze miejsce')
    const all = await papers({ kind: 'certificates', of: 'all', first: 9, text: '' })
    const firsts = all.filter((page) => page.includes('pierwsze miejsce'))
    expect(firsts).toHaveLength(one.length)
    expect(firsts.every((page) => page.includes('ex aequo'))).toBe(firsts.length > 1)
  })

  it('do not exist for a ranking that the event does not have', async () => {
    expect(await papers({ kind: 'certificates', of: 'team', first: 3, text: '' })).toEqual([])
  })

  it('are asked for with a ranking, a number of places and a text, or are refused in a sentence', () => {
    expect(certificatesOf({})).toEqual({ kind: 'certificates', of: 'all', first: null, text: '' })
    expect(certificatesOf({ of: 'women', first: '3', text: ' a\r\nb ' })).toEqual({
      kind: 'certificates',
      of: 'women',
      first: 3,
      text: 'a\nb',
    })
    for (const bad of [
      { of: 'x' },
      { first: '0' },
      { first: '-1' },
      { text: 'x'.repeat(601) },
      { text: 'a\u0007' },
    ])
      expect(certificatesOf(bad)).toMatchObject({ refused: expect.stringMatching(/\.$/) as unknown })
  })
})

describe('the list of what went wrong', () => {
  it.each(some)('in %s has penalties, protests, open payments and undone acts', async (locale) => {
    const text = (await papers({ kind: 'incidents' }, locale)).join('\n')
    expect(text).not.toMatch(words)
    for (const must of ['Stuk kartami', 'Lista się nie zgadza', 'Zły gracz', `9 ${long(9)}`])
      expect(text.replaceAll('\n', ' ')).toContain(must)
  })

  it('says what is open where there is no time or place, and breaks no amount', async () => {
    const lines = (await papers({ kind: 'incidents' })).join('\n').split('\n')
    expect(lines).not.toContain('–')
    expect(lines).toContain('wpisowe niezapłacone')
    expect(lines).toContain(`9 ${long(9)} · 50,00 zł`)
  })

  it('is for the director, as the certificates are', () => {
    expect(isSecret({ kind: 'incidents' })).toBe(true)
    expect(isSecret({ kind: 'certificates' })).toBe(true)
  })
})
