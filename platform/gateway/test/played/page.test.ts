/** A player’s own page: who may query it, its content, invalid input, and hands from before the index existed. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlPlayed } from '../../src/played/sql.js'
import { curve, readMark } from '../../src/played/api/resolvers.js'
import type { SqlData } from '../../src/store/sql.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  openForTwo,
  openTiny,
  playOn,
  playSeries,
  sit,
  testApp,
  tiny,
  type Asker,
  type FakeTime,
} from '../help.js'
import { newData, newStores } from '../stores.js'

let app: FastifyInstance
let data: SqlData
let time: FakeTime
let ola: Asker
let jan: Asker
beforeEach(async () => {
  time = fakeTime()
  data = newData()
  app = await testApp({ time, store: data.store, played: sqlPlayed(data.db) })
  ;[ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
})
afterEach(() => app.close())

interface Hand {
  readonly table: string
  readonly hand: number
  readonly at: number
  readonly chair: number
  readonly players: readonly string[]
  readonly invitation: string | null
  readonly row: { readonly hand: number; readonly code: string; readonly scores: readonly (number | null)[] }
}
interface Hands {
  readonly code?: string
  readonly hands: readonly Hand[]
  readonly next: string | null
}
const refused = '... on Refused { code }'
const hands = (who: Asker, args = ''): Promise<Hands> =>
  who.get(`{ playedHands${args} { ${refused} ... on PlayedHands {
    hands { table hand at game profile chair players invitation row { hand code scores totals args { name } } } next
  } } }`)
const series = (who: Asker, args = '') =>
  who.get<{ code?: string; series: readonly Record<string, unknown>[]; next: string | null }>(
    `{ playedSeries${args} { ${refused} ... on PlayedSeriesPage {
      series { table at game profile length chair place players totals } next
    } } }`,
  )
const statistics = (who: Asker) =>
  who.get<{
    code?: string
    games: readonly {
      game: string
      hands: number
      points: number
      curve: number[]
      kinds: { kind: string; hands: number; own: number; won: number; points: number }[]
    }[]
  }>(
    `{ playedStatistics { ${refused} ... on PlayedStatistics {
      games { game hands points curve kinds { kind hands own won points } } } } }`,
  )

/** Ola and Jan play a series to its end, with a bot. */
async function finished(args = ''): Promise<string> {
  const { id } = await openForTwo([ola, jan], `speed: FREE ${args}`)
  await playSeries(time, [ola, jan], id)
  return id
}

describe('a player’s own page', () => {
  it('is empty before the first hand is settled', async () => {
    expect(await hands(ola)).toEqual({ hands: [], next: null })
    expect((await series(ola)).series).toEqual([])
    expect((await statistics(ola)).games).toEqual([])
  })

  it('has the hands of a series, its result, and their totals', async () => {
    const id = await finished()
    const mine = await hands(ola)
    const length = mine.hands.length
    expect(length).toBeGreaterThan(1)
    expect(mine.hands.map((one) => [one.table, one.hand, one.row.hand])).toEqual(
      Array.from({ length }, (_, i) => [id, length - 1 - i, length - 1 - i]),
    )
    expect(mine.hands[0]).toMatchObject({ chair: 0, invitation: null })
    expect((await hands(jan)).hands[0]).toMatchObject({ chair: 1 })

    const [ended, ...more] = (await series(ola)).series
    expect(more).toEqual([])
    const totals = ended?.['totals'] as number[]
    expect(ended).toMatchObject({ table: id, length, chair: 0 })
    expect(ended?.['place']).toBe(1 + totals.filter((total) => total > (totals[0] ?? 0)).length)

    const [game] = (await statistics(ola)).games
    const points = mine.hands.reduce((sum, { row }) => sum + (row.scores[0] ?? 0), 0)
    expect(game).toMatchObject({ game: 'tiny', hands: length, points })
    expect(game?.curve.at(-1)).toBe(points)
    expect(game?.kinds.reduce((sum, one) => sum + one.hands, 0)).toBe(length)
  })

  it('has the invitation to a private table, for its players only', async () => {
    await finished('private: true')
    expect((await hands(ola)).hands[0]?.invitation).toMatch(/^\w{16}$/)
    expect((await hands(await guest(app, 'Ewa'))).hands).toEqual([])
  })

  it('has nothing that a bot played in the player’s place', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await sit(jan, id)
    await addBot(ola, id)
    await leave(jan, id)
    await playOn(time, [ola], id)
    expect((await hands(ola)).hands).toHaveLength(1)
    expect((await hands(jan)).hands).toEqual([])
  })

  it('comes in pages of twenty, none twice', async () => {
    while ((await hands(ola)).next === null) await finished()
    const first = await hands(ola)
    expect(first.hands).toHaveLength(20)
    const rest = await hands(ola, `(before: "${first.next}")`)
    const keys = [...first.hands, ...rest.hands].map(({ table, hand }) => `${table} ${hand}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(rest.next).toBeNull()
    expect((await statistics(ola)).games[0]?.hands).toBe(keys.length)
  })

  it('can be cleared for good, and fills again', async () => {
    await finished()
    expect(await ola.get('mutation { forgetPlayed { __typename } }')).toEqual({ __typename: 'Done' })
    expect([(await hands(ola)).hands, (await series(ola)).series, (await statistics(ola)).games]).toEqual([
      [],
      [],
      [],
    ])
    expect((await hands(jan)).hands.length).toBeGreaterThan(0)
    await time.advance(1_000)
    await finished()
    expect((await series(ola)).series).toHaveLength(1)
  })

  it.each([
    ['(before: "1")', 'BAD_CHOICE'],
    ['(before: "")', 'BAD_CHOICE'],
    [`(before: "1.abcdefgh.0' OR 1=1")`, 'BAD_CHOICE'],
    [`(before: "${'9'.repeat(400)}.abcdefgh.0")`, 'BAD_CHOICE'],
    ['(game: "chess")', 'UNKNOWN_GAME'],
    ['(game: "")', 'UNKNOWN_GAME'],
  ])('is refused with %s', async (args, code) => {
    expect((await hands(ola, args)).code).toBe(code)
    if (args.startsWith('(before')) expect((await series(ola, args)).code).toBe(code)
  })

  it('is refused without a name', async () => {
    const nobody = asker(app)
    for (const answer of [await hands(nobody), await series(nobody), await statistics(nobody)])
      expect(answer.code).toBe('NOT_SIGNED_IN')
    expect(await nobody.get('mutation { forgetPlayed { ... on Refused { code } } }')).toEqual({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('is UNAVAILABLE if the store does not answer', async () => {
    const away = (): Promise<never> => Promise.reject(new Error('away'))
    const other = await testApp({
      time,
      played: { ...newStores().played, newest: away, kinds: away, forget: away },
    })
    const who = await guest(other, 'Ola')
    for (const answer of [await hands(who), await series(who), await statistics(who)])
      expect(answer.code).toBe('UNAVAILABLE')
    await other.close()
  })
})

describe('hands that a guest played before they had an account', () => {
  const password = 'karo as wino 10'
  const signed = '{ ... on SignedIn { token login } }'
  interface Signed {
    readonly token: string
    readonly login: string
  }
  const register = (who: Asker): Promise<Signed> =>
    who.get(`mutation { register(name: "Ola", password: "${password}") ${signed} }`)
  const signIn = (who: Asker, login: string): Promise<Signed> =>
    who.get(`mutation { signIn(login: "${login}", password: "${password}") ${signed} }`)
  const as = ({ token }: Signed): Asker => asker(app, token)

  it('belong to the account that they make', async () => {
    await finished()
    const before = [await hands(ola), await series(ola), await statistics(ola)]
    const account = as(await register(ola))
    expect((await hands(account)).hands.length).toBeGreaterThan(1)
    expect([await hands(account), await series(account), await statistics(account)]).toEqual(before)
  })

  it('belong to the account that they sign in to', async () => {
    const { login } = await register(asker(app))
    await finished()
    const before = await hands(ola)
    const account = as(await signIn(ola, login))
    expect(await hands(account)).toEqual(before)
  })

  it('belong to no account that comes without the guest’s token', async () => {
    await finished()
    const { token, login } = await register(asker(app))
    expect((await hands(asker(app, token))).hands).toEqual([])
    // Signing in from another account’s session moves nothing.
    const other = await register(ola)
    const account = as(await signIn(as(other), login))
    expect((await hands(account)).hands).toEqual([])
  })

  it('belong neither to a second account nor after a wrong password', async () => {
    await finished()
    const [first, second] = [await register(asker(app)), await register(asker(app))]
    await ola.get(`mutation { signIn(login: "${second.login}", password: "wrong") { __typename } }`)
    expect((await hands(as(second))).hands).toEqual([])
    await signIn(ola, first.login)
    await signIn(ola, second.login)
    expect((await hands(as(first))).hands.length).toBeGreaterThan(1)
    expect((await hands(as(second))).hands).toEqual([])
  })

  it('are forgotten on request of the account, under either token', async () => {
    await finished()
    const account = as(await register(ola))
    await account.get('mutation { forgetPlayed { __typename } }')
    for (const who of [account, ola])
      expect([(await hands(who)).hands, (await series(who)).series, (await statistics(who)).games]).toEqual([
        [],
        [],
        [],
      ])
  })
})

describe('hands that were settled before the index existed', () => {
  it('are listed after a start, as if they had been written with the log', async () => {
    await finished()
    const before = [await hands(ola), await series(jan), await statistics(ola)]
    await data.db.deleteFrom('played').execute()
    await data.db.updateTable('records').set({ indexed: null }).execute()
    const played = sqlPlayed(data.db)
    const again = await testApp({ time, store: { ...data.store, close: () => Promise.resolve() }, played })
    await expect.poll(() => played.behind(1, [])).toBeUndefined()
    expect([await hands(ola), await series(jan), await statistics(ola)]).toEqual(before)
    await again.close()
  })

  it('do not block a start if their rules are unknown', async () => {
    await finished()
    await data.db.deleteFrom('played').execute()
    await data.db.updateTable('records').set({ indexed: null }).execute()
    const plugin = { ...tiny.plugin, profiles: ['high'], knows: (profile: string) => profile === 'high' }
    const other = { ...tiny, plugin }
    const played = sqlPlayed(data.db)
    const store = { ...data.store, close: () => Promise.resolve() }
    const again = await testApp({ time, store, played, games: [other] })
    await expect.poll(() => played.behind(1, [])).toBeUndefined()
    expect((await hands(ola)).hands).toEqual([])
    await again.close()
  })
})

describe('the curve of a player’s points', () => {
  it('is the running total, and ends with the last one', () => {
    expect(curve([])).toEqual([])
    expect(curve([5])).toEqual([5])
    expect(curve([5, -7, 0])).toEqual([5, -2, -2])
  })

  it('has at most sixty points, the first and the last among them', () => {
    const long = curve(Array.from({ length: 5_000 }, () => 1))
    expect([long.length, long[0], long.at(-1)]).toEqual([60, 1, 5_000])
  })

  it('reads only cursors that it could have written', () => {
    expect(readMark('5.abcdefgh.12')).toEqual({ at: 5, table: 'abcdefgh', hand: 12 })
    expect(['5.abcdefgh', 'x.abcdefgh.1', '5.abc.1', '-5.abcdefgh.1'].map(readMark)).toEqual([
      ...Array.from({ length: 4 }, () => undefined),
    ])
  })
})
