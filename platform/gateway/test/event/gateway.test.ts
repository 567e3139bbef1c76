/** Events at a gateway: who may do what, who sees what, and that each act is done once. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { act, announce, does, official, refusedFields, regulations, see } from './gateway.js'
import { newAccounts, newEvents } from '../stores.js'

interface Shown {
  readonly seq: number
  readonly phase: string
  readonly opening: { readonly seed: string } | null
  readonly players: readonly {
    readonly id: string
    readonly number: number
    readonly name: string
    readonly status: string
    readonly card: string | null
    readonly born: number | null
    readonly table: number | null
  }[]
  readonly series: readonly {
    readonly status: string
    readonly tables: readonly {
      readonly table: number
      readonly status: string
      readonly key: string | null
      readonly seats: readonly { readonly player: string; readonly chair: number }[]
      readonly points: readonly number[] | null
    }[]
  }[]
}
const fields = `seq phase opening { seed }
  players { id number name status card born table }
  series { status tables { table status key seats { player chair } points } }`

const oneSeries = { ...regulations().format, series: [{ rounds: 1, minutes: null, draw: 'LOTS' }] }

describe('an event', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let store: EventStore
  let time: FakeTime
  let director: Asker
  let event: string
  const start = async (): Promise<void> => {
    app = await testApp({ accounts, events: store, time })
  }
  beforeEach(async () => {
    accounts = newAccounts()
    store = newEvents()
    time = fakeTime(1_700_000_000_000)
    await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director)).event
  })
  afterEach(() => app.close())

  const enter = (n: number, by = director) => does(by, event, { enter: { entrant: { name: `Player ${n}` } } })
  /** Enters eight players at two tables and starts the first series. */
  const begin = async (): Promise<Shown> => {
    for (let n = 1; n <= 8; n++) await enter(n)
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    return see<Shown>(director, event, fields)
  }

  describe('takes a file with all lists', () => {
    const send = async (csv: string, by: Asker, what = 'listAll') => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: by.token === undefined ? {} : { authorization: `Bearer ${by.token}` },
        payload: {
          query: `mutation ($e: ID!, $a: EventAct!) { act(event: $e, op: "file", act: $a) {
            __typename ... on EventRefused { code args { name number } } } }`,
          variables: { e: event, a: { [what]: { csv } } },
        },
      })
      const { data, errors } = response.json<{
        data: { act: { __typename: string; code?: string } } | null
        errors?: { extensions: { code: string } }[]
        code?: string
      }>()
      return (
        data?.act.code ??
        data?.act.__typename ??
        errors?.[0]?.extensions.code ??
        response.json<{ code: string }>().code
      )
    }
    const file = (length: number): string => {
      const lines = [1, 2].flatMap((table) => [0, 1, 2, 3].map((hand) => `1,${table},${hand + 1},passed`))
      const text = `series,table,hand,line\n${lines.join('\n')}\n`
      return text + '\n'.repeat(Math.max(0, length - text.length))
    }
    it('that is longer than other requests, from an account', async () => {
      await begin()
      expect(await send(file(300_000), asker(app))).toBe('TOO_LONG')
      expect(await send(file(300_000), await guest(app, 'Guest'))).toBe('TOO_LONG')
      expect(await send(file(300_000), await official({ app, accounts }, 'Other'))).toBe('NOT_ALLOWED')
      expect(await send(file(300_000), director)).toBe('EventDone')
      const { series } = await see<Shown>(director, event, fields)
      expect(series[0]?.tables.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
    })
    it('of limited length, but no other long request', async () => {
      await begin()
      // Line breaks double in JSON, so half of the request is escapes.
      expect(await send('x'.repeat(900_001), director)).toBe('FILE_TOO_LONG')
      expect(await send('x'.repeat(1_100_000), director)).toBe('TOO_LONG')
      expect(await send(file(300_000), director, 'enterAll')).toBe('TOO_LONG')
    })
  })

  it('takes the entries of a form on the web, with what its columns are', async () => {
    const csv =
      'Timestamp,Who are you?,Which club?\n2026-11-30 18:05,Ola Nowak,Dolina\n2026-11-30 18:07,Jan Kos,\n'
    const columns = [{ head: 'who are you?', is: 'NAME' }]
    const problems = 'problems { line code args { name text number } }'
    const refused = async (more: readonly object[]) =>
      JSON.stringify(
        await director.get(
          `mutation ($e: ID!, $a: EventAct!) { act(event: $e, op: "${more.length}", act: $a) {
            __typename ... on EventRefused { code ${problems} } } }`,
          { e: event, a: { enterAll: { csv, columns: more } } },
        ),
      )
    expect(await refused([])).toMatch(/UNKNOWN_COLUMN.*Who are you.*NO_COLUMN/)
    expect(await refused([...columns, { head: 'Which club?', is: 'NAME' }])).toContain('COLUMN_TWICE')
    expect(await refused([...columns, ...columns, { head: 'Tel.', is: 'IGNORED' }])).toContain('NO_HEAD')
    const club = { head: 'Which club?', is: 'CLUB' }
    await does(director, event, { enterAll: { csv, columns: [...columns, club] } })
    const { players } = await see<{ players: readonly { name: string; club: string | null }[] }>(
      director,
      event,
      'players { name club }',
    )
    expect(players).toEqual([
      { name: 'Ola Nowak', club: 'Dolina' },
      { name: 'Jan Kos', club: null },
    ])
  })

  describe('is announced', () => {
    it('only by an organiser', async () => {
      for (const by of [
        asker(app),
        await guest(app, 'Guest'),
        await official({ app, accounts }, 'R', 'REFEREE'),
      ])
        expect((await announce(by, {}, 'mine')).__typename).toBe('EventRefused')
    })
    it('once, however often it is sent', async () => {
      expect((await announce(director)).event).toBe(event)
      expect((await announce(director, {}, 'another')).event).not.toBe(event)
      const events = await director.get<{ id: string }[]>('{ events { id name phase players } }')
      expect(events).toHaveLength(2)
    })
    it('not with contradictory regulations, and each fault is named', async () => {
      const answer = await announce(director, { name: '', prizes: [{ of: 'team', places: ['cup'] }] }, 'bad')
      expect(answer).toMatchObject({ __typename: 'EventRefused', code: 'BAD_REGULATIONS' })
      expect(answer.problems.length).toBeGreaterThan(1)
    })
    it('with a commitment to its seed, which is revealed with the first draw', async () => {
      const before = await see<Shown & { commitment: string }>(director, event, `${fields} commitment`)
      expect(before.opening).toBeNull()
      expect(before.commitment).toMatch(/^[0-9a-f]{64}$/)
      expect((await begin()).opening?.seed).toMatch(/^[0-9a-f]{64}$/)
    })
  })

  describe('is entered', () => {
    it('by people themselves if it is open, once', async () => {
      const ola = await guest(app, 'Ola')
      const entrant = { name: 'Ola Nowak' }
      const first = await act(ola, event, { register: { entrant } })
      expect(first).toMatchObject({ __typename: 'EventDone', player: { number: 1 } })
      expect(first.player?.card).toMatch(/^\w{12}$/)
      expect((await act(ola, event, { register: { entrant } })).code).toBe('ENTERED_ALREADY')
      expect((await act(asker(app), event, { register: { entrant } })).code).toBe('NOT_SIGNED_IN')
    })
    it('PT 4.5 by the director too, who is drawn like everybody and still directs', async () => {
      const entrant = { name: 'Anna Nowak' }
      await does(director, event, { register: { entrant } })
      expect((await act(director, event, { register: { entrant } })).code).toBe('ENTERED_ALREADY')
      for (let n = 2; n <= 4; n++) await enter(n)
      await does(director, event, { draw: { series: 1 } })
      const { players } = await see<Shown>(director, event, fields)
      expect(players.map(({ number }) => number)).toEqual([1, 2, 3, 4])
      await does(director, event, { start: { series: 1 } })
    })
    it('once, however often the same act is sent', async () => {
      const entrant = { name: 'Jan' }
      const send = () => act(director, event, { enter: { entrant } }, null, 'same')
      const { player } = await send()
      expect(player).toMatchObject({ number: 1, card: expect.any(String) as string })
      await enter(2)
      for (let n = 0; n < 2; n++) expect(await send()).toMatchObject({ __typename: 'EventDone', player })
      expect((await see<Shown>(director, event, fields)).players).toHaveLength(2)
    })
    it('by many at once, each with their own number', async () => {
      const guests = await Promise.all(Array.from({ length: 12 }, (_, n) => guest(app, `G${n}`)))
      await Promise.all(
        guests.map((one, n) => does(one, event, { register: { entrant: { name: `G ${n}` } } })),
      )
      const { players } = await see<Shown>(director, event, fields)
      expect(players.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
    })
    it('with exactly one act at a time', async () => {
      const { errors } = await director.ask(
        `mutation ($a: EventAct!) { act(event: "${event}", op: "x", act: $a) { __typename } }`,
        { a: { final: {}, start: { series: 1 } } },
      )
      expect(errors).toHaveLength(1)
    })
  })

  describe('shows', () => {
    const secrets = (view: Shown) => [
      ...view.players.map(({ card }) => card),
      ...view.series.flatMap(({ tables }) => tables.map(({ key }) => key)),
    ]
    it('cards, keys and private data only to the director', async () => {
      const begun = await begin()
      expect(secrets(begun).every((word) => word !== null)).toBe(true)
      expect(new Set(secrets(begun)).size).toBe(8 + 2)
      const card = begun.players[0]?.card
      for (const [by, pass] of [
        [asker(app), null],
        [await guest(app, 'Guest'), null],
        [asker(app), { card }],
        [await official({ app, accounts }, 'Other', 'ORGANISER'), null],
      ] as const)
        expect(secrets(await see<Shown>(by, event, fields, pass)).every((word) => word === null)).toBe(true)
    })
    it('the finder of a card whose it is, but not licence, year of birth or fee until they claim it', async () => {
      const { event: open } = await announce(director, { categories: ['SENIOR'], seniorUntil: 1970 }, 'open')
      const entrant = { name: 'Jan', licence: 'PL-1', born: 1960 }
      const { player } = await act(director, open, { enter: { entrant } })
      await does(director, open, { paid: { player: player?.id, paid: true } })
      const pass = { card: player?.card }
      const mine = (by: Asker) =>
        by.get<{ player: unknown }>(
          `query ($e: ID!, $p: EventPass) { eventMe(event: $e, pass: $p) {
            ... on EventMe { player { name card licence born paid } } } }`,
          { e: open, p: pass },
        )
      const entry = { name: 'Jan', ...pass }
      const hidden = { ...entry, licence: null, born: null, paid: null }
      const ola = await guest(app, 'Ola')
      expect((await mine(asker(app))).player).toEqual(hidden)
      expect((await mine(ola)).player).toEqual(hidden)
      await does(ola, open, { claim: {} }, pass)
      expect((await mine(ola)).player).toEqual({ ...entry, licence: 'PL-1', born: 1960, paid: true })
      expect((await mine(await guest(app, 'Ewa'))).player).toEqual(hidden)
    })
    it('nothing for an invalid code', async () => {
      expect(await see(asker(app), event, fields, { card: 'nonsense' })).toMatchObject({ code: 'BAD_KEY' })
      expect(await see(asker(app), event, fields, { key: 'nonsense' })).toMatchObject({ code: 'BAD_KEY' })
      expect(await see(asker(app), 'aaaaaaaaaa', fields)).toMatchObject({ code: 'UNKNOWN_EVENT' })
      expect(await see(asker(app), '#', fields)).toMatchObject({ code: 'UNKNOWN_EVENT' })
    })
    it('its log to the director, without the seed until that is revealed', async () => {
      const ask = `query { eventAudit(event: "${event}") { ... on EventAudit { length entries { n by kind entry } }
        ${refusedFields} } }`
      const read = async (by: Asker) => JSON.stringify(await by.get<object>(ask))
      expect(await read(director)).toContain('"announce"')
      expect(await read(director)).not.toContain('sealed')
      expect(await read(asker(app))).toContain('NOT_ALLOWED')
      await begin()
      expect(await read(director)).toContain('sealed')
    })
  })

  describe('is directed', () => {
    it('only by its own director', async () => {
      await enter(1)
      const others = [
        asker(app),
        await guest(app, 'Guest'),
        await official({ app, accounts }, 'Other', 'ORGANISER'),
        await official({ app, accounts }, 'R', 'REFEREE'),
      ]
      for (const by of others)
        for (const what of [
          { draw: { series: 1 } },
          { exclude: { player: 'p1', reason: 'x' } },
          { enter: { entrant: { name: 'N' } } },
          { final: {} },
        ])
          expect((await act(by, event, what)).__typename).toBe('EventRefused')
    })
    it('PT 2.3 and ruled by a referee, who may do nothing else', async () => {
      await begin()
      const referee = await official({ app, accounts }, 'R', 'REFEREE')
      await does(referee, event, { rule: { series: 1, table: 1, note: 'A card was exposed: play on.' } })
      expect((await act(referee, event, { end: { series: 1 } })).code).toBe('NOT_ALLOWED')
      // They decide protests, but only the director corrects a list with that.
      const decision = { n: 9, upheld: true, text: 'The paper says so.' }
      expect((await act(referee, event, { decide: decision })).code).toBe('UNKNOWN_NUMBER')
      const correction = { hand: 0, readings: ['passed'], seen: null }
      expect((await act(referee, event, { decide: { ...decision, correction } })).code).toBe('NOT_ALLOWED')
    })
    it('PT 3.2 by people named by the director, until that is revoked', async () => {
      await enter(1)
      const other = await official({ app, accounts }, 'Other')
      const { id } = await other.get<{ id: string }>('{ me { id } }')
      const draw = { draw: { series: 7 } }
      const rule = { revoke: { n: 1, reason: 'x' } }
      const codes = async () => [(await act(other, event, draw)).code, (await act(other, event, rule)).code]
      const appoint = (office: string, appointed = true) =>
        does(director, event, { appoint: { account: id, office, appointed } })
      expect(await codes()).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
      await appoint('REFEREE')
      expect(await codes()).toEqual(['NOT_ALLOWED', 'UNKNOWN_NUMBER'])
      expect((await act(other, event, { appoint: { account: id, office: 'DIRECTION' } })).code).toBe(
        'NOT_ALLOWED',
      )
      const another = { appoint: { account: id, office: 'DIRECTION' } }
      expect(await act(director, event, another)).toMatchObject({ code: 'HAS_OFFICE' })
      await appoint('REFEREE', false)
      await appoint('DIRECTION')
      expect(await codes()).toEqual(['UNKNOWN_SERIES', 'UNKNOWN_NUMBER'])
      await appoint('DIRECTION', false)
      expect(await codes()).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED'])
      const nobody = { appoint: { account: 'nobody-234567', office: 'REFEREE' } }
      expect((await act(director, event, nobody)).code).toBe('UNKNOWN_ACCOUNT')
    })
    describe('by a referee who was invited by a link', () => {
      interface Invitation {
        readonly n: number
        readonly code: string
        readonly uses: number
        readonly taken: readonly string[]
        readonly revoked: boolean
      }
      const rule = { revoke: { n: 1, reason: 'x' } }
      const invitations = async (by = director) =>
        (
          await see<{ invitations: readonly Invitation[] }>(
            by,
            event,
            'invitations { n code uses taken revoked }',
          )
        ).invitations
      const invite = async (uses = 1): Promise<string> => {
        await does(director, event, { invite: { uses } })
        return (await invitations()).at(-1)?.code ?? ''
      }
      const offered = (code: string) =>
        asker(app).get<string | null>(`{ eventInvitation(event: "${event}", code: "${code}") }`)

      it('who accepts it once, with an account, and rules until dismissed', async () => {
        const code = await invite()
        expect(await offered(code)).toBe('REFEREE')
        expect(await act(await guest(app, 'Guest'), event, { accept: { code } })).toMatchObject({
          code: 'NOT_SIGNED_IN',
        })
        const referee = await official({ app, accounts }, 'Seweryn')
        expect((await act(referee, event, rule)).code).toBe('NOT_ALLOWED')
        await does(referee, event, { accept: { code } })
        await does(referee, event, { accept: { code } })
        expect((await act(referee, event, rule)).code).toBe('UNKNOWN_NUMBER')
        expect((await act(referee, event, { draw: { series: 1 } })).code).toBe('NOT_ALLOWED')
        expect(await invitations()).toMatchObject([{ uses: 1, taken: ['Seweryn'], revoked: false }])

        // The link is used up.
        expect(await offered(code)).toBeNull()
        const late = await official({ app, accounts }, 'Late')
        expect((await act(late, event, { accept: { code } })).code).toBe('BAD_INVITATION')

        const { id } = await referee.get<{ id: string }>('{ me { id } }')
        await does(director, event, { appoint: { account: id, office: 'REFEREE', appointed: false } })
        expect((await act(referee, event, rule)).code).toBe('NOT_ALLOWED')
        expect((await act(referee, event, { accept: { code } })).code).toBe('BAD_INVITATION')
      })

      it('belongs to one event, can be revoked, and is shown only to the director', async () => {
        const code = await invite(3)
        const one = await official({ app, accounts }, 'One')
        await does(one, event, { accept: { code } })
        expect(await invitations(one)).toEqual([])
        const other = (await announce(director, {}, 'other')).event
        const two = await official({ app, accounts }, 'Two')
        expect((await act(two, other, { accept: { code } })).code).toBe('BAD_INVITATION')
        expect((await act(two, event, { accept: { code: 'no-such-code' } })).code).toBe('BAD_INVITATION')
        expect((await act(one, event, { uninvite: { n: 1 } })).code).toBe('NOT_ALLOWED')
        await does(director, event, { uninvite: { n: 1 } })
        expect((await act(two, event, { accept: { code } })).code).toBe('BAD_INVITATION')
        // Referees who accepted it before stay.
        expect((await act(one, event, rule)).code).toBe('UNKNOWN_NUMBER')
      })

      it('of whom there may be a limited number, and everything is logged', async () => {
        expect((await act(director, event, { invite: { uses: 0 } })).code).toBe('MALFORMED')
        expect((await act(director, event, { invite: { uses: 21 } })).code).toBe('MALFORMED')
        for (let n = 0; n < 10; n++) await invite()
        expect((await act(director, event, { invite: { uses: 1 } })).code).toBe('TOO_MANY')
        await does(director, event, { uninvite: { n: 10 } })
        const code = await invite()
        await does(await official({ app, accounts }, 'Seweryn'), event, { accept: { code } })
        const { entries } = await director.get<{ entries: { kind: string; name: string | null }[] }>(
          `{ eventAudit(event: "${event}") { ... on EventAudit { entries { kind name } } } }`,
        )
        expect(entries.slice(-3)).toEqual([
          { kind: 'uninvite', name: 'Director' },
          { kind: 'invite', name: 'Director' },
          { kind: 'appoint', name: 'Seweryn' },
        ])
      })
    })
    it('by two at once: the later act is decided on the state after the first', async () => {
      for (let n = 1; n <= 8; n++) await enter(n)
      const answers = await Promise.all([1, 2].map(() => act(director, event, { draw: { series: 1 } })))
      expect(answers.map((one) => (one.__typename === 'EventDone' ? 'done' : one.code)).toSorted()).toEqual([
        'DRAWN_ALREADY',
        'done',
      ])
    })
  })

  describe('has lists in the hall', () => {
    it('written with the key of the table by the given chair, but of no other table', async () => {
      const begun = await begin()
      const [one, two] = begun.series[0]?.tables ?? []
      const pass = { key: one?.key, chair: 2 }
      const phone = asker(app)
      const hand = { series: 1, table: 1, hand: 0, line: 'passed' }
      await does(phone, event, { hand }, pass)
      // The other phone writes the same, so it is one hand.
      await does(phone, event, { hand }, { key: one?.key, chair: 1 })
      expect(await act(phone, event, { hand: { ...hand, line: '1 2 made' } }, pass)).toMatchObject({
        __typename: 'EventRefused',
      })
      expect(
        (await act(phone, event, { hand: { ...hand, hand: 1 } }, { key: two?.key, chair: 0 })).code,
      ).toBe('NOT_ALLOWED')
      expect((await act(phone, event, { hand: { ...hand, hand: 2 } }, pass)).code).toBe('GAP')
      const cardOf = (chair: number): string | null | undefined =>
        begun.players.find(({ id }) => id === one?.seats[chair]?.player)?.card
      await does(phone, event, { confirm: hand }, { key: one?.key, chair: 1, card: cardOf(1) })
      expect((await act(phone, event, { confirm: hand }, { ...pass, card: cardOf(2) })).code).toBe('OWN_HAND')
    })
    it('written by a player with their card or account, from their own chair', async () => {
      const ola = await guest(app, 'Ola')
      await does(ola, event, { register: { entrant: { name: 'Ola' } } })
      for (let n = 2; n <= 8; n++) await enter(n)
      await does(director, event, { draw: { series: 1 } })
      await does(director, event, { start: { series: 1 } })
      const current = await see<Shown>(director, event, fields)
      const [ownPlayer] = current.players
      const table = ownPlayer?.table ?? 0
      const line = 'passed'
      await does(ola, event, { hand: { series: 1, table, hand: 0, line } })
      const mate = current.series[0]?.tables[table - 1]?.seats.find(({ player }) => player !== ownPlayer?.id)
      const card = current.players.find(({ id }) => id === mate?.player)?.card
      await does(asker(app), event, { confirm: { series: 1, table, hand: 0, line } }, { card })
      const other = table === 1 ? 2 : 1
      expect((await act(ola, event, { hand: { series: 1, table: other, hand: 0, line } })).code).toBe(
        'NOT_ALLOWED',
      )
      const me = await ola.get<{ player: { name: string }; table: { table: number } }>(
        `{ eventMe(event: "${event}") { ... on EventMe { director player { name } table { table } } } }`,
      )
      expect(me).toMatchObject({ director: false, player: { name: 'Ola' }, table: { table } })
    })
    it('and standings that link to these lists', async () => {
      await begin()
      for (const table of [1, 2])
        await does(director, event, {
          list: { series: 1, table, lines: ['2 1 made', '3 2 made', 'passed', '1 1 failed'], signed: true },
        })
      await does(director, event, { end: { series: 1 } })
      const { standings } = await see<{
        standings: {
          stamp: string
          individual: { points: number; cells: { kind: string; table: number }[] }[]
        }
      }>(asker(app), event, 'standings { stamp individual { place points cells { kind table } } }')
      expect(standings.individual).toHaveLength(8)
      expect(standings.individual.every(({ cells }) => cells[0]?.kind === 'LIST')).toBe(true)
    })
  })

  it('is unloaded when it is final, and can be loaded again', async () => {
    const final = (await announce(director, { protestMinutes: 0, format: oneSeries }, 'final')).event
    for (let n = 1; n <= 4; n++) await does(director, final, { enter: { entrant: { name: `P${n}` } } })
    await does(director, final, { draw: { series: 1 } })
    await does(director, final, { start: { series: 1 } })
    await does(director, final, {
      list: { series: 1, table: 1, lines: ['passed', 'passed', '1 1 made', 'passed'], signed: true },
    })
    await does(director, final, { end: { series: 1 } })
    await time.advance(1_000)
    await does(director, final, { final: {} })
    expect((await act(director, final, { enter: { entrant: { name: 'Late' } } })).code).toBe('FINAL')
    const log = store.log.bind(store)
    let reads = 0
    store.log = (id, from) => {
      if (id === final) reads += 1
      return log(id, from)
    }
    await time.advance(20_000)
    for (let n = 0; n < 3; n++) expect((await see<Shown>(asker(app), final, fields)).phase).toBe('FINAL')
    expect(reads).toBe(1)
    expect(await director.get<object[]>('{ events { id phase } }')).toContainEqual({
      id: final,
      phase: 'FINAL',
    })
  })

  it('is reopened with a public reason, and made final again', async () => {
    const once = (await announce(director, { protestMinutes: 0, format: oneSeries }, 'reopened')).event
    for (let n = 1; n <= 4; n++) await does(director, once, { enter: { entrant: { name: `P${n}` } } })
    await does(director, once, { draw: { series: 1 } })
    await does(director, once, { start: { series: 1 } })
    const lines = ['passed', 'passed', '1 1 made', 'passed']
    await does(director, once, { list: { series: 1, table: 1, lines, signed: true } })
    await does(director, once, { end: { series: 1 } })
    await time.advance(1_000)
    await does(director, once, { final: {} })
    const selection = 'phase standings { hash } reopenings { at reason clause final hash }'
    interface Reopened {
      readonly phase: string
      readonly standings: { readonly hash: string | null }
      readonly reopenings: readonly { readonly hash: string }[]
    }
    const first = (await see<Reopened>(asker(app), once, selection)).standings.hash
    const rows = () => director.get<{ id: string; phase: string }[]>('{ events { id phase } }')
    expect(await rows()).toContainEqual({ id: once, phase: 'FINAL' })
    // Unloaded meanwhile, and loaded again.
    await time.advance(20_000)
    const reopen = { reason: 'A line was misread.' }
    expect((await act(asker(app), once, { reopen })).code).toBe('NOT_SIGNED_IN')
    await does(director, once, { reopen })
    expect(await rows()).toContainEqual({ id: once, phase: 'PROVISIONAL' })
    expect(await see<Reopened>(asker(app), once, selection)).toMatchObject({
      phase: 'PROVISIONAL',
      standings: { hash: null },
      reopenings: [{ ...reopen, clause: null, hash: first }],
    })
    await does(director, once, {
      correct: { series: 1, table: 1, hand: 2, readings: ['passed'], consent: [0, 1, 2, 3] },
    })
    await time.advance(1_000)
    await does(director, once, { final: {} })
    expect(await rows()).toContainEqual({ id: once, phase: 'FINAL' })
    const again = await see<Reopened>(asker(app), once, selection)
    expect(again.standings.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(again.standings.hash).not.toBe(first)
    const json = (await app.inject(`/files/event/${once}/results.json`)).json<{
      hash: string
      content: { reopenings: readonly { was: { hash: string } }[] }
    }>()
    expect(json).toMatchObject({
      hash: again.standings.hash,
      content: { reopenings: [{ ...reopen, was: { hash: first } }] },
    })
    await app.close()
    await start()
    expect(await see<Reopened>(asker(app), once, selection)).toEqual(again)
  })

  it('is unchanged after a restart', async () => {
    const before = await begin()
    await app.close()
    await start()
    expect(await see<Shown>(asker(app, director.token), event, fields)).toEqual(before)
  })

  it('reports that it is unavailable while its store is away, and continues afterwards', async () => {
    await enter(1)
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('away'))
    expect((await act(director, event, { enter: { entrant: { name: 'B' } } }, null, 'retry')).code).toBe(
      'UNAVAILABLE',
    )
    store.append = append
    await does(director, event, { enter: { entrant: { name: 'B' } } })
    expect((await see<Shown>(director, event, fields)).players).toHaveLength(2)
  })
})
