/** `stolik tournament` on the tiny game: a whole event from the shell. Errors name their line. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { disk as realDisk, FileInUse, type Disk } from '../src/base/disk.js'
import { runStolik, type RunResult } from './run.js'
import { usualNotes } from '@stolik/contract/event/words/usual-notes'
import type { Logged } from '@stolik/event/model/entry'
import { row, text as cell, workbook } from '../../files/test/workbook.js'
import { tiny } from '../../gateway/test/help.js'
import { regulations } from '../../gateway/test/event/gateway.js'

const offer = {
  ...tiny,
  events: [
    {
      id: 'evening',
      profile: 'plain',
      chairs: [4, 3],
      series: [{ rounds: 1, minutes: null, draw: 'lots' as const }],
      scoring: { kind: 'total' as const },
      tieBreaks: ['lot' as const],
      bye: null,
      stake: null,
    },
  ],
}

describe('stolik tournament', () => {
  let files: Map<string, string | Uint8Array>
  let time: number
  const memory: Disk = {
    load: (file) => {
      const content = files.get(file)
      return Promise.resolve(typeof content === 'string' ? content : undefined)
    },
    bytes: (file) => {
      const content = files.get(file)
      return Promise.resolve(typeof content === 'string' ? new TextEncoder().encode(content) : content)
    },
    save: (file, content) => {
      files.set(file, content)
      return Promise.resolve()
    },
    alone: (_, work) => work(),
    date: () => (time += 1_000),
    sealed: () => ({ salt: '1'.repeat(64), seed: '2'.repeat(64) }),
  }
  const run = (...args: string[]): Promise<RunResult> => command('tournament', ...args)
  /** Runs `stolik draws` on the published file. */
  const drawn = (file: string): Promise<RunResult> => command('draws', file)
  const command = (...args: string[]): Promise<RunResult> => runStolik(args, [offer], memory)
  const done = async (...args: string[]): Promise<string> => {
    const { code, out, errors } = await run(...args)
    expect(errors).toEqual([])
    expect(code).toBe(0)
    return out
  }
  const text = (file: string): string => String(files.get(file))
  const log = () => text('e').trim().split('\n')

  beforeEach(() => {
    time = 1_700_000_000_000
    const rest = { ...regulations(), format: undefined, game: undefined }
    files = new Map([
      ['r.json', JSON.stringify(rest)],
      [
        'players.csv',
        `name;club\n${Array.from({ length: 8 }, (_, n) => `Player ${n + 1};Club`).join('\n')}\n`,
      ],
    ])
  })
  const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
  const lists = (tables: readonly number[], total = '') =>
    `series,table,hand,line,total1\n${tables
      .flatMap((table) => lines.map((line, i) => `1,${table},${i + 1},${line},${i === 3 ? total : ''}`))
      .join('\n')}\n`
  const begin = async (): Promise<void> => {
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening', '--by', 'Ola')
    await done('enter', 'e', 'players.csv')
    await done('draw', 'e')
    await done('start', 'e')
  }

  it('holds an event from its announcement to its result', async () => {
    expect(await done('presets')).toContain('tiny/evening')
    await begin()
    expect(await done('draws', 'e')).toMatch(/Series 1\n {4}1 {2}\d/)
    files.set('draws.json', await done('draws', 'e', '--json'))
    expect(await drawn('draws.json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^series 1: drawn so/) as string,
    })
    files.set('draws.json', text('draws.json').replace('"outside":null', '"outside":"3 14 15"'))
    expect(await drawn('draws.json')).toMatchObject({ code: 1 })
    for (const [whole, broken, bad] of [
      ['"byes":[]', '"byes":"p1"', 'draws.0.byes'],
      ['"luck":["draw"', '"luck":[7', 'draws.0.asked.0.luck.0'],
      ['"format":1', '"format":2', 'format'],
    ] as const) {
      files.set('broken.json', text('draws.json').replace(whole, broken))
      const errors = [`broken.json: ${bad} is missing or not valid`]
      expect(await drawn('broken.json')).toMatchObject({ code: 1, errors })
    }
    expect(await drawn('e')).toMatchObject({ code: 1, errors: ['e: there are no draws in it'] })
    files.set('other.json', '{"format":1}')
    expect(await drawn('other.json')).toMatchObject({
      code: 1,
      errors: ['other.json: there are no draws in it'],
    })
    expect(await drawn('nothing')).toMatchObject({ code: 1, errors: ['nothing: there is no such file'] })
    files.set('lists.csv', lists([1, 2]))
    await done('list', 'e', 'lists.csv')
    await done('end', 'e')
    files.set('acts', '{"adjust":{"player":"p1","points":-5,"penalty":true,"reason":"late"}}\n')
    await done('act', 'e', 'acts')
    const standings = JSON.parse(await done('standings', 'e', '--json')) as {
      stamp: string
      individual: { player: string; points: number; adjusted: number }[]
    }
    expect(standings.stamp).toBe('PROVISIONAL')
    expect(standings.individual.find(({ player }) => player === 'p1')?.adjusted).toBe(-5)
    time += 20 * 60_000
    expect(await done('final', 'e')).toMatch(/final: [0-9a-f]{64}/)
    for (const to of ['out.pdf', 'out.csv', 'out.json']) await done('export', 'e', to)
    expect(
      Buffer.from(files.get('out.pdf') as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(text('out.csv').split('\r\n')[0]).toContain('place,number,name')
    expect(text('out.csv').trim().split('\r\n')).toHaveLength(9)
    for (const form of ['xlsx', 'ods']) {
      await done('export', 'e', `entries.${form}`, '--what', 'entries')
      await done('export', 'e', `lists.${form}`, '--what', 'lists')
      await done('create', `again-${form}`, 'r.json', '--preset', 'tiny/evening', '--by', 'Ola')
      expect(await done('enter', `again-${form}`, `entries.${form}`)).toContain('8 entered')
    }
    files.set('own.csv', 'Wyniki;;\n;;\nMiejsce;Imię;Nazwisko;Pkt;Uwagi\n')
    const [inOwn, whole] = [await run('export', 'e', 'own-out.csv', '--template', 'own.csv'), text('out.csv')]
    expect(inOwn.errors).toEqual(['own.csv: nothing is known of “Uwagi”; it stays empty'])
    const written = text('own-out.csv').trim().split('\r\n')
    expect(written.slice(0, 3)).toEqual(['Wyniki;;;;', ';;;;', 'Miejsce;Imię;Nazwisko;Pkt;Uwagi'])
    const published = whole
      .trim()
      .split('\r\n')
      .slice(1)
      .map((one) => one.split(','))
    const at = text('out.csv').split('\r\n')[0]?.split(',').indexOf('points') ?? -1
    expect(written.slice(3).map((one) => one.split(';').slice(0, 4))).toEqual(
      published.map((cells) => [cells[0], ...(cells[2] ?? '').split(' '), cells[at]]),
    )
    files.set('bare.csv', 'a,b\n')
    expect((await run('export', 'e', 'x.csv', '--template', 'bare.csv')).errors[0]).toContain('(NO_COLUMN)')
    expect((await run('export', 'e', 'x.pdf', '--template', 'own.csv')).code).toBe(2)
    expect((await run('export', 'e', 'x.csv', '--template', 'absent.csv')).code).toBe(2)
    expect(JSON.parse(text('out.json'))).toMatchObject({ final: { hash: expect.any(String) as string } })
    for (const what of ['regulations', 'minutes', 'protocol', 'draw', 'lists', 'kept', 'fallback'])
      await done('export', 'e', `${what}.pdf`, '--what', what, '--series', '1', '--lang', 'de')
    expect(await done('audit', 'e')).toContain('Ola')
    expect((await run('enter', 'e', 'players.csv')).errors[0]).toContain('(FINAL)')
  })

  it('starts the clock of a series, stops it with play, and adds to it', async () => {
    await begin()
    expect(await done('clock', 'e', '--minutes', '40', '--zone', 'UTC')).toBe(
      'The time of series 1 is up at 22:53.',
    )
    time += 10 * 60_000
    expect(await done('pause', 'e', '--reason', 'soup')).toBe(
      'Play is stopped. Series 1 has 30 minutes left.',
    )
    time += 5 * 60_000
    expect(await done('resume', 'e', '--zone', 'UTC')).toBe('The time of series 1 is up at 22:58.')
    expect(await done('extend', 'e', '--minutes', '5', '--zone', 'UTC')).toBe(
      'The time of series 1 is up at 23:03.',
    )
    expect((await run('clock', 'e', '--minutes', '0')).code).toBe(2)
    expect((await run('clock', 'e')).code).toBe(2)
    expect((await run('clock', 'e', '--minutes', '9', '--series', '2')).code).toBe(1)
    expect(log().at(-1)).toContain('"kind":"extend"')
  })

  it('draws again what a refused start says, and leaves the series after it', async () => {
    const one = { rounds: 1, draw: 'LOTS' }
    files.set('r.json', JSON.stringify({ ...regulations(), game: undefined, format: { series: [one, one] } }))
    await begin()
    await done('unstart', 'e', '--reason', 'somebody comes late')
    files.set('late.csv', 'name;club\nPlayer 9;Club\n')
    expect(await done('enter', 'e', 'late.csv')).toBe('1 entered, 9 in all.')
    expect((await run('start', 'e')).errors[0]).toContain(
      'Entries have changed since series 1 was drawn: draw it again',
    )
    expect(await done('draw', 'e', '--reason', 'Player 9 came')).toContain('Series 1')
    expect(log().filter((line) => line.includes('"kind":"draw"'))).toHaveLength(2)
    expect(await done('start', 'e')).toBe('Series 1 has begun.')
  })

  it('carries an evening through that does not go to plan', async () => {
    const two = [
      { rounds: 1, draw: 'LOTS' },
      { rounds: 1, draw: 'LOTS' },
    ]
    files.set('r.json', JSON.stringify({ ...regulations(), game: undefined, format: { series: two } }))
    await begin()
    const why = ['--reason', 'did not come'] as const
    expect(await done('check-in', 'e', '1', '2')).toBe('2 checked in.')
    expect(await done('check-in', 'e', '3', '--late')).toBe('1 checked in.')
    expect((await run('check-in', 'e', '4', '9')).errors[0]).toContain('(UNKNOWN_PLAYER)')
    expect(log().filter((line) => line.includes('"checkIn"'))).toHaveLength(3)
    expect(await done('unstart', 'e', ...why)).toBe('Series 1 is only drawn again.')
    await done('start', 'e')
    const [, gone = ''] = /Series 1\n {4}1 {2}(\d+)/.exec(await done('draws', 'e')) ?? []
    expect(await done('reseat', 'e', `${gone}=out`, ...why)).toBe('1 new seat in series 1.')
    expect((await run('reseat', 'e', `${gone}=bye`, ...why)).errors[0]).toContain('(NO_BYE)')
    files.set('halls.json', JSON.stringify({ halls: [{ name: 'Cellar', from: 2, to: 2 }] }))
    await done('amend', 'e', 'halls.json', '--reason', 'the first room is full')
    expect(await done('draws', 'e')).toMatch(/^ {4}1 {2}\d.*\n {4}2 Cellar {2}\d/m)
    files.set('bye.json', JSON.stringify({ format: { bye: { points: 5, small: 0 } } }))
    await done('amend', 'e', 'bye.json', '--reason', 'a bye is needed')
    expect(await done('reseat', 'e', `${gone}=bye`, ...why)).toBe('1 new seat in series 1.')
    expect(await done('exclude', 'e', '--player', gone, '--reason', 'signals', '--clause', '4.3')).toBe(
      `Number ${gone} is excluded.`,
    )
    expect(await done('reinstate', 'e', '--player', gone, '--reason', 'no intent')).toBe(
      `Number ${gone} is not excluded any more.`,
    )
    expect((await run('reinstate', 'e', '--player', gone, '--reason', 'no intent')).errors[0]).toContain(
      '(NOT_EXCLUDED)',
    )
    files.set(
      'lists.csv',
      lists([1, 2])
        .split('\n')
        .filter((line) => !line.startsWith('1,1,4'))
        .join('\n'),
    )
    await done('list', 'e', 'lists.csv')
    expect((await run('end-early', 'e', ...why)).errors[0]).toContain('(NOTHING_PLAYED)')
    await done('end', 'e')
    expect(await done('end-early', 'e', '--refund', ...why)).toBe(
      'The event ended early: series up to 1 count.',
    )
    expect((await run('end-early', 'e', ...why)).errors[0]).toContain('(ENDED_EARLY)')
    expect(await done('undo-early-end', 'e', '--reason', 'the hall stays open')).toBe(
      'The early end is taken back.',
    )
    expect((await run('undo-early-end', 'e', ...why)).errors[0]).toContain('(NOT_ENDED_EARLY)')
    expect(await done('draw', 'e')).toContain('Series 2')
    await done('end-early', 'e', ...why)
    time += 20 * 60_000
    await done('final', 'e')
    expect((await run('undo-early-end', 'e', ...why)).errors[0]).toContain('(FINAL)')
    expect(await done('reopen', 'e', '--reason', 'a list was wrong')).toBe(
      'The result is not final any more.',
    )
    expect(await done('cancel', 'e', '--reason', 'forged')).toBe('The event is cancelled.')
    for (const wrong of [
      ['unstart', 'e'],
      ['reseat', 'e', ...why],
      ['reseat', 'e', '1=out of here', ...why],
      ['exclude', 'e', ...why],
      ['amend', 'e', ...why],
    ])
      expect(await run(...wrong)).toMatchObject({ code: 2 })
    expect((await run('amend', 'e', 'nothing.json', ...why)).errors).toEqual([
      'nothing.json: there is no such file',
    ])
  })

  it('prints the waiting list, and moves somebody to its head with a reason', async () => {
    files.set(
      'r.json',
      JSON.stringify({ ...regulations({ capacity: 4 }), game: undefined, format: undefined }),
    )
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
    expect(await done('waiting', 'e')).toBe('Nobody waits.')
    await done('enter', 'e', 'players.csv')
    const numbers = async (): Promise<readonly number[]> =>
      (JSON.parse(await done('waiting', 'e', '--json')) as { number: number }[]).map(({ number }) => number)
    expect(await numbers()).toEqual([5, 6, 7, 8])
    expect((await run('advance', 'e', '--player', '4', '--reason', 'x')).errors[0]).toContain('(NOT_WAITING)')
    expect(await run('advance', 'e', '--player', '7')).toMatchObject({ code: 2 })
    expect(await done('advance', 'e', '--player', '7', '--reason', 'comes from far away')).toBe(
      'Number 7 is next on the waiting list.',
    )
    expect(await numbers()).toEqual([7, 5, 6, 8])
    files.set('more.json', '{"capacity": 6}')
    await done('amend', 'e', 'more.json', '--reason', 'a second room')
    expect((await done('waiting', 'e')).split('\n').map((line) => line.trim().slice(0, 6).trim())).toEqual([
      '1    6',
      '2    8',
    ])
  })

  it('says after a draw who has not paid or is not checked in', async () => {
    const fee = { amount: 2000, currency: 'PLN', use: 'PRIZES' }
    files.set('r.json', JSON.stringify({ ...regulations({ fee }), game: undefined, format: undefined }))
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
    await done('enter', 'e', 'players.csv')
    files.set('acts', [1, 2, 3, 4].map((n) => `{"paid":{"player":"p${n}"}}`).join('\n'))
    await done('act', 'e', 'acts')
    await done('check-in', 'e', '1', '2', '3', '4', '5', '6')
    expect(await run('draw', 'e')).toMatchObject({
      code: 0,
      errors: ['Drawn without having paid: 5, 6, 7, 8.', 'Drawn without being checked in: 7, 8.'],
    })
  })

  describe('enters a list as people’s programs save it', () => {
    const list = 'sep=;\r\nnazwisko;klub\r\nMichał Łabuda;Żory\r\n"Jan ""Jaś"" Ćwik";Gdynia\r\n'
    const bytes: Readonly<Record<string, string>> = { ł: '\xb3', Ł: '\xa3', Ż: '\xaf', ś: '\x9c', Ć: '\xc6' }
    const windows1250 = Buffer.from(
      list.replace(/[^\0-\x7f]/g, (letter) => bytes[letter] ?? '?'),
      'latin1',
    )
    it.each([
      ['UTF-8', Buffer.from(list), ''],
      ['UTF-8 with a mark', Buffer.from(`\uFEFF${list}`), ''],
      ['Windows-1250', windows1250, 'read as Windows-1250'],
      ['UTF-16', Buffer.from(`\uFEFF${list}`, 'utf16le'), 'read as UTF-16'],
      [
        'a workbook',
        workbook(
          row(1, cell('A1', 'nazwisko'), cell('B1', 'klub')),
          row(2, cell('A2', 'Michał Łabuda'), cell('B2', 'Żory')),
          row(3, cell('A3', 'Jan "Jaś" Ćwik'), cell('B3', 'Gdynia')),
        ),
        'read as a workbook',
      ],
    ])('%s', async (_, bytes, message) => {
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
      files.set('list', bytes)
      expect(await done('enter', 'e', 'list')).toContain(message)
      const entries = log().map((line) => (JSON.parse(line) as Logged).entry)
      expect(entries.flatMap((one) => (one.kind === 'enter' ? [one.entrant.name] : []))).toEqual([
        'Michał Łabuda',
        'Jan "Jaś" Ćwik',
      ])
    })
  })

  it('names the cell of a workbook that cannot be taken', async () => {
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
    const rows = [
      ['name', 'born'],
      ['Ola', '1980'],
      ['Ewa', 'soon'],
    ]
    files.set(
      'list.xlsx',
      workbook(
        ...rows.map((cells, i) =>
          row(i + 1, ...cells.map((one, at) => cell(`${'AB'[at] ?? ''}${i + 1}`, one))),
        ),
      ),
    )
    expect((await run('enter', 'e', 'list.xlsx')).errors.at(-1)).toMatch(/^list\.xlsx:B3: /)
  })

  it('enters from a form on the web once it is said what its columns are', async () => {
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
    files.set(
      'form.csv',
      'Sygnatura czasowa,Kto gra?,Jaki klub?\n2026-11-30 18:05:12,Ola Nowak,Dolina\n2026-11-30 18:07:00,Jan Kos,\n',
    )
    const unknown = await run('enter', 'e', 'form.csv', '--preview')
    expect(unknown.out.split('\n').slice(0, 2)).toEqual([
      'form.csv: what is “Kto gra?”? Its first values: Ola Nowak, Jan Kos. Perhaps --columns "Kto gra?=name"',
      'form.csv: what is “Jaki klub?”? Its first values: Dolina. Perhaps --columns "Jaki klub?=club"',
    ])
    expect(unknown.errors.slice(-2)).toEqual([
      'form.csv:1: there is no column “Jaki klub?” (UNKNOWN_COLUMN)',
      'form.csv:1: the column “name” is missing (NO_COLUMN)',
    ])
    const columns = ['--columns', 'Kto gra?=name', '--columns', 'Jaki klub?=club']
    expect(await done('enter', 'e', 'form.csv', ...columns)).toContain('2 entered')
    expect((await run('enter', 'e', 'form.csv', '--columns', 'Kto gra?=person')).code).toBe(2)
    const absent = await run('enter', 'e', 'form.csv', ...columns, '--columns', 'Tel.=ignored')
    expect(absent.errors.at(-1)).toContain('no column is headed “Tel.”')
  })

  it('shows what a file of entries would do before it counts, and leaves out who is there', async () => {
    await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
    files.set('first.csv', 'Imię;Nazwisko;Klub\nJan;Ćwik;Gdynia\n')
    await done('enter', 'e', 'first.csv')
    files.set(
      'list.csv',
      'Lista turnieju;;\nLp.;Nazwisko i imię;Klub\n1;Ćwik Jan;Gdynia\n2;von der Heide Karl;\n3;Łoś Ewa;Żory\n4;Żak Ola;\n',
    )
    const before = text('e')
    const preview = await done('enter', 'e', 'list.csv', '--preview', '--skip')
    expect(preview.split('\n')).toEqual([
      'list.csv:1: left out: the title “Lista turnieju”',
      'list.csv:2: left out: the column “Lp.”, which numbers the rows',
      'there  3  Jan Ćwik  [Ćwik]  Gdynia',
      'enter  4  Karl von der Heide  [von der Heide]',
      'enter  5  Ewa Łoś  [Łoś]  Żory',
      'enter  6  Ola Żak  [Żak]',
      '3 would be entered, 1 are there already, 0 refused.',
    ])
    expect((await run('enter', 'e', 'list.csv', '--preview')).errors[0]).toMatch(
      /^list.csv:3: .*ENTERED_ALREADY/,
    )
    expect(text('e')).toBe(before)
    expect(await done('enter', 'e', 'list.csv', '--skip')).toContain('3 entered, 4 in all.')
    await done('draw', 'e')
    files.set('lists.csv', lists([1]))
    await done('start', 'e')
    const running = text('e')
    expect(await done('list', 'e', 'lists.csv', '--preview')).toBe(
      'series 1, table 1: 4 hands, from “2 1 made” on',
    )
    expect(text('e')).toBe(running)
  })

  describe('takes when an event begins', () => {
    const starts = async (value: unknown): Promise<unknown> => {
      files.set(
        'r.json',
        JSON.stringify({ ...regulations(), format: undefined, game: undefined, starts: value }),
      )
      files.delete('e')
      const { errors } = await run('create', 'e', 'r.json', '--preset', 'tiny/evening')
      if (errors.length > 0) return errors.join()
      const { entry } = JSON.parse(log()[0] ?? '') as Logged
      return entry.kind === 'announce' ? entry.regulations.starts : undefined
    }
    it('as a moment with its time zone, or in milliseconds', async () => {
      expect(await starts('2026-12-01T18:00+01:00')).toBe(Date.UTC(2026, 11, 1, 17))
      expect(await starts('2026-12-01T17:00:30Z')).toBe(Date.UTC(2026, 11, 1, 17, 0, 30))
      expect(await starts(1_796_148_000_000)).toBe(1_796_148_000_000)
    })
    it.each(['2026-12-01T18:00', '2026-12-01', '2026-02-30T18:00Z', '2026-12-01T25:00Z', 'tomorrow', ''])(
      'and refuses “%s” with an example',
      async (value) => {
        expect(await starts(value)).toMatch(/^r\.json: starts: “.*” is not a moment with its time zone/)
      },
    )
    it('and of each series', async () => {
      const plans = ['2026-12-02T18:00+01:00', '2026-12-03T18:00'].map((at) => ({
        rounds: 1,
        minutes: null,
        draw: 'LOTS',
        starts: at,
      }))
      const createWith = (series: object[]) => {
        const format = { ...regulations().format, series }
        files.set('r.json', JSON.stringify(regulations({ starts: '2026-12-01T18:00+01:00', format })))
        return run('create', 'e', 'r.json')
      }
      expect((await createWith(plans)).errors).toEqual([
        expect.stringMatching(/^r\.json: format\.series\.2\.starts: “.*” is not a moment with its time zone/),
      ])
      expect((await createWith(plans.slice(0, 1))).errors).toEqual([])
      const { entry } = JSON.parse(log()[0] ?? '') as Logged
      expect(entry.kind === 'announce' && entry.regulations.format.series[0]?.starts).toBe(
        Date.UTC(2026, 11, 2, 17),
      )
    })
    it('also in an act', async () => {
      await begin()
      const changed = { ...regulations(), starts: '2026-12-01T18:00+01:00' }
      files.set('a', JSON.stringify({ amend: { regulations: changed, reason: 'later' } }))
      const { errors } = await run('act', 'e', 'a')
      expect(errors.join()).not.toContain('Float')
    })
  })

  it('draws and counts a published result again, and says where a changed one differs', async () => {
    await begin()
    files.set('lists.csv', lists([1, 2]))
    await done('list', 'e', 'lists.csv')
    await done('end', 'e')
    await done('export', 'e', 'results.json')
    const verified = await done('verify', 'results.json')
    expect(verified.split('\n')[0]).toBe('equal: 1 draws, 2 lists, 8 players in the ranking (provisional)')
    expect(JSON.parse(await done('verify', 'results.json', '--json'))).toMatchObject({
      equal: true,
      differences: [],
      counted: { draws: 1, lists: 2, players: 8 },
    })
    const file = JSON.parse(text('results.json')) as {
      parts?: object
      content: { series: { tables: { players: string[] }[] }[] }
    }
    const { players } = file.content.series[0]?.tables[1] ?? { players: [] }
    const [a = '', b = ''] = players
    players[0] = b
    players[1] = a
    files.set('changed.json', JSON.stringify(file))
    const changed = await run('verify', 'changed.json')
    expect(changed).toMatchObject({ code: 1, errors: [] })
    expect(changed.out).toContain('series 1, table 2: this part was changed after the file was written')
    // Without digests, the draw says who sits where.
    delete file.parts
    files.set('changed.json', JSON.stringify(file))
    expect((await run('verify', 'changed.json')).out).toContain(
      `series 1, table 2, chair A: results.json says ${b}, the draw gives ${a}`,
    )
    expect(JSON.parse((await run('verify', 'changed.json', '--json')).out)).toMatchObject({ equal: false })
    files.set('changed.json', text('results.json').replace('"individual":[', '"individual":[7,'))
    expect(await run('verify', 'changed.json')).toMatchObject({
      code: 1,
      errors: ['changed.json: content.standings.individual.0 is missing or not valid'],
    })
    expect(await run('verify', 'e')).toMatchObject({ code: 1, errors: ['e: there is no result in it'] })
    expect(await run('verify', 'none')).toMatchObject({ code: 1, errors: ['none: there is no such file'] })
  })

  it('gives the same event for the same seed', async () => {
    await begin()
    const first = text('e')
    files.delete('e')
    time = 1_700_000_000_000
    await begin()
    expect(text('e')).toBe(first)
  })

  it('writes the same log as a gateway, line by line', async () => {
    await begin()
    expect(log().map((line) => (JSON.parse(line) as { entry: { kind: string } }).entry.kind)).toEqual([
      'announce',
      ...Array.from({ length: 8 }, () => 'enter'),
      'draw',
      'start',
    ])
  })

  describe('refuses, without writing anything,', () => {
    const refused = async (expected: RegExp, ...args: string[]): Promise<void> => {
      const before = files.get('e')
      const { code, errors, out } = await run(...args)
      expect(errors.join('\n')).toMatch(expected)
      expect(code).toBe(1)
      expect(out).toBe('')
      expect(files.get('e')).toBe(before)
    }

    it('regulations that are incomplete or impossible', async () => {
      files.set('bad.json', '{"organiser":"x","mode":"LAWN"}')
      await refused(/bad\.json: .*(name|starts|mode)/, 'create', 'e', 'bad.json', '--preset', 'tiny/evening')
      files.set('no.json', '{')
      await refused(/not JSON/, 'create', 'e', 'no.json')
      files.set('r.json', JSON.stringify({ ...regulations(), game: 'tiny', name: ' ' }))
      await refused(/r\.json: name is missing \(MISSING\)/, 'create', 'e', 'r.json')
      await refused(/no such file/, 'create', 'e', 'nowhere.json')
    })
    it('deals that are sealed, since the file would have their secret', async () => {
      files.set('r.json', JSON.stringify({ ...regulations(), game: 'tiny', sameCards: 'DIFFERENCE' }))
      await refused(/r\.json: sameCards needs a gateway.*\(ONLY_GATEWAY\)/, 'create', 'e', 'r.json')
    })
    it('a log whose last entry lacks a required field', async () => {
      await begin()
      const entry = { kind: 'exclude', player: 'p1' }
      const last = { at: time, by: { kind: 'direction', name: '' }, op: null, entry }
      files.set('e', `${text('e')}${JSON.stringify(last)}\n`)
      await refused(/^e:12: this is not an entry of an event log$/, 'standings', 'e')
    })
    it('a second event in the same file', async () => {
      await begin()
      await refused(/an event already/, 'create', 'e', 'r.json', '--preset', 'tiny/evening')
    })
    it('a file of entries with an unknown column, and one that repeats a name', async () => {
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
      files.set('bad.csv', 'name,clup\nOla,A\n')
      await refused(/^bad\.csv:1: there is no column “clup”/, 'enter', 'e', 'bad.csv')
      files.set('bad.csv', 'name\nOla\nJan\nola\n')
      await refused(/^bad\.csv:4: .*(TWICE_IN_FILE|NAME_TAKEN)/, 'enter', 'e', 'bad.csv')
    })
    it('a list whose letters cannot be read, with the line', async () => {
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
      files.set('bad.csv', Buffer.from('name\nOla\nMich\x81\x8d Labuda\n', 'latin1'))
      await refused(/^bad\.csv:3: this is text in no known encoding.*\(ENCODING\)$/, 'enter', 'e', 'bad.csv')
      files.set('bad.csv', 'name\nOla\nMich\uFFFD\uFFFD Labuda\n')
      await refused(/^bad\.csv:3: letters were lost/, 'enter', 'e', 'bad.csv')
      files.set('bad.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
      await refused(/^bad\.xls: this is an old workbook/, 'enter', 'e', 'bad.xls')
    })
    it('a draw with too few players, and one that is too early', async () => {
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
      await refused(/TOO_FEW/, 'draw', 'e')
      files.set('few.csv', 'name\nOla\nJan\n')
      await done('enter', 'e', 'few.csv')
      await refused(/TOO_FEW/, 'draw', 'e')
      await refused(/NOT_DRAWN/, 'start', 'e')
      await refused(/UNKNOWN_SERIES/, 'draw', 'e', '--series', '7')
    })
    it('lists with a missing hand, an impossible hand or a wrong total, and the end of a series with open lists', async () => {
      await begin()
      files.set('l', lists([1]).replace(/1,1,2,.*\n/, ''))
      await refused(/^l:3: /, 'list', 'e', 'l')
      files.set('l', lists([1]).replace('passed', '9 9 made'))
      await refused(/^l:4: .*BAD_LINE/, 'list', 'e', 'l')
      expect((await run('list', 'e', 'l')).errors.join()).not.toContain('{')
      files.set('l', lists([1], '4711'))
      await refused(/^l:5: .*4711.*NOT_SUMMING/, 'list', 'e', 'l')
      files.set('l', lists([1]))
      await done('list', 'e', 'l')
      await refused(/LISTS_OPEN/, 'end', 'e')
    })
    it('invalid acts, and all acts of a file if one is invalid', async () => {
      await begin()
      files.set('a', '{"adjust":{"player":"p1","points":1,"reason":"x"}}\n{"nothing":{}}\n{\n')
      await refused(/^a:2: [^]*\na:3: /, 'act', 'e', 'a')
      files.set(
        'a',
        '{"adjust":{"player":"p1","points":1,"reason":"x"}}\n\n{"revoke":{"n":9,"reason":"x"}}\n',
      )
      await refused(/^a:3: .*UNKNOWN_NUMBER/, 'act', 'e', 'a')
    })
    it('a file that holds no event', async () => {
      files.set('e', 'nonsense\n')
      await refused(/^e:1: this is not an entry/, 'standings', 'e')
      files.set('e', '')
      await refused(/^e:1: there is no event/, 'draw', 'e')
    })
  })

  describe('begins from what there is', () => {
    const announced = (file: string) =>
      (JSON.parse(text(file).split('\n')[0] ?? '') as { entry: { regulations: Record<string, unknown> } })
        .entry.regulations
    const wrong = async (expected: RegExp, ...args: string[]): Promise<void> => {
      const { code, errors } = await run(...args)
      expect(errors.join('\n')).toMatch(expected)
      expect(code).toBe(1)
      expect(files.has('next')).toBe(false)
    }
    const rest = { ...regulations(), format: undefined, game: undefined }

    it('a preset as JSON is a file that names itself, and its fields change one by one', async () => {
      const printed = JSON.parse(await done('presets', 'tiny/evening', '--json')) as Record<string, unknown>
      expect(printed).toMatchObject({
        preset: 'tiny/evening',
        game: 'tiny',
        format: { chairs: [4, 3], bye: null },
      })
      expect(JSON.parse(await done('presets', 'tiny', '--json'))).toEqual([printed])
      files.set(
        'r.json',
        JSON.stringify({ ...printed, ...rest, format: { bye: { points: 1.5, small: -20 } } }),
      )
      await done('create', 'e', 'r.json')
      expect(announced('e')['format']).toEqual({
        id: 'evening',
        profile: 'plain',
        chairs: [4, 3],
        tieBreaks: ['lot'],
        stake: null,
        series: [{ rounds: 1, minutes: null, draw: 'lots' }],
        scoring: { kind: 'total' },
        bye: { points: 1.5, small: -20 },
      })
    })

    it('says the usual notes where the file says none, in the language of the call', async () => {
      const { notes: _, ...without } = rest
      files.set('r.json', JSON.stringify({ ...without, notes: { other: 'Bring a chair.' } }))
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening', '--lang', 'de')
      expect(announced('e')['notes']).toEqual({ ...usualNotes('de'), other: 'Bring a chair.' })
      files.set('r.json', JSON.stringify(without))
      await done('create', 'other', 'r.json', '--preset', 'tiny/evening')
      expect(announced('other')['notes']).toEqual(usualNotes('en'))
      // Emptied on purpose, regulations are not complete.
      files.set('r.json', JSON.stringify({ ...without, notes: { appeals: '' } }))
      await wrong(/^r\.json: .*notes\.appeals/, 'create', 'third', 'r.json', '--preset', 'tiny/evening')
    })

    it('refuses a preset that is unknown, no text, or not the one of the call', async () => {
      const expectRefusal = async (preset: unknown, expected: RegExp, ...more: string[]): Promise<void> => {
        files.set('r.json', JSON.stringify({ ...rest, preset }))
        await wrong(expected, 'create', 'next', 'r.json', ...more)
      }
      await expectRefusal('tiny/nothing', /^r\.json: there is no preset “tiny\/nothing”/)
      await expectRefusal(7, /^r\.json: preset must be a text/)
      await expectRefusal(
        'tiny/other',
        /made for the preset tiny\/other, not for tiny\/evening/,
        '--preset',
        'tiny/evening',
      )
      files.set('r.json', '[]')
      await wrong(
        /^r\.json: this is not a JSON object/,
        'create',
        'next',
        'r.json',
        '--preset',
        'tiny/evening',
      )
    })

    it('last year’s event gives its regulations, but no date, no year of birth and nobody', async () => {
      const years = { categories: ['JUNIOR'], juniorFrom: 2005, approval: true, outside: 'Lotto' }
      const fee = { amount: 5000, currency: 'PLN', use: 'prizes', lost: [{ from: 1, amount: 50 }] }
      const money = {
        fee: { ...fee, reduced: [{ amount: 1000, women: true, bornFrom: 2005 }] },
        prizes: [{ of: 'all', places: ['300 PLN', 'a cup'], amounts: [30_000, 0] }],
      }
      files.set('r.json', JSON.stringify({ ...rest, ...years, ...money }))
      await done('create', 'e', 'r.json', '--preset', 'tiny/evening')
      await done('enter', 'e', 'players.csv')
      files.set('new.json', '{}')
      await wrong(/^new\.json: .*starts/, 'create', 'next', 'new.json', '--from', 'e')
      files.set('new.json', '{"starts":"2027-12-01T18:00+01:00"}')
      await wrong(/juniorFrom/i, 'create', 'next', 'new.json', '--from', 'e')
      files.set('new.json', '{"starts":"2027-12-01T18:00+01:00","juniorFrom":2006,"notes":{"other":"new"}}')
      // A lower fee whose year is not said would be for women of any age.
      await wrong(/fee\.reduced\.1\.bornFrom/, 'create', 'next', 'new.json', '--from', 'e')
      const reduced = [{ amount: 1000, women: true, bornFrom: 2006 }]
      const next = { starts: '2027-12-01T18:00+01:00', juniorFrom: 2006, fee: { reduced } }
      files.set('new.json', JSON.stringify({ ...next, notes: { other: 'new' } }))
      await done('create', 'next', 'new.json', '--from', 'e')
      const before = announced('e')
      expect(announced('next')).toEqual({
        ...before,
        starts: Date.UTC(2027, 11, 1, 17),
        juniorFrom: 2006,
        fee: { ...fee, reduced },
        notes: { ...(before['notes'] as object), other: 'new' },
      })
      // One entry: neither players nor the secrets of the old draw.
      expect(text('next').trim().split('\n')).toHaveLength(1)
    })

    it('refuses an earlier event that is missing or broken, or a preset beside it', async () => {
      files.set('broken', 'nothing\n')
      await wrong(/^nowhere: there is no such file/, 'create', 'next', 'r.json', '--from', 'nowhere')
      await wrong(/^broken:1: /, 'create', 'next', 'r.json', '--from', 'broken')
      await wrong(/not both/, 'create', 'next', 'r.json', '--from', 'broken', '--preset', 'tiny/evening')
    })
  })

  it.each([
    [['conjure', 'e']],
    [['create', 'e']],
    [['enter']],
    [['create', 'e', 'r.json', '--preset', 'x/y']],
    [['presets', 'x']],
    [['presets', 'tiny/x', '--json']],
  ])('reports a wrong call: %j', async (args) => {
    expect((await run(...args)).code).toBe(2)
  })
})

describe('the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-event-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('lets only one command work on a file, and ignores the lock of a process that has ended', async () => {
    const file = join(folder, 'e')
    await realDisk.alone(file, async () => {
      await expect(realDisk.alone(file, () => Promise.resolve())).rejects.toBeInstanceOf(FileInUse)
      const { code, errors } = await runStolik(['tournament', 'end', file], [tiny], realDisk)
      expect([code, errors]).toEqual([1, [`${file}: another command is using it`]])
    })
    // No process has an id above the largest possible one.
    await realDisk.save(`${file}.lock`, String(2 ** 22 + 1))
    expect(await realDisk.alone(file, () => Promise.resolve('done'))).toBe('done')
  })
  it('ignores the lock of a process whose id belongs to another process now', async () => {
    const file = join(folder, 'again')
    let lock = ''
    await realDisk.alone(file, async () => {
      lock = (await realDisk.load(`${file}.lock`)) ?? ''
    })
    const [pid, begun] = lock.split(' ')
    expect([Number(pid), Number(begun) > 0]).toEqual([process.pid, true])
    await realDisk.save(`${file}.lock`, `${pid} 1`)
    expect(await realDisk.alone(file, () => Promise.resolve('done'))).toBe('done')
    await realDisk.save(`${file}.lock`, lock)
    await expect(realDisk.alone(file, () => Promise.resolve())).rejects.toBeInstanceOf(FileInUse)
  })
  it('replaces a file by its new content', async () => {
    const file = join(folder, 'f')
    expect(await realDisk.load(file)).toBeUndefined()
    await realDisk.save(file, 'one')
    await realDisk.save(file, 'two')
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(await realDisk.load(file)).toBe('two')
  })
})
