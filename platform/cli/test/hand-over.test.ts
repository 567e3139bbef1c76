/** The network of the hall dies: an event goes from a gateway into a file, on with the shell, and back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawSeats } from '@stolik/event/draw/seats'
import type { Logged } from '@stolik/event/model/entry'
import type { Accounts } from '@stolik/gateway/account/accounts'
import type { DrawSeats } from '@stolik/gateway/event/live/draw-in-worker'
import type { EventStore } from '@stolik/gateway/event/store/sql'
import { testShell } from './shell.js'
import { fakeTime, guest, testApp, type App, type Asker, type FakeTime } from '../../gateway/test/help.js'
import { act, announce, does, official, see } from '../../gateway/test/event/gateway.js'
import { newAccounts, newEvents } from '../../gateway/test/stores.js'

const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']

/** A draw in which two players have changed places. */
function withSwapped(entry: Logged['entry']): Logged['entry'] {
  if (entry.kind !== 'draw') throw new Error(`no draw but ${entry.kind}`)
  const [first, ...rest] = entry.tables
  const [a = '', b = '', ...others] = first?.players ?? []
  return { ...entry, tables: [{ table: 1, online: false, ...first, players: [b, a, ...others] }, ...rest] }
}

describe('an event that is handed over to its director', () => {
  let app: App
  let accounts: Accounts
  let eventStore: { -readonly [K in keyof EventStore]: EventStore[K] }
  let time: FakeTime
  let draw: DrawSeats
  let director: Asker
  let event: string
  let files: Map<string, string>

  const { shell, disk } = testShell()
  const url = () => `/files/event/${event}/whole.jsonl`
  const get = (by?: Asker) =>
    app.inject({ method: 'GET', url: url(), headers: { authorization: `Bearer ${by?.token ?? ''}` } })
  const bring = async (file = files.get('e') ?? '', by: Asker = director) => {
    const response = await app.inject({
      ...({ method: 'POST', url: url() } as const),
      headers: { authorization: `Bearer ${by.token ?? ''}` },
      payload: { file },
    })
    return { status: response.statusCode, ...response.json<{ readonly again?: boolean }>() }
  }
  const listsOf = (series: number): string =>
    [
      'series,table,hand,line',
      ...[1, 2].flatMap((table) => lines.map((line, i) => `${series},${table},${i + 1},${line}`)),
    ].join('\n')
  const playHere = async (): Promise<void> => {
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await does(director, event, { listAll: { csv: listsOf(1) } })
    await does(director, event, { end: { series: 1 } })
  }
  const take = async (): Promise<void> => {
    await does(director, event, { handOver: {} })
    files.set('e', (await get(director)).body)
  }
  const playAway = async (): Promise<void> => {
    await shell('draw', 'e')
    await shell('start', 'e')
    files.set('lists', listsOf(2))
    await shell('list', 'e', 'lists')
    await shell('end', 'e')
  }
  const log = () => eventStore.log(event)
  const lineOf = (n: number, change: (one: Logged) => unknown): string =>
    (files.get('e') ?? '')
      .trim()
      .split('\n')
      .map((line, i) => (i === n ? JSON.stringify(change(JSON.parse(line) as Logged)) : line))
      .join('\n')

  beforeEach(async () => {
    accounts = newAccounts()
    eventStore = newEvents()
    time = fakeTime(1_700_000_000_000)
    disk.time = 1_700_000_000_000
    files = disk.files
    files.clear()
    draw = (requests) => Promise.resolve(requests.map(drawSeats))
    app = await testApp({ accounts, time, events: eventStore, draw: (requests) => draw(requests) })
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
    const csv = ['name', ...Array.from({ length: 8 }, (_, n) => `Player ${n + 1}`)].join('\n')
    await does(director, event, { enterAll: { csv } })
  })
  afterEach(() => app.close())

  it('plays on from its file, and comes back with the same standings', async () => {
    await playHere()
    await take()
    await playAway()
    const before = (await log()).length
    const came = (files.get('e') ?? '').trim().split('\n').length - before
    expect(await bring()).toMatchObject({
      status: 200,
      __typename: 'EventTakenBack',
      entries: came,
      again: false,
    })
    const away = JSON.parse(await shell('standings', 'e', '--json')) as { individual: { player: string }[] }
    const { standings } = await see<{ standings: { individual: { player: string; points: number }[] } }>(
      ...([director, event, 'standings { individual { player points } }'] as const),
    )
    expect(standings.individual).toEqual(
      away.individual.map((one) => expect.objectContaining({ player: one.player }) as unknown),
    )
    files.set('results.json', (await app.inject(url().replace('whole.jsonl', 'results.json'))).body)
    expect(await shell('verify', 'results.json')).toContain('equal: 2 draws, 4 lists, 8 players')
    await shell('export', 'e', 'away.json', '--to', 'json')
    const hash = (file: string) => (JSON.parse(files.get(file) ?? '') as { hash: string }).hash
    expect(hash('results.json')).toBe(hash('away.json'))
    // It is here again: everything goes on.
    await does(director, event, { notice: { text: 'We are back.' } })
    expect((await log()).map(({ entry }) => entry.kind).slice(before - 1)).toEqual([
      ...['handOver', 'draw', 'start', 'list', 'list', 'end', 'takeBack', 'notice'],
    ])
    // Entries of a file belong to whoever brought it, under the name that stands there.
    const [, drawn] = (await log()).slice(before - 1)
    const [first] = await log()
    expect(drawn?.by).toEqual({ ...first?.by, name: 'Director' })
    // The clock of the director’s machine was ahead.
    const times = (await log()).map(({ at }) => at)
    expect(Math.max(...times)).toBeGreaterThan(time.now())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('stands still here: whoever acts is told who has it', async () => {
    await playHere()
    await take()
    for (const one of [
      { draw: { series: 2 } },
      { handOver: {} },
      { notice: { text: 'x' } },
      { register: { entrant: { name: 'Late' } } },
      { withdraw: { player: 'p1' } },
    ])
      expect(await act('register' in one ? await guest(app, 'Late') : director, event, one)).toMatchObject({
        code: 'AWAY',
        args: expect.arrayContaining([
          expect.objectContaining({ name: 'name', text: 'Director' }),
        ]) as unknown,
      })
    expect(await see(director, event, 'away { by since }')).toMatchObject({
      away: { by: 'Director', since: time.now() },
    })
    // Without the file, with a reason.
    expect(await act(director, event, { takeBack: { reason: '' } })).toMatchObject({ code: 'MALFORMED' })
    expect(await act(await guest(app, 'x'), event, { takeBack: { reason: 'x' } })).toMatchObject({
      code: 'NOT_ALLOWED',
    })
    await does(director, event, { takeBack: { reason: 'The laptop fell into the lake.' } })
    expect(await see(director, event, 'away { by }')).toMatchObject({ away: null })
    await playAway()
    expect(await bring()).toMatchObject({ status: 409, code: 'NOT_AWAY' })
    await does(director, event, { draw: { series: 2 } })
  })

  it('is a file for a director alone, and only while it is away', async () => {
    const other = await official({ app, accounts }, 'Other', 'ORGANISER')
    expect((await get(director)).statusCode).toBe(409)
    await take()
    for (const one of [undefined, other, await guest(app, 'Somebody')])
      expect((await get(one)).statusCode).toBe(404)
    expect(await bring('', other)).toMatchObject({ status: 404 })
    const answer = await get(director)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    await does(director, event, { takeBack: { reason: 'for the test' } })
    expect((await get(director)).statusCode).toBe(409)
  })

  it('is taken once, however often and from however many screens the file is sent', async () => {
    await playHere()
    await take()
    await playAway()
    const answers = await Promise.all([bring(), bring()])
    expect(answers.map(({ again }) => again).sort()).toEqual([false, true])
    const { length } = await log()
    expect(await bring()).toMatchObject({ status: 200, again: true })
    await shell('act', 'e', (files.set('more', '{"notice":{"text":"x"}}'), 'more'))
    expect(await bring()).toMatchObject({ status: 409, code: 'NOT_AWAY' })
    expect(await log()).toHaveLength(length)
    // On another evening the file of the first one differs where it ended.
    await does(director, event, { handOver: {} })
    expect(await bring()).toMatchObject({ code: 'BAD_FILE', problems: [{ code: 'OTHER_ENTRY' }] })
  })

  it('does not bring back the name of a player who was forgotten meanwhile', async () => {
    await playHere()
    await take()
    files.set(
      'acts',
      '{"change":{"player":"p3","entrant":{"name":"Player 3 Secret"}}}\n{"enter":{"entrant":{"name":"Newcomer"},"reserve":true}}',
    )
    await shell('act', 'e', 'acts')
    await playAway()
    await does(director, event, { forget: { player: 'p3' } })
    // Who has taken the file before, and who takes it now, may both bring it.
    expect((await get(director)).body).not.toContain('Player 3')
    expect(await bring()).toMatchObject({ status: 200 })
    expect(JSON.stringify(await log())).not.toContain('Player 3')
    const { players } = await see<{ players: { id: string; name: string }[] }>(
      director,
      event,
      'players { id name }',
    )
    expect(players.find(({ id }) => id === 'p3')?.name).toBe('#3')
    expect(players.at(-1)?.name).toBe('Newcomer')
    // The newcomer can be forgotten like everybody else.
    await does(director, event, { forget: { player: 'p9' } })
    expect(JSON.stringify(await log())).not.toContain('Newcomer')
  })

  it('takes nothing of a file that was changed, and says where', async () => {
    await playHere()
    await take()
    const { length } = await log()
    await playAway()
    const text = files.get('e') ?? ''
    const all = text.trim().split('\n')
    const stranger = { kind: 'person', person: 'stranger' }
    const withEntry = (n: number, change: object) =>
      lineOf(n, (one) => ({ ...one, entry: { ...one.entry, ...change } }))
    const list = all.findIndex((line, i) => i >= length && line.includes('"kind":"list"'))
    const wrong: readonly (readonly [string, number, string])[] = [
      [lineOf(2, (one) => ({ ...one, at: one.at + 1 })), 3, 'OTHER_ENTRY'],
      [text.replace('"name":"Player 4"', '"name":"Player 44"'), 5, 'OTHER_ENTRY'],
      [all.slice(0, length - 3).join('\n'), length - 2, 'OTHER_ENTRY'],
      [text.replace('"kind":"handOver"', '"kind":"handOver","x":1'), length, 'OTHER_ENTRY'],
      ['{}', 1, 'NOT_ENTRY'],
      [`${text}{"at":1,"by"`, all.length + 1, 'NOT_ENTRY'],
      [`${text}${'['.repeat(200_000)}`, all.length + 1, 'NOT_ENTRY'],
      [
        `${text}{"at":1,"by":{"kind":"gateway"},"op":null,"entry":{"kind":"enterAll","rows":7}}`,
        all.length + 1,
        'NOT_ENTRY',
      ],
      // A stranger who adds or answers for anything, and other accounts.
      [lineOf(list, (one) => ({ ...one, by: stranger })), list + 1, 'NOT_DONE'],
      [lineOf(list, (one) => ({ ...one, op: 'mine' })), list + 1, 'NOT_DONE'],
      [lineOf(list, (one) => ({ ...one, at: 0 })), list + 1, 'NOT_DONE'],
      [lineOf(all.length - 1, (one) => ({ ...one, at: one.at + 366 * 86_400_000 })), all.length, 'NOT_DONE'],
      [withEntry(list, { lines: ['4 4 made', ...lines.slice(1)] }), list + 1, 'NOT_DONE'],
      [withEntry(list, { series: 1 }), list + 1, 'NOT_DONE'],
      [withEntry(list, { extra: 1 }), list + 1, 'NOT_DONE'],
      // A draw that does not follow from the seed, and one whose next seed is no secret.
      [lineOf(length, (one) => ({ ...one, entry: withSwapped(one.entry) })), length + 1, 'NOT_DONE'],
      [withEntry(length, { next: { salt: 'x', seed: 'y' } }), length + 1, 'NOT_DONE'],
      [
        withEntry(length, {
          kind: 'appoint',
          appointed: true,
          account: 'me',
          name: 'Me',
          office: 'direction',
        }),
        length + 1,
        'NOT_DONE',
      ],
    ]
    for (const [file, line, code] of wrong)
      expect(await bring(file), `${code} ${line}`).toMatchObject({
        status: 409,
        code: 'BAD_FILE',
        problems: expect.arrayContaining([expect.objectContaining({ line, code })]) as unknown,
      })
    expect(await bring('')).toMatchObject({ status: 409, code: 'BAD_FILE', problems: [{ code: 'EMPTY' }] })
    const other = await announce(director, {}, 'another')
    await does(director, other.event, { handOver: {} })
    const strange = await app.inject({
      url: url().replace(event, other.event),
      headers: { authorization: `Bearer ${director.token ?? ''}` },
    })
    expect(await bring(strange.body)).toMatchObject({ problems: [{ line: 1, code: 'OTHER_ENTRY' }] })
    expect(await bring('x'.repeat(17 * 1024 * 1024))).toMatchObject({ status: 413 })
    expect(await log()).toHaveLength(length)
    // What stood in the file is still good, as other programs save it, too.
    expect(await bring(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`)).toMatchObject({ status: 200 })
  })

  it('brings everything that a director can do in a file', async () => {
    await playHere()
    await take()
    const { length } = await log()
    const reason = 'r'
    const acts = async (...some: readonly object[]): Promise<void> => {
      files.set('acts', some.map((one) => JSON.stringify(one)).join('\n'))
      await shell('act', 'e', 'acts')
    }
    const kinds = () =>
      new Set(
        (files.get('e') ?? '')
          .trim()
          .split('\n')
          .slice(length)
          .map((line) => (JSON.parse(line) as Logged).entry.kind),
      )
    const at = { series: 2, table: 1 }
    await acts(
      ...[
        { notice: { text: 'On paper.' } },
        { invite: { uses: 2 } },
        { uninvite: { n: 1 } },
        { renewCodes: {} },
      ],
      ...[{ enter: { entrant: { name: 'Newcomer' }, reserve: true } }, { admit: { player: 'p9' } }],
      ...[{ change: { player: 'p9', entrant: { name: 'New Comer' } } }, { withdraw: { player: 'p9' } }],
      ...[{ exclude: { player: 'p1', reason } }, { reinstate: { player: 'p1', reason } }],
      ...[
        { fixSeat: { player: 'p1', table: 1, reason } },
        { seatPair: { a: 'p1', b: 'p2', wish: 'APART', reason } },
      ],
      ...[{ adjust: { player: 'p1', points: -5, penalty: true, reason } }, { revoke: { n: 1, reason } }],
      ...[
        { rule: { series: 1, table: 1, note: 'A word.' } },
        { enter: { entrant: { name: 'Reserve' }, reserve: true } },
      ],
      ...[
        { protest: { series: 1, table: 1, player: 'p1', text: 'no' } },
        { decide: { n: 1, upheld: false, text: 'no' } },
      ],
      { correct: { series: 1, table: 1, hand: 0, readings: ['4 3 made'], consent: [0, 1, 2, 3] } },
    )
    await shell('draw', 'e')
    await shell('draw', 'e', '--reason', 'somebody came')
    await acts({ start: { series: 2 } }, { unstart: { series: 2, reason } }, { start: { series: 2 } })
    await acts(
      ...[
        { pause: { paused: true, reason } },
        { pause: { paused: false } },
        { hand: { ...at, hand: 0, line: lines[0] } },
      ],
      ...[{ redeal: { ...at, hand: 0, reason } }, { substitute: { ...at, chair: 0, player: 'p10', reason } }],
      { annul: { series: 2, table: 2, reason } },
    )
    await acts(...lines.map((line, hand) => ({ hand: { ...at, hand, line } })))
    await acts(...[0, 1, 2, 3].map((chair) => ({ sign: { ...at, chair, lines } })))
    await acts({ forget: { player: 'p4' } }, { end: { series: 2 } })
    disk.time += 3_600_000
    await shell('final', 'e')
    await acts({ reopen: { reason } }, { final: {} })
    for (const kind of ['correct', 'sign', 'substitute', 'unstart', 'seatPair', 'reopen', 'final'] as const)
      expect([...kinds()]).toContain(kind)
    expect(await bring()).toMatchObject({ status: 200, again: false })
    await shell('export', 'e', 'away.json', '--to', 'json')
    const here = await app.inject(url().replace('whole.jsonl', 'results.json'))
    const parsed = (text = '') => JSON.parse(text) as { hash: string; stamp: string }
    expect(parsed(here.body)).toMatchObject({ stamp: 'final', hash: parsed(files.get('away.json')).hash })
    // Whom the file forgets is forgotten here, too.
    expect(JSON.stringify(await log())).not.toContain('"Player 4"')
  })

  it('is taken whole or not at all if the server dies meanwhile', async () => {
    await playHere()
    await take()
    await playAway()
    const { append } = eventStore
    const { length } = await log()
    const dies = (when: 'before' | 'after') => {
      eventStore.append = async (one) => {
        if (when === 'after') await append(one)
        eventStore.append = append
        throw new Error('killed')
      }
    }
    dies('before')
    expect(await bring()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await log()).toHaveLength(length)
    // Written, but nobody was told.
    dies('after')
    expect(await bring()).toMatchObject({ status: 503 })
    const { length: grown } = await log()
    expect(grown).toBeGreaterThan(length)
    expect(await bring()).toMatchObject({ status: 200, again: true })
    expect(await log()).toHaveLength(grown)
  })

  it('is not taken if a draw cannot be repeated now', async () => {
    await playHere()
    await take()
    await playAway()
    draw = () => Promise.reject(new Error('the thread died'))
    expect(await bring()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await see(director, event, 'away { by }')).toMatchObject({ away: { by: 'Director' } })
  })

  it('cannot be handed over in a file, where there are no accounts', async () => {
    await take()
    files.set('acts', '{"handOver":{}}')
    await expect(shell('act', 'e', 'acts')).rejects.toThrow('A file has no accounts and no server')
  })
})
