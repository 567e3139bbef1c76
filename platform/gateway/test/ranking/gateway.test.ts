/** Rankings at a gateway: who may do what, from a club evening to a published edition. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportEdition } from '../../src/ranking/signing/exporting.js'
import { isVerified, verifyExport } from '../../src/ranking/signing/verify.js'
import { asker, fakeTime, testApp, type App, type Asker } from '../help.js'
import { announce, does, official } from '../event/gateway.js'
import { keyOf } from './desk.js'
import { recordOf, scheme } from './kept.js'
import { newAccounts, newEvents, newRankings } from '../stores.js'

const key = keyOf('League of the valley')
const own = JSON.stringify({
  ...scheme,
  game: 'tiny',
  profiles: ['plain'],
  season: { from: '2027-01-01', until: '2027-12-31' },
})

/** One series, final a minute after its end. */
const evening = {
  protestMinutes: 1,
  format: {
    id: 'evening',
    profile: 'plain',
    chairs: [4, 3],
    series: [{ rounds: 1, minutes: null, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
    tieBreaks: [],
    bye: null,
    stake: null,
  },
}

interface Done {
  readonly __typename: string
  readonly code: string
  readonly edition: number
  readonly person: string
  readonly problems: readonly {
    readonly line: number
    readonly code: string
    readonly args: readonly { readonly name: string; readonly text: string }[]
  }[]
}
const refused =
  '... on RankingRefused { code message problems { line code message args { name text number } } }'
const act = (by: Asker, what: object): Promise<Done> =>
  by.get<Done>(
    `mutation ($act: RankingAct!) { rankingAct(act: $act) {
      __typename ... on RankingDone { ranking edition hash person event } ${refused} } }`,
    { act: what },
  )

describe('rankings at a gateway', () => {
  const accounts = newAccounts()
  const store = newRankings()
  const events = newEvents()
  /** Whether a hundred other events were announced since. */
  let old = false
  const time = fakeTime(1_800_000_000_000)
  let app: App
  let boss: Asker
  let other: Asker
  let event: string
  let ola = ''

  beforeAll(async () => {
    const newest = (most: number) => (old ? Promise.resolve([]) : events.newest(most))
    const deps = { accounts, rankings: store, signingKeys: [key], time }
    app = await testApp({ ...deps, events: { ...events, newest } })
    boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION', 'ORGANISER')
    other = await official({ app, accounts }, 'Other', 'ORGANISER')
    event = (await announce(boss, evening)).event
    for (const [i, name] of ['Ola', 'Jan', 'Ewa', 'Leo'].entries())
      await does(boss, event, { enter: { entrant: { name, licence: String(i + 1), club: 'Dolina' } } })
    await does(boss, event, { draw: { series: 1 } })
    await does(boss, event, { start: { series: 1 } })
    const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
    await does(boss, event, { list: { series: 1, table: 1, lines, signed: true } })
    await does(boss, event, { end: { series: 1 } })
  })
  afterAll(() => app.close())

  test('are made only by the association', async () => {
    for (const what of [
      { create: { ranking: 'league', scheme: own } },
      { draft: { ranking: 'league', date: '2027-01-15' } },
      { stamp: { ranking: 'league', number: 1, status: 'FINAL' } },
      { event: { event, kind: 'EVENING' } },
      { forget: { person: 'x' } },
      { person: { name: 'X' } },
      { merge: { person: 'x', into: 'y' } },
      { split: { person: 'x' } },
      { drop: { source: 'stolik', event } },
    ]) {
      expect(await act(other, what)).toMatchObject({ code: 'NOT_ALLOWED' })
      expect(await act(asker(app), what)).toMatchObject({ code: 'NOT_SIGNED_IN' })
    }
    expect(await other.get('{ rankingPeople(search: "") { __typename } }')).toEqual({
      __typename: 'RankingRefused',
    })
    expect(await act(boss, { create: { ranking: 'league', scheme: own } })).toMatchObject({
      __typename: 'RankingDone',
    })
    expect(await act(boss, { create: { ranking: 'league', scheme: own } })).toMatchObject({
      code: 'RANKING_TAKEN',
    })
    const bad = JSON.stringify({ ...(JSON.parse(own) as object), profiles: ['none'], decimals: 0.5 })
    expect(await act(boss, { scheme: { ranking: 'league', scheme: bad } })).toMatchObject({
      code: 'BAD_SCHEME',
      problems: [{ code: 'UNKNOWN_PROFILE' }, { code: 'RANGE' }],
    })
    expect(await act(boss, { scheme: { ranking: 'league', scheme: '{' } })).toMatchObject({
      code: 'MALFORMED',
    })
  })

  test('keep every version of a scheme, and no update overwrites one that its author has not seen', async () => {
    const next = (name: string, after?: number) =>
      act(boss, {
        scheme: { ranking: 'kept', after, scheme: JSON.stringify({ ...(JSON.parse(own) as object), name }) },
      })
    await act(boss, { create: { ranking: 'kept', scheme: own } })
    expect(await next('Second', 1)).toMatchObject({ __typename: 'RankingDone' })
    expect(await next('Third', 1)).toMatchObject({ code: 'STALE' })
    expect(await next('Third', 7)).toMatchObject({ code: 'STALE' })
    expect(await next('Third')).toMatchObject({ __typename: 'RankingDone' })
    const { version, schemes } = await asker(app).get<{ version: number; schemes: string[] }>(
      '{ ranking(id: "kept") { ... on Ranking { version schemes } } }',
    )
    expect(version).toBe(3)
    expect(schemes.map((text) => (JSON.parse(text) as { name: string }).name)).toEqual([
      ...['League', 'Second', 'Third'],
    ])
  })

  interface Listed {
    readonly events: readonly {
      readonly event: string
      readonly taken: boolean
      readonly here: boolean
      readonly changed: string | null
    }[]
  }
  const listed = (by: Asker, search = ''): Promise<Listed> =>
    by.get<Listed>(
      `query ($s: String!) { rankingEvents(search: $s) { __typename
        ... on RankingEvents { events { source event name date players kind taken here changed } } ... on RankingRefused { code } } }`,
      { s: search },
    )

  test('take an event once it is final and each player is identified', async () => {
    expect(await listed(other)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await listed(boss)).toMatchObject({ events: [] })
    expect(await act(boss, { event: { event: 'nothing', kind: 'EVENING' } })).toMatchObject({
      code: 'UNKNOWN_EVENT',
    })
    expect(await act(boss, { event: { event, kind: 'EVENING' } })).toMatchObject({ code: 'NOT_FINAL' })
    await time.advance(61_000)
    await does(boss, event, { final: {} })
    const chosen = { event, taken: false, here: true, kind: null, players: 4, date: '2027-01-15' }
    expect(await listed(boss)).toMatchObject({ events: [chosen] })
    expect(await listed(boss, '2027-01')).toMatchObject({ events: [chosen] })
    old = true
    expect(await listed(boss, '2027-01')).toMatchObject({ events: [] })
    expect(await listed(boss, `https://valley.example/event/${event}`)).toMatchObject({ events: [chosen] })
    old = false
    expect(await listed(boss, 'nowhere')).toMatchObject({ events: [] })
    const unknown = await act(boss, { event: { event, kind: 'EVENING' } })
    expect(unknown).toMatchObject({ code: 'UNMATCHED' })
    expect(unknown.problems.map(({ line, code }) => [line, code])).toEqual(
      [1, 2, 3, 4].map((n) => [n, 'UNMATCHED']),
    )
    ola = (
      await act(boss, {
        person: { name: 'Ola', club: 'Dolina', licences: [{ number: '1', from: '2027-01-01' }] },
      })
    ).person
    const decisions = unknown.problems.slice(1).map(({ args }) => ({
      key: args.find(({ name }) => name === 'key')?.text,
      person: 'new',
    }))
    expect(await act(boss, { event: { event, kind: 'EVENING', decisions } })).toMatchObject({
      __typename: 'RankingDone',
    })
    expect(await listed(boss)).toMatchObject({
      events: [{ event, taken: true, kind: 'EVENING', changed: null }],
    })
    const found = await boss.get<{ people: { name: string; licences: { of: string; number: string }[] }[] }>(
      '{ rankingPeople(search: "dol") { ... on PersonRecords { people { name licences { of number } } } } }',
    )
    expect(found.people.map(({ name }) => name).sort()).toEqual(['Ewa', 'Jan', 'Leo', 'Ola'])
    expect(found.people.every(({ licences }) => licences[0]?.of === 'League of the valley')).toBe(true)
  })

  test('keep the result they took, and report at the desk that a newer one is in progress, or final', async () => {
    await does(boss, event, { reopen: { reason: 'a mistake' } })
    expect(await listed(boss)).toMatchObject({ events: [{ event, taken: true, changed: 'REOPENED' }] })
    expect(await act(boss, { event: { event, kind: 'EVENING' } })).toMatchObject({ code: 'NOT_FINAL' })
    await time.advance(1_000)
    await does(boss, event, { final: {} })
    expect(await listed(boss)).toMatchObject({ events: [{ event, taken: true, changed: 'NEWER' }] })
    // Events older than the listed ones are checked too.
    old = true
    expect(await listed(boss)).toMatchObject({ events: [{ event, changed: 'NEWER' }] })
    old = false
    expect(await act(boss, { event: { event, kind: 'EVENING' } })).toMatchObject({
      __typename: 'RankingDone',
    })
    expect(await listed(boss)).toMatchObject({ events: [{ event, taken: true, changed: null }] })
  })

  test('are not counted up to a day in the future', async () => {
    expect(await act(boss, { draft: { ranking: 'league', date: '2027-01-16' } })).toMatchObject({
      __typename: 'RankingRefused',
      code: 'FUTURE_DATE',
    })
    expect(await act(boss, { draft: { ranking: 'league', date: '2027-13-01' } })).toMatchObject({
      code: 'MALFORMED',
    })
  })

  test('are published step by step, and drafts are shown to nobody else', async () => {
    expect(await act(boss, { draft: { ranking: 'league', date: '2027-01-15' } })).toMatchObject({
      edition: 1,
    })
    const heads = (by: Asker) =>
      by.get('{ ranking(id: "league") { ... on Ranking { name version editions { number status } } } }')
    const see = (by: Asker, number: number | null = null) =>
      by.get<{ rows: readonly object[] }>(
        `query ($n: Int) { edition(ranking: "league", number: $n) { __typename ${refused}
          ... on Edition { number status length rows { place name club points } } } }`,
        { n: number },
      )
    expect(await heads(boss)).toEqual({
      name: 'League',
      version: 1,
      editions: [{ number: 1, status: 'DRAFT' }],
    })
    expect(await heads(other)).toMatchObject({ editions: [] })
    expect(await see(other, 1)).toMatchObject({ code: 'UNKNOWN_EDITION' })
    expect(await see(boss, 1)).toMatchObject({ status: 'DRAFT', length: 4 })
    const left = `{ rankingLeftOut(ranking: "league", number: 1) { __typename ${refused}
      ... on EventsLeftOut { events { source event name date reason } } } }`
    expect(await boss.get(left)).toMatchObject({ events: [] })
    expect(await other.get(left)).toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await act(boss, { stamp: { ranking: 'league', number: 1, status: 'PROVISIONAL' } })).toMatchObject(
      { edition: 1 },
    )
    expect(await act(boss, { stamp: { ranking: 'league', number: 1, status: 'DRAFT' } })).toMatchObject({
      code: 'NO_SUCH_STEP',
    })
    const view = await see(asker(app))
    expect(view).toMatchObject({ number: 1, status: 'PROVISIONAL' })
    expect(view.rows).toHaveLength(4)
    expect(view.rows[0]).toMatchObject({ place: 1, club: 'Dolina' })
    const hash = (await store.editions('league'))[0]?.hash ?? ''
    const text = await exportEdition({ store, keys: [key.public] }, hash, () => true)
    expect(typeof text === 'string' && isVerified(verifyExport(text, [key.public.id]))).toBe(true)
  })

  test('tell for a draft which events no part takes, and why', async () => {
    const [part] = scheme.parts
    const north = { ...(JSON.parse(own) as object), parts: [{ ...part, regions: ['North'] }] }
    await act(boss, { create: { ranking: 'north', scheme: JSON.stringify(north) } })
    await act(boss, { draft: { ranking: 'north', date: '2027-01-15' } })
    const left = await boss.get(`{ rankingLeftOut(ranking: "north", number: 1) { ${refused}
      ... on EventsLeftOut { events { event name date reason } } } }`)
    expect(left).toEqual({
      events: [{ event, name: 'Club evening', date: '2027-01-15', reason: 'NO_REGION' }],
    })
  })

  test('refuse an event that repeats a list, until somebody decides that it is a different one', async () => {
    const head = (await store.currentSheets('tiny', '2027-01-01', '2027-12-31')).find(
      (one) => one.event === event,
    )
    const sheet = (await store.sheets([head?.hash ?? ''])).get(head?.hash ?? '')
    if (sheet === undefined) throw new Error('not taken')
    await store.addSheets([recordOf({ ...sheet, source: 'paper', event: 'twin', date: '2027-01-16' })])
    const ranked = await act(boss, { event: { event, kind: 'EVENING' } })
    expect(ranked).toMatchObject({ code: 'SAME_LISTS', problems: [{ code: 'LIST_COUNTS' }] })
    const different = ranked.problems.map(({ args }) => args.find(({ name }) => name === 'key')?.text)
    expect(different).toEqual([`${event}/1/1`])
    expect(await act(boss, { event: { event, kind: 'EVENING', different } })).toMatchObject({ event })
    await act(boss, { drop: { source: 'paper', event: 'twin' } })
  })

  test('lead from a place to the lists behind it', async () => {
    const player = await asker(app).get<{
      row: { points: number }
      results: { sheet: string; value: number; taken: boolean; event: string }[]
    }>(
      `query ($p: ID!) { editionPlayer(ranking: "league", person: $p) { ${refused}
        ... on EditionPlayer { row { points } results { sheet event value taken } } } }`,
      { p: ola },
    )
    expect(player.results).toMatchObject([{ event, taken: true, value: player.row.points }])
    const sheet = await asker(app).get<{ lists: { person: string; points: number }[] }>(
      'query ($h: ID!) { rankingSheet(hash: $h) { ... on RankingSheet { lists { person name points table won } } } }',
      { h: player.results[0]?.sheet },
    )
    expect(sheet.lists.find(({ person }) => person === ola)?.points).toBe(player.row.points)
    interface Page {
      readonly name: string
      readonly events: readonly {
        readonly points: number
        readonly won: number
        readonly lost: number
        readonly kinds: readonly { readonly kind: string; readonly played: number; readonly won: number }[]
      }[]
    }
    // For everybody in the sheet, wherever the draw has put them.
    for (const { person } of sheet.lists) {
      const { events } = await asker(app).get<Page>(
        `query ($p: ID!) { rankingPerson(id: $p) { ... on RankingPerson { name events { points won lost
          kinds { kind played won } best { score } } } } }`,
        { p: person },
      )
      const [{ won, lost, kinds } = { won: -1, lost: -1, kinds: [] }] = events
      const own = won + lost === 0 ? [] : [{ kind: 'kind.promise', played: won + lost, won }]
      expect(kinds).toEqual(own)
    }
    const [jan] = sheet.lists.filter(({ person }) => person !== ola)
    expect(
      await asker(app).get(
        'query ($a: ID!, $b: ID!) { headToHead(person: $a, other: $b) { ... on HeadToHead { tables ahead behind } } }',
        { a: ola, b: jan?.person },
      ),
    ).toMatchObject({ tables: 1 })
  })

  test('merge two people into one, and undo it', async () => {
    const { person: once } = await act(boss, {
      person: { name: 'Olga Dawna', licences: [{ number: '99', from: '2020-01-01' }] },
    })
    expect(await act(boss, { merge: { person: once, into: ola } })).toMatchObject({ person: ola })
    expect(await act(boss, { merge: { person: ola, into: once } })).toMatchObject({ code: 'SAME_PERSON' })
    const found = await boss.get<{ found: number; people: unknown[] }>(
      `{ rankingPeople(search: "99") { ... on PersonRecords { found association people {
        id name others { id name at by licences { number from until } } } } } }`,
    )
    expect(found).toMatchObject({
      found: 1,
      association: 'League of the valley',
      people: [
        {
          id: ola,
          others: [
            {
              id: once,
              name: 'Olga Dawna',
              at: time.now(),
              by: 'Boss',
              licences: [{ number: '99', from: '2020-01-01', until: null }],
            },
          ],
        },
      ],
    })
    const seen = await asker(app).get(
      `query ($id: ID!) { rankingPerson(id: $id) { ${refused}
      ... on RankingPerson { id name events { event } } } }`,
      { id: once },
    )
    expect(seen).toEqual({ id: ola, name: 'Ola', events: [{ event }] })
    expect((await accounts.acts(null, 1))[0]?.about).toContain(`merge: ${ola} ${once}`)
    expect(await act(boss, { split: { person: once } })).toMatchObject({ person: once })
    expect(await act(boss, { split: { person: once } })).toMatchObject({ code: 'NOT_MERGED' })
    expect(await act(boss, { forget: { person: once } })).toMatchObject({ person: once })
  })

  test('give people everything stored about them, and forget them on request', async () => {
    const signed = await asker(app).get<{ token: string; login: string }>(
      'mutation { register(name: "Ola", password: "correct horse battery") { ... on SignedIn { token login } } }',
    )
    const me = asker(app, signed.token)
    const mine = '{ rankingMe { ... on RankingMe { person { name licences { number } } data } } }'
    expect(await me.get(mine)).toEqual({ person: null, data: null })
    expect(await act(me, { forgetMe: {} })).toMatchObject({ code: 'UNKNOWN_PERSON' })
    const expected = {
      id: ola,
      name: 'Ola',
      club: 'Dolina',
      account: signed.login,
      licences: [{ number: '1', from: '2027-01-01' }],
    }
    await act(boss, { person: expected })
    const data = await me.get<{ person: object; data: string }>(mine)
    expect(data.person).toEqual({ name: 'Ola', licences: [{ number: '1' }] })
    expect(JSON.parse(data.data)).toMatchObject({
      events: [{ event }],
      editions: [{ number: 1, rows: [{}] }],
    })
    expect(await act(me, { forgetMe: {} })).toMatchObject({ person: ola })
    expect(await me.get(mine)).toEqual({ person: null, data: null })
    expect(await act(boss, { person: expected })).toMatchObject({ code: 'FORGOTTEN' })
    const rows = await asker(app).get<{
      rows: { person: string; name: string | null; club: string | null }[]
    }>('{ edition(ranking: "league") { ... on Edition { rows { person name club } } } }')
    expect(rows.rows.find(({ person }) => person === ola)).toEqual({ person: ola, name: null, club: null })
  })

  test('take lists from elsewhere, which only the association may send', async () => {
    const file = 'event;date;licence;name;points\nold;2027-01-05;2;Jan;7\nold;2027-01-05;9;Nowy;x\n'
    const body = (text: string, take: object | null = null): object => ({
      file: Buffer.from(text).toString('base64'),
      encoding: 'utf-8',
      source: 'paper',
      game: 'tiny',
      take,
      defaults: {
        event: null,
        date: null,
        title: null,
        kind: 'evening',
        organiser: 'Klub',
        region: null,
        profile: 'plain',
        hands: 12,
      },
      decisions: [],
      different: [],
    })
    const send = async (by: Asker, payload: object) => {
      const headers = { authorization: `Bearer ${by.token ?? ''}` }
      const response = await app.inject({ method: 'POST', url: '/files/ranking/import', headers, payload })
      return { status: response.statusCode, ...response.json<{ seen: string }>() }
    }
    expect(await send(other, body(file))).toMatchObject({ status: 403, code: 'NOT_ALLOWED' })
    // The body is not even read: it exceeds every other limit.
    const large = { more: 'x'.repeat(40_000_000) }
    expect(await send(other, large)).toMatchObject({ status: 403 })
    expect(await send(boss, large)).toMatchObject({ status: 413 })
    expect(await send(boss, { ...body(file), take: 7 })).toMatchObject({ status: 422, code: 'MALFORMED' })
    expect(await send(boss, body('Å‚'))).toMatchObject({ status: 422, problems: [{ code: 'ENCODING' }] })
    const preview = await send(boss, body(file))
    expect(preview).toMatchObject({
      status: 200,
      rows: 2,
      events: [{ event: 'old', status: 'new' }],
      bad: [{ line: 3, code: 'BAD_CELL', message: '“x” is not valid in column “points”' }],
    })
    const { seen } = preview
    const take = { seen, rest: false, replace: false }
    expect(await send(boss, body(file, take))).toMatchObject({ status: 422, code: 'BAD_ROWS' })
    expect(await send(boss, body(file, { ...take, rest: true }))).toMatchObject({
      status: 200,
      events: ['old'],
    })
    expect(await store.standingOf('paper', 'old')).toBeDefined()
    const { events } = await listed(boss)
    expect(events.map((one) => [one.event, one.taken, one.here])).toEqual([
      [event, true, true],
      ['old', true, false],
    ])
    await act(boss, { drop: { source: 'paper', event: 'old' } })
    expect((await listed(boss)).events.map((one) => one.event)).toEqual([event])
  })

  test('suggest whom players without a licence were matched with at the previous evening', async () => {
    const next = (await announce(boss, evening, 'next')).event
    for (const name of ['Jan', 'Ola', 'Leo', 'Nowy'])
      await does(boss, next, { enter: { entrant: { name, club: 'Dolina' } } })
    await does(boss, next, { draw: { series: 1 } })
    await does(boss, next, { start: { series: 1 } })
    const lines = ['passed', 'passed', '2 1 made', '3 1 failed']
    await does(boss, next, { list: { series: 1, table: 1, lines, signed: true } })
    await does(boss, next, { end: { series: 1 } })
    await time.advance(61_000)
    await does(boss, next, { final: {} })
    const { problems } = await act(boss, { event: { event: next, kind: 'EVENING' } })
    const offered = problems.map(({ args }) => args.find(({ name }) => name === 'lastName')?.text ?? null)
    // Ola is forgotten, and nothing is known of a newcomer.
    expect(offered).toEqual(['Jan', null, 'Leo', null])
    expect(await store.standingOf('stolik', next)).toBeUndefined()
  })

  test('log who did what, without names', async () => {
    const { acts } = await boss.get<{ acts: { what: string; about: string }[] }>(
      '{ acts { ... on Acts { acts { what about } } } }',
    )
    const about = acts.filter(({ what }) => what === 'RANKING_ACT').map((one) => one.about)
    expect(about).toContain('stamp: league 1 PROVISIONAL')
    expect(about).toContain(`forgetMe: ${ola}`)
    expect(about.join()).not.toContain('Ola')
  })

  test('name the edition that corrects another one, once it is published', async () => {
    const correctedBy = async (by: Asker): Promise<readonly (number | null)[]> => {
      const { editions } = await by.get<{ editions: { correctedBy: number | null }[] }>(
        '{ ranking(id: "league") { ... on Ranking { editions { correctedBy } } } }',
      )
      return editions.map((one) => one.correctedBy)
    }
    const before = await correctedBy(boss)
    expect(before.every((one) => one === null)).toBe(true)
    const date = (await store.editions('league'))[0]?.date ?? ''
    const { edition } = await act(boss, {
      draft: { ranking: 'league', date, corrects: 1, reason: 'A list was misread.' },
    })
    expect(await correctedBy(boss)).toEqual([...before, null])
    await act(boss, { stamp: { ranking: 'league', number: edition, status: 'PROVISIONAL' } })
    expect((await correctedBy(asker(app)))[0]).toBe(edition)
    expect(await correctedBy(boss)).toEqual([edition, ...before.slice(1), null])
  })

  test('report that they are unavailable', async () => {
    const away = await testApp({
      accounts,
      time,
      signingKeys: [key],
      rankings: { ...store, ranking: () => Promise.reject(new Error('away')) },
    })
    expect(await asker(away).get('{ ranking(id: "league") { ... on RankingRefused { code } } }')).toEqual({
      code: 'UNAVAILABLE',
    })
    await away.close()
  })
})
