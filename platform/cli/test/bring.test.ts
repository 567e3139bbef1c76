/** An event that was begun at home with the shell is brought to a gateway, and goes on there. */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawSeats } from '@stolik/event/draw/seats'
import type { Logged } from '@stolik/event/model/entry'
import type { Accounts } from '@stolik/gateway/account/accounts'
import type { EventStore } from '@stolik/gateway/event/store/sql'
import { fakeTime, guest, testApp, type App, type Asker } from '../../gateway/test/help.js'
import { announce, does, official, regulations, see } from '../../gateway/test/event/gateway.js'
import { testShell } from './shell.js'
import { newAccounts, newEvents } from '../../gateway/test/stores.js'

const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
const listsOf = (series: number): string =>
  [
    'series,table,hand,line',
    ...[1, 2].flatMap((table) => lines.map((line, i) => `${series},${table},${i + 1},${line}`)),
  ].join('\n')

describe('an event that was announced in a file', () => {
  let app: App
  let accounts: Accounts
  let events: { -readonly [K in keyof EventStore]: EventStore[K] }
  let organiser: Asker
  let draws: number
  const { shell, disk } = testShell()
  const { files } = disk

  const bring = async (file = files.get('whole') ?? '', by: Asker | null = organiser) => {
    const response = await app.inject({
      ...({ method: 'POST', url: '/files/event/whole.jsonl' } as const),
      headers: { authorization: `Bearer ${by?.token ?? ''}` },
      payload: { file },
    })
    return { status: response.statusCode, ...response.json<{ readonly event?: string }>() }
  }
  /** An evening up to its first series, held by Ola without any gateway. */
  const playAtHome = async (): Promise<void> => {
    files.set('regulations', JSON.stringify(regulations()))
    await shell('create', 'e', 'regulations', '--by', 'Ola')
    files.set('entries', ['name', ...Array.from({ length: 8 }, (_, n) => `Player ${n + 1}`)].join('\n'))
    await shell('enter', 'e', 'entries', '--by', 'Ola')
    await shell('draw', 'e', '--by', 'Ola')
    await shell('start', 'e', '--by', 'Ola')
    files.set('lists', listsOf(1))
    await shell('list', 'e', 'lists', '--by', 'Ola')
    await shell('end', 'e', '--by', 'Ola')
    await shell('export', 'e', 'whole', '--whole')
  }
  const logIn = (text = ''): Logged[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Logged)
  const textOf = (log: readonly unknown[]): string => log.map((one) => JSON.stringify(one)).join('\n')

  beforeEach(async () => {
    files.clear()
    disk.time = 1_700_000_000_000
    draws = 0
    accounts = newAccounts()
    events = newEvents()
    app = await testApp({
      accounts,
      time: fakeTime(1_700_000_000_000),
      events,
      draw: (requests) => {
        draws++
        return Promise.resolve(requests.map(drawSeats))
      },
    })
    organiser = await official({ app, accounts }, 'Organiser', 'ORGANISER')
  })
  afterEach(() => app.close())

  it('becomes one of the gateway’s, with the same standings, and goes on there', async () => {
    await playAtHome()
    const home = JSON.parse(await shell('standings', 'e', '--json')) as { individual: { player: string }[] }
    const brought = await bring()
    const { event = '' } = brought
    expect(brought).toMatchObject({
      status: 200,
      __typename: 'EventBrought',
      entries: logIn(files.get('e')).length,
    })
    expect(draws).toBe(1)
    const { standings } = await see<{ standings: { individual: { player: string; points: number }[] } }>(
      organiser,
      event,
      'standings { individual { player points } }',
    )
    expect(standings.individual).toEqual(
      home.individual.map((one) => expect.objectContaining({ player: one.player }) as unknown),
    )
    // Who held it, and who brought it.
    const all = await events.log(event)
    expect(all.at(-1)?.entry).toMatchObject({ kind: 'bring', entries: all.length - 1 })
    expect(all.at(-1)?.by).toMatchObject({ kind: 'direction', name: 'Organiser' })
    expect(all.slice(0, -1).every(({ by }) => by.kind === 'direction' && by.name === 'Ola')).toBe(true)
    expect(new Set(all.map(({ by }) => by.kind === 'direction' && by.account)).size).toBe(1)
    await does(organiser, event, { draw: { series: 2 } })
    await does(organiser, event, { start: { series: 2 } })
    await does(organiser, event, { listAll: { csv: listsOf(2) } })
    await does(organiser, event, { end: { series: 2 } })
    files.set('results', (await app.inject(`/files/event/${event}/results.json`)).body)
    expect(await shell('verify', 'results')).toContain('equal: 2 draws, 4 lists, 8 players')
  })

  it('is taken once, however often, from whatever screen and by whomever it is brought', async () => {
    await playAtHome()
    const answers = await Promise.all([bring(), bring()])
    const { event = '' } = answers.find(({ status }) => status === 200) ?? {}
    const refused = {
      status: 409,
      code: 'ALREADY_HERE',
      args: [expect.objectContaining({ name: 'event', text: event }) as unknown],
    }
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused)
    const { length } = await events.log(event)
    // A copy that went on is the same event.
    files.set('acts', '{"notice":{"text":"x"}}')
    await shell('act', 'e', 'acts')
    const other = await official({ app, accounts }, 'Other', 'ORGANISER')
    expect(await bring(files.get('e'), other)).toMatchObject(refused)
    expect(await events.log(event)).toHaveLength(length)
  })

  it('is taken from organisers alone', async () => {
    await playAtHome()
    expect(await bring(undefined, null)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await bring(undefined, await guest(app, 'Guest'))).toMatchObject({
      status: 403,
      code: 'NOT_ALLOWED',
    })
    expect(await bring(undefined, await official({ app, accounts }, 'Player'))).toMatchObject({ status: 403 })
    expect(await events.newest(10)).toEqual([])
  })

  it('is not taken if anything in it was changed, and says where', async () => {
    await playAtHome()
    const log = logIn(files.get('whole'))
    const at = (kind: string): number => log.findIndex(({ entry }) => entry.kind === kind)
    const list = at('list')
    const withEntry = (n: number, change: (entry: never) => object) =>
      textOf(
        log.map((one, i) =>
          i === n ? { ...one, entry: { ...one.entry, ...change(one.entry as never) } } : one,
        ),
      )
    const swapped = ({ tables }: { tables: { players: string[] }[] }) => ({
      tables: tables.map((one, i) => (i > 0 ? one : { ...one, players: one.players.toReversed() })),
    })
    const renamed = ({ entrant }: { entrant: object }) => ({ entrant: { ...entrant, name: 'Somebody else' } })
    const secret = (): string => randomBytes(32).toString('hex')
    const wrong: readonly (readonly [string, number, string])[] = [
      ['', 0, 'EMPTY'],
      [textOf(log.slice(1)), 1, 'NOT_ANNOUNCED'],
      ['{}', 1, 'NOT_ENTRY'],
      [`${textOf(log)}\n{"at":1`, log.length + 1, 'NOT_ENTRY'],
      [withEntry(0, () => ({ sealed: { salt: 'x', seed: 'y' } })), 1, 'NOT_DONE'],
      [withEntry(0, () => ({ sealed: { salt: secret(), seed: secret() } })), at('draw') + 1, 'NOT_DONE'],
      [
        withEntry(0, ({ regulations: r }: { regulations: object }) => ({
          regulations: { ...r, starts: -1 },
        })),
        1,
        'NOT_DONE',
      ],
      [withEntry(at('enter'), renamed), at('enter') + 1, 'NOT_DONE'],
      [withEntry(at('draw'), swapped), at('draw') + 1, 'NOT_DONE'],
      [withEntry(list, () => ({ lines: ['4 4 made', ...lines.slice(1)] })), list + 1, 'NOT_DONE'],
      [textOf(log.filter((_, i) => i !== at('start'))), at('start') + 1, 'NOT_DONE'],
      [
        textOf(log.map((one, i) => (i === list ? { ...one, by: { kind: 'gateway' } } : one))),
        list + 1,
        'NOT_DONE',
      ],
      [textOf(log.map((one) => ({ ...one, at: one.at + 2 * 86_400_000 }))), 1, 'NOT_DONE'],
      [
        textOf([...log, { ...log[1], entry: { kind: 'bring', entries: 1, digest: 'x' } }]),
        log.length + 1,
        'NOT_DONE',
      ],
      [textOf([...log, ...Array.from({ length: 61 }, () => log[at('draw')])]), 0, 'LOG_TOO_LONG'],
    ]
    for (const [file, line, code] of wrong)
      expect(await bring(file), `${code} ${line}`).toMatchObject({
        status: 409,
        code: 'BAD_FILE',
        problems: expect.arrayContaining([expect.objectContaining({ line, code })]) as unknown,
      })
    const strange = withEntry(0, ({ regulations: r }: { regulations: object }) => ({
      regulations: { ...r, game: 'whist' },
    }))
    expect(await bring(strange)).toMatchObject({ status: 409, code: 'UNKNOWN_GAME' })
    expect(await bring('x'.repeat(17 * 1024 * 1024))).toMatchObject({ status: 413 })
    expect(await events.newest(10)).toEqual([])
    expect(await bring(`\uFEFF${textOf(log).replaceAll('\n', '\r\n')}\r\n`)).toMatchObject({ status: 200 })
  })

  it('belongs to the gateway that announced it', async () => {
    const { event } = await announce(organiser)
    await does(organiser, event, { handOver: {} })
    const { body } = await app.inject({
      url: `/files/event/${event}/whole.jsonl`,
      headers: { authorization: `Bearer ${organiser.token ?? ''}` },
    })
    expect(await bring(body)).toMatchObject({ status: 409, code: 'OF_GATEWAY' })
    // On the shell it goes on, once it is read in.
    files.set('given', body)
    expect(await shell('import', 'mine', 'given')).toContain('2 entries, each checked')
    await expect(shell('import', 'mine', 'given')).rejects.toThrow('there is an event already')
  })

  it('forgets here whom the file forgot, and can forget everybody else', async () => {
    await playAtHome()
    files.set('acts', '{"forget":{"player":"p3"}}')
    await shell('act', 'e', 'acts')
    const { event = '' } = await bring(files.get('e'))
    await does(organiser, event, { forget: { player: 'p4' } })
    const log = JSON.stringify(await events.log(event))
    expect(log).not.toContain('Player 3')
    expect(log).not.toContain('Player 4')
    expect(log).toContain('Player 5')
  })

  it('has its names sealed here if the file is older than seals, also after its final result', async () => {
    await playAtHome()
    await shell('draw', 'e')
    await shell('start', 'e')
    files.set('lists', listsOf(2))
    await shell('list', 'e', 'lists')
    await shell('end', 'e')
    disk.time += 3_600_000
    await shell('final', 'e')
    const open = logIn(files.get('e')).map((one) =>
      one.entry.kind === 'enter' ? { ...one, entry: { ...one.entry, seal: undefined } } : one,
    )
    const brought = await bring(textOf(open))
    expect(brought).toMatchObject({ status: 200 })
    const { event = '' } = brought
    const sealed = (await events.log(event)).filter(({ entry }) => entry.kind === 'enter')
    expect(sealed.every(({ entry }) => entry.kind === 'enter' && entry.seal?.salt?.length === 64)).toBe(true)
    files.set('results', (await app.inject(`/files/event/${event}/results.json`)).body)
    expect(await shell('verify', 'results')).toContain('equal')
    expect(JSON.parse(files.get('results') ?? '')).toMatchObject({ stamp: 'final' })
    await does(organiser, event, { forget: { player: 'p4' } })
    expect(JSON.stringify(await events.log(event))).not.toContain('Player 4')
  })

  it('is taken whole or not at all if the server dies meanwhile', async () => {
    await playAtHome()
    const { append } = events
    events.append = () => {
      events.append = append
      return Promise.reject(new Error('killed'))
    }
    expect(await bring()).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    expect(await events.newest(10)).toEqual([])
    // Written, but nobody was told.
    events.append = async (one) => {
      await append(one)
      events.append = append
      throw new Error('killed')
    }
    expect(await bring()).toMatchObject({ status: 503 })
    expect(await bring()).toMatchObject({ code: 'ALREADY_HERE' })
  })

  it('is checked by the shell, too, before it is given away', async () => {
    await playAtHome()
    expect(await shell('import', 'again', 'whole')).toContain('each checked')
    expect(files.get('again')).toBe(files.get('whole'))
    const log = logIn(files.get('e'))
    const list = log.findIndex(({ entry }) => entry.kind === 'list')
    files.set('e', textOf(log.filter((_, i) => i !== list)))
    await expect(shell('export', 'e', 'cut', '--whole')).rejects.toThrow(/^e:\d+: the director cannot have/m)
    files.set('text', 'no event')
    await expect(shell('import', 'new', 'text')).rejects.toThrow(
      'text:1: this is not an entry of an event log',
    )
    await expect(shell('import', 'new', 'missing')).rejects.toThrow('missing: there is no such file')
    expect(files.has('cut') || files.has('new')).toBe(false)
  })
})
