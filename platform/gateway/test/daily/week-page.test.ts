/** A week of the deals of the day at a gateway, and what all players made of a closed day. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asker, fakeTime, guest, type Asker, type FakeTime } from '../help.js'
import { newData } from '../stores.js'
import { begin, minute, openHouse, playUpTo, register, signInAgain, type Player } from './house.js'

/** Saturday evening, twenty minutes before midnight in Warsaw. */
const saturday = Date.UTC(2026, 10, 28, 22, 40)
const week = '2026-11-23'
const names = ['Ola', 'Jan', 'Ewa', 'Max', 'Zyg']

let app: FastifyInstance
let time: FakeTime
let players: Player[]
beforeEach(async () => {
  time = fakeTime(saturday)
  app = await openHouse(time, newData())
  players = await Promise.all(names.map((name) => register(app, name)))
})
afterEach(() => app.close())

interface Row {
  readonly place: number | null
  readonly name: string
  readonly division: number
  readonly points: number
  readonly days: readonly (number | null)[]
  readonly movement: string
  readonly you: boolean
}
interface Week {
  readonly code?: string
  readonly week: string
  readonly over: boolean
  readonly own: Row | null
  readonly nextDivision: number | null
  readonly rows: readonly Row[]
}
const row = '{ place name division points days movement you }'
const weekOf = (who: Asker, args = ''): Promise<Week> =>
  who.get(`{ dailyWeek(game: "tiny" ${args}) { ... on DailyRefused { code } ... on DailyWeek {
    week over nextDivision own ${row} rows ${row} } } }`)

interface Deal {
  readonly hand: number
  readonly players: number
  readonly mean: number
  readonly contracts: readonly { readonly kind: string; readonly players: number }[]
  readonly scores: readonly { readonly score: number; readonly players: number }[]
  readonly best: { readonly name: string; readonly table: string; readonly score: number }
  readonly mine: { readonly score: number } | null
}
const fieldOf = (
  who: Asker,
  day: string,
): Promise<{ readonly code?: string; readonly deals: readonly Deal[] }> =>
  who.get(`{ dailyField(game: "tiny", day: "${day}") { ... on DailyRefused { code } ... on DailyField { deals {
    hand players mean contracts { kind own players mean } scores { score players }
    best { name table kind own score } mine { score } } } } }`)

/** Everybody plays so many deals of today, all of them by default. */
const playAll = async (hands?: number): Promise<readonly string[]> => {
  const tables: string[] = []
  for (const player of players)
    tables.push((await playUpTo(time, player, (await begin(player)).id, hands)).id)
  return tables
}

describe('a week', () => {
  it('puts whoever plays into the lowest division, and shows how it would end now', async () => {
    await playAll()
    const { own, rows, over } = await weekOf(players[0] as Player)
    expect(over).toBe(false)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(new Set(rows.map(({ division }) => division))).toEqual(new Set([5]))
    expect(own?.days.filter((points) => points !== null)).toHaveLength(1)
    expect(own?.days[5]).toBe(own?.points)
    expect(rows.filter(({ you }) => you)).toEqual([own])
  })

  it('has no guests', async () => {
    const ada = await guest(app, 'Ada')
    await playUpTo(time, ada, (await begin(ada)).id)
    expect(await weekOf(ada)).toMatchObject({ own: null, rows: [] })
  })

  it('is closed after its Sunday, moves the best, and the next week begins with that', async () => {
    await playAll()
    await time.advance(30 * minute)
    players = await Promise.all(players.map((player) => signInAgain(app, player)))
    await playAll()
    const before = await weekOf(players[0] as Player)
    const winners = before.rows.filter(({ movement }) => movement === 'UP').map(({ name }) => name)
    expect(winners.length).toBeGreaterThan(0)
    expect(before.rows[0]?.days.filter((points) => points !== null)).toHaveLength(2)

    time.set(24 * 60 * minute)
    await time.advance(30 * minute)
    const past = (): Promise<Week> => weekOf(asker(app), `week: "${week}"`)
    await expect.poll(async () => (await past()).over).toBe(true)
    expect((await past()).rows.map(({ name, points }) => [name, points])).toEqual(
      before.rows.map(({ name, points }) => [name, points]),
    )
    players = await Promise.all(players.map((player) => signInAgain(app, player)))
    for (const player of players) {
      const { own, nextDivision: next } = await weekOf(player, `week: "${week}"`)
      const isUp = winners.includes(own?.name ?? '')
      expect(next).toBe(isUp ? 4 : 5)
      await begin(player)
      expect((await weekOf(player)).own?.division).toBe(next)
    }
  })

  it('is refused unless it begins on a Monday that has come and is kept', async () => {
    const refused = [
      ['week: "2026-11-24"', 'BAD_CHOICE'],
      ['week: "2026-11-30"', 'BAD_CHOICE'],
      ['week: "2026-09-07"', 'BAD_CHOICE'],
      ['week: "nonsense"', 'BAD_CHOICE'],
      ['club: "none"', 'BAD_CHOICE'],
    ] as const
    for (const [args, code] of refused)
      expect(await weekOf(players[0] as Player, args)).toMatchObject({ code })
  })
})

describe('what all players made of a day', () => {
  it('is secret until the day is closed', async () => {
    await playAll()
    expect(await fieldOf(players[0] as Player, '2026-11-28')).toEqual({ code: 'NOT_CLOSED' })
  })

  it('counts each deal: its contracts and scores, the best hand, and one’s own', async () => {
    const tables = await playAll()
    await time.advance(30 * minute)
    const day = '2026-11-28'
    await expect.poll(async () => (await fieldOf(asker(app), day)).code).toBeUndefined()
    const me = await signInAgain(app, players[0] as Player)
    const { deals } = await fieldOf(me, day)
    expect(deals.map(({ hand }) => hand)).toEqual(Array.from({ length: 12 }, (_, n) => n))
    for (const deal of deals) {
      expect(deal.players).toBe(5)
      const count = (parts: readonly { readonly players: number }[]) =>
        parts.reduce((sum, { players: n }) => sum + n, 0)
      expect([count(deal.contracts), count(deal.scores)]).toEqual([5, 5])
      const sum = deal.scores.reduce((all, { score, players: n }) => all + score * n, 0)
      expect(deal.mean).toBeCloseTo(sum / 5)
      expect(deal.best.score).toBe(deal.scores[0]?.score)
      expect(tables).toContain(deal.best.table)
      expect(deal.scores.map(({ score }) => score)).toContain(deal.mine?.score)
    }
    expect((await fieldOf(asker(app), day)).deals.map(({ mine }) => mine)).toEqual(deals.map(() => null))
  })

  it('has nothing of a day that nobody played, and is refused for days that are not kept', async () => {
    expect(await fieldOf(asker(app), '2026-11-27')).toEqual({ deals: [] })
    expect(await fieldOf(asker(app), '2026-11-29')).toEqual({ code: 'BAD_CHOICE' })
  })
})
