/** "Find me a table" by strength: who meets whom, how the range grows, and how long it may take. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { better, levelFor, nearest, rangeAfter } from '../../src/lobby/api/near.js'
import type { SqlData } from '../../src/store/sql.js'
import type { Row } from '../../src/table/row.js'
import {
  fakeTime,
  guest,
  leave,
  testApp,
  whole,
  type Asker,
  type FakeTime,
  type TableAnswer,
} from '../help.js'
import { levelled } from '../levelled.js'
import { newData } from '../stores.js'
import { openRated, register } from './people.js'

let app: FastifyInstance
let time: FakeTime
let data: SqlData
let ola: Asker
let jan: Asker
beforeEach(async () => {
  time = fakeTime(Date.UTC(2026, 10, 28, 12))
  data = newData()
  app = await testApp({ time, data, games: [levelled] })
  ;[ola, jan] = [await register(app, 'Ola'), await register(app, 'Jan')]
})
afterEach(() => app.close())

interface Found extends TableAnswer {
  readonly speed: string
  readonly rated: boolean
  readonly botsIn: number | null
  readonly waitSeconds: number | null
}
const selection = `${whole} ... on Table { rated botsIn waitSeconds }`
const find = (who: Asker, args: string): Promise<Found> =>
  who.get(`mutation { findTable(${args}) { ${selection} } }`)
const rated = 'game: "tiny", rated: true'

const rate = async (name: string, value: number): Promise<void> => {
  const { db } = data
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const row = { game: 'tiny', person: id, value, deviation: 60, volatility: 0.03, series: 20, at: time.now() }
  await db.insertInto('ratings').values(row).execute()
}

describe('finding a rated table', () => {
  it('opens one of the shortest rated length, with clocks and without bots', async () => {
    expect(await find(ola, rated)).toMatchObject({ rated: true, length: 9, speed: 'NORMAL', botsIn: null })
  })

  it('is for accounts, and needs a game', async () => {
    expect(await find(await guest(app, 'Gast'), rated)).toMatchObject({ code: 'RATED_NEEDS_ACCOUNT' })
    expect(await find(ola, 'rated: true')).toMatchObject({ code: 'BAD_CHOICE' })
  })

  it('seats people of like strength together, and others once they have waited', async () => {
    await rate('Jan', 1900)
    const first = await find(ola, rated)
    const second = await find(jan, rated)
    expect(second.id).not.toBe(first.id)
    const eve = await register(app, 'Ewa')
    expect((await find(eve, rated)).id).toBe(first.id)
    await leave(eve, first.id)
    // Four hundred apart: thirty seconds.
    await time.advance(14_000)
    expect((await find(jan, rated)).id).toBe(second.id)
  })

  it('moves somebody who waits alone to an older table that fits by now, and closes theirs', async () => {
    await rate('Jan', 1730)
    const first = await find(ola, rated)
    await time.advance(100)
    const second = await find(jan, rated)
    expect(second.id).not.toBe(first.id)
    await time.advance(5_000)
    expect((await find(jan, rated)).id).toBe(second.id)
    // 230 apart: thirteen seconds.
    await time.advance(9_000)
    expect(await find(jan, rated)).toMatchObject({ id: first.id, chair: 1 })
    expect(await jan.get(`{ table(id: "${second.id}") { ... on Table { phase } } }`)).toEqual({
      phase: 'CLOSED',
    })
  })

  it('never leads to a rated table unless it is asked for, nor to a friendly one if it is', async () => {
    const { id } = await openRated(ola)
    const friendly = await find(jan, 'game: "tiny"')
    expect([friendly.id === id, friendly.rated]).toEqual([false, false])
    expect((await find(jan, rated)).rated).toBe(true)
  })

  it('finds tables of the speed that is asked for', async () => {
    const fast = await find(ola, `${rated}, speed: FAST`)
    expect(fast.speed).toBe('FAST')
    expect((await find(jan, `${rated}, speed: CALM`)).id).not.toBe(fast.id)
    const eve = await register(app, 'Ewa')
    expect((await find(eve, `${rated}, speed: FAST`)).id).toBe(fast.id)
  })

  it('says how long the last tables waited, and nothing while few are known', async () => {
    expect((await find(ola, rated)).waitSeconds).toBeNull()
    const { db } = data
    for (const [i, wait] of [40_000, 60_000, 500_000].entries()) {
      const opened = time.now() - 600_000
      const row = { table_id: `t${i}`, game: 'tiny', speed: 'NORMAL', opened, began: opened + wait, done: 1 }
      await db.insertInto('rated_tables').values(row).execute()
    }
    const { id } = await find(ola, rated)
    const seen = (): Promise<Found> => ola.get(`{ table(id: "${id}") { ${selection} } }`)
    const before = time.now()
    await expect
      .poll(async () => {
        await time.advance(1_000)
        return (await seen()).waitSeconds
      })
      .not.toBeNull()
    // The middle one waited a minute; this one has waited some seconds of it.
    expect((await seen()).waitSeconds).toBeLessThanOrEqual(60 - Math.floor((time.now() - before) / 1_000))
    await time.advance(90_000)
    expect((await seen()).waitSeconds).toBeNull()
  })
})

describe('bots at a friendly table', () => {
  it('do not come if nobody wants them', async () => {
    expect((await find(ola, 'game: "tiny", bots: false')).botsIn).toBeNull()
  })

  it('suit the rating of whoever asks for them, and are of the usual level otherwise', async () => {
    await rate('Ola', 1800)
    const { id } = await find(ola, 'game: "tiny", bots: true')
    const plain = await find(jan, 'game: "tiny", profile: "plain"')
    expect(plain.id).toBe(id)
    await time.advance(31_000)
    const { players } = await ola.get<{ players: { level: string | null }[] }>(
      `{ table(id: "${id}") { ... on Table { players { level } } } }`,
    )
    expect(players.map(({ level }) => level)).toEqual([null, null, 'MASTER'])
  })
})

describe('tables by strength', () => {
  const row = (id: string, rating: number, at: number, seated = 1): Row => ({
    id,
    game: 'tiny',
    profile: 'plain',
    speed: 'FAST',
    length: 9,
    phase: 'GATHERING',
    isPrivate: false,
    done: 0,
    botsAt: null,
    rated: { rating, at },
    players: [0, 1, 2].map((chair) =>
      chair < seated ? { name: 'Ola', bot: false, person: `${id}${chair}`, online: true } : null,
    ),
  })
  const now = 1_000_000
  const ids = (rows: readonly Row[]): readonly string[] => rows.map(({ id }) => id)

  it('are within a range that grows by ten a second', () => {
    expect([rangeAfter(0), rangeAfter(30_000)]).toEqual([100, 400])
    const rows = [row('near', 1550, now), row('far', 1850, now), row('waiting', 1850, now - 30_000)]
    expect(ids(nearest(rows, 1500, now))).toEqual(['near', 'waiting'])
  })

  it('come with the most people first, then those of the closest strength', () => {
    const rows = [row('one', 1510, now), row('two', 1590, now, 2), row('close', 1501, now)]
    expect(ids(nearest(rows, 1500, now))).toEqual(['two', 'close', 'one'])
  })

  it('are left for older ones only, and only by somebody alone', () => {
    const own = row('own', 1500, now - 10_000)
    expect(ids(better(own, [own, row('older', 1550, now - 20_000), row('newer', 1500, now)], now))).toEqual([
      'older',
    ])
    expect(better(row('own', 1500, now, 2), [row('older', 1500, now - 20_000)], now)).toEqual([])
  })

  it('have bots of a level by rating', () => {
    const levels = ['beginner', 'club', 'master'] as const
    expect([1300, 1500, 1700].map((rating) => levelFor(rating, levels))).toEqual([
      'beginner',
      'club',
      'master',
    ])
    expect(levelFor(1700, ['club'])).toBe('club')
  })
})
