/** Names with letters that the fonts of papers lack: a box for each, and a sentence in the foot. */
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { word } from '../../../src/print/words/index.js'
import { pdf, type Paper } from '../../../src/event/print/documents.js'
import { format, startEvent } from '../../../../event/test/event.js'
import { tiny } from '../../help.js'
import { readable } from './readable.js'

const pages = async (players: readonly string[], locale: Locale, paper: Paper): Promise<string[]> => {
  const event = startEvent(
    {
      game: 'tiny',
      format: { ...format, profile: 'plain', bye: { points: 0, small: 0 }, chairs: [4], tieBreaks: ['lot'] },
    },
    { lists: tiny.plugin },
  )
  event.enter(...players)
  event.draw(1)
  const { state } = event
  const bytes = await pdf(
    { state, offer: tiny, locale, timeZone: 'UTC', at: 0, ruleName: null, site: null },
    paper,
  )
  return readable(bytes ?? new Uint8Array())
}

const reason = (locale: Locale): string => word(locale, 'foot.boxes', { box: '□' })

describe('a paper', () => {
  it.each(locales)('in %s prints a box for each letter it lacks, and says why', async (locale) => {
    const names = ['李雷', 'محمد علي', 'Ola 🦊 Nowak', 'Ẓ̌ara']
    const [page = ''] = await pages(names, locale, { kind: 'draw', series: 1 })
    for (const name of ['□□', '□□□□ □□□', 'Ola □ Nowak']) expect(page).toContain(name)
    expect(page).not.toMatch(/[李雷محمد\u2066-\u2069]/u)
    expect(page).toContain(reason(locale))
  })

  it.each(locales)('in %s says nothing of boxes where it has all letters', async (locale) => {
    const names = ['Żaneta Łącka', 'Иван Петров', 'Γιώργος', 'Çağlar Ñúñez ẞ']
    const printed = await pages(names, locale, { kind: 'draw', series: 1 })
    for (const name of names) expect(printed.join('\n')).toContain(name)
    expect(printed.join('\n')).not.toContain('□')
  })

  it('says it only on the pages that need it', async () => {
    const names = ['李雷', 'Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Fryc', 'Gosia']
    const printed = await pages(names, 'en', { kind: 'lists', series: 1 })
    expect(printed).toHaveLength(2)
    expect(printed.filter((page) => page.includes(reason('en')))).toEqual(
      printed.filter((page) => page.includes('□□')),
    )
    expect(printed.filter((page) => page.includes('□□'))).toHaveLength(1)
  })
})
