/** Lists from elsewhere: previewed first, imported completely unless part is asked for, with nobody matched by guesswork. */
import type { RankingProblem, RankingRefusal } from '@stolik/ranking/model/refusal'
import type { ImportDefaults, ImportPreview, ImportTake } from '@stolik/contract/ranking/files'
import { beforeEach, describe, expect, test } from 'vitest'
import { readInWorker } from '../../src/ranking/import/in-worker.js'
import type { ImportAsked } from '../../src/ranking/import/preview.js'
import { readUnits } from '@stolik/ranking/import/row'
import { previewImport, type ImportDeps } from '../../src/ranking/import/look.js'
import { takeImport } from '../../src/ranking/import/take.js'
import type { RankingStore } from '../../src/ranking/store/sql.js'
import { person } from './kept.js'
import { newRankings } from '../stores.js'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

test.each([
  ['5', 300],
  ['2,5', 150],
  ['-1.25', -75],
  ['−3', -180],
  ['1.67', 100],
  ['2.333', 140],
  ['0', 0],
  ['-0', 0],
  ['1.234', undefined],
  ['5 000', 300_000],
  ['5 00', undefined],
  ['five', undefined],
])('%s is %s sixtieths', (cell, units) => {
  expect(readUnits(cell)).toBe(units)
})

const defaults: ImportDefaults = {
  event: null,
  date: null,
  title: null,
  kind: 'tournament',
  organiser: 'Klub',
  region: null,
  profile: 'free',
  hands: 48,
}

describe('a file of lists', () => {
  let store: RankingStore
  let deps: ImportDeps
  beforeEach(async () => {
    store = newRankings()
    let n = 0
    deps = {
      store,
      entropy: { word: () => `new${(n += 1)}` },
      association: 'pzs',
      profilesOf: (game) => (game === 'numbers' ? { knows: (profile) => profile === 'free' } : null),
    }
    for (const [id, name, number] of [
      ...[['ola', 'Ola Nowak', '1'], ['jan', 'Jan Kos', '2']], // oxfmt-ignore
      ...[['ewa', 'Ewa Żak', '3'], ['leo', 'Leo Lis', '4']], // oxfmt-ignore
    ] as const)
      await store.savePerson(
        person(id, { name, licences: [{ of: 'pzs', number, from: '2020-01-01', until: null }] }),
      )
  })
  const requestOf = (text: string | Uint8Array, more: Partial<ImportAsked> = {}): ImportAsked => ({
    bytes: typeof text === 'string' ? utf8(text) : text,
    encoding: 'utf-8',
    source: 'old lists',
    game: 'numbers',
    defaults,
    decisions: new Map(),
    different: [],
    ...more,
  })
  const preview = async (
    text: string,
    more: Partial<ImportAsked> = {},
  ): Promise<ImportPreview<RankingProblem>> => {
    const answer = await previewImport(deps, requestOf(text, more))
    if ('refused' in answer) throw new Error(JSON.stringify(answer))
    return answer
  }
  const refused = async (
    text: string | Uint8Array,
    more: Partial<ImportAsked> = {},
  ): Promise<RankingRefusal> => {
    const answer = await previewImport(deps, requestOf(text, more))
    if (!('refused' in answer)) throw new Error('taken')
    return answer
  }
  const take = async (text: string, more: Partial<ImportAsked> = {}, how: Partial<ImportTake> = {}) => {
    const { seen } = await preview(text, more)
    return takeImport(deps, requestOf(text, more), { seen, rest: false, replace: false, ...how })
  }
  const sheetOf = async (event: string) => {
    const head = await store.standingOf('old lists', event)
    return (await store.sheets([head?.hash ?? ''])).get(head?.hash ?? '')
  }

  const head = 'event;date;licence;name;club;table;points;won;lost'
  const rows = [
    'cup;2026-02-01;1;Ola Nowak;Dolina;1;1200;10;2',
    'cup;2026-02-01;2;Kos, Jan;Dolina;1;800;8;3',
    'cup;2026-02-01;3;Ewa Żak;;1;800;7;1',
    'cup;2026-02-01;4;LEO LIS;;1;-50;2;9',
  ]
  const file = [head, ...rows].join('\n')
  const lineOf = async (row: string) =>
    (await preview([head, ...rows.slice(0, 3), row].join('\n'))).bad.map(({ line, code, args }) => [
      line,
      code,
      args,
    ])

  test('is previewed first, which writes nothing', async () => {
    expect(await preview(file)).toMatchObject({
      rows: 4,
      events: [{ event: 'cup', title: 'cup', date: '2026-02-01', players: 4, rows: 4, status: 'new' }],
      unmatched: [],
      bad: [],
      fresh: 0,
    })
    expect(await store.currentSheets('numbers', '2026-01-01', '2026-12-31')).toEqual([])
  })

  test('becomes a sheet, with the places at the table and in the event', async () => {
    expect(await take(file)).toEqual({ events: ['cup'], persons: 0, rows: 4, bad: [] })
    expect(await sheetOf('cup')).toMatchObject({
      event: 'cup',
      source: 'old lists',
      organiser: 'Klub',
      profile: 'free',
      version: null,
      result: null,
      players: [
        { person: 'ola', club: 'Dolina', place: 1 },
        { person: 'jan', club: 'Dolina', place: 2 },
        { person: 'ewa', club: null, place: 2 },
        { person: 'leo', club: null, place: 4 },
      ],
      lists: {
        player: [0, 1, 2, 3],
        table: [1, 1, 1, 1],
        place: [1, 2, 2, 4],
        hands: [48, 48, 48, 48],
        units: [72000, 48000, 48000, -3000],
        small: [1200, 800, 800, -50],
        won: [10, 8, 7, 2],
      },
    })
  })

  test('names pairs, in any of the languages', async () => {
    for (const head of ['pair', 'Para', 'Paar']) {
      const [first, ...others] = file.split('\n')
      const pairs = ['Aces', 'Bells', '', 'Aces']
      await take([`${first};${head}`, ...others.map((row, i) => `${row};${pairs[i]}`)].join('\n'))
      const { players = [] } = (await sheetOf('cup')) ?? {}
      expect(players.map(({ pair }) => pair)).toEqual(['Aces', 'Bells', undefined, 'Aces'])
      await store.dropEvent('old lists', 'cup')
    }
  })

  test('is the same in Polish, in JSON and in an old encoding', async () => {
    await take(file)
    const sheet = await sheetOf('cup')
    const polish = [
      'Turniej,Data,Licencja,Nazwisko,Klub,Stolik,Punkty,Wygrane,Przegrane',
      ...rows.map((row) => row.replace('Kos, Jan', 'Jan Kos').replaceAll(';', ',')),
    ]
    const json = rows.map((row) => {
      const [event, date, licence, name, club, table, points, won, lost] = row.split(';')
      return {
        event,
        date,
        licence,
        name,
        club,
        table: Number(table),
        points: Number(points),
        won,
        lost: Number(lost),
      }
    })
    const old = Buffer.from(file.replaceAll('Ż', '\xaf'), 'latin1')
    for (const [text, more] of [
      [utf8(polish.join('\r\n')), {}],
      [utf8(JSON.stringify(json)), {}],
      [old, { encoding: 'windows-1250' }],
    ] as const) {
      await store.dropEvent('old lists', 'cup')
      const answer = await previewImport(deps, requestOf(text, more))
      if ('refused' in answer) throw new Error(JSON.stringify(answer))
      await takeImport(deps, requestOf(text, more), { seen: answer.seen, rest: false, replace: false })
      expect(await sheetOf('cup')).toEqual(sheet)
    }
    expect(await refused(old)).toMatchObject({
      problems: [{ line: 4, code: 'ENCODING', args: { seems: 'windows-1250' } }],
    })
  })

  test.each([
    ['no content', '', 'EMPTY', 1],
    ['an unknown column', 'event;date;name;points;shoe\na;2026-01-01;b;1;2', 'UNKNOWN_COLUMN', 1],
    ['a column twice', 'event;date;name;points;pkt\na;2026-01-01;b;1;2', 'COLUMN_TWICE', 1],
    ['no column for the points', 'event;date;name\na;2026-01-01;b', 'NO_COLUMN', 1],
    ['a quotation mark that is not closed', 'event;date;name;points\na;2026-01-01;"b;1', 'QUOTE', 2],
    ['broken JSON', '[{"event": ', 'NO_JSON', 0],
    [
      'a profile that the game does not have',
      'event;date;name;points;profile\na;2026-01-01;b;1;odd',
      'UNKNOWN_PROFILE',
      2,
    ],
  ])('is refused with %s', async (_, text, code, line) => {
    const decisions = new Map([['name b · ', 'new']])
    expect(await refused(text, { decisions })).toMatchObject({
      refused: 'BAD_FILE',
      problems: [{ code, line }],
    })
  })

  test.each([
    ['name and points', 'event;date;licence;points;club;table;name;won;lost', { a: 'points', b: 'name' }],
    ['name and licence', 'event;date;name;licence;club;table;points;won;lost', { a: 'name', b: 'licence' }],
    ['date and table', 'event;table;licence;name;club;date;points;won;lost', { a: 'table', b: 'date' }],
    ['club and name', 'event;date;licence;club;name;table;points;won;lost', { a: 'name', b: 'club' }],
  ])('whose columns %s are swapped is refused', async (_, exchanged, args) => {
    const clubs = rows.map((row) => row.replace(';;', ';Klub;'))
    expect(await refused([exchanged, ...clubs].join('\n'))).toMatchObject({
      problems: [{ line: 1, code: 'SWAPPED', args }],
    })
  })

  test('whose hands are in the column of hands won is refused', async () => {
    const text = ['event;date;licence;name;points;won;hands;lost', 'a;2026-01-01;1;Ola Nowak;5;48;10;3'].join(
      '\n',
    )
    expect(await refused(text)).toMatchObject({
      problems: [{ code: 'SWAPPED', args: { a: 'won', b: 'hands' } }],
    })
  })

  const tables = (points: string, hands: string) =>
    [`event;date;licence;name;table;${points};${hands}`]
      .concat(
        rows
          .map((row) => row.split(';'))
          .map(([event, date, licence, name, , , had = ''], i) =>
            [event, date, licence, name, 1 + Math.floor(i / 4), had.replace('-', ''), 48].join(';'),
          ),
      )
      .join('\n')

  test('whose points are in the column of hands is refused, since a table plays equal numbers of hands', async () => {
    expect((await preview(tables('points', 'hands'))).bad).toEqual([])
    expect(await refused(tables('hands', 'points'))).toMatchObject({
      problems: [{ line: 1, code: 'SWAPPED', args: { a: 'points', b: 'hands' } }],
    })
  })

  test.each([
    ['two players at a table', ['1;Ola Nowak;1;48;36', '2;Jan Kos;1;48;24']],
    ['no points', ['1;Ola Nowak;1;0;36', '2;Jan Kos;1;0;24', '3;Ewa Żak;1;0;24']],
    ['the same points and hands for all', ['1;Ola Nowak;1;9;9', '2;Jan Kos;1;9;9', '3;Ewa Żak;1;9;9']],
    ['different numbers of hands', ['1;Ola Nowak;1;9;7', '2;Jan Kos;1;3;5', '3;Ewa Żak;1;2;4']],
  ])('whose points and hands prove nothing is taken as it is: %s', async (_, lines) => {
    const text = [
      'event;date;licence;name;table;points;hands',
      ...lines.map((line) => `a;2026-01-01;${line}`),
    ]
    expect((await preview(text.join('\n'))).bad).toEqual([])
  })

  test.each([
    [
      'a cell that is not a number',
      'cup;2026-02-01;4;Leo Lis;;1;many;2;9',
      'BAD_CELL',
      { column: 'points', value: 'many', cell: 'G5' },
    ],
    [
      'a date that does not exist',
      'cup;2026-02-30;4;Leo Lis;;1;5;2;9',
      'BAD_CELL',
      { column: 'date', value: '2026-02-30', cell: 'B5' },
    ],
    [
      'a cell too many',
      'cup;2026-02-01;4;Leo Lis;;1;5;2;9;7',
      'CELLS',
      { found: 10, expected: 9, cell: 'J5' },
    ],
    ['no name', 'cup;2026-02-01;4;;;1;5;2;9', 'MISSING', { column: 'name', cell: 'D5' }],
    [
      'more won and lost than played',
      'cup;2026-02-01;4;Leo Lis;;1;5;40;9',
      'WON_LOST',
      { won: 40, lost: 9, hands: 48 },
    ],
    [
      'another date of the same event',
      'cup;2026-02-02;4;Leo Lis;;1;5;2;9',
      'DIFFERS',
      { column: 'date', other: 2 },
    ],
    [
      'the same list again',
      'cup;2026-02-01;3;Ewa Żak;;2;5;2;9',
      'TWICE',
      { name: 'Ewa Żak', series: 1, other: 4 },
    ],
    [
      'the licence of another person',
      'cup;2026-02-01;4;Ola Nowak;;1;5;2;9',
      'NAME_DIFFERS',
      { name: 'Ola Nowak', key: 'licence 4' },
    ],
    [
      'an unknown licence',
      'cup;2026-02-01;9;Leo Lis;;1;5;2;9',
      'UNMATCHED',
      { name: 'Leo Lis', key: 'licence 9' },
    ],
    [
      'a name without a licence',
      'cup;2026-02-01;;Leo Lis;;1;5;2;9',
      'UNMATCHED',
      { name: 'Leo Lis', key: 'name Leo Lis · ' },
    ],
  ])('puts a row aside with %s', async (_, row, code, args) => {
    expect(await lineOf(row)).toEqual([[5, code, args]])
  })

  test('puts aside all rows of a player in two clubs, and of a licence with two names', async () => {
    const text = [
      head.replace('table', 'series'),
      ...rows,
      'cup;2026-02-01;1;Ola Nowak;Wzgórze;2;1;0;0',
      'cup;2026-02-01;2;Kto Inny;Dolina;2;1;0;0',
    ]
    const { bad, events } = await preview(text.join('\n'))
    expect(bad.map(({ line, code, args }) => [line, code, args['other']])).toEqual([
      ...[[2, 'TWO_CLUBS', 6], [3, 'LICENCE_TWICE', 7]], // oxfmt-ignore
      ...[[6, 'TWO_CLUBS', 2], [7, 'LICENCE_TWICE', 3]], // oxfmt-ignore
    ])
    expect(events).toMatchObject([{ players: 2, rows: 2 }])
  })

  test('is taken without the rows put aside only on request', async () => {
    const text = `${file}\ncup;2026-02-01;9;Nowy;;2;5;2;9\ncup;2026-02-01;8;Zła;;2;x;2;9`
    expect(await take(text)).toMatchObject({
      refused: 'BAD_ROWS',
      args: { rows: 2 },
      problems: [
        { line: 6, code: 'UNMATCHED' },
        { line: 7, code: 'BAD_CELL' },
      ],
    })
    expect(await store.standingOf('old lists', 'cup')).toBeUndefined()
    expect(await take(text, {}, { rest: true })).toMatchObject({ rows: 4, bad: [{ line: 6 }, { line: 7 }] })
    expect((await sheetOf('cup'))?.players).toHaveLength(4)
  })

  test('matches people by explicit decisions, and hints are only hints', async () => {
    const text = `${head}\ncup;2026-02-01;;Leo Lis;Morze;1;5;2;9\ncup;2026-02-01;77;Nowa Osoba;;1;5;2;9`
    const { unmatched } = await preview(text)
    expect(unmatched).toEqual([
      {
        key: 'name Leo Lis · Morze',
        name: 'Leo Lis',
        club: 'Morze',
        licence: null,
        problem: 'UNMATCHED',
        candidates: ['leo'],
        lines: [2],
      },
      {
        key: 'licence 77',
        name: 'Nowa Osoba',
        club: null,
        licence: '77',
        problem: 'UNMATCHED',
        candidates: [],
        lines: [3],
      },
    ])
    const decisions = new Map([
      ['name Leo Lis · Morze', 'leo'],
      ['licence 77', 'new'],
    ])
    expect(await take(text, { decisions })).toMatchObject({ persons: 1, rows: 2 })
    expect((await sheetOf('cup'))?.players.map((one) => one.person)).toEqual(['leo', 'new1'])
    expect(await store.person('new1')).toMatchObject({
      name: 'Nowa Osoba',
      licences: [{ of: 'pzs', number: '77', from: '2026-02-01', until: null }],
    })
    const nobody = new Map([['licence 1', 'nobody']])
    expect((await preview(file, { decisions: nobody })).unmatched).toMatchObject([
      { problem: 'UNKNOWN_PERSON' },
    ])
  })

  test('in which two players are declared one person has them once', async () => {
    const text = `${head}\ncup;2026-02-01;4;Leo Lis;;1;5;2;9\ncup;2026-02-01;;Leon Lis;;2;6;2;9`
    const { bad } = await preview(text, { decisions: new Map([['name Leon Lis · ', 'leo']]) })
    expect(bad).toMatchObject([{ line: 3, code: 'TWICE', args: { other: 2 } }])
  })

  test('is recognised when it comes again, even under another name', async () => {
    await take(file)
    expect((await preview(file)).events).toMatchObject([{ status: 'known' }])
    expect(await take(file)).toMatchObject({ refused: 'NOTHING_NEW' })
    const changed = file.replace('1200', '1300')
    expect((await preview(changed)).events).toMatchObject([{ status: 'changed' }])
    expect(await take(changed)).toMatchObject({
      refused: 'BAD_ROWS',
      problems: [{ code: 'EVENT_CHANGED', line: 2 }],
    })
    expect(await take(changed, {}, { replace: true })).toMatchObject({ events: ['cup'] })
    expect((await sheetOf('cup'))?.lists.units[0]).toBe(78000)
    const renamed = changed.replaceAll('cup;', 'cup again;')
    expect((await preview(renamed)).events).toMatchObject([{ status: 'duplicate', of: { event: 'cup' } }])
    expect(await take(renamed, {}, { rest: true })).toMatchObject({ refused: 'NOTHING_NEW' })
    expect((await preview(file, { source: 'other' })).events).toMatchObject([{ status: 'new' }])
    expect((await preview(changed, { source: 'other' })).events).toMatchObject([{ status: 'duplicate' }])
  })

  test('is taken only as it was previewed', async () => {
    const { seen } = await preview(file)
    const how = { seen, rest: true, replace: true }
    expect(await takeImport(deps, requestOf(file.replace('1200', '1201')), how)).toMatchObject({
      refused: 'NOT_SEEN',
    })
    await store.savePerson(
      person('ola', {
        name: 'Ola Inna',
        licences: [{ of: 'pzs', number: '1', from: '2020-01-01', until: null }],
      }),
    )
    expect(await takeImport(deps, requestOf(file), how)).toMatchObject({ refused: 'NOT_SEEN' })
  })

  describe('with a list that another event has', () => {
    const twice = [
      ...['1;Ola Nowak;;1;70;1;0', '2;Jan Kos;;1;40;1;0'].map((row) => `liga;2026-02-02;${row}`),
      ...['1;Ola Nowak;;2;1200;9;9', '2;Jan Kos;;2;800;9;9'].map((row) => `liga;2026-02-02;${row}`),
    ].map((row, i) => `${row};${1 + Math.floor(i / 2)}`)
    const series = `${head};series`
    const cup = [
      'cup;2026-02-01;1;Ola Nowak;;1;1200;10;2;1',
      'cup;2026-02-01;2;Jan Kos;;1;800;8;3;1',
      'cup;2026-02-01;3;Ewa Żak;;2;800;7;1;1',
      'cup;2026-02-01;4;Leo Lis;;2;650;7;1;1',
    ]
    const first = [series, ...cup].join('\n')
    const second = [series, ...twice].join('\n')
    const expected = {
      key: 'liga/2/2',
      event: 'liga',
      series: 2,
      table: 2,
      lines: [4, 5],
      different: false,
      of: { source: 'old lists', event: 'cup', title: 'cup', date: '2026-02-01', series: 1, table: 1 },
    }

    test('puts it aside with where it is, and takes the others on request', async () => {
      await take(first)
      expect(await preview(second)).toMatchObject({
        events: [{ event: 'liga', status: 'new', players: 2, rows: 2 }],
        repeated: [expected],
        bad: [
          { line: 4, code: 'SAME_LIST', args: { event: 'liga', other: 'cup', series: 2, table: 2 } },
          { line: 5, code: 'SAME_LIST' },
        ],
      })
      expect(await take(second)).toMatchObject({ refused: 'BAD_ROWS', args: { rows: 2 } })
      expect(await take(second, {}, { rest: true })).toMatchObject({ events: ['liga'], rows: 2 })
      expect(await sheetOf('liga')).toMatchObject({
        players: [
          { person: 'ola', place: 1 },
          { person: 'jan', place: 2 },
        ],
        lists: { player: [0, 1], series: [1, 1], units: [4200, 2400] },
      })
    })

    test('finds it within one file, whatever the other event calls its players, but not a week later', async () => {
      const both = [first, ...twice].join('\n')
      expect(await preview(both)).toMatchObject({
        repeated: [{ ...expected, lines: [8, 9] }],
        events: [
          { event: 'cup', rows: 4 },
          { event: 'liga', rows: 2 },
        ],
      })
      await take(first)
      const source = 'elsewhere'
      expect((await preview(second, { source })).repeated).toMatchObject([expected])
      const later = second.replaceAll('2026-02-02', '2026-02-08')
      expect((await preview(later)).repeated).toEqual([])
    })

    test('takes it if somebody decides that it is a different one', async () => {
      await take(first)
      const more = { different: ['liga/2/2'] }
      expect(await preview(second, more)).toMatchObject({
        repeated: [{ key: 'liga/2/2', different: true }],
        bad: [],
        events: [{ rows: 4 }],
      })
      expect(await take(second, more)).toMatchObject({ rows: 4, bad: [] })
      // The decision is part of the preview.
      const { seen } = await preview(second.replaceAll('liga', 'Liga'))
      const how = { seen, rest: false, replace: false }
      const asks = requestOf(second.replaceAll('liga', 'Liga'), { different: ['Liga/2/2'] })
      expect(await takeImport(deps, asks, how)).toMatchObject({ refused: 'NOT_SEEN' })
    })

    test('finds it even if some rows of either were put aside', async () => {
      const three = 'cup;2026-02-01;3;Ewa Żak;;1;500;7;1;1'
      const unread = 'liga;2026-02-02;3;Ewa Żak;;2;5OO;7;1;2'
      await take([series, ...cup.slice(0, 2), three].join('\n'))
      const { repeated } = await preview([second, unread].join('\n'))
      expect(repeated).toMatchObject([expected])
      await store.dropEvent('old lists', 'cup')
      const whole = [second, unread.replace('5OO', '500')].join('\n')
      const lacking = [series, ...cup.slice(0, 2), three.replace('500', '5OO')].join('\n')
      await take(lacking, {}, { rest: true })
      expect((await preview(whole)).repeated).toMatchObject([{ ...expected, lines: [4, 5, 6] }])
    })

    test('finds it in an event that the file changes, since the existing version may stay', async () => {
      await take(first)
      const { repeated, events } = await preview([second, cup[3]?.replace('650', '651')].join('\n'))
      expect(events.map(({ status }) => status)).toEqual(['new', 'changed'])
      expect(repeated).toMatchObject([expected])
    })

    test('is not misled by its own event, or by lists without points', async () => {
      await take(first)
      const changed = first.replace('650', '651')
      expect(await preview(changed)).toMatchObject({ repeated: [], events: [{ status: 'changed', rows: 4 }] })
      const nothing = [
        series,
        ...['1;Ola Nowak', '2;Jan Kos'].flatMap((who) =>
          ['a', 'b'].map((event) => `${event};2026-03-01;${who};;1;0;0;0;1`),
        ),
        ...['c', 'd'].map((event) => `${event};2026-03-01;1;Ola Nowak;;1;7;0;0;1`),
      ]
      const { repeated, events } = await preview(nothing.join('\n'))
      expect(repeated).toEqual([])
      expect(events.map(({ status }) => status)).toEqual(['new', 'duplicate', 'new', 'duplicate'])
    })
  })

  test('is read in a thread with the same result, which reports progress', async () => {
    const progress: [number, number][] = []
    const here = await preview(file)
    deps = { ...deps, read: readInWorker(undefined, 0).read }
    const there = await previewImport(deps, requestOf(file), (done, of) => progress.push([done, of]))
    expect(there).toEqual(here)
    expect(progress).toEqual([
      [0, 4],
      [4, 4],
    ])
    deps = { ...deps, read: readInWorker(new URL('data:text/javascript,process.exit(3)'), 0).read }
    await expect(preview(file)).rejects.toThrow('ended with 3')
  })

  test('of 10,000 rows with one bad names it, and takes the others on request', async () => {
    const people = Array.from({ length: 500 }, (_, i) => i)
    for (const i of people)
      await store.savePerson(
        person(`m${i}`, {
          name: `Gracz ${i}`,
          licences: [{ of: 'pzs', number: `M${i}`, from: '2020-01-01', until: null }],
        }),
      )
    const lines = Array.from({ length: 10_000 }, (_, i) => {
      const [event, who] = [Math.floor(i / 500), i % 500]
      const points = i === 7_776 ? '1O0' : (who * 7 + event * 13) % 1500
      return `e${event};2026-03-${String(1 + (event % 28)).padStart(2, '0')};M${who};Gracz ${who};;${1 + Math.floor(who / 4)};${points};3;1`
    })
    const text = [head, ...lines].join('\n')
    const { seen } = await preview(text)
    const how = { seen, rest: false, replace: false }
    expect(await takeImport(deps, requestOf(text), how)).toMatchObject({
      refused: 'BAD_ROWS',
      problems: [{ line: 7_778, code: 'BAD_CELL', args: { column: 'points', value: '1O0' } }],
    })
    expect(await takeImport(deps, requestOf(text), { ...how, rest: true })).toMatchObject({
      rows: 9_999,
      bad: [{ line: 7_778 }],
    })
    expect(await store.currentSheets('numbers', '2026-01-01', '2026-12-31')).toHaveLength(20)
  }, 60_000)
})
