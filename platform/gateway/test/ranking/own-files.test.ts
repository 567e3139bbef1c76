/** Our own published results come back: imported, they are the sheet that the event itself gives. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { locales, type Locale } from '@stolik/core'
import { cases } from '@stolik/core/cases'
import type { RankingProblem } from '@stolik/ranking/model/refusal'
import { registryOf } from '@stolik/ranking/model/matching'
import { samePeople } from '@stolik/ranking/model/same'
import { isNotRead, readFile } from '@stolik/files/read'
import { workbookForms } from '@stolik/files/write/workbook'
import { tableCsv, tableFile } from '../../src/base/table-file.js'
import { resultsJson, resultsTable } from '../../src/event/print/export.js'
import { sheetOf } from '../../src/ranking/results/from-event.js'
import { withOwnFiles } from '../../src/ranking/import/own-files.js'
import { readImport, type ImportAsked } from '../../src/ranking/import/preview.js'
import { tiny } from '../help.js'
import { entrant, format, startEvent, type TestEvent } from '../../../event/test/event.js'

const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
const people = ['Ola Nowak', 'Jan Kos', 'Ewa Żak', 'Leo Lis', '=Ida Ćma', 'Bo Sęk', 'Kim "K" Low', 'Ada Łuć']
/** In reserve. */
const reserve = 'Zoe Zięba'

/** Two series of two tables, points by place with shared places, a team, and a penalty. */
function evening(
  change: (event: TestEvent) => void = () => undefined,
  between = change,
  hasPairs = false,
  names: readonly string[] = people,
  linesOf: (series: number, table: number) => readonly string[] = () => lines,
): TestEvent {
  const event = startEvent(
    {
      game: 'tiny',
      format: {
        ...format,
        profile: 'plain',
        tieBreaks: [],
        scoring: { kind: 'places', scale: [5, 3, 1, 0], ties: 'mean' },
      },
      groups: hasPairs ? [{ kind: 'pair', size: 2, counting: 2, substitutes: 0 }] : [],
    },
    { lists: tiny.plugin },
  )
  for (const [i, name] of names.entries())
    event.must({
      kind: 'enter',
      entrant: entrant(name, {
        club: i % 2 === 0 ? 'Dolina' : null,
        pair: hasPairs && i < 4 ? `Pair ${1 + (i >> 1)}` : null,
      }),
      reserve: false,
    })
  for (const series of [1, 2]) {
    event.begin(series)
    for (const table of [1, 2])
      event.must({ kind: 'list', series, table, lines: linesOf(series, table), signed: true })
    event.must({ kind: 'end', series })
    if (series === 1 && between !== change) between(event)
  }
  change(event)
  event.wait(7200)
  event.must({ kind: 'final' })
  return event
}

const penalty = { series: null, points: -2, small: -5, penalty: true, reason: 'late', clause: null }
const punished = (event: TestEvent) => event.must({ kind: 'adjust', player: 'p3', ...penalty })

const source = ({ state }: TestEvent) => ({ state, offer: tiny, at: 0 }) as Parameters<typeof resultsJson>[0]

const published = (event: TestEvent): string => resultsJson(source(event), event.log)

const requestOf = (
  text: string,
  names: readonly string[] = [...people, reserve],
  whole = false,
): ImportAsked => ({
  whole,
  bytes: new TextEncoder().encode(text),
  encoding: 'utf-8',
  source: 'web',
  game: 'tiny',
  defaults: {
    event: null,
    date: null,
    title: null,
    kind: 'tournament',
    organiser: null,
    region: null,
    profile: null,
    hands: null,
  },
  decisions: new Map(
    names.flatMap((name) => ['Dolina', ''].map((club) => [`name ${name} · ${club}`, 'new'])),
  ),
  different: [],
})

function imported(text: string, names?: readonly string[], whole?: boolean): Sheet {
  const own = withOwnFiles(requestOf(text, names, whole), tiny.plugin)
  if (!('bytes' in own)) throw new Error(JSON.stringify(own))
  const read = readImport(own, registryOf([], 'League', []))
  if ('refused' in read) throw new Error(JSON.stringify(read.problems))
  expect(read.bad).toEqual([])
  const [event] = read.events
  if (event === undefined) throw new Error('no event')
  return event.sheet
}

/** What a sheet says, by name instead of by person. */
const named = (
  { date, name, organiser, profile, players, lists }: Sheet,
  nameOf: (person: string) => string,
) => ({
  date,
  name,
  organiser,
  profile,
  players: players
    .map(({ person, ...rest }) => ({ ...rest, name: nameOf(person) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  lists: lists.player
    .map((player, i) =>
      [
        nameOf(players[player]?.person ?? ''),
        ...(['series', 'table', 'place', 'units', 'small', 'hands', 'won', 'lost', 'online'] as const).map(
          (column) => lists[column][i],
        ),
      ].join(' '),
    )
    .toSorted(),
})

const fromFile = (text: string, names?: readonly string[], whole?: boolean) =>
  named(imported(text, names, whole), (person) => person.replace(/^new name (.*) · .*$/, '$1'))
function fromEvent(event: TestEvent) {
  const taken = {
    event: 'x',
    source: 'here',
    kind: 'tournament',
    region: null,
    timeZone: 'Europe/Warsaw',
  } as const
  const sheet = sheetOf(
    event.state,
    tiny.plugin,
    { personOf: (player) => player, same: samePeople([]) },
    taken,
  )
  if ('refused' in sheet) throw new Error(sheet.refused)
  return named(sheet, (player) => event.state.players.get(player)?.entrant.name ?? '')
}

describe('the published results come back', () => {
  test('as results.json', () => {
    for (const event of [evening(), evening(punished)])
      expect(fromFile(published(event))).toEqual(fromEvent(event))
  })

  test('as results.json, with its pairs', () => {
    const event = evening(undefined, undefined, true)
    const made = fromEvent(event)
    expect(fromFile(published(event))).toEqual(made)
    const pairs = new Map(made.players.map(({ name, pair }) => [name, pair]))
    expect([pairs.get('Ola Nowak'), pairs.get('Leo Lis'), pairs.get('Bo Sęk')]).toEqual([
      ...['Pair 1', 'Pair 2', undefined], // oxfmt-ignore
    ])
  })

  test('as results.json, with the lists of a reserve for who played them', () => {
    const event = evening(
      (one) => one.must({ kind: 'adjust', player: 'p1', ...penalty, points: 1, penalty: false }),
      (one) => {
        one.must({ kind: 'enter', entrant: entrant(reserve), reserve: true })
        one.must({ kind: 'replace', player: 'p1', by: 'p9', from: 2 })
      },
    )
    expect(fromFile(published(event))).toEqual(fromEvent(event))
  })

  test.each([null, ...locales])('as results.csv (%s)', (locale: Locale | null) => {
    const event = evening()
    expect(fromFile(tableCsv(resultsTable(source(event), locale), locale))).toEqual(fromEvent(event))
  })

  test.each(workbookForms.flatMap((form) => [null, ...locales].map((locale) => [form, locale] as const)))(
    'as results.%s (%s)',
    async (form, locale) => {
      const event = evening()
      const read = await readFile(tableFile(resultsTable(source(event), locale), form, locale))
      expect(fromFile('text' in read ? read.text : '')).toEqual(fromEvent(event))
    },
  )

  const odd = fc.constantFrom(
    ...[
      'Żółć',
      '=1+1',
      '+x',
      '-y',
      '@z',
      "'=x",
      '"Q"',
      'a;b',
      'Kos, Jan',
      '007',
      'Å‚',
      '#REF!',
      '<b>&amp;',
      '1e3',
    ],
  )
  const hand = fc.constantFrom(...['passed', '2 1 made', '3 2 made', '4 1 failed'])
  /** Whoever deals does not play: hand n has no line of place n. */
  const ofTable = fc
    .array(hand, { minLength: 4, maxLength: 4 })
    .map((all) => all.map((line, i) => (line.startsWith(`${i + 1} `) ? 'passed' : line)))

  test.each(workbookForms)(
    'as results.%s, whatever people are called and whatever was played',
    async (form) => {
      const names = fc
        .array(odd, { minLength: 8, maxLength: 8 })
        .map((all) => all.map((word, i) => `${word} X${'abcdefgh'[i] ?? ''}`))
      const lists = fc.array(ofTable, { minLength: 4, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(names, lists, fc.constantFrom(null, ...locales), async (called, played, locale) => {
          const event = evening(
            undefined,
            undefined,
            false,
            called,
            (series, table) => played[series * 2 + table - 3] ?? lines,
          )
          const read = await readFile(tableFile(resultsTable(source(event), locale), form, locale))
          if (isNotRead(read)) throw new Error(JSON.stringify(read))
          expect(fromFile(read.text, called, read.own)).toEqual(fromEvent(event))
        }),
        { numRuns: cases(10, 100), endOnFailure: true },
      )
    },
  )

  test('as results.csv with a penalty, whose small points the table does not have', () => {
    const event = evening((one) => one.must({ kind: 'adjust', player: 'p3', ...penalty, small: 0 }))
    expect(fromFile(tableCsv(resultsTable(source(event))))).toEqual(fromEvent(event))
  })

  test('as a table that a spreadsheet saved with semicolons', () => {
    const event = evening()
    const anew = tableCsv(resultsTable(source(event))).replace('\uFEFF', 'sep=,\r\n')
    expect(fromFile(anew)).toEqual(fromEvent(event))
  })
})

describe('what was changed after it was published is refused', () => {
  const refused = (text: string) =>
    (withOwnFiles(requestOf(text), tiny.plugin) as readonly RankingProblem[])[0]?.code
  const text = published(evening())
  test.each([
    ['a line of a list', text.replace('2 1 made', '2 1 failed'), 'RESULT_HASH'],
    ['a place', text.replace('"place":1', '"place":2'), 'RESULT_HASH'],
    ['a list without its lines', text.replaceAll('"lines"', '"linez"'), 'NOT_RESULTS'],
    ['half a file', text.slice(0, -100), 'NO_JSON'],
  ])('%s', (_, changed, code) => {
    expect(refused(changed)).toBe(code)
  })

  test('and a result of another game', () => {
    expect(refused(text)).toBeUndefined()
    const other = { ...tiny.plugin, id: 'other' }
    expect((withOwnFiles(requestOf(text), other) as readonly RankingProblem[])[0]?.code).toBe(
      'UNKNOWN_PROFILE',
    )
  })
})
