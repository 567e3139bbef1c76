/**
 * Evenings that do not go to plan, at a gateway, from the doors to the printed result. What must come out is added up from the
 * slips of the tables (`evenings.recount.ts`), and compared with `results.json`, with its check by whoever has that file alone,
 * and with what stands on the printed pages.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import { isVerified, verifyExport } from '../../platform/gateway/src/ranking/signing/verify.js'
import { exportEdition } from '../../platform/gateway/src/ranking/signing/exporting.js'
import {
  asker,
  drawFully,
  fakeTime,
  testApp,
  type App,
  type Asker,
} from '../../platform/gateway/test/help.js'
import { keyOf } from '../../platform/gateway/test/ranking/desk.js'
import { act, announce, does, newOp, official, see } from '../../platform/gateway/test/event/gateway.js'
import { readable } from '../../platform/gateway/test/event/print/readable.js'
import { presetScheme } from '@stolik/ranking/check/presets'
import { readResults, verified } from '@stolik/event/verify/verify'
import {
  isBefore,
  lineOf,
  recount,
  slipsOf,
  totalOf,
  type KeptList,
  type Recount,
  type Slip,
} from './evenings.recount.js'
import { newAccounts, newRankings } from '../../platform/gateway/test/stores.js'

const skat = games.find(({ plugin }) => plugin.id === 'skat')
const time = fakeTime(1_800_000_000_000)
const accounts = newAccounts()
const rankings = newRankings()
const key = keyOf('League of the valley')
const minutes = 60_000
const week = 7 * 24 * 60 * minutes
let app: App
let director: Asker

beforeAll(async () => {
  app = await testApp({ accounts, draw: drawFully, games, rankings, signingKeys: [key], time })
  director = await official({ app, accounts }, 'Director', 'ORGANISER', 'ASSOCIATION')
})

/** Time passes, and the director signs in again. */
async function wait(ms: number): Promise<void> {
  await time.advance(ms)
  const { token } = await asker(app).get<{ token: string }>(
    `mutation { signIn(login: "director", password: "correct horse battery") { ... on SignedIn { token } } }`,
  )
  director = asker(app, token)
}
afterAll(() => app.close())

interface Table {
  readonly table: number
  readonly begun: number
  readonly key: string
  readonly status: string
  readonly length: number
  readonly seats: readonly { readonly player: string; readonly name: string }[]
}
interface Shown {
  readonly phase: string
  readonly players: readonly { readonly id: string; readonly name: string; readonly number: number }[]
  readonly series: readonly {
    readonly n: number
    readonly status: string
    readonly byes: readonly string[]
    readonly tables: readonly Table[]
  }[]
  readonly money: readonly { readonly player: string; readonly amount: number }[]
}
const fields = `phase players { id name number } money { player amount }
  series { n status byes tables { table begun key status length seats { player name } } }`

const names = (n: number): readonly string[] =>
  Array.from({ length: n }, (_, i) => `${'BDEFGHIJKLMNOPR'[i] ?? ''}ela Bigus ${i + 1}`)

/** What is announced, entered and drawn, and the paper that comes to the director's desk. */
interface Evening {
  readonly event: string
  readonly lists: KeptList[]
  readonly byes: { readonly series: number; readonly player: string; readonly points: number }[]
  readonly shown: () => Promise<Shown>
  readonly does: (what: object) => Promise<unknown>
  /** The code of a refusal; undefined if it is done. */
  readonly refused: (what: object, pass?: object) => Promise<string | undefined>
  readonly tables: (series: number) => Promise<readonly Table[]>
  readonly begin: (series: number) => Promise<void>
  /** Plays a table and brings its list to the desk. */
  readonly play: (series: number, table: Table) => Promise<void>
  /** Plays all tables and ends the series. */
  readonly playAll: (series: number) => Promise<void>
}

const bye = 50

/** @param later how the series after the first are drawn; draws by lots take seconds, since they keep apart who has met */
async function evening(
  players: number,
  { later = 'STANDING', format = {}, ...more }: { later?: string; format?: object; prizes?: object } = {},
): Promise<Evening> {
  const plan = (draw: string) => ({ rounds: 1, minutes: null, draw })
  const { event } = await announce(
    director,
    {
      game: 'skat',
      protestMinutes: 15,
      format: {
        ...{
          id: 'evening-24',
          profile: 'pzskat',
          chairs: [4, 3],
          series: [plan('LOTS'), plan(later), plan(later)],
        },
        scoring: { scale: null, ties: 'MEAN' },
        tieBreaks: ['sum.won', '-sum.lost', 'lot'],
        bye: { points: bye, small: 0 },
        stake: null,
        ...format,
      },
      ...more,
    },
    newOp(),
  )
  const lists: KeptList[] = []
  const shown = () => see<Shown>(director, event, fields)
  const tables = async (series: number) => (await shown()).series[series - 1]?.tables ?? []
  const all: Evening = {
    event,
    lists,
    byes: [],
    shown,
    tables,
    does: (what) => does(director, event, what),
    refused: async (what, pass) => (await act(director, event, what, pass ?? null)).code,
    begin: async (series) => {
      const [one] = (await shown()).series.slice(series - 1)
      if (one?.status === 'PLANNED') await does(director, event, { draw: { series } })
      await does(director, event, { start: { series } })
    },
    play: async (series, { table, seats, length }) => {
      const slips = slipsOf(series, table, seats.length, length)
      lists.push({ series, players: seats.map(({ name }) => name), slips })
      await does(director, event, { list: { series, table, lines: slips.map(lineOf), signed: true } })
    },
    playAll: async (series) => {
      for (const table of await tables(series)) await all.play(series, table)
      await does(director, event, { end: { series } })
    },
  }
  await does(director, event, { enterAll: { csv: ['name', ...names(players)].join('\n') } })
  return all
}

const said = (points: number): string => String(points).replace('-', '−')

interface Published {
  readonly hash: string
  readonly final: { readonly hash: string } | null
  readonly names: readonly { readonly player: string; readonly name: string }[]
  readonly content: {
    readonly standings: {
      readonly individual: readonly {
        readonly holder: string
        readonly place: number | null
        readonly points: number
        readonly sums: Readonly<Record<string, number>>
      }[]
    }
  }
}

const pages = async (event: string, file: string): Promise<string> => {
  const { rawPayload, statusCode } = await app.inject(`/files/event/${event}/${file}?lang=en`)
  expect(statusCode).toBe(200)
  return readable(rawPayload).join('\n')
}

/** Makes the result final and compares it with the recount. @param ranked whoever has a place @returns `results.json` */
async function expectResult(
  { event, lists, byes, does: doing, shown }: Evening,
  series: number,
  left: readonly string[] = [],
): Promise<Published> {
  await doing({ final: {} })
  const counted: Recount = recount(lists, byes)
  const places = [...counted].filter(([name]) => !left.includes(name)).sort(([, a], [, b]) => isBefore(a, b))
  const text = (await app.inject(`/files/event/${event}/results.json`)).body
  const file = JSON.parse(text) as Published
  const called = new Map(file.names.map(({ player, name }) => [player, name]))
  const rows = file.content.standings.individual.map(({ holder, points, sums }) => ({
    name: called.get(holder) ?? '',
    figures: [points, sums['sum.won'], sums['sum.lost']],
  }))
  expect(rows.map(({ name, figures }) => [name, ...figures]).toSorted()).toEqual(
    [...counted].map(([name, own]) => [name, totalOf(own), own.won, own.lost]).toSorted(),
  )
  const inOrder = rows.filter(({ name }) => !left.includes(name))
  expect(inOrder.map(({ figures }) => figures)).toEqual(
    places.map(([, own]) => [totalOf(own), own.won, own.lost]),
  )
  // Whoever has the file alone finds the same, with every draw repeated.
  const read = readResults(text)
  if ('bad' in read) throw new Error(read.bad)
  expect(verified(read, skat?.plugin).differences).toEqual([])
  expect(file.final?.hash).toBe(file.hash)
  // The printed pages have the same figures, row by row, and the same hash.
  const printed = await pages(event, 'results.pdf')
  expect(printed).toContain(file.hash)
  const numbers = new Map((await shown()).players.map(({ name, number }) => [name, number]))
  for (const [name, own] of counted) {
    const cells = Array.from({ length: series }, (_, i) => {
      const one = own.series.get(i + 1)
      return one === undefined ? '–' : `${said(one.points)}${one.bye ? ' P' : ''}`
    })
    const row = [numbers.get(name), name, ...cells, said(totalOf(own)), own.won, own.lost]
    expect(printed).toContain(`\n${row.join('\n')}\n`)
  }
  return file
}

/** Three series of two tables, at one of which a game that was lost is written as won. */
async function played(now: Evening): Promise<{
  readonly list: number
  readonly slips: readonly Slip[]
  readonly correction: object
}> {
  for (const series of [1, 2, 3]) {
    await now.begin(series)
    await now.playAll(series)
  }
  const list = now.lists.findIndex(({ series }) => series === 2)
  const { slips } = now.lists[list] as KeptList
  const hand = slips.findIndex(({ declarer, won }) => declarer !== null && won)
  const right = { ...(slips[hand] as Slip), won: false }
  return {
    list,
    slips: slips.with(hand, right),
    correction: {
      correct: { series: 2, table: 1, hand, readings: [lineOf(right)], consent: [0, 1, 2, 3] },
    },
  }
}

/** What each pays or gets, on the page and on paper: 5.5.5 at one grosz a point. */
async function expectMoney({ event, lists, shown }: Evening): Promise<void> {
  const { money, players } = await shown()
  const printed = await pages(event, 'money.pdf')
  for (const [name, own] of recount(lists)) {
    const id = players.find((one) => one.name === name)?.id
    const amounts = money.filter(({ player }) => player === id).map(({ amount }) => amount)
    const owed = [...own.series.values()].map((one) => one.money)
    expect([name, ...amounts]).toEqual([name, ...owed])
    const figures = [...owed, owed.reduce((a, b) => a + b, 0)].map((n) => `${n > 0 ? '+' : ''}${said(n)}`)
    expect(printed).toContain(`\n${[name, ...figures].join('\n')}\n`)
  }
}

/** An association that ranks the evening. */
async function ranked(event: string) {
  interface Done {
    readonly __typename: string
    readonly code: string
    readonly problems: readonly {
      readonly args: readonly { readonly name: string; readonly text: string }[]
    }[]
  }
  const ask = (what: object) =>
    director.get<Done>(
      `mutation ($act: RankingAct!) { rankingAct(act: $act) { __typename
        ... on RankingRefused { code problems { code args { name text } } } } }`,
      { act: what },
    )
  const must = async (what: object): Promise<void> => {
    const done = await ask(what)
    if (done.__typename !== 'RankingDone') throw new Error(JSON.stringify(done))
  }
  const season = { from: '2027-01-01', until: '2027-12-31' }
  const scheme = skat && presetScheme(skat, 'evenings', { name: 'League', season })
  await must({ create: { ranking: 'league', scheme: JSON.stringify(scheme) } })
  const take = { event, kind: 'EVENING' }
  /** Whoever is not known yet is new; the second time the desk offers the person of the first. */
  const decisions = async () => {
    const { problems } = await ask({ event: take })
    return problems.map(({ args }) => {
      const of = (wanted: string) => args.find(({ name }) => name === wanted)?.text
      const known = of('candidates') ?? ''
      return { key: of('key'), person: known === '' ? 'new' : known }
    })
  }
  return {
    /** Takes the event and publishes an edition. @returns its hash */
    edition: async (number: number, corrects?: number): Promise<string> => {
      await must({ event: { ...take, decisions: await decisions() } })
      const date = corrects === undefined ? '2027-01-15' : '2027-01-22'
      const why = corrects === undefined ? {} : { corrects, reason: 'A list was wrong.' }
      await must({ draft: { ranking: 'league', date, ...why } })
      for (const status of ['PROVISIONAL', 'FINAL'])
        await must({ stamp: { ranking: 'league', number, status } })
      const hash = (await rankings.editions('league')).find((one) => one.number === number)?.hash ?? ''
      const text = await exportEdition({ store: rankings, keys: [key.public] }, hash, () => true)
      expect(typeof text === 'string' && isVerified(verifyExport(text, [key.public.id]))).toBe(true)
      return hash
    },
    /** What the desk of the association says about an event that it has taken. */
    changed: async (): Promise<string | null | undefined> =>
      (
        await director.get<{ events: readonly { event: string; changed: string | null }[] }>(
          '{ rankingEvents(search: "") { ... on RankingEvents { events { event changed } } } }',
        )
      ).events.find((one) => one.event === event)?.changed,
    expectSame: async ({ lists }: Evening): Promise<void> => {
      const { rows } = await director.get<{ rows: readonly { name: string; points: number }[] }>(
        '{ edition(ranking: "league") { ... on Edition { rows { name points } } } }',
      )
      expect(rows.map(({ name, points }) => [name, points]).toSorted()).toEqual(
        [...recount(lists)].map(([name, own]) => [name, totalOf(own)]).toSorted(),
      )
    },
  }
}

const reason = 'did not come'
const out = (player: string | undefined) => ({ player })

describe('an evening', () => {
  it(
    'with three no-shows after the start: tables shrink, and one is given up',
    { timeout: 60_000 },
    async () => {
      const now = await evening(15, { later: 'LOTS' })
      await now.begin(1)
      const drawn = await now.tables(1)
      const full = drawn.filter(({ seats }) => seats.length === 4)
      const three = drawn.find(({ seats }) => seats.length === 3)
      const seat = (table: Table | undefined, chair: number) => table?.seats[chair]?.player
      const missing = [seat(full[0], 0), seat(full[1], 3), seat(three, 1)]
      const change = (seats: readonly object[]) => ({ reseat: { series: 1, seats, reason } })
      await now.does(change([out(missing[0])]))
      await now.does(change([out(missing[1])]))
      // Two cannot play: they take the chairs that are free.
      expect(await now.refused(change([out(missing[2])]))).toBe('TABLE_SIZE')
      await now.does(
        change([
          out(missing[2]),
          { player: seat(three, 0), table: full[0]?.table },
          { player: seat(three, 2), table: full[1]?.table },
        ]),
      )
      for (const player of missing) await now.does({ withdraw: { player } })
      await now.playAll(1)
      for (const series of [2, 3]) {
        await now.begin(series)
        await now.playAll(series)
      }
      await wait(16 * minutes)
      await expectResult(now, 3)
      expect(await pages(now.event, 'minutes.pdf')).toContain(reason)
    },
  )

  it('on which a table stands up in the middle of its list', { timeout: 60_000 }, async () => {
    const now = await evening(11)
    await now.begin(1)
    await now.playAll(1)
    await now.begin(2)
    const leaving = (await now.tables(2)).find(({ seats }) => seats.length === 3)
    const { table = 0, seats: [a, b, stays] = [], key: code = '', begun } = leaving ?? {}
    const [hand = ''] = slipsOf(2, table, 3, 3).map(lineOf)
    await now.does({ hand: { series: 2, table, hand: 0, line: hand } })
    const seats = [out(a?.player), out(b?.player), { player: stays?.player, bye: true }]
    const move = { reseat: { series: 2, seats, reason: 'They went home.' } }
    // What they have played is voided first, by a decision of its own.
    expect(await now.refused(move)).toBe('HANDS_WRITTEN')
    await now.does({ redeal: { series: 2, table, hand: 0, reason: 'The table stood up.' } })
    await now.does(move)
    for (const one of [a, b]) await now.does({ withdraw: { player: one?.player } })
    now.byes.push({ series: 2, player: stays?.name ?? '', points: bye })
    // The phone of that table still has a hand to send.
    const late = { hand: { series: 2, table, hand: 1, line: hand, begun } }
    expect(await now.refused(late, { key: code, chair: 1, device: 'phone234' })).toBe('UNKNOWN_TABLE')
    await now.playAll(2)
    await now.begin(3)
    const third = (await now.shown()).series[2]
    const all = (await now.shown()).players
    for (const id of third?.byes ?? [])
      now.byes.push({ series: 3, player: all.find((one) => one.id === id)?.name ?? '', points: bye })
    await now.playAll(3)
    await wait(16 * minutes)
    await expectResult(now, 3)
    const minute = (await pages(now.event, 'minutes.pdf')).replaceAll('\n', ' ')
    for (const words of ['They went home.', 'The table stood up.']) expect(minute).toContain(words)
  })

  it(
    'on which the network is gone for a series: paper goes in, and phones come late',
    { timeout: 60_000 },
    async () => {
      const now = await evening(12)
      await now.begin(1)
      await now.playAll(1)
      await now.begin(2)
      const drawn = await now.tables(2)
      const papers = drawn.map(({ table, seats, length }) => ({
        series: 2,
        table,
        players: seats.map(({ name }) => name),
        slips: slipsOf(2, table, seats.length, length),
      }))
      now.lists.push(...papers)
      const linesOf = (table: number): readonly string[] =>
        papers.find((one) => one.table === table)?.slips.map(lineOf) ?? []
      const phone = ({ key: code }: Table) => ({ key: code, chair: 1, device: 'phone234' })
      const [first, second, third] = drawn as readonly [Table, Table, Table]
      const hand = ({ table, begun }: Table, n: number, line = linesOf(table)[n]) => ({
        hand: { series: 2, table, hand: n, line, begun },
      })
      // Before the network went, the phone of table 1 sent its first hand, with a wrong game.
      expect(await now.refused(hand(first, 0, '2 clubs with 3 won'), phone(first))).toBeUndefined()
      // The director types all lists in from paper. A sum on the paper that is not right is found, and nothing is taken.
      const csv = (total: string): string =>
        [
          'series;table;hand;line;total1',
          ...papers.flatMap(({ table, slips }) =>
            slips.map((slip, n) =>
              [2, table, n + 1, lineOf(slip), n === 3 && table === 3 ? total : ''].join(';'),
            ),
          ),
        ].join('\n')
      expect(await now.refused({ listAll: { csv: csv('9999') } })).toBe('BAD_FILE')
      // Nor is the hand replaced that the phone has sent, unless the director asks for it.
      expect(await now.refused({ listAll: { csv: csv('') } })).toBe('BAD_FILE')
      await now.does({ listAll: { csv: csv(''), overwrite: true } })
      // Phones send what waited in them. What stands already is done; what differs is not taken; nothing is counted twice.
      const before = await now.tables(2)
      expect(await now.refused(hand(second, 0), phone(second))).toBeUndefined()
      expect(await now.refused(hand(second, 1, '1 grand with 4 won'), phone(second))).toBe('DIFFERS')
      expect(await now.refused(hand(first, 0, '2 clubs with 3 won'), phone(first))).toBe('DIFFERS')
      expect(await now.refused(hand(third, 4, 'passed'), phone(third))).toBe('LIST_FULL')
      await now.does({ end: { series: 2 } })
      // A phone that was switched off until now has written the same, and is not told that it is too late.
      expect(await now.refused(hand(third, 3), phone(third))).toBeUndefined()
      expect(await now.refused(hand(third, 3, '1 grand with 4 won'), phone(third))).toBe('NOT_RUNNING')
      expect((await now.tables(2)).map(({ status, begun }) => [status, begun])).toEqual(
        before.map(({ status, begun }) => [status, begun]),
      )
      await now.begin(3)
      await now.playAll(3)
      await wait(16 * minutes)
      await expectResult(now, 3)
    },
  )

  it(
    'on which the hall closes after series 2, and stays open for an hour after all',
    { timeout: 60_000 },
    async () => {
      const now = await evening(12)
      for (const series of [1, 2]) {
        await now.begin(series)
        await now.playAll(series)
      }
      await now.begin(3)
      const [one] = (await now.tables(3)) as readonly [Table]
      const lines = slipsOf(3, one.table, one.seats.length, one.length).map(lineOf)
      await now.does({ list: { series: 3, table: one.table, lines, signed: true } })
      const closes = { endEarly: { after: 2, reason: 'The hall closes.' } }
      await now.does(closes)
      await now.does({ undoEarlyEnd: { reason: 'The caretaker stays.' } })
      // Series 3 is as it was, with the list that had come in.
      expect((await now.tables(3)).map(({ status }) => status)).toEqual(['SIGNED', 'EMPTY', 'EMPTY'])
      await now.does({ ...closes, endEarly: { ...closes.endEarly, reason: 'Now it closes.' } })
      expect(await now.refused({ final: {} })).toBe('PROTEST_TIME')
      await wait(16 * minutes)
      await expectResult(now, 2)
      const minute = (await pages(now.event, 'minutes.pdf')).replaceAll('\n', ' ')
      for (const words of ['The hall closes.', 'The caretaker stays.', 'Now it closes.'])
        expect(minute).toContain(words)
      expect((await pages(now.event, 'results.pdf')).replaceAll('\n', ' ')).toContain('Now it closes.')
    },
  )

  it(
    'with a wrong result found a week later: money, pages and ranking follow',
    { timeout: 90_000 },
    async () => {
      const prizes = [{ of: 'all', places: ['a ham', 'a cake'] }]
      const now = await evening(8, { prizes, format: { stake: { numerator: 1, denominator: 1 } } })
      const found = await played(now)
      await wait(16 * minutes)
      const wrong = await expectResult(now, 3)
      await expectMoney(now)
      const league = await ranked(now.event)
      const first = await league.edition(1)
      await league.expectSame(now)

      await wait(week)
      expect(await now.refused(found.correction)).toBe('FINAL')
      await now.does({ reopen: { reason: 'The photograph of the list shows it.', clause: 'PT 7.3.3' } })
      await now.does(found.correction)
      now.lists[found.list] = { ...(now.lists[found.list] as KeptList), slips: found.slips }
      const right = await expectResult(now, 3)
      expect(right.hash).not.toBe(wrong.hash)
      await expectMoney(now)
      const printed = await pages(now.event, 'results.pdf')
      expect(printed.replaceAll('\n', '')).toContain(wrong.hash.slice(0, 12))
      expect(await league.changed()).toBe('NEWER')
      // The edition that was published stays as it was, until the association takes the event again.
      expect(await league.edition(2, 1)).not.toBe(first)
      await league.expectSame(now)
    },
  )

  it('with an appeal that overturns an exclusion', { timeout: 60_000 }, async () => {
    const now = await evening(12)
    await now.begin(1)
    const [table] = (await now.tables(1)) as readonly [Table]
    const { player = '', name = '' } = table.seats[1] ?? {}
    await now.playAll(1)
    await now.does({ exclude: { player, reason: 'signals', clause: 'PT 4.3' } })
    await now.begin(2)
    for (const one of await now.tables(2)) expect(one.seats.map((seat) => seat.player)).not.toContain(player)
    await now.playAll(2)
    await now.does({ reinstate: { player, reason: 'The court found no intent.', clause: 'PT 7.3.3' } })
    await now.begin(3)
    await now.playAll(3)
    await wait(16 * minutes)
    const { content, names: called } = await expectResult(now, 3)
    const id = called.find((one) => one.name === name)?.player
    expect(content.standings.individual.find(({ holder }) => holder === id)?.place).toEqual(
      expect.any(Number),
    )
    const minute = (await pages(now.event, 'minutes.pdf')).replaceAll('\n', ' ')
    expect(minute).toContain('PT 7.3.3')
    expect(minute).not.toContain('signals')
  })
})
