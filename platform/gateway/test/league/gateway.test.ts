/** A league at a gateway: who may do what, from the register to promotion. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asker, fakeTime, testApp, type App, type Asker } from '../help.js'
import { keyOf } from '../ranking/desk.js'
import { person } from '../ranking/kept.js'
import { announce, does, official } from '../event/gateway.js'
import { newAccounts, newEvents, newLeagues, newRankings } from '../stores.js'

interface Done {
  readonly __typename: string
  readonly code?: string
  readonly seq?: number
  readonly problems?: readonly { readonly player: string; readonly name: string; readonly team: string }[]
}

let ops = 0
const act = (by: Asker, what: object, more: { op?: string; expectedSeq?: number; league?: string } = {}) =>
  by.get<Done>(
    `mutation ($league: ID!, $op: ID!, $expectedSeq: Int, $act: LeagueAct!) {
      leagueAct(league: $league, op: $op, expectedSeq: $expectedSeq, act: $act) { __typename
        ... on LeagueDone { seq }
        ... on LeagueRefused { code message args { name text number } problems { player name team } } } }`,
    { league: 'liga', op: `op${(ops += 1)}`, ...more, act: what },
  )

const rules = {
  name: 'Liga',
  season: '2026/27',
  game: 'tiny',
  profile: 'plain',
  divisions: [
    { division: 'first', name: 'I liga', down: 1 },
    { division: 'second', name: 'II liga', up: 1 },
  ],
  players: 2,
  counting: 2,
  walkover: { points: 2 },
  tieBreaks: ['SMALL'],
  scales: [{ teams: 2, places: [2, 0], draw: 1 }],
}

/** Two teams of two; one series, final a minute after its end. */
const evening = {
  protestMinutes: 1,
  groups: [{ kind: 'TEAM', size: 2, counting: 2, substitutes: 0 }],
  format: {
    id: 'evening',
    profile: 'plain',
    chairs: [4, 3],
    bye: null,
    stake: null,
    tieBreaks: [],
    series: [{ rounds: 1, minutes: null, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
  },
}

interface League {
  readonly seq: number
  readonly phase: string
  readonly tables: readonly {
    readonly division: string
    readonly rows: readonly {
      readonly team: string
      readonly points: number
      readonly small: number
      readonly moves: number
    }[]
  }[]
  readonly people: readonly { readonly person: string; readonly name: string | null }[]
  readonly matches: readonly {
    readonly match: string
    readonly result: { readonly kind: string; readonly event: string } | null
  }[]
}

const league = (by: Asker): Promise<League> =>
  by.get<League>(`{ league(id: "liga") { ... on League { seq phase
    tables { division rows { team points small moves } } people { person name }
    matches { match result { kind event } } } } }`)

describe('a league at a gateway', () => {
  const accounts = newAccounts()
  const store = newRankings()
  const leagues = newLeagues()
  const time = fakeTime(1_800_000_000_000)
  let app: App
  let boss: Asker
  let other: Asker

  beforeAll(async () => {
    const deps = { accounts, rankings: store, leagues, events: newEvents(), time }
    app = await testApp({ ...deps, signingKeys: [keyOf('Liga Kaszubska')] })
    boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION', 'ORGANISER')
    other = await official({ app, accounts }, 'Other', 'ORGANISER')
    for (const [id, name] of [
      ['a1', 'Ola'],
      ['a2', 'Jan'],
      ['b1', 'Ewa'],
      ['b2', 'Leo'],
      ['c1', 'Iza'],
      ['d1', 'Ewa'],
    ] as const)
      await store.savePerson(person(id, { name, club: null }))
  })
  afterAll(() => app.close())

  const team = (id: string, division: string, players: readonly string[]) => ({
    team: { team: id, division, name: `Klub ${id}`, club: '', home: '', players },
  })

  test('only the association may act, and everybody may read', async () => {
    for (const [by, code] of [
      [other, 'NOT_ALLOWED'],
      [asker(app), 'NOT_SIGNED_IN'],
    ] as const)
      expect(await act(by, { create: { rules } })).toMatchObject({ __typename: 'LeagueRefused', code })
    expect(await act(boss, { create: { rules: { ...rules, game: 'none' } } })).toMatchObject({
      code: 'UNKNOWN_GAME',
    })
    expect(await act(boss, { create: { rules: { ...rules, profile: 'none' } } })).toMatchObject({
      code: 'MALFORMED',
    })
    expect(await act(boss, { create: { rules } }, { op: 'first' })).toMatchObject({ seq: 1 })
    expect(await act(boss, { create: { rules } }, { op: 'first' })).toMatchObject({ seq: 1 })
    expect(await act(boss, { create: { rules } })).toMatchObject({ code: 'LEAGUE_TAKEN' })
    expect(await asker(app).get('{ leagues { league name phase teams } }')).toEqual([
      { league: 'liga', name: 'Liga', phase: 'PLANNED', teams: 0 },
    ])
    expect(await asker(app).get('{ league(id: "none") { ... on LeagueRefused { code } } }')).toEqual({
      code: 'UNKNOWN_LEAGUE',
    })
    for (const query of ['leagueAudit(league: "liga")', 'leagueNext(league: "liga")'])
      expect(await other.get(`{ ${query} { ... on LeagueRefused { code } } }`)).toEqual({
        code: 'NOT_ALLOWED',
      })
  })

  test('an act sent again is done once, and another act under its key is refused', async () => {
    const more = { op: 'made', league: 'other' }
    const create = { create: { rules: { ...rules, name: 'Other' } } }
    expect(await act(boss, create, more)).toMatchObject({ __typename: 'LeagueDone', seq: 1 })
    expect(await act(boss, create, more)).toMatchObject({ __typename: 'LeagueDone', seq: 1 })
    for (const what of [{ create: { rules } }, { close: {} }, team('a', 'first', ['a1'])])
      expect(await act(boss, what, more)).toMatchObject({ __typename: 'LeagueRefused', code: 'OP_REUSED' })
    expect(await leagues.log('other', 0)).toHaveLength(1)
  })

  test('line-ups come from the register, and two screens cannot overwrite each other', async () => {
    expect(await act(boss, team('a', 'first', ['a1', 'nobody']))).toMatchObject({ code: 'UNKNOWN_PERSON' })
    expect(await act(boss, team('a', 'first', ['a1', 'a2']), { expectedSeq: 1 })).toMatchObject({ seq: 2 })
    expect(await act(boss, team('b', 'first', ['b1']), { expectedSeq: 1 })).toMatchObject({
      code: 'OVERTAKEN',
    })
    const both = await Promise.all([
      act(boss, team('b', 'first', ['b1', 'b2']), { expectedSeq: 2 }),
      act(boss, team('c', 'second', ['c1']), { expectedSeq: 2 }),
    ])
    expect(both.map(({ code }) => code ?? 'done').sort()).toEqual(['OVERTAKEN', 'done'])
    await act(boss, team('b', 'first', ['b1', 'b2']))
    await act(boss, team('c', 'second', ['c1']))
    expect(await act(boss, team('d', 'second', ['d1']))).toMatchObject({ __typename: 'LeagueDone' })
    const fixtures = (division: string, teams: readonly string[]) => ({
      fixtures: { division, days: [{ matches: [{ teams, starts: 1_800_000_000_000, place: 'Remiza' }] }] },
    })
    await act(boss, fixtures('first', ['a', 'b']))
    await act(boss, fixtures('second', ['c', 'd']))
    expect((await league(asker(app))).matches.map(({ match }) => match)).toEqual(['first-1-1', 'second-1-1'])
  })

  test('a result is taken from an event of the house once it is final and everybody is recognised', async () => {
    const { event } = await announce(boss, evening)
    for (const [name, of] of [
      ['Ola', 'Klub a'],
      ['Johann', 'Klub a'],
      ['Ewa', 'Goście'],
      ['Leo', 'Goście'],
    ])
      await does(boss, event, { enter: { entrant: { name, team: of } } })
    await does(boss, event, { draw: { series: 1 } })
    await does(boss, event, { start: { series: 1 } })
    const take = { event: { match: 'first-1-1', event } }
    expect(await act(boss, { event: { match: 'first-1-1', event: 'none' } })).toMatchObject({
      code: 'UNKNOWN_EVENT',
    })
    expect(await act(boss, take)).toMatchObject({ code: 'NOT_FINAL' })
    const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']
    await does(boss, event, { list: { series: 1, table: 1, lines, signed: true } })
    await does(boss, event, { end: { series: 1 } })
    await time.advance(60_000)
    await does(boss, event, { final: {} })
    expect(await act(boss, take)).toMatchObject({ code: 'UNKNOWN_EVENT_TEAM' })
    const named = { event: { ...take.event, teams: [{ team: 'b', name: 'Goście' }] } }
    const unmatched = await act(boss, named)
    expect(unmatched).toMatchObject({ code: 'UNMATCHED', problems: [{ name: 'Johann', team: 'a' }] })
    const [problem] = unmatched.problems ?? []
    const people = [{ player: problem?.player, person: 'a2' }]
    expect(await act(boss, { event: { ...named.event, people } })).toMatchObject({ __typename: 'LeagueDone' })
    const { matches, tables, phase } = await league(asker(app))
    expect(phase).toBe('RUNNING')
    expect(matches[0]?.result).toEqual({ kind: 'EVENT', event })
    const standings = await boss.get<{
      standings: { groups: { rows: { name: string; points: number }[] }[] }
    }>(`{ event(id: "${event}") { ... on Event { standings { groups { rows { name points } } } } } }`)
    const sums = Object.fromEntries(
      (standings.standings.groups[0]?.rows ?? []).map(({ name, points }) => [name, points]),
    )
    const small = Object.fromEntries((tables[0]?.rows ?? []).map((row) => [row.team, row.small]))
    expect(small).toEqual({ a: sums['Klub a'], b: sums['Goście'] })
  })

  test('a match is marked while its event is open again, and until the new result is taken', async () => {
    interface Marked {
      readonly hash: string
      readonly reopened: readonly {
        readonly match: string
        readonly event: string
        readonly final: boolean
      }[]
      readonly matches: readonly { readonly result: { readonly event: string | null } | null }[]
      readonly tables: League['tables']
    }
    const marked = () =>
      asker(app).get<Marked>(`{ league(id: "liga") { ... on League { hash reopened { match event final }
        matches { result { event } } tables { division rows { team points small moves } } } } }`)
    const file = async () => {
      // Files are kept for half a minute, because other processes write too.
      await time.advance(31_000)
      return (await app.inject('/leagues/liga/league.json')).json<Partial<Marked>>()
    }
    const before = await marked()
    const event = before.matches[0]?.result?.event ?? ''
    expect(before.reopened).toEqual([])
    expect(Object.keys(await file())).not.toContain('reopened')

    await does(boss, event, { reopen: { reason: 'A line was misread.' } })
    const mark = { match: 'first-1-1', event }
    expect((await marked()).reopened).toEqual([{ ...mark, final: false }])
    expect((await file()).reopened).toEqual([{ ...mark, final: false }])
    // The mark is no part of what was published, so nothing that was printed becomes wrong.
    expect((await marked()).hash).toBe(before.hash)

    const penalty = { player: 'p', series: null, points: -7, small: 0, penalty: true, reason: 'Late.' }
    const { players } = await boss.get<{
      players: readonly { readonly id: string; readonly name: string }[]
    }>(`{ event(id: "${event}") { ... on Event { players { id name } } } }`)
    const ola = players.find(({ name }) => name === 'Ola')
    await does(boss, event, { adjust: { ...penalty, player: ola?.id } })
    await time.advance(60_000)
    await does(boss, event, { final: {} })
    expect((await marked()).reopened).toEqual([{ ...mark, final: true }])
    expect((await marked()).tables).toEqual(before.tables)

    const johann = players.find(({ name }) => name === 'Johann')
    const take = {
      event: {
        ...mark,
        reason: 'The event was corrected.',
        teams: [{ team: 'b', name: 'Goście' }],
        people: [{ player: johann?.id, person: 'a2' }],
      },
    }
    expect(await act(boss, take)).toMatchObject({ __typename: 'LeagueDone' })
    const after = await marked()
    expect(after.reopened).toEqual([])
    expect(Object.keys(await file())).not.toContain('reopened')
    const small = (tables: League['tables'], of: string) =>
      tables[0]?.rows.find(({ team: id }) => id === of)?.small ?? NaN
    expect(small(after.tables, 'a')).toBe(small(before.tables, 'a') - 7)
  })

  test('a forgotten person loses their name, and no figure changes', async () => {
    const before = await league(boss)
    expect(before.people.find((one) => one.person === 'b1')?.name).toBe('Ewa')
    await boss.get('mutation { rankingAct(act: { forget: { person: "b1" } }) { __typename } }')
    const after = await league(boss)
    expect(after.people.find((one) => one.person === 'b1')).toEqual({ person: 'b1', name: null })
    expect(after.tables).toEqual(before.tables)
    expect(JSON.stringify(await leagues.log('liga'))).not.toMatch(/Ewa|Ola|Boss/)
    // The line-up can still be changed, with the forgotten person in it.
    expect(await act(boss, team('b', 'first', ['b1', 'b2']))).toMatchObject({ __typename: 'LeagueDone' })
  })

  test('the season is closed, and the next one begins with the promoted teams', async () => {
    const result = {
      result: {
        match: 'second-1-1',
        teams: [
          { team: 'c', players: [{ person: 'c1', points: 7.5 }] },
          { team: 'd', players: [{ person: 'd1', points: 2.33 }] },
        ],
      },
    }
    expect(await act(boss, result)).toMatchObject({ __typename: 'LeagueDone' })
    expect(await act(boss, { close: {} })).toMatchObject({ __typename: 'LeagueDone' })
    expect(await act(boss, { annul: { match: 'second-1-1', reason: 'Late.' } })).toMatchObject({
      code: 'CLOSED',
    })
    const next = await boss.get<{ rules: object; teams: readonly { team: string; division: string }[] }>(
      `{ leagueNext(league: "liga") { ... on LeagueNext { teams { team division }
        rules { name season game profile divisions { division name up down } players counting
          scales { teams places draw } ties walkover { points small absent } withdrawal tieBreaks seed figure transfers } } } }`,
    )
    expect(next.teams).toContainEqual({ team: 'c', division: 'first' })
    const create = { create: { rules: next.rules, after: 'liga' } }
    expect(await act(boss, create, { league: 'liga-2' })).toMatchObject({ seq: 5 })
    expect(
      (
        await boss.get<{ entries: { name: string; kind: string }[] }>(
          '{ leagueAudit(league: "liga", from: 0) { ... on LeagueAudit { length entries { name kind } } } }',
        )
      ).entries.map(({ name, kind }) => `${name} ${kind}`),
    ).toContain('Boss close')
  })

  test('the log in the store alone gives the league again', async () => {
    const again = await testApp({ accounts, rankings: store, leagues, time })
    expect(await league(asker(again))).toEqual(await league(asker(app)))
    await again.close()
  })
})
