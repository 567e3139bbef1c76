/** `stolik rank` in its own folders: the season of a club, and an edition that a stranger recounts. */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runStolik, type RunResult } from './run.js'
import { games } from '@stolik/gateway/games'
import { schemeProblemsIn } from '@stolik/ranking/check/check-scheme'
import { profilesOf } from '@stolik/ranking/check/presets'
import { tiny } from '../../gateway/test/help.js'
import { scheme } from '../../gateway/test/ranking/kept.js'
import { entrant, format, startEvent } from '../../event/test/event.js'

const command = join(import.meta.dirname, '../bin/stolik.mjs')

const run = (...args: string[]): Promise<RunResult> => runStolik(['rank', ...args], [tiny])

async function done(...args: string[]): Promise<string> {
  const { code, out, errors } = await run(...args)
  expect(errors).toEqual([])
  expect(code).toBe(0)
  return out
}

/** The log of a final evening of four players, as written by `stolik tournament`. */
function evening(): string {
  const event = startEvent(
    {
      game: 'tiny',
      format: { ...format, profile: 'plain', series: format.series.slice(0, 1), tieBreaks: [] },
    },
    { lists: tiny.plugin },
  )
  for (const [i, name] of ['Ola Nowak', 'Jan Kos', 'Ewa Żak', 'Leo Lis'].entries())
    event.must({ kind: 'enter', entrant: entrant(name, { licence: String(i + 1) }), reserve: false })
  event.begin(1)
  const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
  event.must({ kind: 'list', series: 1, table: 1, lines, signed: true })
  event.must({ kind: 'end', series: 1 })
  event.wait(3600)
  event.must({ kind: 'final' })
  return event.log.map((logged) => `${JSON.stringify(logged)}\n`).join('')
}

describe('stolik rank', () => {
  let folder: string
  const at = (name: string): string => join(folder, name)
  const data = (): string[] => ['--data', at('data')]
  const club = ['--association', 'League of the valley']
  const allNew = ['p1', 'p2', 'p3', 'p4'].flatMap((player) => ['--who', `${player}=new`])

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'stolik-rank-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('makes a signed edition from an evening and an imported file', async () => {
    const { id = '' } = /^(?<id>\w+)/.exec(await done('keygen', at('key'), ...club))?.groups ?? {}
    expect(statSync(at('key')).mode & 0o777).toBe(0o600)
    expect(await run('keygen', at('key'), ...club)).toMatchObject({ code: 1 })
    writeFileSync(at('scheme'), JSON.stringify({ ...scheme, game: 'tiny', profiles: ['plain'] }))
    expect(await done('create', 'league', at('scheme'), ...club, ...data())).toBe('league: scheme 1')

    writeFileSync(at('evening'), evening())
    const event = ['event', at('evening'), '--kind', 'evening', ...club, ...data()]
    const unknown = await run(...event)
    expect(unknown.code).toBe(1)
    expect(unknown.errors).toHaveLength(5)
    expect(unknown.errors[1]).toBe(
      `${at('evening')}: start number 1: who is Ola Nowak? Nobody is known by “p1”`,
    )
    expect(await done(...event, ...allNew)).toMatch(/2026-10-03 {2}4 players/)
    // From now on they are recognised by their licences.
    expect(await done(...event)).toMatch(/4 players/)

    writeFileSync(
      at('old.csv'),
      'event;date;licence;name;points\nold;2026-02-01;1;Ola Nowak;7\nold;2026-02-01;2;Jan Kos;x\n',
    )
    const file = ['import', at('old.csv'), '--source', 'paper', '--game', 'tiny', ...club, ...data()]
    const options = ['--profile', 'plain', '--organiser', 'Club', '--hands', '12']
    const preview = await run(...file, ...options)
    expect(preview.errors).toEqual([`${at('old.csv')}:3: “x” is not valid in column “points”`])
    const [, seen = ''] = /--take (\w+)/.exec(preview.out) ?? []
    expect(await run(...file, ...options, '--take', seen)).toMatchObject({ code: 1 })
    expect(await done(...file, ...options, '--take', seen, '--rest')).toBe(
      '1 events, 1 rows, 0 new people, 1 rows put aside',
    )

    expect(await done('draft', 'league', '--date', '2026-12-31', ...data())).toMatch(
      /edition 1, 4 players, 2 events/,
    )
    expect(
      await run('export', 'league', '1', at('edition.json'), '--key', at('key'), ...data()),
    ).toMatchObject({
      code: 1,
    })
    await done('final', 'league', '1', '--key', at('key'), ...data())
    await done('export', 'league', '1', at('edition.json'), '--key', at('key'), ...data())
    expect(await done('editions', ...data())).toMatch(/^league {2}1 {2}2026-12-31 {2}final/)
    expect(await done('verify', at('edition.json'), '--key', id)).toContain('equal: league, edition 1, final')
    expect(await done('count', at('edition.json'))).toMatch(/^ {4}1 +\d+ {2}\S+ \S+/)

    const person = /^(\w+) {2}Ola Nowak/m.exec(await done('people', ...data()))?.[1] ?? ''
    expect(JSON.parse(await done('person', person, ...data()))).toMatchObject({
      events: [{ event: 'old' }, {}],
    })
    const holding = (): string[] =>
      readdirSync(at('data')).filter((name) => readFileSync(join(at('data'), name)).includes('Ola Nowak'))
    expect(holding()).not.toEqual([])
    await done('forget', person, ...data())
    expect(holding()).toEqual([])
    await done('export', 'league', '1', at('edition.json'), '--key', at('key'), ...data())
    expect(readFileSync(at('edition.json'), 'utf8')).not.toContain('Nowak')
    expect(await done('verify', at('edition.json'))).toContain('3 of them named')
  })

  it.each(['xlsx', 'ods'])('brings a whole season to another folder as one workbook (.%s)', async (form) => {
    const book = at(`season.${form}`)
    expect(await run('season', 'league', book, ...data())).toEqual({
      code: 0,
      out: 'scheme: 13 rows\nmembers: 4 rows\nresults: 5 rows',
      // Ola Nowak, in the test before.
      errors: [`${book}: 1 people who were forgotten are called N. N. with a number`],
    })
    const there = ['--data', at(`there-${form}`), ...club]
    const take = ['take-season', 'league', book, '--source', 'stolik', ...there]
    const shown = await done(...take)
    expect(shown).toContain('the scheme is new; 4 people new, 0 changed; 5 rows')
    expect(await run(...take, '--take', 'x')).toMatchObject({ code: 1 })
    const [, seen = ''] = /--take (\w+)/.exec(shown) ?? []
    expect(await done(...take, '--take', seen)).toBe('scheme new, 4 people, 2 events, 5 rows')
    expect(await done('draft', 'league', '--date', '2026-12-31', ...there)).toMatch(
      /edition 1, 4 players, 2 events/,
    )
    // Its sheets are also what the commands for members and for results read of it.
    expect(await done('members', book, ...there)).toContain('4 rows: 0 new, 0 changed, 4 as they are')
    const results = await run('import', book, '--source', 'stolik', '--game', 'tiny', ...there)
    expect(results.out).toContain('5 rows, 2 put aside')
  })

  it('takes a list of members, and says what it would change and that it changes nothing twice', async () => {
    const folder2 = ['--data', at('members'), ...club]
    const head = 'name;club;w klubie od;licencja;ważna od;ważna do'
    const write = (...rows: readonly string[]): string[] => {
      writeFileSync(at('members.csv'), [head, ...rows].join('\n'))
      return ['members', at('members.csv'), ...folder2]
    }
    const seen = (out: string): string => /--take (\w+)/.exec(out)?.[1] ?? ''
    const list = write('Ola Nowak;Dolina;;17;1.1.2026;', 'Jan Kos;Góra;;;;')
    const listed = await done(...list)
    expect(listed).toContain('new  Ola Nowak (Dolina), 17\nnew  Jan Kos (Góra)\n2 rows: 2 new, 0 changed')
    expect(await done(...list, '--take', seen(listed), '--by', 'Ewa')).toBe(
      'list 1: 2 added, 0 changed, 0 as they were',
    )
    expect(await done(...list)).toMatch(/2 as they are.*\nnothing changes$/)
    expect((await run(...list, '--take', seen(listed))).errors[0]).toContain('(NOT_SEEN)')

    const next = write('Ola Nowak;Góra;2026-07-01;17;2027-01-01;', 'Jan Koss;Góra;;;;', 'Leo Lis;;;;x;')
    const wrong = await run(...next)
    expect(wrong.errors).toEqual([`${at('members.csv')}:4: “x” is not valid in column “from”`])
    expect(wrong.out).toContain('nothing can be taken before these rows are correct')
    expect((await run(...next, '--take', seen(listed))).errors).toEqual([
      `${at('members.csv')}: 1 rows of the list are wrong, so nothing of it was taken. Correct them and send the list again. (BAD_LIST)`,
      ...wrong.errors,
    ])

    const right = write('Ola Nowak;Góra;2026-07-01;17;2027-01-01;', 'Jan Koss;Góra;;;;')
    const corrected = await done(...right)
    expect(corrected).toContain(
      'changed  Ola Nowak: club Dolina → Góra from 2026-07-01; licence 17 from 2027-01-01',
    )
    const [, key = ''] =
      /^who\? {2}(.+?) {2}Jan Koss \(Góra\) {2}perhaps \w+ Jan Kos \(Góra\)$/m.exec(corrected) ?? []
    expect((await run(...right, '--take', 'x')).errors[0]).toContain('(NOT_SEEN)')
    const decided = [...right, '--who', `${key}=new`]
    expect(await done(...decided, '--take', seen(await done(...decided)))).toBe(
      'list 2: 1 added, 1 changed, 0 as they were',
    )
  })

  it('exports an edition signed with two keys, and verifies both signatures', async () => {
    const idOf = async (name: string): Promise<string> =>
      /^\w+/.exec(await done('keygen', at(name), ...club))?.[0] ?? ''
    const [first, second] = [await idOf('key 1'), await idOf('key 2')]
    await done('draft', 'league', '--date', '2026-12-31', ...data())
    await done('provisional', 'league', '2', '--key', at('key 1'), ...data())
    await done('final', 'league', '2', '--key', at('key 2'), ...data())
    const both = ['--key', at('key 2'), '--key', at('key 1')]
    expect(await run('withdraw', 'league', '2', ...both, ...data())).toMatchObject({ code: 2 })
    const file = ['export', 'league', '2', at('two.json')]
    expect((await run(...file, '--key', at('key 2'), ...data())).errors).toEqual([
      expect.stringContaining(first),
    ])
    expect(await run(...file, ...both.slice(0, 3), at('scheme'), ...data())).toMatchObject({ code: 1 })
    await done(...file, ...both, ...data())
    expect(await run('verify', at('two.json'), '--key', second)).toMatchObject({ code: 1 })
    expect(await done('verify', at('two.json'), '--key', second, '--key', first)).toContain('equal')
  })

  it('declares all unknown people new at once, lists them first, and leaves out namesakes', async () => {
    const folder3 = ['--data', at('fresh'), ...club]
    writeFileSync(at('members.csv'), 'name;club\nJan Kos;Las')
    const members = ['members', at('members.csv'), ...folder3]
    await done(...members, '--take', /--take (\w+)/.exec(await done(...members))?.[1] ?? '')
    writeFileSync(
      at('season.csv'),
      'event;date;name;club;points\nold;2026-02-01;Ola Nowak;Dolina;7\nold;2026-02-01;Jan Kos;Dolina;5\n',
    )
    const options = ['--profile', 'plain', '--organiser', 'Club', '--hands', '12']
    const file = ['import', at('season.csv'), '--source', 'paper', '--game', 'tiny', ...options, ...folder3]
    const preview = await run(...file, '--all-new')
    expect(preview.out).toMatch(/^new {2}name Ola Nowak · Dolina {2}Ola Nowak \(Dolina\)$/m)
    expect(preview.out).toMatch(/^who\? {2}name Jan Kos · Dolina/m)
    expect(preview.out).toContain('2 rows, 1 put aside, 1 new people')
    const [, seen = ''] = /--take (\w+)/.exec(preview.out) ?? []
    expect(await done(...file, '--all-new', '--take', seen, '--rest')).toContain('1 rows, 1 new people')

    writeFileSync(at('evening'), evening())
    const event = ['event', at('evening'), '--kind', 'evening', ...folder3, '--all-new']
    const refused = await run(...event)
    expect(refused.errors.slice(1)).toEqual(
      [expect.stringContaining('Jan Kos'), expect.stringContaining('Ola Nowak')].toReversed(),
    )
    expect(await done(...event, '--who', 'p1=new', '--who', 'p2=new')).toMatch(
      /^new {2}Ewa Żak\nnew {2}Leo Lis\n/,
    )
  })

  it('names a player of an event by the start number, never as a line of the file', async () => {
    writeFileSync(at('unknown'), evening().replaceAll('Ola Nowak', 'Ola Inna'))
    const { code, errors } = await run('event', at('unknown'), ...club, ...data())
    expect(code).toBe(1)
    expect(errors.slice(1).join('\n')).toMatch(/unknown: start number 1: who is Ola Inna/)
    expect(errors.join('\n')).not.toMatch(/unknown:\d/)
  })

  it('merges two records into one person, and undoes it', async () => {
    writeFileSync(at('more.csv'), 'event;date;name;points\nmore;2026-03-01;Jan Dawny;9\n')
    const more = ['import', at('more.csv'), '--source', 'paper', '--game', 'tiny', ...club, ...data()]
    const args = [...more, '--profile', 'plain', '--organiser', 'Club', '--hands', '12']
    const [, key = ''] = /known by “(.+)”/.exec((await run(...args)).errors[0] ?? '') ?? []
    const [, seen = ''] = /--take (\w+)/.exec(await done(...args, '--who', `${key}=new`)) ?? []
    await done(...args, '--who', `${key}=new`, '--take', seen)
    const people = await done('people', ...data())
    const idOf = (name: string): string => new RegExp(`^(\\w+) {2}${name}`, 'm').exec(people)?.[1] ?? ''
    const [once, now] = [idOf('Jan Dawny'), idOf('Jan Kos')]
    expect(await done('merge', once, now, ...data())).toContain(`${once}: is ${now}`)
    expect(await run('merge', once, now, ...data())).toMatchObject({ code: 1 })
    const made = await done('draft', 'league', '--date', '2026-12-31', ...data())
    const [, number = ''] = /edition (\d+), 4 players, 3 events/.exec(made) ?? []
    await done('provisional', 'league', number, '--key', at('key'), ...data())
    await done('export', 'league', number, at('merged.json'), '--key', at('key'), ...data())
    expect(await done('verify', at('merged.json'))).toContain('equal')
    expect((await done('count', at('merged.json'))).split('\n')).toHaveLength(4)
    expect(await done('split', once, ...data())).toContain('a person of their own again')
    expect(await done('draft', 'league', '--date', '2026-12-31', ...data())).toContain('5 players')
  })

  it('verifies in a process of its own elsewhere, and names what was changed', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'stolik-elsewhere-'))
    try {
      copyFileSync(at('edition.json'), join(elsewhere, 'copy.json'))
      const verify = (): { status: number | null; stdout: string; stderr: string } =>
        spawnSync(process.execPath, [command, 'rank', 'verify', 'copy.json'], {
          cwd: elsewhere,
          encoding: 'utf8',
        })
      expect(verify()).toMatchObject({ status: 0, stderr: '' })
      const text = readFileSync(join(elsewhere, 'copy.json'), 'utf8')
      writeFileSync(
        join(elsewhere, 'copy.json'),
        text.replace(/"points":(\d)/, (_, n) => `"points":${(Number(n) + 1) % 10}`),
      )
      const { status, stderr } = verify()
      expect(status).toBe(1)
      expect(stderr).toMatch(
        /^copy\.json: counted again, all\.1\.points is \d+, and the edition says \d+ \(RESULT\)/,
      )
    } finally {
      rmSync(elsewhere, { recursive: true })
    }
  }, 60_000)

  it('prints every preset of the games as a valid scheme', async () => {
    const ask = async (...args: string[]): Promise<readonly string[]> => {
      const { code, out } = await runStolik(['rank', 'schemes', ...args], games)
      expect(code).toBe(0)
      return out.split('\n')
    }
    const ids = (await ask()).map((line) => line.split(' ')[0] as string)
    expect(ids.length).toBeGreaterThan(3)
    for (const id of ids) {
      const own = JSON.parse((await ask(id, '--season', '2026', '--name', 'Season')).join('')) as Scheme
      expect([id, schemeProblemsIn(own, profilesOf(games))]).toEqual([id, []])
    }
  })

  it('reports what is wrong with a scheme', async () => {
    writeFileSync(at('bad'), JSON.stringify({ ...scheme, profiles: ['free'], decimals: 99 }))
    const { code, errors } = await run('create', 'other', at('bad'), ...club, ...data())
    expect(code).toBe(1)
    expect(errors).toEqual([
      expect.stringContaining('BAD_SCHEME'),
      expect.stringContaining('there is no game numbers'),
      expect.stringContaining('decimals must be from 0 to 6'),
    ])
    const unnamed = { ...scheme, name: undefined }
    writeFileSync(
      at('bad'),
      JSON.stringify({ ...unnamed, decimals: 'two', season: { ...scheme.season, from: 1 }, colour: 'red' }),
    )
    expect((await run('create', 'other', at('bad'), ...club, ...data())).errors.slice(1)).toEqual(
      ['name', 'season.from', 'decimals', 'colour'].map((path): unknown =>
        expect.stringContaining(`the value of ${path} is not valid`),
      ),
    )
    writeFileSync(at('bad'), '{"format":"stolik-scheme/1"}')
    expect((await run('create', 'other', at('bad'), ...club, ...data())).errors[1]).toContain(
      'the value of name is not valid',
    )
  })

  describe('reports a wrong call in one line', () => {
    beforeEach(() => writeFileSync(at('no-json'), 'nothing'))
    it.each([
      [['sing'], 2, 'There is no command “rank sing”.'],
      [['verify'], 2, 'Name the file.'],
      [['draft', 'league'], 2, 'Add --data FOLDER.'],
      [['schemes', 'tiny/none', '--season', '2026'], 2, 'There is no preset'],
      [['verify', 'nowhere.json'], 1, 'there is no such file'],
    ])('%s', async (args, code, words) => {
      const answer = await run(...args)
      expect(answer.code).toBe(code)
      expect(answer.errors.join()).toContain(words)
    })

    describe('for an option that is not a valid day or number', () => {
      const file = (...more: string[]): string[] => ['import', at('rows.csv'), ...more, ...club, ...data()]
      const rows = ['--source', 'paper', '--game', 'tiny', '--profile', 'plain', '--organiser', 'Club']
      beforeEach(() => {
        writeFileSync(at('rows.csv'), 'event;name;points\na;Jan Kos;9\n')
        writeFileSync(at('scheme'), JSON.stringify({ ...scheme, game: 'tiny', profiles: ['plain'] }))
      })

      it.each(['0', '-1', '1.5', '1e9', '1000000000', 'abc', ''])('import --hands=%s', async (hands) => {
        const answer = await run(...file(...rows, '--date', '2026-02-01', `--hands=${hands}`))
        expect(answer.code).toBe(2)
        expect(answer.errors.join()).toContain(`--hands is a whole number from 1 to 9999, not “${hands}”.`)
      })

      it.each(['0', '-1', '1.5', '1e9', 'abc', '2026-02-30', '2026-13-01', ''])('--date=%s', async (date) => {
        const calls = [
          file(...rows, '--hands', '12', `--date=${date}`),
          ['draft', 'league', `--date=${date}`, ...data()],
          ['count', at('scheme'), `--date=${date}`],
        ]
        for (const call of calls) {
          const { code, errors } = await run(...call)
          expect([call[0], code]).toEqual([call[0], 2])
          expect(errors.join()).toContain(`--date is a day such as 2026-12-31, not “${date}”.`)
        }
      })

      it.each(['0', '-1', '1.5', 'abc'])('draft --corrects=%s', async (number) => {
        const args = ['draft', 'league', '--date', '2026-12-31', '--reason', 'x', ...data()]
        const { code, errors } = await run(...args, `--corrects=${number}`)
        expect(code).toBe(2)
        expect(errors.join()).toContain(`--corrects is a whole number from 1 to 99999999, not “${number}”.`)
      })
    })

    it('for a file of another kind', async () => {
      expect((await run('verify', at('no-json'))).errors[0]).toContain('this is not JSON')
      expect((await run('count', at('no-json'))).errors[0]).toContain('this is not a scheme')
    })
  })
})
