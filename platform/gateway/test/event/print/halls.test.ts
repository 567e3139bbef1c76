/** Papers of an event in several halls say where each table stands. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { pdf, type Paper } from '../../../src/event/print/documents.js'
import { startCards } from '../../../src/event/print/start-cards.js'
import { printSeatingPlan } from '../../../src/event/papers/plan.js'
import { tiny } from '../../help.js'
import { format, names, startEvent, type TestEvent } from '../../../../event/test/event.js'
import { readable } from './readable.js'
import * as sample from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const halls = [
  { name: 'Wielka Sala', from: 1, to: 1 },
  { name: 'Piwnica', from: 2, to: 40 },
] as const

const started = (): TestEvent => {
  const event = startEvent(
    { game: 'tiny', halls, format: { ...format, profile: 'plain', chairs: [4, 3], tieBreaks: ['lot'] } },
    { lists: tiny.plugin },
  )
  event.enter(...names(8))
  event.draw(1)
  return event
}

const printed = async (paper: Paper, locale: Locale = 'en'): Promise<string> => {
  const { state } = started()
  const source = { state, offer: tiny, locale, timeZone: 'UTC', at: 0, ruleName: null, site: null }
  const bytes = await pdf(source, paper)
  return bytes === undefined ? '' : readable(bytes).join('\n')
}

describe('in an event of two halls', () => {
  it.each(some)(
    'in %s the draw names the hall at each table, and all halls above the names',
    async (locale) => {
      const text = await printed({ kind: 'draw', series: 1 }, locale)
      expect(text.match(/^Wielka Sala$/gm)).toHaveLength(1)
      expect(text.match(/^Piwnica$/gm)).toHaveLength(1)
      expect(text).toContain('Wielka Sala: 1 · Piwnica: 2–40')
    },
  )

  it('start cards name the hall beside the table', async () => {
    const cards = startCards(started().state, null)
    expect(new Set(cards.map(({ seats: [seat] }) => (typeof seat === 'object' ? seat?.hall : seat)))).toEqual(
      new Set(['Wielka Sala', 'Piwnica']),
    )
    const text = await printed({ kind: 'cards' })
    expect(text.match(/^1 · Wielka Sala$/gm)).toHaveLength(4)
    expect(text.match(/^2 · Piwnica$/gm)).toHaveLength(4)
  })

  it('lists and the papers for a night without network name the hall', async () => {
    for (const kind of ['lists', 'fallback'] as const)
      expect(await printed({ kind, series: 1 })).toMatch(/Series 1 · table 2 · Piwnica/)
  })

  it.each(some)('in %s the regulations say which tables stand where', async (locale) => {
    expect(await printed({ kind: 'regulations' }, locale)).toContain('Wielka Sala: 1 · Piwnica: 2–40')
  })

  it('a draw of 97 players with halls of sixty letters cuts no player’s name', async () => {
    const long = ['Hall '.repeat(12), 'Room '.repeat(12)].map((name) => name.trim())
    const named = long.map((name, n) => ({ name, from: 12 * n + 1, to: 12 * n + 12 }))
    const tables = sample.plan.tables.map((table) => {
      const hall = named.find(({ from, to }) => from <= table.table && table.table <= to)?.name
      return hall === undefined ? table : { ...table, hall }
    })
    const text = readable(await printSeatingPlan({ ...sample.plan, halls: named, tables })).join('\n')
    for (const { name } of sample.players) expect(text.split(name).length - 1).toBeGreaterThanOrEqual(2)
    expect(text.replaceAll('\n', ' ')).toContain(`${long[0]}: 1–12 · ${long[1]}: 13–24`)
  })
})
