/** An event goes out and comes in again: its entries and its lists, as CSV and as workbooks, in every language. */
import fc from 'fast-check'
import { locales, surname } from '@stolik/core'
import { readEntries, readLists } from '@stolik/event/decide/files'
import type { Entrant } from '@stolik/event/model/entry'
import type { EventState, Player } from '@stolik/event/model/state'
import { readFile } from '@stolik/files/read'
import { columnOf } from '@stolik/files/table/headings'
import { expect, it } from 'vitest'
import { cases } from '@stolik/core/cases'
import { format, names, startEvent, type TestEvent } from '../../../event/test/event.js'
import { offer as tiny } from '../../../../test/tiny/index.js'
import { tableFile, tableForms } from '../../src/base/table-file.js'
import { entriesTable, listsTable } from '../../src/event/print/brought-tables.js'

const word = fc.oneof(
  fc.constantFrom(
    'Żółć',
    'de',
    'Ó’Neill',
    'Łuć-Kos',
    '=1+1',
    '+x',
    '-y',
    '@z',
    "D'Arc",
    "'=x",
    '"Q"',
    'x_x0041_',
    '#REF!',
    '<b>&amp;',
    'a;b',
    'a,b',
    '007',
    '1e3',
  ),
  fc
    .string({ unit: fc.constantFrom(...Array.from('aąbcćłżÓ9.-')), minLength: 2, maxLength: 8 })
    .map((text) => `x${text}`),
)
const words = (least: number, most: number) =>
  fc.array(word, { minLength: least, maxLength: most }).map((all) => all.join(' '))
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })

const entrants: fc.Arbitrary<Entrant> = fc
  .record({
    // A name that ends a table in sums or remarks is refused, so names have letters in front.
    name: words(1, 3).map((text) => `Ola ${text}`),
    at: orNull(fc.constantFrom(1)),
    club: orNull(words(1, 2)),
    licence: orNull(fc.constantFrom('00123', 'PL-7', '12', '1/2')),
    woman: fc.constantFrom(true, false, null),
    born: orNull(fc.integer({ min: 1900, max: 2020 })),
    team: orNull(words(1, 2)),
    pair: orNull(words(1, 2)),
    substitute: fc.boolean(),
    online: fc.boolean(),
  })
  .map(({ at, ...entrant }) => ({ ...entrant, person: null, ...(at !== null && { surnameAt: at }) }))

/** Where the surname begins may be stated or follow from the name: the same words are the surname. */
const seen = ({ surnameAt, ...entrant }: Entrant) => ({
  ...entrant,
  surname: surname(entrant.name, surnameAt),
})

it.each(tableForms)('the entries of an event are the same again (.%s)', async (form) => {
  const rows = fc.array(fc.record({ entrant: entrants, reserve: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom(null, ...locales), async (all, locale) => {
      const players = all.map(({ entrant, reserve }, i): readonly [string, Player] => [
        `p${i}`,
        {
          id: `p${i}`,
          number: i + 1,
          entered: i,
          entrant,
          status: reserve ? 'reserve' : 'entered',
        } as Player,
      ])
      const state = { players: new Map(players), regulations: { name: 'X' } } as unknown as EventState
      const read = await readFile(tableFile(entriesTable(state, locale), form, locale))
      const act = readEntries('text' in read ? read.text : JSON.stringify(read))
      if ('refused' in act) throw new Error(JSON.stringify(act))
      expect(act.rows.map((row) => ({ entrant: seen(row.entrant), reserve: row.reserve }))).toEqual(
        all.map((row) => ({ entrant: seen(row.entrant), reserve: row.reserve })),
      )
    }),
  )
})

/** Hands of a table of four. Whoever deals does not play, so hand n has no line of place n. */
const handsOf = (hands: number) =>
  fc.tuple(
    ...Array.from({ length: hands }, (_, hand) =>
      fc.oneof(
        fc.constant('passed'),
        fc
          .tuple(
            fc.constantFrom(...[1, 2, 3, 4].filter((place) => place !== (hand % 4) + 1)),
            fc.integer({ min: 1, max: 3 }),
            fc.constantFrom('made', 'failed'),
          )
          .map((parts) => parts.join(' ')),
      ),
    ),
  )

/** Two series of two tables of four are being played, with nothing written yet. */
function evening(): TestEvent {
  const event = startEvent(
    { game: 'tiny', format: { ...format, profile: 'plain', tieBreaks: [] } },
    { lists: tiny.plugin },
  )
  event.enter(...names(8))
  return event
}

it.each(tableForms)('the lists of an event are the same again (.%s)', async (form) => {
  const lists = fc.array(fc.array(handsOf(4), { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(lists, fc.constantFrom(null, ...locales), async (all, locale) => {
      const event = evening()
      const other = evening()
      for (const [i, tables] of all.entries()) {
        for (const one of [event, other]) one.begin(i + 1)
        for (const [table, lines] of tables.entries())
          event.must({ kind: 'list', series: i + 1, table: table + 1, lines, signed: true, seen: [] })
        const read = await readFile(tableFile(listsTable(event.state, locale), form, locale))
        const act = readLists('text' in read ? read.text : JSON.stringify(read), true)
        if ('refused' in act) throw new Error(JSON.stringify(act))
        // The other event has the lists of earlier series already, and takes them again as they are.
        other.must({ ...act, rows: act.rows.filter(({ series }) => series === i + 1) })
        for (const one of [event, other]) one.must({ kind: 'end', series: i + 1 })
      }
      const written = ({ state }: TestEvent) =>
        state.series.map(({ tables }) =>
          tables.map(({ table, list }) => [table, list.hands.map(({ line }) => line)]),
        )
      expect(written(other)).toEqual(written(event))
      expect(written(event).flat()).toHaveLength(4)
    }),
    { numRuns: cases(10, 100) },
  )
})

it('every head of these tables is one that its import reads, in every language', () => {
  const state = { players: new Map(), series: [], regulations: { name: 'X' } } as unknown as EventState
  for (const locale of locales)
    for (const table of [entriesTable, listsTable])
      expect(table(state, locale).heads.map(columnOf)).toEqual(table(state, null).heads.map(columnOf))
})
