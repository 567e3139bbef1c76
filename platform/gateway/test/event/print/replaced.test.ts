/** Papers of an event in which a reserve takes over a place: each names whoever played the series that it is about. */
import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { expect, test } from 'vitest'
import { minutesOf } from '@stolik/event/papers/minutes'
import { settlementOf } from '@stolik/event/papers/settlement'
import { settleMoney } from '@stolik/event/standing/money'
import { pdf, type Paper } from '../../../src/event/print/documents.js'
import { showEvent } from '../../../src/event/show/show.js'
import { eventKeys } from '../../../src/event/store/keys.js'
import { oneSecret } from '../../../src/base/secrets.js'
import { printMinutes } from '../../../src/event/papers/minutes.js'
import { tiny } from '../../help.js'
import {
  card,
  entrant,
  format,
  names,
  numbers,
  startEvent,
  type TestEvent,
} from '../../../../event/test/event.js'
import { readable } from './readable.js'
import { imprint } from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const more = { format: { ...format, bye: { points: 0, small: 0 }, chairs: [4], stake: [5, 1] as const } }

/** Nine play at tables of four. Whoever is at table 1 on chair A is replaced after series 1, and so is whoever had the bye. */
function replaced(event: TestEvent): { readonly left: string; readonly free: string } {
  event.enter(...names(9))
  for (const name of ['Reserve One', 'Reserve Two'])
    event.must({ kind: 'enter', entrant: entrant(name), reserve: true })
  event.draw(1)
  const [first] = event.state.series
  const left = first?.tables[0]?.players[0] ?? ''
  const free = first?.byes[0] ?? ''
  event.must({ kind: 'start', series: 1 })
  return { left, free }
}

const takeOver = (event: TestEvent, { left, free }: ReturnType<typeof replaced>): void => {
  event.must({ kind: 'end', series: 1 })
  event.must({ kind: 'replace', player: left, by: 'p10', from: 2 })
  event.must({ kind: 'replace', player: free, by: 'p11', from: 2 })
}

const withNumbers = (): { readonly event: TestEvent; readonly left: string; readonly free: string } => {
  const event = startEvent(more)
  const places = replaced(event)
  event.fill(1, () => '40 -10 -30 0')
  event.must({
    kind: 'adjust',
    player: places.left,
    series: 1,
    points: -120.5,
    small: 0,
    penalty: true,
    reason: 'came late',
    clause: null,
  })
  event.must({ kind: 'protest', series: 1, table: 1, player: places.left, text: 'Why?' }, card(places.left))
  takeOver(event, places)
  event.begin(2)
  event.fill(2, () => '40 -10 -30 0')
  event.must({ kind: 'withdraw', player: 'p10' })
  event.must({ kind: 'enter', entrant: entrant('Late Comer'), reserve: false })
  return { event, ...places }
}

const nameOf = ({ state }: TestEvent, id: string): string => state.players.get(id)?.entrant.name ?? ''

test('money of a series is of whoever played it, never of who took the place over later', () => {
  const { event, left } = withNumbers()
  const of = (id: string) => settleMoney(event.state, numbers).filter(({ player }) => player === id)
  expect(of(left).map(({ series, amount }) => [series, amount])).toEqual([[1, 800]])
  expect(of('p10').map(({ series }) => series)).toEqual([2])
  const { players, tables } = settlementOf(event.state, numbers)
  const rows = players.filter(({ number }) => `p${number}` === left)
  expect(rows.map(({ name, amounts }) => [name, amounts[0], amounts[1] === null])).toEqual([
    [nameOf(event, left), 800, true],
    ['Reserve One', null, false],
  ])
  expect(players.reduce((sum, { total }) => sum + total, 0)).toBe(0)
  // Whoever sat out has no list, so no row.
  expect(players).toHaveLength(new Set(settleMoney(event.state, numbers).map(({ player }) => player)).size)
  for (const { paid } of tables) expect(paid.every(({ number }) => number > 0 && number < 10)).toBe(true)
})

test('the event shows who had the bye of a series, not who holds the place now', () => {
  const { event, free } = withNumbers()
  const keys = eventKeys(oneSecret('k'.repeat(64)))
  const view = showEvent({ id: 'e', lists: numbers, rules: () => 'rules', keys }, event.state, 'public')
  expect(view.series[0]?.byes).toEqual([free])
})

test('minutes say who came, left and took over, and name a protester and a penalised player themselves', () => {
  const { event, left, free } = withNumbers()
  const { roster, protests, adjustments } = minutesOf(event.state, true)
  expect(roster.map(({ what, name, by, from }) => [what, name, by, from])).toEqual([
    ['replaced', nameOf(event, left), 'Reserve One', 2],
    ['replaced', nameOf(event, free), 'Reserve Two', 2],
    ['withdrawn', 'Reserve One', null, null],
    ['entered', 'Late Comer', null, null],
  ])
  expect(roster[2]?.number).toBe(event.state.players.get(left)?.number)
  expect(protests[0]?.protest.by).toBe(nameOf(event, left))
  expect(adjustments[0]?.name).toBe(nameOf(event, left))
})

test('before the first draw people come and go without a note', () => {
  const event = startEvent()
  event.enter(...names(5))
  event.must({ kind: 'withdraw', player: 'p5' })
  expect(minutesOf(event.state, true).roster).toEqual([])
})

const halves: Readonly<Record<Locale, string>> = {
  pl: '−120,5',
  csb: '−120,5',
  szl: '−120,5',
  de: '−120,5',
  fr: '−120,5',
  en: '−120.5',
}

test.each(some)('minutes in %s say all this, with the decimal sign of the language', async (locale) => {
  const { event, left } = withNumbers()
  const minutes = minutesOf(event.state, true)
  const sheet = { imprint: { ...imprint, locale }, minutes, full: true, catalogue: {} }
  const text = readable(await printMinutes(sheet))
    .join('\n')
    .replaceAll('\n', ' ')
  for (const must of [nameOf(event, left), 'Reserve One', 'Reserve Two', 'Late Comer', halves[locale]])
    expect(text).toContain(must)
  expect(text).not.toMatch(/minutes\.\w|\{\w+\}|undefined/)
})

test('a draw printed again names whoever plays that series', async () => {
  const event = startEvent(
    { game: 'tiny', format: { ...more.format, profile: 'plain', stake: null, tieBreaks: ['lot'] } },
    { lists: tiny.plugin },
  )
  const places = replaced(event)
  event.fill(1, () => 'passed')
  takeOver(event, places)
  event.draw(2)
  const printed = async (paper: Paper): Promise<string> => {
    const source = { state: event.state, offer: tiny, locale: 'en' as const, timeZone: 'Europe/Warsaw' }
    return readable(
      (await pdf({ ...source, at: 0, ruleName: null, site: null }, paper)) ?? new Uint8Array(),
    ).join('\n')
  }
  const [first, second] = [
    await printed({ kind: 'draw', series: 1 }),
    await printed({ kind: 'draw', series: 2 }),
  ]
  for (const id of [places.left, places.free]) {
    expect(first).toContain(nameOf(event, id))
    expect(second).not.toContain(`${nameOf(event, id)}\n`)
  }
  expect(first).not.toContain('Reserve')
  expect(second).toContain('Reserve One')
})
